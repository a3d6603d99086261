import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { violations } from './axe';
import { advance, isMyTurn, openTable, theEnd } from './table';

/** Opens a table with a clock by the interface, with the person and a computer player. */
async function openWithClock(page: Page, game: string): Promise<string> {
  const answer = await page.request.post('/api/tables', {
    data: {
      settings: { game, seats: 2, pace: { pace: 'days', days: 2 } },
      sitters: [{ kind: 'person' }, { kind: 'bot', level: 'novice' }],
    },
    headers: { origin: new URL(page.url()).origin },
  });
  return ((await answer.json()) as { table: string }).table;
}

test('my tables come first: whose turn, since and until when, the board, and how games ended', async ({
  page,
}) => {
  const finished = await openTable(page, { game: 'toledo' });
  await advance(page, finished, 100_000);
  await expect(theEnd(page)).toBeVisible({ timeout: 120_000 });
  await openTable(page, { game: 'big-boss', bots: [], seats: 4 });
  const mine = await openWithClock(page, 'salamanca');
  await page.goto(`/t/${mine}`);
  await expect(isMyTurn(page)).toBeVisible({ timeout: 60_000 });

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const headings = page.getByRole('heading');
  await expect(headings.first()).toHaveText('My tables');
  const cards = page.locator('main li a');
  await expect(cards.first()).toHaveAttribute('href', `/t/${mine}`);
  await expect(cards.first()).toContainText(/It is your turn\s+since \d.*until \w/s);
  await expect(cards.nth(1)).toContainText('3 seats are free');
  const [end] = [page.getByRole('region', { name: 'Finished games' }).locator('a').first()];
  await expect(end).toHaveAttribute('href', `/t/${finished}`);
  await expect(end).toContainText(/(You won|You came in place 2 of 2)\s*·\s*(\w+ \d+|\d+ \w+)/);
  // The boards are drawn from the games themselves, when they come into sight.
  await expect(cards.first().locator('[data-moves] svg rect').nth(70)).toBeAttached();
  await end.scrollIntoViewIfNeeded();
  await expect(end.locator('[data-moves] svg')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  expect(await violations(page)).toEqual([]);

  // They stand there at once when one comes back, before the server has answered, and are reached by keys.
  await page.route('**/api/lobby', () => undefined);
  await page.reload();
  await expect(headings.first()).toHaveText('My tables');
  await expect(cards.first()).toContainText('It is your turn');
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab');
    if (await cards.first().evaluate((card) => card === document.activeElement)) break;
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/t/${mine}$`));
});

test('each game can be learnt and played from where it is told what it is', async ({ page }) => {
  await page.goto('/');
  for (const game of ['Alcazar', 'Das neue Big Boss', 'Toledo', 'Salamanca'])
    await expect(page.getByRole('link', { name: new RegExp(`Learn it.*${game}`) })).toBeVisible();
  // Another game than the chosen one, by keys.
  await page.getByRole('button', { name: /Play it.*Salamanca/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/t\//);
  await expect(page.locator('header')).toContainText('Salamanca');
});

test('against the computer: how many and how strong is chosen before, and remembered', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('radio', { name: /^Alcazar/ }).check({ force: true });
  await page.getByLabel('Opponents').selectOption('4');
  await page.getByLabel('How strong').selectOption('novice');
  await page.getByRole('button', { name: 'Against the computer' }).click();
  await expect(page).toHaveURL(/\/t\//);
  await expect(page.getByRole('heading', { name: 'Board' }).or(page.locator('section.board'))).toBeVisible();
  const table = page.url().split('/').at(-1) ?? '';
  const info = (await (await page.request.get(`/api/tables/${table}`)).json()) as {
    info?: { chairs: { sitter: unknown }[] };
    chairs?: { sitter: unknown }[];
  };
  const chairs = info.chairs ?? info.info?.chairs ?? [];
  expect(chairs.map(({ sitter }) => sitter)).toEqual([
    { kind: 'person' },
    ...Array.from({ length: 4 }, () => ({ kind: 'bot', level: 'novice' })),
  ]);
  await page.goto('/');
  await expect(page.getByLabel('Opponents')).toHaveValue('4');
  await expect(page.getByLabel('How strong')).toHaveValue('novice');
  // Toledo is for four: three opponents at most.
  await page.getByRole('radio', { name: /^Toledo/ }).check({ force: true });
  await expect(page.getByLabel('Opponents')).toHaveValue('3');
});

test('the first page says of each game what it is, how long it takes and for how many', async ({ page }) => {
  await page.goto('/');
  const games = page.getByRole('group', { name: 'Which game?' }).locator('label');
  await expect(games).toHaveCount(4);
  for (const game of await games.all()) {
    await expect(game).toContainText(/2 to [45] players\s*about \d+ minutes/);
    await expect(game).toContainText(/[A-Z][^.]{50,}\./);
  }
});
