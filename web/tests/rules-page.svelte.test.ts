/** The page of the rules while they are on their way, and when they do not come. */
import { afterEach, expect, test, vi } from 'vitest';
import RulesPage from '../src/rules/RulesPage.svelte';
import { loadTexts } from '../src/texts/texts.svelte';
import { close, open, said, settled } from './pages';

const loading = vi.hoisted(() => ({ fail: (): void => undefined }));
vi.mock('../src/rules/rules', async (original) => ({
  ...(await original<object>()),
  loadRules: () =>
    new Promise((_, reject) => {
      loading.fail = () => {
        reject(new TypeError('no network'));
      };
    }),
}));

afterEach(close);

test('rules that are on their way are waited for, and those that do not come can be asked for again', async () => {
  await loadTexts('web');
  open(RulesPage, {});
  expect(said()).toContain('One moment …');
  loading.fail();
  await settled();
  expect(said()).not.toContain('One moment …');
  expect(said()).toContain('The page could not be loaded.');
  expect(said()).toContain('Try again now');
});
