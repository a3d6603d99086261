import { describe, expect, test } from 'vitest';
import type { OfferWithHandles } from '../src/table/choice';
import { candidates, firsts, isWaiting, lit, litAtFirst, meant, point } from '../src/table/choice';

const offer = (
  notation: string,
  handles: string[],
  care: OfferWithHandles['care'] = 'free',
): OfferWithHandles => ({
  notation,
  handles,
  care,
});

const offers = [
  offer('build 8', ['card:8', 'place:8']),
  offer('found 8 7-9', ['card:8', 'place:8', 'place:7', 'place:9']),
  offer('build 12', ['card:12', 'place:12']),
  offer('done', []),
];

describe('pointing at things', () => {
  test('a card lights its places and nothing else', () => {
    expect(lit(offers, ['card:12'])).toEqual(new Set(['place:12']));
  });

  test('the only move left is the one that is meant', () => {
    expect(meant(offers, ['card:12'])?.notation).toBe('build 12');
    expect(meant(offers, ['card:8'])).toBeNull();
    expect(meant(offers, ['card:8', 'place:7'])?.notation).toBe('found 8 7-9');
  });

  test('nothing is meant before anything is picked', () => {
    expect(meant(offers.slice(0, 1), [])).toBeNull();
  });

  test('pointing at something else starts anew, pointing again lets go', () => {
    expect(point(offers, ['card:8'], 'card:12')).toEqual(['card:12']);
    expect(point(offers, ['card:8'], 'card:8')).toEqual([]);
  });

  test('what no move has to do with is not picked', () => {
    expect(point(offers, [], 'place:40')).toBeNull();
  });

  test('all that is picked must belong to a move', () => {
    expect(candidates(offers, ['card:8', 'place:12'])).toEqual([]);
  });

  test('two cards can be pointed at in any order', () => {
    const pairs = [
      offer('cards 1 4', ['card:1', 'card:4']),
      offer('cards 1 6', ['card:1', 'card:6']),
      offer('cards 4 6', ['card:4', 'card:6']),
    ];
    expect(firsts(pairs)).toEqual(new Set(['card:1', 'card:4', 'card:6']));
  });

  test('a move waits as carefully as the game says', () => {
    const conde = ['piece:conde', 'place:c4'];
    expect(isWaiting(offer('build 8', ['card:8']), ['card:8'])).toBe(false);
    expect(isWaiting(offer('sell c4', ['place:c4'], 'confirmed'), ['place:c4'])).toBe(true);
    expect(isWaiting(offer('conde c4', conde, 'aimed'), ['place:c4'])).toBe(true);
    expect(isWaiting(offer('conde c4', conde, 'aimed'), conde)).toBe(false);
  });

  test('at first that is lit which one click can do, or else all there is', () => {
    const sale = offer('sell c4', ['place:c4'], 'confirmed');
    expect(litAtFirst([...offers, sale], false)).toEqual(
      new Set(['card:8', 'place:8', 'card:12', 'place:12']),
    );
    expect(litAtFirst([sale], false)).toEqual(new Set(['place:c4']));
  });

  test('where it is calm, cards are lit and not the places they fit', () => {
    const choose = offer('card 3', ['card:3'], 'confirmed');
    const sale = offer('sell c4', ['place:c4'], 'confirmed');
    expect(litAtFirst([...offers, choose, sale], true)).toEqual(new Set(['card:8', 'card:12', 'card:3']));
  });
});
