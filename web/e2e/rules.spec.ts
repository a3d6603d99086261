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

test('a small board shows each rule in pictures and words, and is drawn when it comes near', async ({
  page,
}) => {
  await page.goto('/rules/salamanca');
  const early = page.locator('[data-board="S-1"]');
  const late = page.locator('[data-board="S-31"]');
  await expect(late.locator('figcaption')).toHaveText(/hand of another player/);
  await expect(late.locator('.frame *')).toHaveCount(0);
  const { y: before } = (await late.boundingBox()) ?? { y: 0 };
  await early.scrollIntoViewIfNeeded();
  await expect(early.locator('svg .lit').first()).toBeAttached();
  await late.scrollIntoViewIfNeeded();
  // The real hand, with the cards to be swapped pointed out; nothing in it can be chosen.
  await expect(late.locator('[data-handle="theirs:6"].suggested')).toBeVisible();
  await expect(late.locator('[inert]')).toHaveCount(1);
  // A rule that says two things has two boards: the usual order, and the 5 that acts first.
  const order = page.locator('#S-16 figure');
  await expect(order).toHaveCount(2);
  await order.last().scrollIntoViewIfNeeded();
  await expect(order.first().locator('[data-sign="played"]').first()).toContainText('8');
  await expect(order.last().locator('[data-sign="played"]').first()).toContainText('5');
  await expect(order.last().locator('figcaption')).toHaveText(/the 5 is the lowest card/);
  // What was drawn on the way moved nothing.
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  await expect.poll(async () => (await late.boundingBox())?.y).toBe(before);
});
