/** Whoever goes elsewhere while an exercise is on its way, and whoever gets none. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import ExercisesPage from '../src/exercises/ExercisesPage.svelte';
import { go } from '../src/shell/router.svelte';
import { loadTexts } from '../src/texts/texts.svelte';
import { close, open, said, settled, WaitingRequests } from './pages';

const list = (...ids: string[]) => ({
  exercises: ids.map((id) => ({ id, strength: 'novice', seats: 2, themes: [] })),
});

let requests: WaitingRequests;

beforeEach(async () => {
  localStorage.clear();
  requests = new WaitingRequests();
  await Promise.all([loadTexts('web'), loadTexts('web-exercises'), loadTexts('bots')]);
});
afterEach(() => {
  close();
  go('/');
  vi.unstubAllGlobals();
});

test('a game leads to its next exercise', async () => {
  go('/exercises/toledo');
  open(ExercisesPage, {});
  (await requests.asked('/exercises/toledo')).answer(list('t1'));
  await settled();
  expect(location.pathname).toBe('/exercises/toledo/t1');
});

test('whoever has left, or chosen another game, is not brought back by a late answer', async () => {
  go('/exercises/toledo');
  open(ExercisesPage, {});
  const late = await requests.asked('/exercises/toledo');
  go('/exercises/alcazar');
  const later = await requests.asked('/exercises/alcazar');
  late.answer(list('t1'));
  await settled();
  expect(location.pathname).toBe('/exercises/alcazar');
  close();
  go('/');
  later.answer(list('a1'));
  await settled();
  expect(location.pathname).toBe('/');
});

test('a refusal that comes late is not shown over another game', async () => {
  go('/exercises/toledo');
  open(ExercisesPage, {});
  const late = await requests.asked('/exercises/toledo');
  go('/exercises/alcazar');
  await requests.asked('/exercises/alcazar');
  late.fail();
  await settled();
  expect(said()).toBe('Alcazar: One moment …');
});

test('what is out of reach can be asked for again, what is not there cannot', async () => {
  go('/exercises/toledo');
  open(ExercisesPage, {});
  (await requests.asked('/exercises/toledo')).fail();
  await settled();
  expect(said()).toContain('The server cannot be reached.');
  expect(said()).toContain('Try again now');
  go('/exercises/alcazar');
  (await requests.asked('/exercises/alcazar')).answer({ key: 'not-found', detail: '' }, 404);
  await settled();
  expect(said()).toContain('There is nothing at this address.');
  expect(said()).not.toContain('Try again now');
  go('/exercises/salamanca');
  (await requests.asked('/exercises/salamanca')).answer(list());
  await settled();
  expect(said()).toContain('There is nothing at this address.');
});
