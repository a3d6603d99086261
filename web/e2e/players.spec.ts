/** Own games and the pages of players, by keys: found, searched, shown to others and kept from them. */
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { violationsInBothColours } from './axe';
import { tabTo } from './keys';
import { closeAll } from './people';
import { openTable } from './table';

test.afterEach(closeAll);

const PASSWORD = 'four quiet barons dance';

async function device(browser: Browser, baseURL: string | undefined): Promise<Page> {
  return (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
}

async function giveUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: 'Really give up' }).click();
  await expect(page.getByRole('heading', { name: 'The result' })).toBeVisible();
}

test('all games in one list, and a page that its owner shows or keeps', async ({ browser, baseURL }) => {
  const ana = await device(browser, baseURL);
  const name = `Ana ${Date.now() % 1_000_000}`;
  await ana.goto('/account');
  await ana.request.post('/api/account', {
    data: { name, password: PASSWORD },
    headers: { origin: new URL(ana.url()).origin },
  });
  const over = await openTable(ana, { game: 'toledo', settings: { listed: true } });
  await giveUp(ana);
  const running = await openTable(ana, { game: 'alcazar' });

  // From the lobby to the list, and the list searched by keys.
  await ana.goto('/');
  await ana.getByRole('link', { name: 'All my games' }).click();
  await expect(ana.getByRole('heading', { name: 'My games' })).toBeVisible();
  await expect(ana.locator(`a[href="/t/${running}"]`)).toBeVisible();
  await expect(ana.locator(`a[href="/t/${over}"]`)).toBeVisible();
  await expect(ana.getByText('Place 2 of 2')).toBeVisible();
  expect(await violationsInBothColours(ana)).toEqual([]);
  expect(await tabTo(ana, 'select[id$="-phase"]')).toBe(true);
  await ana.keyboard.press('ArrowDown');
  await ana.keyboard.press('ArrowDown');
  await expect(ana.locator(`a[href="/t/${running}"]`)).toHaveCount(0);
  await expect(ana).toHaveURL(/phase=finished/);
  expect(await tabTo(ana, 'input[type="search"]')).toBe(true);
  await ana.keyboard.type('nobody of that name');
  await expect(ana.getByText('There are no games here.')).toBeVisible();
  await ana.reload();
  await expect(ana.getByText('There are no games here.')).toBeVisible();
  await ana.getByRole('searchbox').fill('');
  const download = ana.waitForEvent('download');
  await ana.getByRole('link', { name: 'Record' }).click();
  expect((await download).suggestedFilename()).toBe(`toledo-${over}.txt`);

  // Somebody else finds the page by the name at the table, above it, and comes back.
  const ben = await device(browser, baseURL);
  await ben.setViewportSize({ width: 360, height: 740 });
  await ben.goto(`/t/${over}`);
  await ben.getByRole('tab', { name: 'Players' }).click();
  await ben.locator('#panel').getByRole('link', { name }).first().click();
  await expect(ben.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(ben.getByRole('row', { name: /Toledo 2 1 0 · 1/ })).toBeVisible();
  await expect(ben.locator(`.results a[href="/t/${over}"]`)).toBeVisible();
  await expect(ben.locator(`a[href="/t/${running}"]`)).toHaveCount(0);
  expect(await ben.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await violationsInBothColours(ben)).toEqual([]);
  await ben.getByRole('link', { name: 'Back to the table' }).click();
  await expect(ben).toHaveURL(new RegExp(`/t/${over}$`));

  // Private from now on: the name, and nothing else.
  await ana.goto('/account');
  expect(await tabTo(ana, 'input[type="checkbox"]')).toBe(true);
  await ana.keyboard.press('Space');
  await expect(ana.getByText('From now on others see only your name.')).toBeVisible();
  await ana.getByRole('link', { name: 'My page' }).click();
  await expect(ana.getByText('Others see only your name here.')).toBeVisible();
  await expect(ana.locator(`a[href="/t/${over}"]`)).toBeVisible();
  await ben.goto(new URL(ana.url()).pathname);
  await expect(ben.getByText('This player shows only their name.')).toBeVisible();
  await expect(ben.locator('main table, main .results')).toHaveCount(0);
});

test('a rated table says what it asks, and its result stands on the pages and on the board', async ({
  browser,
  baseURL,
}) => {
  const [ana, ben] = [await device(browser, baseURL), await device(browser, baseURL)];
  const [name, other] = [`Rita ${Date.now() % 1_000_000}`, `Saul ${Date.now() % 1_000_000}`];
  await ana.goto('/new?game=toledo');
  await expect(ana.getByText('For this everybody at the table needs an account.')).toBeVisible();
  await expect(ana.getByRole('checkbox', { name: /^Rated/ })).toBeDisabled();
  await ana.request.post('/api/account', {
    data: { name, password: PASSWORD },
    headers: { origin: new URL(ana.url()).origin },
  });
  // The page finds out who it is signed in as, and opens a rated table by keys.
  await ana.goto('/account');
  await expect(ana.getByRole('heading', { name: 'Signed-in devices' })).toBeVisible();
  await ana.goto('/new?game=toledo');
  await ana.getByRole('combobox', { name: 'Players', exact: true }).selectOption('2');
  expect(await tabTo(ana, 'input[id$="-rated"]')).toBe(true);
  await ana.keyboard.press('Space');
  await expect(ana.getByText('nothing can be taken back')).toBeVisible();
  await expect(ana.getByRole('checkbox', { name: 'Hints allowed' })).toBeDisabled();
  expect(await violationsInBothColours(ana)).toEqual([]);
  await ana.getByRole('button', { name: 'Open the table' }).click();
  await expect(ana).toHaveURL(/\/t\//);
  await expect(ana.getByText('nothing can be taken back')).toBeVisible();

  // Whoever has no account cannot sit down, and is told why; with one they can.
  await ben.goto(ana.url());
  await expect(ben.getByText('to sit down you need an account')).toBeVisible();
  await expect(ben.getByRole('button', { name: 'Sit down' })).toHaveCount(0);
  expect(await violationsInBothColours(ben)).toEqual([]);
  await ben.request.post('/api/account', {
    data: { name: other, password: PASSWORD },
    headers: { origin: new URL(ben.url()).origin },
  });
  await ben.goto('/account');
  await expect(ben.getByRole('heading', { name: 'Signed-in devices' })).toBeVisible();
  await ben.goto(ana.url());
  await ben.getByRole('button', { name: 'Sit down' }).first().click();
  await ben.getByRole('button', { name: 'Menu' }).click();
  await expect(ben.getByRole('button', { name: 'Ask to take back a move' })).toHaveCount(0);
  await ben.getByRole('button', { name: 'Give up' }).click();
  await ben.getByRole('button', { name: 'Really give up' }).click();
  await expect(ben.getByRole('heading', { name: 'The result' })).toBeVisible();

  // Ratings come a moment later.
  await expect(async () => {
    await ben.goto('/leaders/toledo');
    await expect(ben.getByRole('row', { name: new RegExp(`${name}.*provisional`) })).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
  expect(await violationsInBothColours(ben)).toEqual([]);
  await ben.getByRole('link', { name }).click();
  await expect(ben.getByRole('heading', { name: 'Rating against people' })).toBeVisible();
  await expect(ben.getByText('from one rated game')).toBeVisible();
  await ben.setViewportSize({ width: 360, height: 740 });
  expect(await ben.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await violationsInBothColours(ben)).toEqual([]);
});
