/** Coming back on another device, to the very seat: by password, and by a link that the server really mails. */
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

/** From the link to a table, as a notice has it, to where one signs in: nobody is signed in here, and the table says what to do. */
async function signInFromTable(page: Page, table: string): Promise<void> {
  await page.goto(`/t/${table}`);
  await page.getByRole('link', { name: 'Is one of the seats yours? Sign in.' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
}

async function askForLink(page: Page): Promise<void> {
  await page.locator('summary').filter({ hasText: 'Lost' }).click();
  await page.getByLabel('Confirmed e-mail address').fill(ADDRESS);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText('a link is on its way there')).toBeVisible();
}

/** Nothing was asked for any more: one is at the table, in the own seat. */
async function isInSeat(page: Page, table: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/t/${table}$`));
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

  // By password, from the link to the table that a notice has: with the name, or with the address.
  const desk = await device(browser);
  await signInFromTable(desk, table);
  await desk.locator('input[autocomplete="username"]').fill('Ana');
  await desk.locator('input[autocomplete="current-password"]').fill('not the right words');
  await desk.keyboard.press('Enter');
  await expect(desk.getByText('That does not fit.')).toBeVisible();
  await desk.locator('input[autocomplete="current-password"]').fill(PASSWORD);
  await desk.keyboard.press('Enter');
  await isInSeat(desk, table);

  // The same where a game has not begun yet.
  const waiting = await openTable(laptop, 1);
  const porch = await device(browser);
  await signInFromTable(porch, waiting);
  await porch.locator('input[autocomplete="username"]').fill('Ana');
  await porch.locator('input[autocomplete="current-password"]').fill(PASSWORD);
  await porch.keyboard.press('Enter');
  await expect(porch).toHaveURL(new RegExp(`/t/${waiting}$`));
  await expect(porch.getByText('(you)')).toBeVisible();

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
  await signInFromTable(tablet, table);
  await askForLink(tablet);
  const link = await mails.link(ADDRESS, '#sign-in=');
  // Pasted into a tab that shows the account already: nothing is loaded anew there, and the secret leaves the address all the same.
  const opened = await tablet.context().newPage();
  await opened.goto('/account');
  await opened.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await opened.goto(link);
  await expect(opened.getByRole('heading', { name: 'Sign in with the link from your mail' })).toBeVisible();
  expect(new URL(opened.url()).hash).toBe('');
  expect(await opened.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await opened.locator('main button.main').first().click();
  await isInSeat(opened, table);

  // Somebody who reads it later has nothing of it.
  const stranger = await device(browser);
  await stranger.goto(link);
  await stranger.locator('main button.main').first().click();
  await expect(stranger.getByText('That does not fit.')).toBeVisible();

  // A link that is opened where nobody asked for it knows of no table: it leads to all of one's own.
  await askForLink(stranger);
  const newer = () => mails.link(ADDRESS, '#sign-in=');
  await expect.poll(newer).not.toBe(link);
  const elsewhere = await device(browser);
  await elsewhere.goto(await newer());
  await elsewhere.locator('main button.main').first().click();
  await isIn(elsewhere);
  await elsewhere.getByRole('link', { name: 'To your tables' }).click();
  await findSeat(elsewhere, table);
  mails.close();
});
