/** How much time players have: what can be chosen, and how it is said. */
import type { Pace } from '../protocol/wire';
import { amount } from '../texts/moments';
import { t } from '../texts/texts.svelte';

const bank = (minutes: number, seconds: number): Pace => ({
  pace: 'real-time',
  bank_seconds: minutes * 60,
  increment_seconds: seconds,
});

export const PACES: Record<string, Pace> = {
  unlimited: { pace: 'unlimited' },
  quick: bank(15, 15),
  calm: bank(45, 30),
  'days-1': { pace: 'days', days: 1 },
  'days-2': { pace: 'days', days: 2 },
  'days-3': { pace: 'days', days: 3 },
  'days-5': { pace: 'days', days: 5 },
  'days-7': { pace: 'days', days: 7 },
  'weekly-1': { pace: 'weekly', days: 1 },
  'weekly-2': { pace: 'weekly', days: 2 },
  'weekly-3': { pace: 'weekly', days: 3 },
};

function duration(seconds: number): string {
  const isWhole = seconds % 60 === 0 && seconds > 0;
  return isWhole ? amount(seconds / 60, 'minute', 'long') : amount(seconds, 'second', 'long');
}

export function paceWords(pace: Pace): string {
  if (pace.pace === 'unlimited') return t('pace-unlimited');
  if (pace.pace === 'days') return t('pace-days', { days: pace.days });
  if (pace.pace === 'weekly') return t('pace-weekly', { days: pace.days });
  const each = duration(pace.bank_seconds);
  if (pace.increment_seconds === 0) return t('pace-bank', { each });
  return t('pace-bank-and', { each, more: duration(pace.increment_seconds) });
}
