import { expect, test } from 'vitest';
import { finishedGames, openTables } from '../src/lobby/my-tables';
import type { TableSummary } from '../src/protocol/wire';

const table = (id: string, more: Partial<TableSummary>): TableSummary =>
  ({
    id,
    game: 'toledo',
    state: 'playing',
    pace: 'unlimited',
    seats: [],
    turn_of: [1],
    moves: 5,
    opened_at: 0,
    changed_at: 0,
    your_seat: 0,
    ...more,
  }) as TableSummary;

test('what waits for me comes first, the most urgent before the rest', () => {
  const tables = [
    table('filling', { state: 'waiting', changed_at: 99, moves: 0 }),
    table('theirs', { changed_at: 50 }),
    table('mine-long-ago', { turn_of: [0], turn_since: 10 }),
    table('mine-just-now', { turn_of: [0], turn_since: 20 }),
    table('mine-tomorrow', { turn_of: [0], turn_since: 30, turn_until: 2_000 }),
    table('mine-today', { turn_of: [0], turn_since: 40, turn_until: 1_000 }),
    table('theirs-later', { changed_at: 60 }),
    table('over', { state: 'ended', turn_of: [] }),
  ];
  expect(openTables(tables).map(({ id }) => id)).toEqual([
    'mine-today',
    'mine-tomorrow',
    'mine-long-ago',
    'mine-just-now',
    'theirs-later',
    'theirs',
    'filling',
  ]);
});

test('finished games are listed by their end; a table that was closed unplayed is not', () => {
  const tables = [
    table('first', { state: 'ended', ended_at: 1 }),
    table('last', { state: 'ended', ended_at: 9 }),
    table('closed', { state: 'ended', ended_at: 5, moves: 0 }),
    table('on', {}),
  ];
  expect(finishedGames(tables).map(({ id }) => id)).toEqual(['last', 'first']);
});
