import { expect, test } from '@playwright/test';
import { fromList, fromTable, goAround, isAt, tabTo } from './keys';
import { advance, isMyTurn, openTable, playToTheEnd, theEnd } from './table';

/** What Tab comes to while one plays, in every game. */
const REGIONS = ['header', 'section.board', 'section.hand', '[role="tablist"]', '#panel'];

/** So many moves are made before the end comes near: shorter games than these were never seen. */
const NEARLY_OVER = { alcazar: 150, 'big-boss': 170, toledo: 90, salamanca: 215 };

for (const [game, late] of Object.entries(NEARLY_OVER)) {
  test(`${game} to the end with Tab, arrows, Enter and Escape alone`, async ({ page }) => {
    const table = await openTable(page, { game });
    await expect(isMyTurn(page)).toBeVisible({ timeout: 60_000 });
    await expect(page.locator('button.lit[data-handle]:visible').first()).toBeVisible();
    // Every control is reached in both directions, and none holds the focus.
    for (const key of ['Tab', 'Shift+Tab'] as const) {
      const { missed, regions } = await goAround(page, key);
      expect(missed, `${key} reaches everything`).toEqual([]);
      expect(regions).toEqual(expect.arrayContaining(REGIONS));
    }
    let [decisions, made] = [0, 0];
    const choose = async () => {
      decisions += 1;
      if (decisions < 5 || decisions % 8 === 0) {
        if (await fromTable(page)) {
          made += 1;
          return;
        }
      }
      if (await isMyTurn(page).isVisible()) await fromList(page);
    };
    // Some turns at the beginning, some that nobody sees, and all up to the end.
    for (let turn = 0; turn < 8; turn++) {
      await expect(isMyTurn(page)).toBeVisible({ timeout: 60_000 });
      await choose();
    }
    expect(made, 'moves made with cards, pieces and places').toBeGreaterThan(1);
    await advance(page, table, late);
    decisions = 0;
    await playToTheEnd(page, choose);
    expect(decisions, 'the end is played with keys').toBeGreaterThan(1);
    await expect(theEnd(page)).toBeVisible();
    // The curve is drawn last.
    await expect(page.getByRole('slider', { name: 'How it went' })).toBeVisible();
    const { missed } = await goAround(page, 'Tab');
    expect(missed, 'after the end everything is reached too').toEqual([]);
  });
}

test('menu, log and answers are opened, read and left with keys', async ({ page }) => {
  await openTable(page, { game: 'toledo' });
  await expect(isMyTurn(page)).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('button.lit[data-handle]:visible').first()).toBeVisible();
  expect(await tabTo(page, 'header button[aria-expanded]')).toBe(true);
  await page.keyboard.press('Enter');
  const close = page.locator('header').getByRole('button', { name: 'Close' });
  await expect(close).toBeVisible();
  expect((await goAround(page, 'Tab')).missed).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(close).toBeHidden();
  expect(await isAt(page, 'header button[aria-expanded]'), 'back where it was opened').toBe(true);

  expect(await tabTo(page, 'section.hand button[data-handle]')).toBe(true);
  await page.keyboard.press('?');
  const answer = page.getByRole('dialog');
  await expect(answer).toBeVisible();
  expect(await tabTo(page, '[role="dialog"] button', 'Shift+Tab')).toBe(true);
  await page.keyboard.press('Enter');
  await expect(answer).toBeHidden();
  expect(await isAt(page, 'section.hand button[data-handle]'), 'back at what was asked about').toBe(true);

  expect(await tabTo(page, '#tab-players')).toBe(true);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'What happened' })).toBeVisible();
  expect(await isAt(page, '#tab-log')).toBe(true);
});
