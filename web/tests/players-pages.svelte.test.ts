/** Nobody is shown under the address of somebody else, and no board under another choice. */
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import LeadersPage from '../src/players/LeadersPage.svelte';
import PlayerPage from '../src/players/PlayerPage.svelte';
import { go } from '../src/shell/router.svelte';
import { loadTexts } from '../src/texts/texts.svelte';
import { close, open, said, settled, WaitingRequests } from './pages';

let requests: WaitingRequests;

beforeEach(async () => {
  requests = new WaitingRequests();
  await Promise.all([loadTexts('web'), loadTexts('web-players')]);
});
afterEach(() => {
  close();
  go('/');
  vi.unstubAllGlobals();
});

const player = (id: string, name: string) => ({ id, name, own: false, private: true });

test('a player who cannot be fetched is not shown as the one before', async () => {
  go('/player/a');
  open(PlayerPage, {});
  (await requests.asked('/players/a')).answer(player('a', 'Ana'));
  await settled();
  expect(said()).toContain('Ana');
  go('/player/b');
  await settled();
  expect(said()).not.toContain('Ana');
  (await requests.asked('/players/b')).fail();
  await settled();
  expect(said()).not.toContain('Ana');
  expect(said()).toContain('The server cannot be reached');
});

test('a refusal that comes late is not shown over somebody else', async () => {
  go('/player/a');
  open(PlayerPage, {});
  const late = await requests.asked('/players/a');
  go('/player/b');
  (await requests.asked('/players/b')).answer(player('b', 'Ben'));
  await settled();
  late.fail();
  await settled();
  expect(said()).toContain('Ben');
  expect(said()).not.toContain('The server cannot be reached');
});

test('a board that cannot be fetched is not shown as that of another game', async () => {
  go('/leaders/alcazar');
  open(LeadersPage, {});
  const leader = { player: 'a', name: 'Ana', points: 1_500, spread: 80, games: 9, provisional: false };
  (await requests.asked('/leaderboards/alcazar?kind=people')).answer({ leaders: [leader] });
  await settled();
  expect(said()).toContain('Ana');
  const game = document.querySelector('select');
  if (!game) throw new Error('no choice of games');
  // Which option is chosen is not known where nothing is drawn.
  vi.spyOn(game, 'querySelector').mockReturnValue(game.querySelector('option[value="toledo"]'));
  game.dispatchEvent(new Event('change', { bubbles: true }));
  flushSync();
  (await requests.asked('/leaderboards/toledo?kind=people')).fail();
  await settled();
  expect(said()).not.toContain('Ana');
  expect(said()).toContain('The server cannot be reached');
});
