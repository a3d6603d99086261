import { describe, expect, test } from 'vitest';
import type { SeatHold } from '../src/net/seat-hold';
import { NO_SEAT, refused, told } from '../src/net/seat-hold';

const follow = (...seats: (number | null)[]): SeatHold => seats.reduce(told, NO_SEAT);

describe('the hold of a seat', () => {
  test('a spectator has nothing to lose', () => {
    expect(follow(null, null)).toEqual(NO_SEAT);
  });

  test('whoever loses a seat asks once more, and is told when it is really gone', () => {
    expect(follow(1, null)).toEqual({ ...NO_SEAT, asking: 'seat' });
    expect(follow(1, null, null)).toEqual({ ...NO_SEAT, loss: 'seat' });
    expect(follow(1, null, null, null).loss).toBe('seat');
  });

  test('where the session holds the seat nothing is told', () => {
    expect(follow(1, null, 1)).toEqual({ ...NO_SEAT, seat: 1 });
  });

  test('whoever gives the seat up knows it', () => {
    expect(told({ ...follow(1), isLeaving: true }, null)).toEqual(NO_SEAT);
  });

  test('a link that opens nothing is told as such, and sitting down ends the word', () => {
    expect(told(refused(true), null).loss).toBe('link');
    expect(told(refused(false), null).loss).toBe('seat');
    expect(told(told(refused(true), null), 2)).toEqual({ ...NO_SEAT, seat: 2 });
  });
});
