import { describe, expect, test } from 'vitest';
import { recall, remember } from '../src/net/browser-memory';
import { guardOfFields, isNumber, isRecordOf, parse } from '../src/net/guard';
import type { View } from '../src/protocol/toledo';
import { isEvent, isMove, isView, SHAPES } from '../src/protocol/toledo.guards';
import { isFromServer, isProblem } from '../src/protocol/wire.guards';
import { GameReader } from '../src/table/game-reader';

const goMove = { move: 'go', from: 3, value: 4 };
const pawnMoved = { event: 'pawn-moved', seat: 0, from: 3, to: 7, value: 4, card: '4-1' };

describe('guards made from the schemas', () => {
  test('let in what the server tells', () => {
    expect(isMove(goMove)).toBe(true);
    expect(isEvent(pawnMoved)).toBe(true);
    expect(isFromServer({ type: 'going-away' })).toBe(true);
    expect(isFromServer({ type: 'done', id: '1', table: 't', seq: 3 })).toBe(true);
  });

  test('keep out another kind, a value of another type, and what lacks something', () => {
    expect(isMove({ ...goMove, move: 'fly' })).toBe(false);
    expect(isMove({ ...goMove, from: '3' })).toBe(false);
    expect(isEvent({ event: 'pawn-moved', seat: 0 })).toBe(false);
    expect(isView({})).toBe(false);
    expect(isView(null)).toBe(false);
    expect(isFromServer({ type: 'table', table: 't' })).toBe(false);
  });

  test('what may be left out may be null as well, and what is new disturbs nobody', () => {
    const drawn = { event: 'cards-drawn', seat: 1, count: 2 };
    expect(isEvent(drawn)).toBe(true);
    expect(isEvent({ ...drawn, cards: null })).toBe(true);
    expect(isEvent({ ...drawn, cards: [7] })).toBe(false);
    expect(isEvent({ ...drawn, weather: 'fine' })).toBe(true);
  });

  test('who needs a part of it checks that part', () => {
    const isPart = guardOfFields<View, 'gems' | 'open_card'>(SHAPES, 'View', ['gems', 'open_card']);
    expect(isPart({ gems: 3 })).toBe(true);
    expect(isPart({ gems: 3, open_card: 'red' })).toBe(false);
    expect(isPart({})).toBe(false);
  });

  test('what is not JSON is nothing', () => {
    expect(parse('<html>', isProblem)).toBeNull();
    expect(parse('{"key":"unavailable","detail":""}', isProblem)?.key).toBe('unavailable');
  });
});

describe('reading a game', () => {
  const reader = new GameReader({ isView, isMove, isEvent });
  const view = {
    ...{
      turn_seat: 0,
      start_seat: 0,
      round: 1,
      rounds: 30,
      step: 'action',
      actions: ['go'],
      values_to_follow: [],
      landings: [],
    },
    ...{
      street: [],
      players: [],
      swords: [],
      paintings: [],
      tiles: [],
      steel: 9,
      gems: 9,
      pile: 40,
      discards: [],
    },
  };
  const told = {
    view,
    waiting: [0],
    offers: [
      { notation: 'go 3 4', parts: goMove },
      { notation: 'fly', parts: { move: 'fly' } },
    ],
  };

  test('a position is read once, and a move that nobody knows is not offered', () => {
    const position = reader.position(told);
    expect(position?.offers.map(({ notation }) => notation)).toEqual(['go 3 4']);
    expect(position?.offers[0]?.care).toBe('free');
    expect(reader.position(told)).toBe(position);
  });

  test('a position of another game is not shown', () => {
    expect(reader.position({ view: { board: [] }, waiting: [] })).toBeNull();
  });

  test('of what happened only what is known is told', () => {
    const events = [pawnMoved, { event: 'rain' }];
    expect(reader.events(events)).toEqual([pawnMoved]);
    expect(reader.events(events)).toBe(reader.events(events));
  });
});

test('what a browser remembers is taken only if it is what was meant', () => {
  remember('test', { a: 1 });
  expect(recall('test', isRecordOf(isNumber))).toEqual({ a: 1 });
  remember('test', { a: 'one' });
  expect(recall('test', isRecordOf(isNumber))).toBeNull();
  localStorage.setItem('test', '{');
  expect(recall('test', isRecordOf(isNumber))).toBeNull();
});
