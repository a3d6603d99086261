/** An evening of a club while answers are on their way. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import EveningBar from '../src/clubs/EveningBar.svelte';
import EveningPage from '../src/clubs/EveningPage.svelte';
import { eveningFlag } from '../src/clubs/evening-flag.svelte';
import type { EveningInfo } from '../src/protocol/wire';
import { go } from '../src/shell/router.svelte';
import { loadTexts } from '../src/texts/texts.svelte';
import { close, open, said, settled, WaitingRequests } from './pages';

const evening = (more: Partial<EveningInfo> = {}): EveningInfo => ({
  club: 'c',
  club_name: 'Castle friends',
  drawn: [],
  games: ['toledo'],
  is_over: false,
  least: 2,
  may_draw: false,
  me: 'me',
  most: 4,
  number: 1,
  opened_at: 0,
  pace: { pace: 'unlimited' },
  people: [{ id: 'me', name: 'Ana', is_here: true, place: 1, points: 0, wins: 0, by_round: [] }],
  rounds: 2,
  ...more,
});

let requests: WaitingRequests;

beforeEach(async () => {
  requests = new WaitingRequests();
  await Promise.all([loadTexts('web'), loadTexts('web-clubs')]);
});
afterEach(() => {
  close();
  eveningFlag.set('');
  go('/');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('its heading is the same from the beginning on: whoever was led there stays there', async () => {
  open(EveningPage, { club: 'c', number: 1 });
  const heading = document.querySelector('h1');
  expect(heading?.textContent).toBe('Club evening 1');
  if (heading) heading.tabIndex = -1;
  heading?.focus();
  (await requests.asked('/clubs/c/evenings/1')).answer(evening());
  await settled();
  expect(said()).toContain('Castle friends');
  expect(document.activeElement).toBe(heading);
});

test('a table that was ready is not told of by an answer that was overtaken', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  eveningFlag.set('c/1');
  open(EveningBar, {});
  const first = await requests.asked('/clubs/c/evenings/1');
  vi.advanceTimersByTime(4_000);
  const second = requests.all.at(-1);
  expect(second).not.toBe(first);
  second?.answer(evening());
  await settled();
  expect(said()).not.toContain('Your table is ready');
  first.answer(evening({ your_table: 'gone' }));
  await settled();
  expect(said()).not.toContain('Your table is ready');
});

test('whoever is at another evening by now hears nothing of the one before', async () => {
  eveningFlag.set('c/1');
  open(EveningBar, {});
  const before = await requests.asked('/clubs/c/evenings/1');
  eveningFlag.set('c/2');
  (await requests.asked('/clubs/c/evenings/2')).fail();
  before.answer(evening({ is_over: true, your_table: 'gone' }));
  await settled();
  expect(said()).not.toContain('Your table is ready');
  expect(eveningFlag.at).toBe('c/2');
});
