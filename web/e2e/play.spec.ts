import { expect, test } from '@playwright/test';
import { GAMES as LIST } from '../src/protocol/games';
import { coreIf, DEVICES } from './core';
import {
  CarefulFinger,
  chooseFromList,
  isMyTurn,
  openTable,
  playBeginning,
  playBeginningAndEnd,
  point,
  theEnd,
} from './table';

const GAMES = LIST.map(({ id }) => id);

for (const game of GAMES) {
  const isWhole = DEVICES[game] === 'mouse';

  test(`${game} against the computer to the end, by mouse`, coreIf(isWhole), async ({ page }) => {
    let listed = 0;
    const moves = await playBeginningAndEnd(page, game, async (at) => {
      if ((await point(at)) === 'listed') listed += 1;
    });
    expect(listed / moves, 'few moves cannot be pointed at').toBeLessThan(0.1);
    await expect(theEnd(page)).toBeVisible();
    await expect(page.locator('#panel table').first().locator('tbody tr')).toHaveCount(2);
  });

  if (!isWhole)
    test(`${game} begins by mouse`, async ({ page }) => {
      let pointed = 0;
      const choose = async () => {
        if ((await point(page)) === 'pointed') pointed += 1;
      };
      await playBeginning(page, game, choose, 8);
      expect(pointed, 'most moves are pointed at').toBeGreaterThan(4);
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

  for (const game of GAMES) {
    const isWhole = game === 'toledo';

    test(`${game} to the end, by touch`, coreIf(isWhole), async ({ page }) => {
      const finger = new CarefulFinger();
      await playBeginningAndEnd(page, game, finger.choose, 15);
      await expect(theEnd(page)).toBeVisible();
      finger.expectSeen();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    });

    if (!isWhole)
      test(`${game} begins by touch`, async ({ page }) => {
        const finger = new CarefulFinger();
        await playBeginning(page, game, finger.choose, 15);
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
