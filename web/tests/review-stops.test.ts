/** Where one goes when looking back at a game. */
import { expect, test } from 'vitest';
import type { Grade, Review } from '../src/protocol/wire';
import { around, nextOfGrade, stopsOf } from '../src/review/stops';

const decision = (number: number, seat: number, grade: Grade) => ({
  number,
  seat,
  grade,
  chance: 0.5,
  effect: [],
  lost: 5,
  notation: 'x',
});
const review: Review = {
  balance: [],
  chance_part: 50,
  curve: [],
  decisions: [
    decision(0, 0, 'good'),
    decision(3, 0, 'blunder'),
    decision(4, 1, 'mistake'),
    decision(8, 0, 'inaccuracy'),
    decision(9, 0, 'blunder'),
  ],
  game: 'toledo',
  iterations: 1,
  rules_version: 1,
  seats: 2,
  seed: 1,
  turning_points: [{ number: 4, seat: 1, of_seat: 0, change: 20, cause: 'decision' }],
};

test('the steps lead to turning points, or to everything that was given away, by all or by one seat', () => {
  expect(stopsOf(review, 'turns')).toEqual([4]);
  expect(stopsOf(review, 'all')).toEqual([3, 4, 8, 9]);
  expect(stopsOf(review, 0)).toEqual([3, 8, 9]);
  expect(stopsOf(review, 1)).toEqual([4]);
});

test('they lead on from any moment, to neither side beyond the last', () => {
  const stops = stopsOf(review, 0);
  expect(around(stops, 0)).toEqual({ after: 3 });
  expect(around(stops, 8)).toEqual({ before: 3, after: 9 });
  expect(around(stops, 12)).toEqual({ before: 9 });
});

test('every decision of a grade is come to from its number in the balance', () => {
  expect(nextOfGrade(review, 0, 'blunder', 12)).toBe(3);
  expect(nextOfGrade(review, 0, 'blunder', 3)).toBe(9);
  expect(nextOfGrade(review, 0, 'blunder', 9)).toBe(3);
  expect(nextOfGrade(review, 1, 'blunder', 0)).toBeUndefined();
});
