/** Whole days of the calendar of whoever looks, as a field for dates has them: 2026-08-03. */

const two = (number: number): string => String(number).padStart(2, '0');

/** The day in which a moment lies. */
export function dayOf(at: number): string {
  const day = new Date(at);
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** The moment in which a day begins, or one that lies so many days after it. */
export function startOf(day: string, later = 0): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).getTime();
}

/** Moments from the beginning of the first day to the end of the last. */
export const spanOf = (first: string, last: string): { from: number; until: number } => ({
  from: startOf(first),
  until: startOf(last, 1),
});

/** How many days these are, both included. */
export const countDays = (first: string, last: string): number =>
  Math.max(0, Math.round((startOf(last, 1) - startOf(first)) / 86_400_000));
