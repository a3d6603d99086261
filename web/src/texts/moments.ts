/** Dates and times as people of the language write them. */
import { settings } from '../settings/settings.svelte';

const DAY = 24 * 3_600_000;

function format(at: number, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(settings.language, options).format(at);
}

const dayOf = (at: number) => new Date(at).toDateString();

/** The time of today, the day of this week with its time, or else the date. */
export function moment(at: number, now = Date.now()): string {
  if (dayOf(at) === dayOf(now)) return format(at, { hour: '2-digit', minute: '2-digit' });
  if (Math.abs(at - now) < 6 * DAY)
    return format(at, { weekday: 'short', hour: '2-digit', minute: '2-digit' });
  return date(at, now);
}

export function date(at: number, now = Date.now()): string {
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return format(at, { day: 'numeric', month: 'short', ...(isThisYear ? {} : { year: 'numeric' }) });
}

/** So many of a unit of time. */
export function amount(
  count: number,
  unit: 'day' | 'hour' | 'minute' | 'second',
  unitDisplay: 'long' | 'narrow',
): string {
  return new Intl.NumberFormat(settings.language, { style: 'unit', unit, unitDisplay }).format(count);
}
