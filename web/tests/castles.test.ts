import { expect, test } from 'vitest';
import { Board } from '../src/games/castles/board';
import { eventPlaces, handles } from '../src/games/castles/handles';
import { camera, nearness, project } from '../src/games/castles/projection';
import { makeScene } from '../src/games/castles/scene';

/** A ring of 40 fields along the edge of the grid. */
const EDGE = [
  ...Array.from({ length: 11 }, (_, index) => [index + 1, 1]),
  ...Array.from({ length: 10 }, (_, index) => [11, index + 2]),
  ...Array.from({ length: 10 }, (_, index) => [10 - index, 11]),
  ...Array.from({ length: 9 }, (_, index) => [1, 10 - index]),
];
const board = new Board(EDGE);

const site = {
  stones: { '1': [1], '2': [1], '3': [1] },
  spans: [{ from: '1', to: '3', level: 2 }],
  buildings: [{ flag: 'jaen' as const, value: 9, cells: ['1', '2', '3'] }],
  nobles: [{ seat: 0, rank: 'baron' as const, at: '1' }],
  stones_left: 80,
  spans_left: 19,
};

test('fields have their numbers, open ground its column and row', () => {
  expect(board.cellAt(0, 0)?.place).toBe('1');
  expect(board.cellAt(5, 5)?.place).toBe('x6y6');
  expect(board.cellOf('x6y6')?.field).toBeNull();
});

test('a span has two ends and a middle, and is hollow where nothing lies below', () => {
  const over = { ...site, stones: { '1': [1], '3': [1] } };
  const middle = makeScene(board, over).find(({ cell }) => cell.place === '2');
  expect(middle?.pieces).toEqual([{ level: 2, kind: 'middle', alongRow: true, hollow: true }]);
  expect(middle?.height).toBe(2);
  const filled = makeScene(board, site).find(({ cell }) => cell.place === '2');
  expect(filled?.pieces.at(-1)?.hollow).toBe(false);
});

test('the flag flies where no noble stands', () => {
  const flags = makeScene(board, site).filter(({ flag }) => flag === 'jaen');
  expect(flags).toHaveLength(1);
  expect(flags[0]?.noble).toBeNull();
});

test('after a quarter turn another corner is nearest', () => {
  const nearest = (turns: number) => {
    const view = camera(turns, 0.6);
    return [...board.cells].sort(
      (a, b) => nearness(view, b.column, b.row) - nearness(view, a.column, a.row),
    )[0]?.place;
  };
  expect(new Set([nearest(0), nearest(1), nearest(2), nearest(3)]).size).toBe(4);
  expect(nearest(4)).toBe(nearest(0));
});

test('higher is further up in the picture', () => {
  const view = camera(0, 0.6);
  expect(project(view, 3, 3, 2).y).toBeLessThan(project(view, 3, 3, 1).y);
});

test('a founded castle is about all three fields it lies on, over the end of the row as well', () => {
  const founded = { event: 'castle-founded', seat: 0, flag: 'jaen' } as const;
  expect(eventPlaces({ ...founded, card: 61, first: 61, middle: 62, last: 63 })).toEqual(['61', '62', '63']);
  expect(eventPlaces({ ...founded, card: 72, first: 72, middle: 1, last: 2 })).toEqual(['72', '1', '2']);
});

test('a move is about its card and its places', () => {
  expect(handles({ move: 'build', card: 38 })).toEqual(['card:38', 'place:38']);
  expect(handles({ move: 'found', card: 8, first: 7, last: 9 })).toEqual([
    'card:8',
    'place:8',
    'place:7',
    'place:9',
  ]);
  expect(handles({ move: 'bridge', from: '6', to: 'x6y3' })).toEqual([
    'piece:bridge',
    'place:6',
    'place:x6y3',
  ]);
  expect(handles({ move: 'done' })).toEqual([]);
});
