import { describe, expect, test } from 'vitest';
import type { ChoiceState, Manner, OfferWithHandles } from '../src/table/choice';
import { choose, dropOn, pointAt, shownMove, takeUp } from '../src/table/choice';
import { type MarkState, marksOf } from '../src/table/marks';

const offer = (
  notation: string,
  handles: string[],
  care: OfferWithHandles['care'] = 'free',
): OfferWithHandles => ({
  notation,
  handles,
  care,
});
const build = offer('build 12', ['card:12', 'place:12']);
const found = offer('found 8 7-9', ['card:8', 'place:8', 'place:7', 'place:9']);
const lay = offer('build 8', ['card:8', 'place:8']);
const sell = offer('sell d2', ['place:d2'], 'confirmed');
const offers = [lay, found, build, sell];

const EMPTY: ChoiceState<OfferWithHandles> = { picked: [], toConfirm: null };
const MOUSE: Manner = { byFinger: false, confirms: false };
const FINGER: Manner = { byFinger: true, confirms: false };
const CAREFUL: Manner = { byFinger: false, confirms: true };
const at = (state: ChoiceState<OfferWithHandles>, handle: string, manner = MOUSE) =>
  pointAt(state, offers, handle, manner);

describe('pointing', () => {
  test('what leaves several moves is picked, and what leaves one makes it', () => {
    const first = at(EMPTY, 'card:8');
    expect(first).toEqual({ state: { picked: ['card:8'], toConfirm: null }, outcome: { comes: 'picked' } });
    expect(at(first.state, 'place:7').outcome).toEqual({ comes: 'made', choice: found });
    expect(at(EMPTY, 'card:12').outcome).toEqual({ comes: 'made', choice: build });
  });

  test('what nothing can be done with puts everything away', () => {
    const picked = at(EMPTY, 'card:8').state;
    expect(at(picked, 'place:40')).toEqual({ state: EMPTY, outcome: { comes: 'nothing' } });
  });

  test('a move that is to be confirmed is shown first, and made by a second click', () => {
    const first = at(EMPTY, 'place:d2');
    expect(first.outcome).toEqual({ comes: 'shown', choice: sell });
    expect(first.state.toConfirm).toBeNull();
    expect(at(first.state, 'place:d2').outcome).toEqual({ comes: 'made', choice: sell });
  });

  test('a finger sees the move first, and makes it with a second tap on anything of it', () => {
    const first = at(EMPTY, 'card:12', FINGER);
    expect(first.outcome).toEqual({ comes: 'shown', choice: build });
    expect(first.state).toEqual({ picked: build.handles, toConfirm: build });
    expect(at(first.state, 'place:12', FINGER).outcome).toEqual({ comes: 'made', choice: build });
  });

  test('who wants to confirm every move makes none by pointing', () => {
    const first = at(EMPTY, 'card:12', CAREFUL);
    expect(first.outcome.comes).toBe('shown');
    expect(at(first.state, 'card:12', CAREFUL)).toEqual({ state: first.state, outcome: { comes: 'picked' } });
    const byFinger = at(first.state, 'card:12', { byFinger: true, confirms: true });
    expect(byFinger.outcome.comes).toBe('picked');
  });

  test('pointing at something else ends a confirmation', () => {
    const waiting = choose(EMPTY, build, true).state;
    expect(at(waiting, 'card:8').state).toEqual({ picked: ['card:8'], toConfirm: null });
  });

  test('drawing one thing onto another is pointing at both', () => {
    expect(dropOn(offers, 'card:12', 'place:12', false)?.outcome).toEqual({ comes: 'made', choice: build });
    expect(dropOn(offers, 'card:8', 'place:9', false)?.outcome).toEqual({ comes: 'made', choice: found });
    expect(dropOn(offers, 'card:12', 'place:12', true)?.outcome.comes).toBe('shown');
    expect(dropOn(offers, 'card:8', 'place:40', false)?.outcome.comes).toBe('nothing');
    expect(dropOn(offers, 'card:99', 'place:12', false)).toBeNull();
    expect(takeUp(offers, 'card:99')).toBeNull();
  });

  test('what is under the pointer is shown, and what is picked and waits stays in sight', () => {
    expect(shownMove(EMPTY, offers, 'card:12')).toBe(build);
    expect(shownMove(EMPTY, offers, 'card:8')).toBeNull();
    expect(shownMove({ picked: ['card:8'], toConfirm: null }, offers, 'place:9')).toBe(found);
    expect(shownMove({ picked: ['place:d2'], toConfirm: null }, offers, null)).toBe(sell);
    expect(shownMove({ picked: ['place:d2'], toConfirm: null }, offers, 'card:8')).toBe(sell);
    expect(shownMove(EMPTY, offers, 'place:40')).toBeNull();
    expect(shownMove({ picked: ['card:12'], toConfirm: null }, offers, null)).toBeNull();
  });
});

describe('marks', () => {
  const NONE: MarkState = {
    offers,
    picked: [],
    hovered: null,
    isCalm: false,
    pointedOut: new Set(),
    suggested: new Set(),
    waiting: new Set(),
    last: new Set(),
  };
  const marks = (change: Partial<MarkState>) => marksOf({ ...NONE, ...change });

  test('what one click can do is lit; what needs a second one is only able', () => {
    expect(marks({})('card:12')).toBe('lit');
    expect(marks({})('place:d2')).toBe('able');
    expect(marks({})('place:40')).toBeNull();
  });

  test('what is picked lights only what goes with it', () => {
    const of = marks({ picked: ['card:8'] });
    expect([of('card:8'), of('place:7'), of('card:12'), of('place:d2')]).toEqual([
      'picked',
      'lit',
      null,
      null,
    ]);
  });

  test('a card under the pointer lights its own places alone', () => {
    const of = marks({ hovered: 'card:8' });
    expect([of('card:8'), of('place:9'), of('place:12')]).toEqual(['lit', 'lit', null]);
  });

  test('a move that waits for its confirmation shows all its places, also those that were not pointed at', () => {
    const of = marks({ picked: ['card:8', 'place:7', 'place:9'], waiting: new Set(['7', '8', '9']) });
    expect([of('place:7'), of('place:8'), of('place:9'), of('place:12')]).toEqual([
      'picked',
      'shown',
      'picked',
      null,
    ]);
  });

  test('what is pointed out stands alone; a hint goes before what is lit, and that before the last move', () => {
    expect(marks({ pointedOut: new Set(['12']) })('place:12')).toBe('shown');
    expect(marks({ pointedOut: new Set(['12']) })('card:12')).toBeNull();
    expect(marks({ suggested: new Set(['card:12']) })('card:12')).toBe('suggested');
    expect(marks({ last: new Set(['12', '40']) })('place:12')).toBe('lit');
    expect(marks({ last: new Set(['40']) })('place:40')).toBe('last');
  });
});
