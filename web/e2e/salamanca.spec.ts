import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { byKeys, isMyTurn, openTable, playToTheEnd, point, theEnd } from './table';

test('Salamanca to the end by keyboard alone', async ({ page }) => {
  await openTable(page, { game: 'salamanca' });
  await playToTheEnd(page, byKeys);
  await expect(theEnd(page)).toBeVisible();
});

const cellWith = (page: Page, words: RegExp) => page.getByRole('button', { name: words });

/** Plays until the board has what is looked for. */
async function playUntil(page: Page, words: RegExp): Promise<void> {
  for (let move = 0; move < 60; move++) {
    await expect(isMyTurn(page)).toBeVisible({ timeout: 60_000 });
    if ((await cellWith(page, words).count()) > 0) return;
    await point(page);
  }
}

test('pointing at a building outlines its area and says what it is worth', async ({ page }) => {
  await openTable(page, { game: 'salamanca', bots: ['novice', 'novice'] });
  await playUntil(page, /area worth/);
  // What lies over the board is closed, and the pointer comes from outside.
  const building = page.locator('g[data-place]', { has: cellWith(page, /area worth/) }).first();
  await expect(async () => {
    await page.keyboard.press('Escape');
    await page.mouse.move(2, 2);
    await building.hover({ timeout: 1_000 });
    await expect(page.locator('.outline .border.whole')).toHaveAttribute('d', /^M/, { timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  await expect(page.getByText(/the area is worth/).first()).toBeVisible();
});

test('the tiles of a turn can be taken back one by one', async ({ page }) => {
  await openTable(page, { game: 'salamanca', bots: ['novice', 'novice'] });
  const space = page.locator('button.lit[data-handle^="space:"]');
  for (let move = 0; move < 8 && (await space.count()) === 0; move++) {
    await expect(isMyTurn(page)).toBeVisible({ timeout: 60_000 });
    if ((await space.count()) === 0) await point(page);
    await expect(isMyTurn(page)).toBeVisible({ timeout: 60_000 });
  }
  await space.first().click();
  const tile = page.locator('button[data-handle^="tile:"]');
  await expect(tile.first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tile).toHaveCount(0);
  await expect(space.first()).toBeVisible();
});
