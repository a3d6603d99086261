import type { Browser, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { violations } from './axe';

/** Somebody else with a browser of their own, on the first page. */
async function visitor(browser: Browser, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto('/');
  await page.getByLabel('Your name').fill(name);
  return page;
}

const meeting = (page: Page) => page.getByRole('region', { name: 'Play with others' });
const group = (page: Page, name: string) => meeting(page).getByRole('group', { name });

/** Ticks exactly these, by keys. */
async function choose(page: Page, name: string, wanted: readonly RegExp[]): Promise<void> {
  // This part of the page comes after the rest.
  await expect(group(page, name).getByRole('checkbox').first()).toBeVisible();
  for (const box of await group(page, name).getByRole('checkbox').all()) {
    const label = (await box.locator('..').textContent()) ?? '';
    if ((await box.isChecked()) === wanted.some((one) => one.test(label))) continue;
    await box.focus();
    await page.keyboard.press('Space');
  }
}

/** By keys alone. */
async function findTable(page: Page, game: RegExp, players: RegExp, pace: RegExp): Promise<void> {
  await choose(page, 'Games', [game]);
  await choose(page, 'Number of players', [players]);
  await choose(page, 'Thinking time', [pace]);
  await page.getByRole('button', { name: 'Find me a table' }).focus();
  await page.keyboard.press('Enter');
}

test('two who look for the same find each other, over a reload and from another page', async ({
  browser,
}) => {
  const ana = await visitor(browser, 'Ana');
  await findTable(ana, /Salamanca/, /3/, /15 minutes/);
  await expect(meeting(ana).getByRole('status')).toContainText(
    /Looking for a table:\s*Salamanca · 3 players · 15 minutes each/,
  );
  await ana.reload();
  await expect(meeting(ana).getByRole('status')).toContainText('Salamanca');
  const ben = await visitor(browser, 'Ben');
  await expect(meeting(ben)).toContainText(
    'Salamanca, 15 minutes each, 15 seconds more every turn: one other person',
  );
  await findTable(ben, /Salamanca/, /3/, /15 minutes/);
  await expect(meeting(ben).getByRole('status')).toBeVisible();
  // Ben reads the rules meanwhile; the search goes on and is seen.
  await ben.getByRole('link', { name: 'Rules' }).first().click();
  await expect(ben.getByRole('status').filter({ hasText: 'Looking for a table' })).toBeVisible();
  const carla = await visitor(browser, 'Carla');
  expect(await violations(carla)).toEqual([]);
  await findTable(carla, /Salamanca/, /3/, /15 minutes/);
  for (const page of [ana, ben, carla]) await expect(page).toHaveURL(/\/t\/\w+$/, { timeout: 30_000 });
  expect(new Set([ana.url(), ben.url(), carla.url()]).size).toBe(1);
  await ana.goto('/');
  await expect(ana.getByRole('region', { name: 'My tables' }).getByRole('listitem')).toHaveCount(1);
  await expect(ana.getByRole('button', { name: 'Find me a table' })).toBeVisible();
});

/** The browser shows another tab from now on, and lets the timers of this one run once a minute; or it shows this one again. */
async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    const own = window as unknown as { usual?: typeof setTimeout; setTimeout: unknown };
    const usual = (own.usual ??= window.setTimeout.bind(window) as typeof setTimeout);
    const slow = (run: () => void, wait = 0) => usual(run, Math.max(wait, 60_000));
    own.setTimeout = hidden ? slow : usual;
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    const state = hidden ? 'hidden' : 'visible';
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

test('whoever looks at another tab meanwhile is seated, led to the table, and told by the title', async ({
  browser,
}) => {
  const ana = await visitor(browser, 'Ana');
  await findTable(ana, /Alcazar/, /2/, /45 minutes/);
  await expect(meeting(ana).getByRole('status')).toContainText('Alcazar');
  // What brings the news is a question that stays open.
  const open = ana.waitForRequest(/\/api\/search\?wait=true$/);
  await setHidden(ana, true);
  await open;
  const ben = await visitor(browser, 'Ben');
  await findTable(ben, /Alcazar/, /2/, /45 minutes/);
  await expect(ben).toHaveURL(/\/t\/\w+$/, { timeout: 30_000 });
  await expect(ana).toHaveURL(ben.url(), { timeout: 30_000 });
  await expect.poll(() => ana.title()).toContain('Your table is ready.');
  await setHidden(ana, false);
  await expect.poll(() => ana.title()).not.toContain('Your table is ready.');
});

test('a search can be ended, and computer players fill up', async ({ browser }) => {
  const ana = await visitor(browser, 'Ana');
  await findTable(ana, /Toledo/, /4/, /45 minutes/);
  await ana.getByRole('button', { name: 'Stop looking' }).click();
  await expect(ana.getByRole('button', { name: 'Find me a table' })).toBeVisible();
  // Half a minute later, as the server would say it.
  await ana.route('**/api/search', async (route) => {
    const answer = await route.fetch();
    const state = (await answer.json()) as { search?: { offers_bots: boolean } };
    if (state.search) state.search.offers_bots = true;
    await route.fulfill({ response: answer, json: state });
  });
  await findTable(ana, /Toledo/, /4/, /45 minutes/);
  const begin = ana.getByRole('button', { name: 'Begin with computer players' });
  await expect(begin).toBeVisible();
  await ana.getByLabel('How strong').last().selectOption('novice');
  await begin.click();
  await expect(ana).toHaveURL(/\/t\/\w+$/);
  const table = await ana.request.get(`/api/tables/${ana.url().split('/').at(-1) ?? ''}`);
  expect(JSON.stringify(await table.json()).match(/"level":"novice"/g)).toHaveLength(3);
});

test('nobody waits: the page leads to an invitation that stays, which others find by what they choose', async ({
  browser,
}) => {
  const ana = await visitor(browser, 'Ana');
  // Whatever other tests leave open has no clock, or days.
  await ana.goto('/?game=big-boss&pace=real-time');
  await expect(ana.getByText('No table fits what you have chosen.')).toBeVisible();
  await ana.setViewportSize({ width: 360, height: 740 });
  expect(await ana.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await violations(ana)).toEqual([]);
  await ana.getByRole('link', { name: /Leave an invitation/ }).click();
  await ana.getByRole('radio', { name: /Big Boss/ }).check({ force: true });
  await expect(ana.getByLabel('Thinking time')).toHaveValue('days-3');
  await expect(ana.getByLabel('Anybody may join')).toBeChecked();
  await ana.getByRole('checkbox', { name: 'Dutch' }).check();
  await ana.getByRole('button', { name: 'Open the table' }).click();
  await expect(ana).toHaveURL(/\/t\/\w+$/);
  const table = new URL(ana.url()).pathname;

  const ben = await visitor(browser, 'Ben');
  const card = ben.locator('.card').filter({ has: ben.locator(`a[href="${table}"]`) });
  await expect(card).toContainText(/3 days .*· English and Dutch/s);
  await ben.getByLabel('Game', { exact: true }).selectOption('big-boss');
  await expect(ben).toHaveURL(/\?game=big-boss$/);
  await ben.getByText('Any language').click();
  await ben.getByRole('checkbox', { name: 'Dutch' }).check();
  await expect(ben).toHaveURL(/\?game=big-boss&languages=nl$/);
  await expect(card).toBeVisible();
  await ben.getByLabel('Thinking time').last().selectOption('real-time');
  await expect(card).toBeHidden();
  await ben.reload();
  await expect(ben.getByText('No table fits what you have chosen.')).toBeVisible();
  await ben.getByRole('button', { name: 'Show all tables' }).click();
  await expect(card).toBeVisible();

  // Who is here: a name only of those who wish it.
  await ben.getByLabel('Show others my name while I am here').check();
  await ana.goto('/');
  await expect(meeting(ana)).toContainText('Ben', { timeout: 60_000 });
});
