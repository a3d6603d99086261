/** Links to a seat: they are seen and ended by whoever holds it, and end when somebody takes the seat by one. */
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { CHROMIUM } from './browser';
import { closeAll } from './people';
import { openTable } from './table';

// The shell has no clipboard.
test.use({ launchOptions: CHROMIUM });
test.afterEach(closeAll);

const links = (page: Page) => page.getByRole('region', { name: 'Who can play for my seat' });
const tag = (page: Page) => page.locator('.tag', { hasText: 'you' });

async function newPage(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

/** A link to the own seat, made in the menu by keys. */
async function makeLink(page: Page): Promise<string> {
  const made = page.waitForResponse((answer) => answer.url().endsWith('/link') && answer.ok());
  await links(page).getByRole('button', { name: 'Copy the link to my seat' }).focus();
  await page.keyboard.press('Enter');
  const { table, seat_token: token } = (await (await made).json()) as { table: string; seat_token: string };
  return `/t/${table}#seat=${token}`;
}

test('a link opens the seat on one device, and the holder ends links and devices by keys', async ({
  browser,
}) => {
  const ana = await newPage(browser);
  await openTable(ana, { game: 'toledo' });
  await expect(tag(ana)).toBeVisible();
  await ana.getByRole('button', { name: 'Menu' }).click();
  // The table was not opened by the page: the link that came with the seat is in nobody's browser.
  await links(ana)
    .getByRole('button', { name: /^End: A link/ })
    .click();
  await expect(links(ana)).toContainText('Nobody but you on this device.');
  const first = await makeLink(ana);
  await expect(links(ana).getByText('A link, made')).toBeVisible();

  // On another device it opens the seat, and from then on no longer.
  const phone = await newPage(browser);
  await phone.goto(first);
  await expect(tag(phone)).toBeVisible();
  const late = await newPage(browser);
  await late.goto(first);
  await expect(late.getByRole('alert').getByText('This link opens no seat any more')).toBeVisible();
  await expect(tag(late)).toHaveCount(0);
  // Both devices go on with the seat, also after a reload.
  for (const page of [ana, phone]) {
    await page.reload();
    await expect(tag(page)).toBeVisible();
  }

  // A link and the phone are ended one after the other, by real keys.
  await ana.getByRole('button', { name: 'Menu' }).click();
  const second = await makeLink(ana);
  await expect(links(ana).getByRole('listitem')).toHaveCount(2);
  for (const left of [1, 0]) {
    await ana.keyboard.press('Shift+Tab');
    await expect(ana.locator(':focus')).toHaveAccessibleName(/^End: /);
    await ana.keyboard.press('Enter');
    await expect(links(ana).getByRole('listitem')).toHaveCount(left);
    await expect(ana.locator(':focus')).toHaveAccessibleName('Copy the link to my seat');
  }
  // The phone is told at once and goes on as a spectator; so does whoever comes with the link.
  await expect(phone.getByRole('alert').getByText('You no longer have a seat at this table')).toBeVisible();
  await expect(tag(phone)).toHaveCount(0);
  await phone.reload();
  await expect(phone.getByText('You are watching this game.')).toBeVisible();
  await late.goto(second);
  await expect(late.getByRole('alert').getByText('This link opens no seat any more')).toBeVisible();
});

test('whoever is put out of the waiting room is told so, forgets the seat and can sit down again', async ({
  browser,
}) => {
  const [ana, ben] = [await newPage(browser), await newPage(browser)];
  const table = await openTable(ana, { game: 'alcazar', bots: [], seats: 3 });
  await ben.goto(`/t/${table}`);
  await ben.getByRole('textbox', { name: /name/ }).fill('Ben');
  await ben.getByRole('button', { name: 'Sit down' }).first().click();
  await expect(ben.getByText('Ben (you)')).toBeVisible();
  await ana
    .getByRole('listitem')
    .filter({ hasText: 'Ben' })
    .getByRole('button', { name: 'Free this seat' })
    .click();
  await expect(ben.getByRole('alert').getByText('You no longer have a seat at this table')).toBeVisible();
  expect(await ben.evaluate(() => localStorage.getItem('tertulia.seats'))).toBe('{}');
  await ben.reload();
  await ben.getByRole('button', { name: 'Sit down' }).first().click();
  await expect(ben.getByText('Ben (you)')).toBeVisible();
  // Who stands up by themselves is told nothing.
  await ben.getByRole('button', { name: 'Stand up' }).click();
  await expect(ben.getByText('Ben (you)')).toHaveCount(0);
  await expect(ben.getByText('You no longer have a seat')).toHaveCount(0);
});
