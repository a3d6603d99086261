import { expect, test } from 'vitest';
import { readFilter, writeFilter } from '../src/lobby/table-filter';

const read = (query: string) => readFilter(new URLSearchParams(query));

test('which tables are shown stands in the address, and comes back from it', () => {
  const filter = { game: 'toledo', pace: 'days', languages: ['de', 'en'], rated: true };
  expect(writeFilter(filter)).toBe('?game=toledo&pace=days&rated=true&languages=de,en');
  expect(read(writeFilter(filter))).toEqual(filter);
  expect(writeFilter(read(''))).toBe('');
});

test('an address that means nothing shows everything', () => {
  expect(read('?game=chess&pace=slow&languages=<b>,de,de,,EN')).toEqual({
    game: '',
    pace: '',
    languages: ['de'],
    rated: false,
  });
});
