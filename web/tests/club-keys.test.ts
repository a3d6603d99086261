import { beforeEach, expect, test } from 'vitest';
import { clubKey, joinKey, takeClubKey } from '../src/clubs/club-keys';

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/club/martes');
});

test('the secret of a club’s link is kept, leaves the address, and is said to have been there', () => {
  location.hash = '#join=open-sesame';
  expect(takeClubKey('martes')).toBe(true);
  expect(location.hash).toBe('');
  expect(joinKey('martes')).toBe('open-sesame');
  // A link to organise counts for more than one to join.
  location.hash = '#organise=with-care';
  expect(takeClubKey('martes')).toBe(true);
  expect(clubKey('martes')).toBe('with-care');
  expect(joinKey('martes')).toBe('open-sesame');
});

test('an address without a secret is left as it is', () => {
  location.hash = '#evenings';
  expect(takeClubKey('martes')).toBe(false);
  expect(location.hash).toBe('#evenings');
  expect(clubKey('martes')).toBeUndefined();
});
