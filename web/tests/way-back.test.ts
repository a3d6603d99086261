/** A mailed link leads back to the table from which it was asked for: once, for as long as it can be opened, and nowhere else. */
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetTable, keepTable, takeKeptTable } from '../src/account/way-back';
import { go, goAbove } from '../src/shell/router.svelte';

const MINUTE = 60_000;
const START = 1_800_000_000_000;

/** Somebody at a page asks for a link in the account page above it. */
function askFrom(page: string): void {
  go(page);
  goAbove('/account');
  keepTable();
  // The link opens in a tab of its own.
  go('/account');
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  vi.setSystemTime(START);
});

test.each(['/t/abc', '/t/abc?watch'])('from %s, once', (page) => {
  askFrom(page);
  vi.setSystemTime(START + 20 * MINUTE);
  expect(takeKeptTable()).toBe(true);
  expect(location.pathname + location.search).toBe(page);
  go('/account');
  expect(takeKeptTable()).toBe(false);
  expect(location.pathname).toBe('/account');
});

test.each([
  ['the link cannot be opened any more', START + 20 * MINUTE + 1],
  ['the clock was put back', START - 1],
])('not when %s', (_, now) => {
  askFrom('/t/abc');
  vi.setSystemTime(now);
  expect(takeKeptTable()).toBe(false);
  expect(location.pathname).toBe('/account');
});

test.each(['/clubs', '/t/', '/t/abc/def', '/'])('not to %s, which is no table', (page) => {
  askFrom('/t/abc');
  askFrom(page);
  expect(takeKeptTable()).toBe(false);
});

test('not after signing out, and not to what somebody has written into the browser by hand', () => {
  askFrom('/t/abc');
  forgetTable();
  expect(takeKeptTable()).toBe(false);
  for (const table of ['//elsewhere.example/t/abc', 'https://elsewhere.example', '/t/abc#x', 5]) {
    localStorage.setItem('tertulia.sign-in-from', JSON.stringify({ table, at: START }));
    expect(takeKeptTable(), String(table)).toBe(false);
  }
});
