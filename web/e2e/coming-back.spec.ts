/** Coming back on another device: by password, and by a link that the server really mails. */
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { MailCatcher } from './mail-catcher';
import { openTable, OwnServer } from './own-server';
import { closeAll } from './people';

const server = new OwnServer('coming-back', 3_000);
const ADDRESS = 'ana@example.org';
const PASSWORD = 'four quiet barons dance';

test.afterEach(closeAll);
test.afterAll(() => server.remove());

const device = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ baseURL: server.base })).newPage();
const isIn = (page: Page) => expect(page.getByRole('heading', { name: 'Signed-in devices' })).toBeVisible();

/** The seat of the account is theirs on this device too. */
async function findSeat(page: Page, table: string): Promise<void> {
  await page.goto('/');
  await page.locator(`a[href="/t/${table}"]`).first().click();
  await expect(page.locator('.tag', { hasText: 'you' })).toBeAttached();
}

test('an account is found again on other devices by its password and by a mailed link, which works once', async ({
  browser,
}) => {
  const mails = await MailCatcher.open();
  await server.serve(...mails.arguments(server.base));

  const laptop = await device(browser);
  await laptop.goto('/');
  const table = await openTable(laptop);
  await laptop.goto('/account');
  await laptop.locator('input[autocomplete="nickname"]').fill('Ana');
  await laptop.locator('form:has(input[autocomplete="nickname"]) input[type="email"]').fill(ADDRESS);
  await laptop.locator('input[autocomplete="new-password"]').fill(PASSWORD);
  await laptop.keyboard.press('Enter');
  await laptop.getByRole('button', { name: 'I have kept them' }).click();
  await isIn(laptop);

  // By password: with the name, or with the address.
  const phone = await device(browser);
  await phone.goto('/account');
  await phone.locator('input[autocomplete="username"]').fill(ADDRESS);
  await phone.locator('input[autocomplete="current-password"]').fill(PASSWORD);
  await phone.keyboard.press('Enter');
  await isIn(phone);
  await findSeat(phone, table);

  // An address that nobody has confirmed opens nothing; a link to it confirms it, opened as mail programs do.
  const proof = await laptop.context().newPage();
  await proof.goto(await mails.link(ADDRESS, '#prove='));
  await expect(proof.getByText('Your address is confirmed.')).toBeVisible();

  const tablet = await device(browser);
  await tablet.goto('/account');
  await tablet.locator('summary').filter({ hasText: 'Lost' }).click();
  await tablet.getByLabel('Confirmed e-mail address').fill(ADDRESS);
  await tablet.getByRole('button', { name: 'Send me a link' }).click();
  await expect(tablet.getByText('a link is on its way there')).toBeVisible();
  const link = await mails.link(ADDRESS, '#sign-in=');
  // Pasted into the tab that asked for it: nothing is loaded anew there, and the secret leaves the address all the same.
  await tablet.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await tablet.goto(link);
  await expect(tablet.getByRole('heading', { name: 'Sign in with the link from your mail' })).toBeVisible();
  expect(new URL(tablet.url()).hash).toBe('');
  expect(await tablet.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await tablet.locator('main button.main').first().click();
  await isIn(tablet);
  await findSeat(tablet, table);

  // Somebody who reads it later has nothing of it.
  const stranger = await device(browser);
  await stranger.goto(link);
  await stranger.locator('main button.main').first().click();
  await expect(stranger.getByText('That does not fit.')).toBeVisible();
  mails.close();
});
