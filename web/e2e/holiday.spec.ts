/** Days off: taken with the keys of a person, seen by the others at the table, and ended early. */
import { expect, test } from '@playwright/test';
import { violationsInBothColours } from './axe';
import { tabTo } from './keys';
import { closeAll } from './people';

test.afterEach(closeAll);

test('days off are taken by keys, the others see them at the table, and one can be back early', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto('/holiday');
  await expect(page.getByRole('heading', { name: 'Days off' })).toBeVisible();

  const headers = { origin: new URL(page.url()).origin };
  const settings = { game: 'toledo', seats: 2, pace: { pace: 'weekly', days: 2 } };
  const opened = await page.request.post('/api/tables', { data: { settings }, headers });
  expect(opened.ok(), await opened.text()).toBe(true);
  const { table } = (await opened.json()) as { table: string };
  const other = await browser.newContext({ baseURL });
  await other.request.post('/api/session', { data: { name: 'Ben' } });
  const joined = await other.request.post(`/api/tables/${table}/join`, { data: {} });
  expect(joined.ok(), await joined.text()).toBe(true);
  const ben = await other.newPage();
  await ben.goto(`/t/${table}`);
  await expect(ben.getByText('2d 0h').first()).toBeVisible();

  expect(await violationsInBothColours(page)).toEqual([]);
  const isWide = () =>
    page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  expect(await isWide()).toBe(false);
  expect(await tabTo(page, 'input[value="invited"]')).toBe(true);
  await page.keyboard.press('Space');
  expect(await tabTo(page, 'form .button')).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('Saved. Your tables know.');
  await expect(page.getByRole('heading', { name: /^You are away until/ })).toBeVisible();
  await expect(ben.getByText(/^away until/).first()).toBeVisible();
  expect(await violationsInBothColours(page)).toEqual([]);
  expect(await isWide()).toBe(false);

  // It is the same after a reload, with what was chosen.
  await page.reload();
  await expect(page.getByRole('heading', { name: /^You are away until/ })).toBeVisible();
  await expect(page.locator('input[value="invited"]')).toBeChecked();
  await page.goto('/');
  await expect(page.getByRole('link', { name: /Toledo/ }).first()).toBeVisible();
  await page.goto('/holiday');
  await page.getByRole('button', { name: 'I am back' }).click();
  await expect(page.getByRole('status')).toHaveText('Welcome back. Your clocks run again.');
  await expect(ben.getByText(/^away until/)).toHaveCount(0);
});

test('a table can be opened with days for every week, and says so', async ({ page }) => {
  await page.goto('/new?game=toledo');
  await page.getByLabel('Thinking time').selectOption({ label: '2 days of thinking a week' });
  await expect(page.getByText('Every week of the game brings everybody')).toBeVisible();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByText('2 days of thinking a week').first()).toBeVisible();
});
