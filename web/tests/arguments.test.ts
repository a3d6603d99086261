import { expect, test } from 'vitest';
import { toArguments } from '../src/texts/arguments';

const names = ['Ana', 'Ben', 'Carl'];
const shown = (values: Record<string, unknown>) =>
  toArguments(
    values,
    (seat) => names[seat] ?? '',
    (column, row) => `column ${String(column)}, row ${String(row)}`,
  );

test('seats become names', () => {
  expect(shown({ seat: 1, owner_seat: 2, other: 0, field: 1 })).toEqual({
    seat: 'Ben',
    owner_seat: 'Carl',
    other: 'Ana',
    field: 1,
  });
  expect(shown({ seats: [0, 2] })).toEqual({ seats: 'Ana, Carl', seats_count: 2 });
});

test('nothing is hidden and truth is yes or no', () => {
  expect(shown({ card: null, seat: null, lifted: true, paid: false })).toEqual({
    card: 'hidden',
    seat: 'hidden',
    lifted: 'yes',
    paid: 'no',
  });
});

test('lists are joined and counted, objects within are named by both', () => {
  expect(shown({ fields: [3, 4], noble: { rank: 'baron', seat: 1 } })).toEqual({
    fields: '3, 4',
    fields_count: 2,
    noble_rank: 'baron',
    noble_seat: 'Ben',
  });
});

test('notation is not for people', () => {
  expect(shown({ at: 'x6y3', from: '38', card: '5-14', cards: ['5-14', '1-1'], shop: 'gem-2' })).toEqual({
    at: 'column 6, row 3',
    from: '38',
    card: '5',
    cards: '5, 1',
    cards_count: 2,
    shop: 'gem-2',
  });
});
