import { expect, test } from 'vitest';
import { handles } from '../src/games/toledo/face';
import { isTall, layOut } from '../src/games/toledo/layout';

const street = Array.from({ length: 22 }, (_, position) => ({
  position,
  what: 'empty' as const,
  row: position === 0 || position > 19 ? null : position < 8 ? 'low' : position < 15 ? 'middle' : 'high',
  circles: 0,
  pawn_seats: [],
}));

test('a wide board has a line for each row, the lowest at the bottom', () => {
  const { spots, lines, columns } = layOut(street, false);
  expect([lines, columns]).toEqual([3, 8]);
  expect(spots[0]).toMatchObject({ column: 0, line: 2 });
  expect(spots[8]).toMatchObject({ column: 7, line: 1 });
  expect(spots[15]).toMatchObject({ column: 0, line: 0 });
});

test('a tall board winds in lines of five, and no two places share a spot', () => {
  const { spots } = layOut(street, true);
  expect(new Set(spots.map(({ column, line }) => `${column},${line}`)).size).toBe(22);
});

test('the street is not laid anew while the window changes a little', () => {
  expect([isTall(0.6, false), isTall(0.8, false), isTall(0.6, true), isTall(0.4, true)]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('a card with a pawn is about where it stands and where it comes to', () => {
  const landing = { value: 4, from: 3, to: 7, is_full: false, onward: [], rival_seats: [] };
  const view = { landings: [landing], step_position: null };
  expect(handles({ move: 'go', value: 4, from: 3 }, view)).toEqual(['card:4', 'place:3', 'place:7']);
  expect(handles({ move: 'go', value: 5, from: 3 }, view)).toEqual(['card:5', 'place:3']);
  expect(handles({ move: 'tile', tile: 'violet', returned: 'brown' }, view)).toEqual([
    'tile:violet',
    'back:brown',
  ]);
});
