import { describe, expect, it } from 'vitest';
import { countDays, dayOf, spanOf, startOf } from '../src/holiday/days';

describe('days of the calendar', () => {
  it('are the same day from their beginning to their end', () => {
    const { from, until } = spanOf('2026-08-03', '2026-08-09');
    expect(dayOf(from)).toBe('2026-08-03');
    expect(dayOf(until - 1)).toBe('2026-08-09');
    expect(dayOf(until)).toBe('2026-08-10');
  });

  it('are counted both included, over the end of a month and a changed clock too', () => {
    expect(countDays('2026-08-03', '2026-08-03')).toBe(1);
    expect(countDays('2026-03-27', '2026-04-02')).toBe(7);
    expect(countDays('2026-10-20', '2026-10-30')).toBe(11);
    expect(countDays('2026-08-03', '2026-08-01')).toBe(0);
    expect(dayOf(startOf('2026-12-31', 1))).toBe('2027-01-01');
  });
});
