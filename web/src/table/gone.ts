/** Somebody who is gone: what the table says beforehand, and whose seat can be decided about now. */
import type { AbsentSeat, TableInfo } from '../protocol/wire';
import { t } from '../texts/texts.svelte';

const HOUR = 60;
const DAY = 24 * HOUR;

/** So many minutes, in the largest unit that fits. */
export function durationText(minutes: number): string {
  if (minutes % DAY === 0) return t('time-days', { count: minutes / DAY });
  if (minutes % HOUR === 0) return t('time-hours', { count: minutes / HOUR });
  return t('time-minutes', { count: minutes });
}

/** When the others may decide about a seat at this table. */
export function goneRule(info: TableInfo): string {
  const time = durationText(info.gone_after_minutes ?? DAY);
  return t(info.pace?.pace === 'unlimited' || !info.pace ? 'gone-rule-waiting' : 'gone-rule-clock', { time });
}

/** The seats that can be decided about now, from what the server told some milliseconds ago. */
export function goneNow(absent: readonly AbsentSeat[], passed: number): number[] {
  return absent.filter(({ gone_in: left }) => left <= passed).map(({ seat }) => seat);
}
