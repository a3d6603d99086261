import { expect, test } from '@playwright/test';
import { byKeys, byTouch, isMyTurn, openTable, playToTheEnd, point, theEnd } from './table';

test('Toledo to the end by keyboard alone, with the scores in their parts', async ({ page }) => {
  await openTable(page, { game: 'toledo' });
  await playToTheEnd(page, byKeys);
  await expect(theEnd(page)).toBeVisible();
  const parts = page.getByRole('table', { name: 'The scores in their parts' });
  for (const part of ['Swords in the Alcazar', 'Paintings', 'Together'])
    await expect(parts.getByRole('rowheader', { name: part })).toBeVisible();
});

test('a card shows where it would take each pawn', async ({ page }) => {
  await openTable(page, { game: 'toledo' });
  const ways = page.locator('.landings .way');
  // Nothing can be reached before somebody has opened a shop within the reach of the hand.
  for (let turn = 0; turn < 25; turn++) {
    await expect(isMyTurn(page)).toBeVisible({ timeout: 60_000 });
    const card = page.locator('button.lit[data-handle^="card:"]').first();
    if ((await card.count()) > 0) {
      await card.hover();
      if ((await ways.count()) > 0) break;
    }
    await page.mouse.move(2, 2);
    await point(page);
  }
  await expect(ways.first()).toBeVisible();
});

test('a sword tells what it costs and whether it can be had', async ({ page }) => {
  await openTable(page, { game: 'toledo' });
  await expect(isMyTurn(page)).toBeVisible({ timeout: 60_000 });
  const shelf = page.getByRole('group', { name: 'Swords on the shelf' }).first();
  await shelf.getByRole('button', { name: /Sword worth 8/ }).click({ button: 'right' });
  await expect(page.getByRole('dialog').getByText(/costs 2 steel and 2 gems/)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('Toledo to the end, by touch', async ({ page }) => {
    await openTable(page, { game: 'toledo' });
    await playToTheEnd(page, byTouch);
    await expect(theEnd(page)).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(360);
  });
});
