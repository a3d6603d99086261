import { describe, expect, it } from 'vitest';
import { isOff, leftAfter, markPassed, spokenTime } from '../src/table/clock-left';

const HOUR = 3_600_000;
const clocks = { at: 100 * HOUR, paused: false };
const clock = { seat: 0, left: 10 * HOUR, running: true };

describe('the time of a seat', () => {
  it('runs while the seat is waited for, and never below nothing', () => {
    expect(leftAfter(clock, clocks, null, 4 * HOUR)).toBe(6 * HOUR);
    expect(leftAfter(clock, clocks, null, 40 * HOUR)).toBe(0);
    expect(leftAfter({ ...clock, running: false }, clocks, null, 4 * HOUR)).toBe(10 * HOUR);
    expect(leftAfter(clock, { ...clocks, paused: true }, null, 4 * HOUR)).toBe(10 * HOUR);
  });

  it('stands on days off, and runs before and after them', () => {
    const holiday = { from: 101 * HOUR, until: 103 * HOUR };
    expect(leftAfter(clock, clocks, holiday, HOUR)).toBe(9 * HOUR);
    expect(leftAfter(clock, clocks, holiday, 2 * HOUR)).toBe(9 * HOUR);
    expect(leftAfter(clock, clocks, holiday, 5 * HOUR)).toBe(7 * HOUR);
    expect([100, 101, 102, 103].map((hour) => isOff(holiday, hour * HOUR))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('the marks at which the own time is told', () => {
  it('are each told once, when the time has passed them', () => {
    expect(markPassed(400_000, 300_500)).toBeNull();
    expect(markPassed(300_500, 300_000)).toBe(300_000);
    expect(markPassed(300_000, 299_500)).toBeNull();
    expect(markPassed(30_200, 29_700)).toBe(30_000);
  });

  it('are told once where several were passed, and where a turn begins with little time', () => {
    expect(markPassed(90_000, 5_000)).toBe(10_000);
    expect(markPassed(Infinity, 45_000)).toBe(60_000);
    expect(markPassed(Infinity, 600_000)).toBeNull();
  });

  it('are passed again after time was won', () => {
    expect(markPassed(25_000, 40_000)).toBeNull();
    expect(markPassed(40_000, 29_000)).toBe(30_000);
  });
});

describe('the time that is said', () => {
  it('is never more than there is, and in seconds where minutes would be far off', () => {
    const said = [299_800, 290_000, 150_000, 119_600, 90_000, 60_000, 59_600, 45_000, 9_900].map((left) => {
      const { count, unit } = spokenTime(left);
      return `${count} ${unit}`;
    });
    expect(said).toEqual([
      '5 minute',
      '4 minute',
      '2 minute',
      '2 minute',
      '90 second',
      '1 minute',
      '1 minute',
      '45 second',
      '10 second',
    ]);
  });
});
