import type { Browser, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { isMyTurn, openTable, point, position } from './table';

/** Ana opens a table for two, and Ben comes in by its link. */
async function twoAtATable(browser: Browser, game: string): Promise<{ ana: Page; ben: Page; table: string }> {
  const [first, second] = [await browser.newContext(), await browser.newContext()];
  const [ana, ben] = [await first.newPage(), await second.newPage()];
  const table = await openTable(ana, { game, bots: [], seats: 2 });
  await ben.goto(`/t/${table}`);
  await ben.getByRole('textbox', { name: /name/ }).fill('Ben');
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await expect(ana.locator('.board')).toBeVisible();
  await expect(ben.locator('.board')).toBeVisible();
  return { ana, ben, table };
}

async function onTurn(...pages: Page[]): Promise<Page> {
  for (let wait = 0; wait < 100; wait++) {
    for (const page of pages) if (await isMyTurn(page).isVisible()) return page;
    await pages[0]?.waitForTimeout(100);
  }
  throw new Error('nobody is on turn');
}

test('two friends, a reload and a lost connection in between', async ({ browser }) => {
  const { ana, ben } = await twoAtATable(browser, 'alcazar');
  for (let move = 0; move < 6; move++) await point(await onTurn(ana, ben));

  await ben.reload();
  await expect(ben.locator('.board')).toBeVisible();
  await expect.poll(() => position(ben)).toBe(await position(ana));

  // Ben is cut off while Ana plays on; then he is back, with the right board.
  await ben.context().setOffline(true);
  await ben.evaluate(() => {
    dispatchEvent(new Event('offline'));
  });
  await ben.context().setOffline(false);
  for (let move = 0; move < 6; move++) await point(await onTurn(ana, ben));
  await expect.poll(() => position(ben), { timeout: 40_000 }).toBe(await position(ana));
});

test('what was sent into a broken connection arrives once', async ({ browser }) => {
  const { ana, ben } = await twoAtATable(browser, 'toledo');
  const page = await onTurn(ana, ben);
  const before = await position(page);
  await page.getByRole('button', { name: 'Draw two cards' }).click();
  await expect.poll(() => position(page)).not.toBe(before);
  await expect.poll(() => position(ana)).toBe(await position(ben));
});

test('a spectator sees the board, no hands and nothing to do', async ({ browser }) => {
  const { ana, table } = await twoAtATable(browser, 'alcazar');
  const context = await browser.newContext();
  const guest = await context.newPage();
  await guest.goto(`/t/${table}`);
  await expect(guest.locator('.board').first()).toBeVisible();
  await expect(guest.locator('button[data-handle^="card:"]')).toHaveCount(0);
  await expect(guest.locator('.lit')).toHaveCount(0);
  await expect(ana.getByText('1 spectator')).toBeVisible();
});

test('friends write to each other', async ({ browser }) => {
  const { ana, ben } = await twoAtATable(browser, 'big-boss');
  await ana.getByRole('tab', { name: 'Chat' }).click();
  await ben.getByRole('tab', { name: 'Chat' }).click();
  await ana.getByRole('textbox', { name: 'Write something' }).fill('Hola <b>Ben</b>');
  await ana.getByRole('button', { name: 'Send' }).click();
  await expect(ben.getByText('Hola <b>Ben</b>')).toBeVisible();
});
