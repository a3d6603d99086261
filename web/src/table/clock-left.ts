/** The time of a seat, as it goes on by this machine's clock after the server has told it. */
import type { Clocks, Holiday, SeatClock } from '../protocol/wire';

/** Whether somebody has days off at a moment of the server. */
export const isOff = (holiday: Holiday | null | undefined, at: number): boolean =>
  holiday != null && holiday.from <= at && at < holiday.until;

/** How much of the time between two moments lies in days off. */
function offBetween(holiday: Holiday | null | undefined, from: number, until: number): number {
  if (!holiday) return 0;
  return Math.max(0, Math.min(until, holiday.until) - Math.max(from, holiday.from));
}

/** Milliseconds left so long after the server has told how the clocks stand. */
export function leftAfter(
  clock: SeatClock,
  { at, paused }: Pick<Clocks, 'at' | 'paused'>,
  holiday: Holiday | null | undefined,
  since: number,
): number {
  if (!clock.running || paused) return clock.left;
  const passed = Math.max(0, since);
  return Math.max(0, clock.left - passed + offBetween(holiday, at, at + passed));
}

/** How much time is left, as it is said: in seconds where minutes would be far off, and never more than there is. */
export function spokenTime(left: number): { count: number; unit: 'minute' | 'second' } {
  const seconds = Math.round(left / 1000);
  if (seconds < 120 && seconds !== 60) return { count: seconds, unit: 'second' };
  return { count: Math.floor(seconds / 60), unit: 'minute' };
}

/** At so many milliseconds left somebody who does not see the clock is told. */
const MARKS = [300_000, 60_000, 30_000, 10_000];

/** The mark that the time has passed since it was looked at before, the lowest of several; at the first look that of a turn that began below it. */
export function markPassed(before: number, left: number): number | null {
  return MARKS.findLast((mark) => left <= mark && mark < before) ?? null;
}
