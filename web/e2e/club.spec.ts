import type { Browser, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { violations } from './axe';
import { closeAll } from './people';

test.afterEach(closeAll);

/** Somebody with a browser of their own. */
async function person(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  page.on('dialog', (dialog) => void dialog.accept());
  return page;
}

/** Comes to the evening by its link, with a name and nothing else. */
async function come(browser: Browser, link: string, name: string): Promise<Page> {
  const page = await person(browser);
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'I am here' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'You are here.' })).toBeVisible();
  return page;
}

const tableOf = (page: Page) => /\/t\/(\w+)/.exec(page.url())?.[1] ?? '';

/** Whether this browser holds the second seat of the table that it is at. */
function isSecond(page: Page): Promise<boolean> {
  return page.evaluate(async (table) => {
    const lobby = (await (await fetch('/api/lobby')).json()) as {
      mine: { id: string; your_seat?: number }[];
    };
    return lobby.mine.find(({ id }) => id === table)?.your_seat === 1;
  }, tableOf(page));
}

/** Every page has led to a table, two at each; one of them gives up, and the game is over. */
async function playRound(pages: readonly Page[]): Promise<string[]> {
  for (const page of pages) await expect(page).toHaveURL(/\/t\/\w+$/, { timeout: 20_000 });
  const tables = pages.map(tableOf);
  expect(new Set(tables).size).toBe(3);
  for (const page of pages) {
    if (!(await isSecond(page))) continue;
    await expect(page.locator('section.board')).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).first().click();
    await page.getByRole('button', { name: 'Give up', exact: true }).click();
    await page.getByRole('button', { name: 'Really give up' }).click();
  }
  return tables;
}

test('a club evening with six browsers: two rounds, and everybody is led to their table', async ({
  browser,
}) => {
  const ana = await person(browser);
  await ana.goto('/clubs');
  await ana.getByRole('button', { name: 'Found a club' }).click();
  await ana.getByLabel('Your name').fill('Ana');
  await ana.getByLabel('Name of the club').fill('Los Martes');
  await ana.getByRole('button', { name: 'Found it' }).click();
  await expect(ana.getByRole('heading', { level: 1, name: 'Los Martes' })).toBeVisible();
  expect(await violations(ana)).toEqual([]);
  await ana.getByRole('button', { name: 'Plan a club evening' }).click();
  const games = ana.getByRole('group', { name: 'Games, one a round in turn' });
  for (const box of await games.getByRole('checkbox').all()) await box.uncheck();
  await games.getByRole('checkbox', { name: 'Toledo' }).check();
  await ana.getByLabel('Fewest at a table').selectOption('2');
  await ana.getByLabel('Most at a table').selectOption('2');
  await ana.getByLabel('Rounds').fill('2');
  await ana.getByRole('button', { name: 'Open the evening' }).click();
  await expect(ana).toHaveURL(/\/club\/\w+\/evening\/1$/);
  const evening = ana.url();
  const link = await ana.getByRole('textbox', { name: 'Link to send' }).inputValue();
  await ana.getByRole('button', { name: 'I am here' }).click();
  const others = await Promise.all(
    ['Ben', 'Carla', 'Dora', 'Emil', 'Fritz'].map((name) => come(browser, link, name)),
  );
  const all = [ana, ...others];
  await expect(ana.getByRole('row')).toHaveCount(7);
  expect(await violations(ana)).toEqual([]);
  await ana.getByRole('button', { name: 'Draw round 1' }).click();
  const first = await playRound(all);
  // Ben looks at the evening meanwhile; the others come back from their table when the game is over.
  for (const page of all) {
    await page.getByRole('link', { name: 'To the evening' }).click({ timeout: 20_000 });
    await expect(page).toHaveURL(evening);
  }
  await expect(ana.getByRole('button', { name: 'Draw round 2' })).toBeEnabled();
  await ana.getByRole('button', { name: 'Draw round 2' }).click();
  const second = await playRound(all);
  expect(second.some((table) => first.includes(table))).toBe(false);
  await ana.getByRole('link', { name: 'To the evening' }).click({ timeout: 20_000 });
  await ana.getByRole('button', { name: 'End the evening' }).click();
  await expect(ana.getByRole('heading', { name: 'Final standing' })).toBeVisible();
  // Six games were won, and all points are told.
  const points = await ana.locator('.ranking tbody td:nth-child(3)').allTextContents();
  expect(points.map(Number).reduce((sum, one) => sum + one, 0)).toBe(2 * 3 * 24);
  // Nobody met the same one twice.
  const partners = second.map((table) => all.filter((_, index) => second[index] === table));
  expect(partners.every((pair) => pair.length === 2)).toBe(true);
  await ana.goto(new URL(evening).pathname.replace(/\/evening.*/, ''));
  await expect(ana.getByText(/Winner/)).toBeVisible();
  await expect(ana.getByRole('heading', { name: 'Leaderboard of the club' })).toBeVisible();
  await ana.getByLabel('Game').selectOption('toledo');
  await expect(ana.locator('.ranking tbody tr')).toHaveCount(6);
});
