/** The small boards of the rules can be drawn: the page understands their positions and has the parts that they name. */
import { describe, expect, test } from 'vitest';
import { isView as isAlcazar } from '../src/protocol/alcazar.guards';
import { isView as isBigBoss } from '../src/protocol/big-boss.guards';
import { isView as isSalamanca } from '../src/protocol/salamanca.guards';
import { isView as isToledo } from '../src/protocol/toledo.guards';
import { around } from '../src/games/crop';
import { boardsOf } from '../src/rules/boards';
import { loadRules } from '../src/rules/rules';

const COMMON = ['picture', 'hand', 'supplies', 'players', 'table'];
const CASTLES = ['market', 'supply', 'scale'];

describe.each([
  { game: 'alcazar', isView: isAlcazar, parts: CASTLES },
  { game: 'big-boss', isView: isBigBoss, parts: CASTLES },
  { game: 'salamanca', isView: isSalamanca, parts: ['round', 'order', 'display'] },
  { game: 'toledo', isView: isToledo, parts: ['swords'] },
])('the boards of $game', ({ game, isView, parts }) => {
  test('every position is understood, and every rule has a board', async () => {
    const boards = await boardsOf(game);
    const rules = (await loadRules(game, 'en')).flatMap((section) => section.rules.map(({ id }) => id));
    expect(rules.filter((id) => !boards?.rules[id])).toEqual([]);
    expect(boards?.positions.filter(({ view }) => !isView(view))).toEqual([]);
    expect(boards?.overview).toHaveLength(2);
  });

  test('every part that is named is one of the table', async () => {
    const named = Object.values((await boardsOf(game))?.rules ?? {})
      .flat()
      .flatMap((board) => board.parts ?? []);
    expect(named.filter((part) => !COMMON.includes(part) && !parts.includes(part))).toEqual([]);
  });
});

test('a picture from near shows the places with what lies around them, and stays on the board', () => {
  const whole = { left: 0, top: 0, right: 9, bottom: 8 };
  expect(around([], whole, [5, 4])).toEqual(whole);
  expect(around([{ column: 4, row: 3 }], whole, [5, 3])).toEqual({ left: 2, top: 2, right: 7, bottom: 5 });
  expect(around([{ column: 0, row: 7 }], whole, [5, 3])).toEqual({ left: 0, top: 5, right: 5, bottom: 8 });
  const all = [0, 8].flatMap((column) => [0, 7].map((row) => ({ column, row })));
  expect(around(all, whole, [5, 3])).toEqual(whole);
});
