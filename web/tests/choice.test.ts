import { describe, expect, test } from 'vitest';
import { candidates, firsts, lit, meant, point } from '../src/table/choice';

const offers = [
  { notation: 'build 8', handles: ['card:8', 'place:8'] },
  { notation: 'found 8 7-9', handles: ['card:8', 'place:8', 'place:7', 'place:9'] },
  { notation: 'build 12', handles: ['card:12', 'place:12'] },
  { notation: 'done', handles: [] },
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
      { notation: 'cards 1 4', handles: ['card:1', 'card:4'] },
      { notation: 'cards 1 6', handles: ['card:1', 'card:6'] },
      { notation: 'cards 4 6', handles: ['card:4', 'card:6'] },
    ];
    expect(firsts(pairs)).toEqual(new Set(['card:1', 'card:4', 'card:6']));
  });
});
