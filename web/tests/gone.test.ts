import { expect, test } from 'vitest';
import { goneNow } from '../src/table/gone';

test('a seat can be decided about when the time that the server named has passed here', () => {
  const absent = [
    { seat: 0, gone_in: 0 },
    { seat: 1, gone_in: 5_000 },
  ];
  expect(goneNow(absent, 0)).toEqual([0]);
  expect(goneNow(absent, 4_999)).toEqual([0]);
  expect(goneNow(absent, 5_000)).toEqual([0, 1]);
});
