import { expect, test } from '@playwright/test';
import {
  CarefulFinger,
  chooseFromList,
  isMyTurn,
  openTable,
  playBeginningAndEnd,
  point,
  theEnd,
} from './table';

for (const game of ['alcazar', 'big-boss', 'toledo', 'salamanca']) {
  test(`${game} against the computer to the end, by mouse`, async ({ page }) => {
    let listed = 0;
    const moves = await playBeginningAndEnd(page, game, async (at) => {
      if ((await point(at)) === 'listed') listed += 1;
    });
    expect(listed / moves, 'few moves cannot be pointed at').toBeLessThan(0.1);
    await expect(theEnd(page)).toBeVisible();
    await expect(page.locator('#panel table').first().locator('tbody tr')).toHaveCount(2);
  });
}

test('from the first page to the own turn in a few clicks', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('textbox', { name: /name/ }).fill('Ana');
  const start = page.getByRole('region', { name: 'Sit down and play' });
  await start.getByText('Das neue Big Boss', { exact: true }).click();
  await page.getByRole('button', { name: 'Against the computer' }).click();
  await expect(page).toHaveURL(/\/t\//);
  await expect(isMyTurn(page)).toBeVisible({ timeout: 60_000 });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  for (const game of ['big-boss', 'toledo', 'salamanca']) {
    test(`${game} to the end, by touch`, async ({ page }) => {
      const finger = new CarefulFinger();
      await playBeginningAndEnd(page, game, finger.choose, 15);
      await expect(theEnd(page)).toBeVisible();
      finger.expectSeen();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    });
  }

  test('nothing has to be scrolled', async ({ page }) => {
    await openTable(page, { game: 'alcazar' });
    await expect(isMyTurn(page)).toBeVisible({ timeout: 60_000 });
    const size = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.scrollHeight,
    ]);
    expect(size).toEqual([360, 740]);
  });
});

test('a move can be chosen from the list by mouse', async ({ page }) => {
  await openTable(page, { game: 'toledo' });
  await expect(isMyTurn(page)).toBeVisible({ timeout: 60_000 });
  await chooseFromList(page);
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.locator('#panel ol li button').first()).toBeVisible();
});
