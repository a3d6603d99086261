/** Chances of all seats side by side. */
import { expect, test } from 'vitest';
import { sharesOf } from '../src/review/shares';

const sum = (shares: readonly number[]) => shares.reduce((all, share) => all + share, 0);

/** The same cases as in the test of the command line, so that a position has the same figures there. */
test.each([
  { chances: [0.5, 0.5], shares: [50, 50] },
  { chances: [0.333, 0.333, 0.333], shares: [34, 33, 33] },
  { chances: [0.255, 0.255, 0.255, 0.235], shares: [26, 26, 25, 23] },
  { chances: [0.286, 0.286, 0.428], shares: [29, 28, 43] },
  { chances: [0.375, 0.625], shares: [38, 62] },
  { chances: [1, 0, 0], shares: [100, 0, 0] },
  { chances: [0, 0], shares: [0, 0] },
  // By what each could know.
  { chances: [0.6, 0.6], shares: [50, 50] },
  { chances: [0.42, 0.22, 0.2], shares: [50, 26, 24] },
])('$chances are shown as $shares', ({ chances, shares }) => {
  expect(sharesOf(chances)).toEqual(shares);
});

test('where the chances add up no share is far from its own rounding', () => {
  const wrong: number[][] = [];
  for (let first = 0; first <= 1000; first += 3) {
    for (let second = 0; second <= 1000 - first; second += 7) {
      const chances = [first, second, 1000 - first - second].map((part) => part / 1000);
      const shares = sharesOf(chances);
      const isNear = shares.every((share, seat) => Math.abs(share - 100 * (chances[seat] ?? 0)) < 1.001);
      if (sum(shares) !== 100 || !isNear) wrong.push(chances);
    }
  }
  expect(wrong).toEqual([]);
});
