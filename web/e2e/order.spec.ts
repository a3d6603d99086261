/** People and order, by real keys and mouse: follow and invite; report, and a moderator warns and mutes; the player reads it. */
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { violationsInBothColours } from './axe';
import { tabTo } from './keys';
import { OwnServer } from './own-server';
import { closeAll } from './people';

const server = new OwnServer('order', 47);
test.beforeAll(() => server.serve());
test.afterAll(() => server.remove());
test.afterEach(closeAll);
test.describe.configure({ mode: 'serial' });

const PASSWORD = 'four quiet barons dance';

/** Somebody with an account, at the first page. */
async function person(browser: Browser, name: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: server.base })).newPage();
  await page.goto('/account');
  const made = await page.request.post('/api/account', {
    data: { name, password: PASSWORD },
    headers: { origin: server.base },
  });
  expect(made.ok()).toBe(true);
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Signed-in devices' })).toBeVisible();
  return page;
}

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

test('whoever is followed is seen, invited with one click, and finds the invitation', async ({ browser }) => {
  const [ana, ben] = [await person(browser, 'Ana'), await person(browser, 'Ben')];
  // Ben lets himself be seen, by keys.
  await ben.goto('/people');
  expect(await tabTo(ben, 'input[type="checkbox"]')).toBe(true);
  await ben.keyboard.press('Space');
  await expect(ben.getByText('Others see now that you are here.')).toBeVisible();
  // Ana follows him from his page, by keys.
  await ben.goto('/account');
  await ben.getByRole('link', { name: 'My page' }).click();
  await expect(ben).toHaveURL(/\/player\//);
  await ana.goto(new URL(ben.url()).pathname);
  await expect(ana.getByRole('button', { name: 'Follow' })).toBeEnabled();
  expect(await tabTo(ana, 'main .person button')).toBe(true);
  await ana.keyboard.press('Enter');
  await expect(ana.getByText('You follow Ben now.')).toBeVisible();
  expect(await violationsInBothColours(ana)).toEqual([]);
  // A table that waits, and one click.
  await ana.goto('/new?game=toledo');
  await ana.getByRole('combobox', { name: 'Players', exact: true }).selectOption('2');
  await ana.getByRole('button', { name: 'Open the table' }).click();
  await expect(ana).toHaveURL(/\/t\//);
  const table = new URL(ana.url()).pathname;
  await ana.getByRole('link', { name: 'Invite people you follow' }).click();
  await ben.goto('/');
  await expect(ana.getByText('here now')).toBeVisible();
  expect(await violationsInBothColours(ana)).toEqual([]);
  await ana.getByRole('button', { name: 'Invite to Toledo: Ben' }).click();
  await expect(ana.getByText('invited to Toledo')).toBeVisible();
  // Ben finds it on the first page, on a small phone.
  await ben.setViewportSize({ width: 360, height: 740 });
  await expect(ben.getByRole('heading', { name: 'You are invited' })).toBeVisible();
  expect(await fits(ben)).toBe(true);
  expect(await violationsInBothColours(ben)).toEqual([]);
  await ben.getByRole('link', { name: 'Go there' }).click();
  await expect(ben).toHaveURL(new RegExp(`${table}$`));
  await ben.getByRole('button', { name: 'Sit down' }).first().click();
  await expect(ben.getByRole('button', { name: 'Menu' })).toBeVisible();
});

test('a line is reported, a moderator warns and mutes, and the player reads it', async ({ browser }) => {
  const mia = await person(browser, 'Mia');
  server.admin('role', 'Mia', 'moderator');
  const [cara, dan] = [await person(browser, 'Cara'), await person(browser, 'Dan')];
  await cara.goto('/new?game=toledo');
  await cara.getByRole('combobox', { name: 'Players', exact: true }).selectOption('2');
  await cara.getByRole('button', { name: 'Open the table' }).click();
  await expect(cara).toHaveURL(/\/t\//);
  await dan.goto(cara.url());
  await dan.getByRole('button', { name: 'Sit down' }).first().click();
  await dan.getByRole('tab', { name: 'Chat' }).click();
  await dan.getByRole('textbox', { name: 'Write something' }).fill('you play like a fool');
  await dan.keyboard.press('Enter');
  await cara.getByRole('tab', { name: 'Chat' }).click();
  await expect(cara.getByText('you play like a fool')).toBeVisible();
  // By keys: the flag of the line, a note, and away.
  expect(await tabTo(cara, '#panel button.flag')).toBe(true);
  await cara.keyboard.press('Enter');
  await expect(cara.getByRole('form', { name: 'Report this line by Dan' })).toBeVisible();
  expect(await tabTo(cara, '#panel textarea')).toBe(true);
  await cara.keyboard.type('He says this every game.');
  await cara.keyboard.press('Tab');
  await cara.keyboard.press('Enter');
  await expect(cara.getByText('The moderators have your report.')).toBeVisible();

  // The moderator is told of it on the first page, and sees it with what was said.
  await mia.goto('/');
  await mia.getByRole('link', { name: 'One report waits for an answer' }).click();
  await expect(mia.getByText('He says this every game.')).toBeVisible();
  await expect(mia.getByRole('list', { name: 'What was said' })).toContainText('you play like a fool');
  await mia.getByRole('combobox', { name: 'Answer' }).selectOption('mute');
  await mia.getByRole('textbox', { name: /^Reason \(this person/ }).fill('No insults, please.');
  expect(await violationsInBothColours(mia)).toEqual([]);
  await mia.setViewportSize({ width: 360, height: 740 });
  expect(await fits(mia)).toBe(true);
  expect(await tabTo(mia, 'article form button.main')).toBe(true);
  await mia.keyboard.press('Enter');
  await expect(mia.getByText('Answered.', { exact: true })).toBeVisible();
  await expect(mia.getByText('Nothing to do.')).toBeVisible();
  // A key that is pressed once too often answers nothing else.
  await expect(mia.getByRole('heading', { name: 'Waiting for an answer' })).toBeFocused();

  // Dan cannot write, and reads why once.
  await dan.getByRole('textbox', { name: 'Write something' }).fill('what now?');
  await dan.keyboard.press('Enter');
  await expect(dan.getByText('A moderator has asked you not to write for a while.')).toBeVisible();
  await dan.goto('/');
  const note = dan.getByRole('dialog', { name: 'A note from the moderators' });
  await expect(note).toContainText('No insults, please.');
  expect(await violationsInBothColours(dan)).toEqual([]);
  await dan.keyboard.press('Escape');
  await expect(note).toBeVisible();
  await note.getByText('Write to the host').click();
  await note.getByRole('textbox').fill('Sorry, it was a joke.');
  await note.getByRole('button', { name: 'Send the note' }).click();
  await expect(note.getByText('The host has your note.')).toBeVisible();
  await note.getByRole('button', { name: 'I have read this' }).click();
  await expect(note).toBeHidden();
  await dan.reload();
  await expect(dan.getByRole('link', { name: 'People' })).toBeVisible();
  await expect(note).toBeHidden();

  // A second report, from Dan's page; this time he is warned, and then nothing more is heard.
  await mia.setViewportSize({ width: 1280, height: 720 });
  await dan.goto('/account');
  await dan.getByRole('link', { name: 'My page' }).click();
  await cara.goto(new URL(dan.url()).pathname);
  await cara.getByRole('button', { name: 'Report' }).click();
  await cara.getByRole('button', { name: 'Send the report' }).click();
  await expect(cara.getByText('The moderators have your report.')).toBeVisible();
  await mia.goto('/moderation');
  await mia.getByRole('combobox', { name: 'Answer' }).selectOption('warn');
  await mia.getByRole('textbox', { name: /^Reason \(this person/ }).fill('Be kind.');
  await mia.getByRole('button', { name: 'Answer' }).click();
  await expect(mia.getByText('Answered.', { exact: true })).toBeVisible();
  await dan.goto('/');
  await expect(note).toContainText('You have been warned.');
  await note.getByRole('button', { name: 'I have read this' }).click();
  await expect(note).toBeHidden();
});
