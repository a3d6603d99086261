import { expect, test } from 'vitest';
import { bandPath, linePath, rangeOf } from '../src/players/rating-curve';

const SIZE = { width: 100, height: 100 };
const point = (points: number, spread = 50) => ({ at: 0, points, spread });

test('the range has room for all that a rating may have been', () => {
  expect(rangeOf([point(1500, 246), point(1600, 200)])).toEqual({ lowest: 1254, highest: 1800 });
  // A few points are not blown up.
  expect(rangeOf([point(1500, 10), point(1510, 10)])).toEqual({ lowest: 1405, highest: 1605 });
});

test('the line goes from the first game to the last, and the band lies around it', () => {
  const points = [point(1400), point(1500), point(1600)];
  const range = { lowest: 1300, highest: 1700 };
  expect(linePath(points, range, SIZE)).toBe('M0.0 75.0L50.0 50.0L100.0 25.0');
  expect(bandPath(points, range, SIZE)).toBe('M0.0 62.5L50.0 37.5L100.0 12.5L100.0 37.5L50.0 62.5L0.0 87.5Z');
});
