import { expect, test } from 'vitest';
import { journeysOf } from '../src/games/castles/journeys';
import type { CastleEvent } from '../src/games/castles/view';
import { locate } from '../src/table/journey';

const FIELDS = Array.from({ length: 72 }, (_, index) => [(index % 11) + 1, Math.floor(index / 11) + 1]);
const FOUNDED = { event: 'castle-founded', seat: 0, flag: 'jaen' } as const;
const tell = (founding: 'stones' | 'span', ...events: CastleEvent[]) =>
  journeysOf(founding)(events, { fields: FIELDS }).map((step) =>
    step.map(({ piece, from, to }) => `${piece.kind} ${String(from)} -> ${String(to)}`),
  );

test('a build is a card that is shown, a stone that is laid, and the income from there', () => {
  const events: CastleEvent[] = [
    { event: 'extended', seat: 1, card: 38 },
    { event: 'income', seat: 1, amount: 7 },
  ];
  expect(tell('stones', ...events)).toEqual([
    ['card card:38,seat:1 -> place:38'],
    ['stone supply:stones -> place:38'],
    ['coin place:38 -> seat:1'],
  ]);
});

test('a castle is founded with three stones in Alcazar, over the end of the row of fields as well', () => {
  const founded: CastleEvent = { ...FOUNDED, card: 1, first: 72, middle: 1, last: 2 };
  expect(tell('stones', founded)[1]).toEqual(
    ['72', '1', '2'].map((field) => `stone supply:stones -> place:${field}`),
  );
});

test('a castle is founded with one founding stone in Big Boss', () => {
  const founded: CastleEvent = { ...FOUNDED, card: 6, first: 5, middle: 6, last: 7 };
  expect(tell('span', founded)[1]).toEqual(['span supply:spans -> place:6']);
});

test('a noble that moves is lifted from where it stood', () => {
  const [step] = journeysOf('stones')([{ event: 'moved', seat: 2, rank: 'baron', from: '5', to: '9' }], {
    fields: FIELDS,
  });
  expect(step?.[0]?.lifts).toBe('noble:5');
});

test('nothing is paid where nothing is owed', () => {
  expect(tell('stones', { event: 'income', seat: 1, amount: 0 })).toEqual([[]]);
});

test('what is not in sight is not found', () => {
  expect(locate('seat:9', null)).toBeNull();
  expect(locate('place:1', () => ({ x: 1, y: 2, width: 3 }))).toEqual({ x: 1, y: 2, width: 3 });
});
