import { expect, test } from '@playwright/test';
import { CarefulFinger, chooseFromList, isMyTurn, openTable, playToTheEnd, point, theEnd } from './table';

for (const game of ['alcazar', 'big-boss', 'toledo', 'salamanca']) {
  test(`${game} against the computer to the end, by mouse`, async ({ page }) => {
    await openTable(page, { game });
    let listed = 0;
    const moves = await playToTheEnd(page, async (at) => {
      if ((await point(at)) === 'listed') listed += 1;
    });
    expect(listed / moves, 'few moves cannot be pointed at').toBeLessThan(0.05);
    await expect(theEnd(page)).toBeVisible();
    await expect(page.locator('#panel table').first().locator('tbody tr')).toHaveCount(2);
  });
}

test('from the first page to the own turn in a few clicks', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('textbox', { name: /name/ }).fill('Ana');
  await page.getByText('Das neue Big Boss').click();
  await page.getByRole('button', { name: 'Against the computer' }).click();
  await expect(page).toHaveURL(/\/t\//);
  await expect(isMyTurn(page)).toBeVisible({ timeout: 60_000 });
});

test('a whole game by keyboard alone, with the list of moves', async ({ page }) => {
  await openTable(page, { game: 'alcazar' });
  await playToTheEnd(page, async () => {
    await page.getByRole('tab', { name: 'Moves' }).press('Enter');
    const moves = page.locator('#panel ul button');
    const count = await moves.count();
    if (count === 0) return;
    await moves
      .nth(Math.floor(Math.random() * count))
      .press('Enter', { timeout: 5_000 })
      .catch(() => undefined);
  });
  await expect(theEnd(page)).toBeVisible();
});

test('the board itself can be played with keys', async ({ page }) => {
  await openTable(page, { game: 'alcazar' });
  await expect(isMyTurn(page)).toBeVisible({ timeout: 60_000 });
  const card = page.locator('button.lit[data-handle^="card:"]').first();
  const field = (await card.getAttribute('data-handle'))?.split(':')[1] ?? '';
  await page.locator('svg [data-place="1"][role="button"]').focus();
  for (let steps = 0; steps < 30; steps++) {
    const here = await page.evaluate(() => document.activeElement?.getAttribute('data-place'));
    if (here === field) break;
    await page.keyboard.press(steps % 2 === 0 ? 'ArrowRight' : 'ArrowDown');
  }
  await page.locator(`svg [data-place="${field}"][role="button"]`).focus();
  await page.keyboard.press('Enter');
  await expect(
    page.locator('.picked').first().or(page.getByText('You may place a noble')).first(),
  ).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  for (const game of ['big-boss', 'salamanca']) {
    test(`${game} to the end, by touch`, async ({ page }) => {
      await openTable(page, { game });
      const finger = new CarefulFinger();
      await playToTheEnd(page, finger.choose);
      await expect(theEnd(page)).toBeVisible();
      finger.expectSeen();
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
