import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { coreIf, DEVICES } from './core';
import { fromList, fromTable, goAround, isAt, tabTo } from './keys';
import { isMyTurn, openTable, playBeginning, playBeginningAndEnd, theEnd } from './table';

/** What Tab comes to while one plays, in every game. */
const REGIONS = ['header', 'section.board', 'section.hand', '[role="tablist"]', '#panel'];

for (const game of ['alcazar', 'big-boss', 'toledo', 'salamanca']) {
  const isWhole = DEVICES[game] === 'keys';

  test(`${game} to the end with Tab, arrows, Enter and Escape alone`, coreIf(isWhole), async ({ page }) => {
    let [decisions, made] = [0, 0];
    await playBeginningAndEnd(page, game, async () => {
      if (decisions === 0) await reachesEverything(page);
      decisions += 1;
      if (decisions < 5 || decisions % 8 === 0) {
        if (await fromTable(page)) {
          made += 1;
          return;
        }
      }
      if (await isMyTurn(page).isVisible()) await fromList(page);
    });
    expect(made, 'moves made with cards, pieces and places').toBeGreaterThan(1);
    await expect(theEnd(page)).toBeVisible();
    // The curve is drawn last.
    await expect(page.getByRole('slider', { name: 'How it went' })).toBeVisible();
    const { missed } = await goAround(page, 'Tab');
    expect(missed, 'after the end everything is reached too').toEqual([]);
  });

  if (!isWhole)
    test(`${game} begins with Tab, arrows, Enter and Escape alone`, async ({ page }) => {
      let [decisions, made] = [0, 0];
      const choose = async () => {
        if (decisions === 0) await reachesEverything(page);
        decisions += 1;
        if (await fromTable(page)) made += 1;
        else if (await isMyTurn(page).isVisible()) await fromList(page);
      };
      await playBeginning(page, game, choose, 4);
      expect(made, 'moves made with cards, pieces and places').toBeGreaterThan(1);
    });
}

/** Every control is reached in both directions, and none holds the focus. */
async function reachesEverything(page: Page): Promise<void> {
  await expect(page.locator('button.lit[data-handle]:visible').first()).toBeVisible();
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    const { missed, regions } = await goAround(page, key);
    expect(missed, `${key} reaches everything`).toEqual([]);
    expect(regions).toEqual(expect.arrayContaining(REGIONS));
  }
}

test('menu, log and answers are opened, read and left with keys', async ({ page }) => {
  await openTable(page, { game: 'toledo' });
  await expect(isMyTurn(page)).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('button.lit[data-handle]:visible').first()).toBeVisible();
  expect(await tabTo(page, 'header button[aria-expanded]')).toBe(true);
  await page.keyboard.press('Enter');
  const close = page.locator('header').getByRole('button', { name: 'Close' });
  await expect(close).toBeVisible();
  // Tab leads through all of the menu, which is gone when it is left: it would hide what comes next.
  const inMenu = 'header .card :is(a[href], button:not(:disabled), input, select, summary)';
  // Some of it is fetched: how much there is, is known at its end.
  let reached = -1;
  let stops: number;
  do {
    stops = await page.locator(inMenu).filter({ visible: true }).count();
    await page.keyboard.press('Tab');
    reached++;
  } while (await isAt(page, inMenu));
  expect(reached).toBe(stops);
  await expect(close).toBeHidden();
  expect((await goAround(page, 'Tab')).missed).toEqual([]);

  expect(await tabTo(page, 'header button[aria-expanded]', 'Shift+Tab')).toBe(true);
  await page.keyboard.press('Enter');
  await expect(close).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(close).toBeHidden();
  await expect
    .poll(() => isAt(page, 'header button[aria-expanded]'), { message: 'back where it was opened' })
    .toBe(true);

  expect(await tabTo(page, 'section.hand button[data-handle]')).toBe(true);
  await page.keyboard.press('?');
  const answer = page.getByRole('dialog');
  await expect(answer).toBeVisible();
  expect(await tabTo(page, '[role="dialog"] button', 'Shift+Tab')).toBe(true);
  await page.keyboard.press('Enter');
  await expect(answer).toBeHidden();
  await expect
    .poll(() => isAt(page, 'section.hand button[data-handle]'), { message: 'back at what was asked about' })
    .toBe(true);

  expect(await tabTo(page, '#tab-players')).toBe(true);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'What happened' })).toBeVisible();
  expect(await isAt(page, '#tab-log')).toBe(true);
});
