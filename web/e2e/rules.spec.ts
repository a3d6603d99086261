import { expect, test } from '@playwright/test';
import { openTable } from './table';

test('the rules open at the game one comes from', async ({ page }) => {
  await openTable(page, { game: 'salamanca', bots: [], seats: 3 });
  await page.getByRole('link', { name: 'Rules' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rules of Salamanca');
  await page.goto('/');
  await page.getByRole('radio', { name: /^Toledo/ }).check({ force: true });
  await page.getByRole('link', { name: 'Rules' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rules of Toledo');
  // Who types the short address gets the game of the last time.
  await page.goto('/rules');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rules of Toledo');
  // They speak to players: no files, no bare marks.
  await expect(page.locator('#T-22')).toBeVisible();
  await expect(page.locator('main')).not.toContainText(/\.toml|\bids\b|\d\.\.\d/);
  await expect(page.getByText('Ruling, where the book is silent:').first()).toBeVisible();
});

test('a search shows the fitting rule first, in few words, and leads to it and back', async ({ page }) => {
  await page.goto('/rules/toledo');
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('duel');
  const hits = page.locator('main ol a');
  await expect(hits.first()).toContainText('T-22');
  await expect(page.getByText(/^\d+ rules found$/)).toHaveCount(1);
  expect(await hits.count()).toBeLessThanOrEqual(8);
  for (const text of await hits.allInnerTexts()) expect(text.length).toBeLessThan(320);
  await expect(page.locator('main mark').first()).toHaveText(/^duels?$/i);
  await expect(page.locator('article')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const rule = page.locator('article#T-22');
  await expect(rule).toBeInViewport();
  await expect(rule).toHaveClass(/target/);
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('duel');
  await expect(hits.first()).toContainText('T-22');
});
