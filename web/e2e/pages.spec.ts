import { expect, test } from '@playwright/test';
import { GAMES } from '../src/protocol/games';
import { violationsInBothColours } from './axe';
import { coreIf } from './core';
import { advance, isMyTurn, openTable, point } from './table';

const PAGES = ['/', '/new', '/settings', '/exercises', '/rules/alcazar', '/rules/toledo'];

for (const path of PAGES) {
  test(`axe finds nothing on ${path}, in light and dark`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await violationsInBothColours(page)).toEqual([]);
  });
}

for (const { id: game } of GAMES) {
  const stays = ['alcazar', 'toledo'].includes(game);
  test(`axe finds nothing in the middle of ${game}, in light and dark`, coreIf(stays), async ({ page }) => {
    const table = await openTable(page, { game });
    await advance(page, table, 24);
    await expect(isMyTurn(page)).toBeVisible({ timeout: 60_000 });
    expect(await violationsInBothColours(page)).toEqual([]);
    for (const panel of ['Moves', 'Log', 'Chat']) {
      await page.getByRole('tab', { name: panel }).click();
      expect(await violationsInBothColours(page, 'aside'), panel).toEqual([]);
    }
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await violationsInBothColours(page, 'header'), 'menu').toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('svg [role="button"]').nth(20).focus();
    await page.keyboard.press('?');
    // What a round came to may lie behind it.
    await expect(page.getByRole('dialog', { name: /^About / })).toBeVisible();
    expect(await violationsInBothColours(page, '[role="dialog"]'), 'answer').toEqual([]);
  });
}

for (const language of ['en', 'de', 'nl', 'es']) {
  // The longest words are German.
  test(`every page fits in ${language} on a phone`, coreIf(language === 'de'), async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.addInitScript((code) => {
      localStorage.setItem('tertulia.settings', JSON.stringify({ language: code }));
    }, language);
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path).toBe(360);
    }
    await openTable(page, { game: 'toledo', bots: [], seats: 4 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), 'waiting').toBe(360);
    for (const game of ['alcazar', 'toledo', 'salamanca']) {
      await openTable(page, { game });
      await expect(isMyTurn(page)).toBeVisible({ timeout: 60_000 });
      const size = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.scrollHeight,
      ]);
      expect(size, game).toEqual([360, 740]);
      // A text that is missing shows its key.
      await expect(page.locator('body')).not.toContainText(/\b(step|move|event|panel|turn|cell)-[a-z]/);
    }
  });
}

test('no script or style is refused by the policy of the server', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await openTable(page, { game: 'alcazar' });
  await expect(isMyTurn(page)).toBeVisible({ timeout: 60_000 });
  await point(page);
  expect(complaints).toEqual([]);
});
