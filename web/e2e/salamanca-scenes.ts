/** The moments of Salamanca that a game does not always bring, to be looked at. */
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { cell, find, of, pointAt } from './salamanca-moments';
import { shoot } from './shoot';
import { openTable } from './table';

test('laying', async ({ page }) => {
  await find(page, ({ view }) => view.round > 4 && (view.turn?.to_lay.length ?? 0) > 1);
  await page.locator('button[data-handle^="tile:"]').first().click();
  await shoot(page, 'salamanca-lay');
});

test('claiming', async ({ page }) => {
  await find(page, ({ view, offers }) => view.round > 3 && of(offers, 'claim').length > 0);
  await shoot(page, 'salamanca-claim');
});

test('a sale', async ({ page }) => {
  let sold = '';
  await find(page, async ({ offers, ask }) => {
    for (const { parts } of of(offers, 'sell')) {
      const { lines } = (await ask({ type: 'explain', place: parts['cell'] })) as {
        lines: { key: string }[];
      };
      sold = String(parts['cell']);
      if (['leaving', 'changing'].every((key) => lines.some((line) => line.key === key))) return true;
    }
    return false;
  });
  await page.keyboard.press('Escape');
  await cell(page, sold).click();
  await shoot(page, 'salamanca-sale');
});

test('plagues', async ({ page }) => {
  let building = '';
  await find(page, ({ view }) => {
    const off = view.cells.find(({ cut_off_from }) => cut_off_from.length > 0);
    building = off?.cut_off_from[0] ?? '';
    return off !== undefined;
  });
  await shoot(page, 'salamanca-plague', /./, async (at) => {
    await pointAt(at, building);
  });
});

test('locks', async ({ page }) => {
  let locked = '';
  await find(page, ({ view }) => {
    const own = view.cells.filter(({ owner, locks }) => owner === view.viewer && locks.length > 0);
    locked = own.find(({ locks }) => locks.includes('enlarged'))?.cell ?? '';
    return locked !== '';
  });
  await shoot(page, 'salamanca-locked', /./, async (at) => {
    await pointAt(at, locked);
    await cell(at, locked).click({ button: 'right' });
  });
});

test('the week market', async ({ page }) => {
  let before = 0;
  await find(page, ({ view }) => {
    const pays = view.cells.filter(({ owner, area_value }) => owner !== null && (area_value ?? 0) >= 7);
    const begins = ['play-cards', 'choose-two'].includes(view.step) && view.round > before;
    before = view.round;
    return begins && pays.length > 1;
  });
  await shoot(page, 'salamanca-market');
});

test('the swap', async ({ page }) => {
  await find(page, ({ view }) => view.step === 'swap');
  await shoot(page, 'salamanca-swap');
  await page.locator('button[data-handle^="theirs:"]').first().click();
  await shoot(page, 'salamanca-swap-picked');
});

test('the last turn of a round', async ({ page }) => {
  await find(page, ({ view, offers }) => Boolean(view.turn?.is_last) && of(offers, 'plague').length > 0);
  await shoot(page, 'salamanca-double');
});

/** Two friends; the first has chosen, the second has not. */
async function twoFriends(browser: Browser): Promise<{ ana: Page; ben: Page }> {
  const [ana, ben] = [
    await (await browser.newContext()).newPage(),
    await (await browser.newContext()).newPage(),
  ];
  const table = await openTable(ana, { game: 'salamanca', bots: [], seats: 2 });
  await ben.goto(`/t/${table}`);
  await ben.getByRole('textbox', { name: /name/ }).fill('Ben');
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await expect(ana.locator('section.board')).toBeVisible();
  return { ana, ben };
}

test('the choice of two', async ({ browser }) => {
  const { ana, ben } = await twoFriends(browser);
  const cards = ana.locator('button[data-handle^="card:"]');
  await cards.nth(0).click();
  await shoot(ana, 'salamanca-two-first');
  await cards.nth(1).click();
  await shoot(ana, 'salamanca-two-both');
  await cards.nth(1).click();
  await expect(ana.locator('.chosen')).toBeVisible();
  await shoot(ana, 'salamanca-two-chosen');
  await shoot(ben, 'salamanca-two-waits');
});
