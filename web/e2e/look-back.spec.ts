import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { violationsInBothColours } from './axe';
import { tabTo } from './keys';
import { isMyTurn, openTable, point } from './table';
import { focusedPlace, readRule } from './why-not';

interface PosedExercise {
  id: string;
  offers: { notation: string }[];
}

/** The first exercise of Toledo, and which of its moves is best. */
async function exercise(page: Page): Promise<{ id: string; best: number; other: number }> {
  const get = async <T>(path: string) => (await (await page.request.get(path)).json()) as T;
  const { exercises } = await get<{ exercises: { id: string }[] }>('/api/exercises/toledo');
  const id = exercises[0]?.id ?? '';
  const { offers } = await get<PosedExercise>(`/api/exercises/toledo/${id}`);
  const asked = encodeURIComponent(offers[0]?.notation ?? '');
  const { best } = await get<{ best: string }>(`/api/exercises/toledo/${id}/answer?notation=${asked}`);
  const index = offers.findIndex(({ notation }) => notation === best);
  return { id, best: index, other: index === 0 ? 1 : 0 };
}

async function giveUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: 'Really give up' }).click();
  await page.getByRole('tab', { name: 'Result' }).waitFor();
}

const listed = (page: Page) => page.locator('aside ul button[data-notation]');

test('an exercise is failed, tried again and solved, and remembered', async ({ page }) => {
  const { id, best, other } = await exercise(page);
  await page.goto(`/exercises/toledo/${id}`);
  await expect(page.getByRole('heading', { name: 'Your move' })).toBeVisible();
  await page.getByRole('tab', { name: 'Moves' }).click();
  await listed(page).nth(other).click();
  await expect(page.getByTestId('failed')).toBeFocused();
  await expect(page.getByText('your move', { exact: true })).toBeVisible();
  await page.getByText('What it leads to').first().click();
  expect(await violationsInBothColours(page)).toEqual([]);
  await page.getByRole('button', { name: 'Try again' }).click();
  // Who plays with keys or hears the page is at the question again.
  const question = page.getByRole('heading', { name: 'Your move' });
  await expect(question).toBeFocused();
  await page.getByRole('tab', { name: 'Moves' }).click();
  await listed(page).nth(best).click();
  await expect(page.getByTestId('solved')).toBeVisible();
  // Only the first answer counts, also for whoever loads the page anew.
  await expect(page.getByText('In a row: 0')).toBeVisible();
  await page.reload();
  await page.getByRole('tab', { name: 'Moves' }).click();
  await listed(page).nth(best).click();
  await expect(page.getByTestId('solved')).toBeVisible();
  await expect(page.getByText('In a row: 0')).toBeVisible();
  await page.getByRole('button', { name: 'Next exercise' }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(question).toBeFocused();
  await page.goto('/exercises');
  await expect(page.getByRole('link', { name: /Toledo/ })).toContainText('in a row');
});

test('an exercise solved at once begins a streak, and is played on', async ({ page }) => {
  const { id, best } = await exercise(page);
  await page.goto(`/exercises/toledo/${id}`);
  await page.getByRole('tab', { name: 'Moves' }).focus();
  await page.keyboard.press('Enter');
  await listed(page).nth(best).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('solved')).toBeVisible();
  await expect(page.getByText('In a row: 1')).toBeVisible();
  await page.getByRole('button', { name: 'Play on from here' }).first().click();
  await expect(page).toHaveURL(/\/t\//);
  await expect(page.getByRole('tab', { name: 'Players' })).toBeVisible();
});

test('a game is looked back at, and another move tried', async ({ page }) => {
  await openTable(page, { game: 'toledo' });
  await expect(isMyTurn(page)).toBeVisible({ timeout: 60_000 });
  await point(page);
  await expect(isMyTurn(page)).toBeVisible({ timeout: 60_000 });
  // A question that does not reach the server is asked again.
  await page.route('**/review', (route) => route.abort(), { times: 1 });
  await giveUp(page);
  await page.getByRole('button', { name: 'Look back', exact: true }).click();
  const curve = page.getByRole('slider', { name: 'Winning chances along the moves' });
  await expect(curve).toBeVisible({ timeout: 240_000 });
  await curve.press('Home');
  const moment = page.getByTestId('moment-review');
  await expect(moment).toContainText('Move 1');
  // The curve in numbers, for the moment that is shown.
  const chances = page.getByTestId('chances');
  await expect(chances).toContainText(/After move 0.*Ana: \d+ of 100/s);
  // Those of all seats come to a hundred, at every moment, with hidden and with open cards.
  const sum = async () =>
    [...(await chances.innerText()).matchAll(/: (\d+) of 100/g)].reduce(
      (all, [, one]) => all + Number(one),
      0,
    );
  for (const key of ['ArrowRight', 'ArrowRight', 'End', 'Home']) {
    expect(await sum()).toBe(100);
    await curve.press(key);
  }
  await page.getByLabel('With open cards').check();
  expect(await sum()).toBe(100);
  await page.getByLabel('With open cards').uncheck();
  expect(await violationsInBothColours(page, 'aside')).toEqual([]);
  await moment.getByRole('button', { name: 'Try another move' }).click();
  // Who plays with keys is at the moves that can be tried.
  const list = moment.getByRole('combobox');
  await expect(list).toBeFocused();
  // A rule that forbids something there leads back to the same moment: by keys and the button, by mouse and the browser's own way.
  await readRule(page, '5', 'T-2');
  await page.getByRole('link', { name: 'Back to the table' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => focusedPlace(page)).toBe('5');
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('[data-place="12"]').first().click({ button: 'right' });
  await page.getByRole('dialog').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/rules\/toledo#T-/);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(moment).toContainText('Move 1');
  await page.keyboard.press('Escape');
  // What another move would have brought is shown before it is tried, on the board as at a table and from the list.
  const foreseen = page.locator('.bar .preview');
  await page.locator('.hand [data-handle^="shop:gem"]').first().click();
  await page.locator('[data-place="3"]').first().hover();
  await expect(foreseen).toContainText('3');
  await page.keyboard.press('Escape');
  await expect(foreseen).toBeEmpty();
  await list.selectOption({ index: 3 });
  await expect(foreseen).not.toBeEmpty();
  // On the board, and from the list.
  await page.locator('.hand').getByRole('button', { name: 'Draw two cards' }).click();
  await expect(page.getByTestId('tried')).toContainText('Draw two cards', { timeout: 120_000 });
  await list.selectOption({ index: 2 });
  await moment.getByRole('button', { name: 'See what it brings' }).click();
  await expect(page.getByTestId('tried')).toContainText('of 100', { timeout: 120_000 });
  // It is kept: whoever comes back need not ask again. A game of two moves has no mistakes of its own.
  await page.route('**/review', async (route) => {
    const answer = await route.fetch();
    const told = (await answer.json()) as { review?: { decisions: object[]; turning_points: object[] } };
    if (told.review)
      Object.assign(told.review, {
        turning_points: [],
        decisions: told.review.decisions.map((one) => ({ ...one, grade: 'blunder', lost: 14 })),
      });
    await route.fulfill({ response: answer, json: told });
  });
  await page.reload();
  await expect(curve).toBeVisible({ timeout: 60_000 });
  await goThroughMistakes(page);
  await curve.press('Home');
  const before = page.url();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page).not.toHaveURL(before);
  await expect(page.getByRole('tab', { name: 'Players' })).toBeVisible();
});

test('a look back is not offered during a game, and goes on when its page is closed', async ({
  page,
  context,
}) => {
  const table = await openTable(page, { game: 'toledo' });
  for (let turn = 0; turn < 4; turn++) {
    await expect(isMyTurn(page)).toBeVisible({ timeout: 60_000 });
    await point(page);
  }
  await expect(isMyTurn(page)).toBeVisible({ timeout: 60_000 });
  const begin = page.getByRole('button', { name: 'Look back', exact: true });
  for (const name of ['Players', 'Moves', 'Log']) {
    await page.getByRole('tab', { name }).click();
    await expect(begin).toHaveCount(0);
  }
  const refused = await page.request.get(`/api/tables/${table}/review`);
  expect((await refused.json()) as unknown).toMatchObject({ key: 'not-now' });
  await giveUp(page);
  // From here on by keys alone. The end has put the focus to the result.
  await expect(page.locator('#panel')).toBeFocused();
  const asked = page.waitForResponse(
    (answer) => answer.url().endsWith('/review') && answer.request().method() === 'POST',
  );
  expect(await tabTo(page, '[data-testid="look-back"] button')).toBe(true);
  await page.keyboard.press('Enter');
  expect((await asked).ok()).toBe(true);
  await expect(page.getByRole('heading', { name: 'Look back at this game' })).toBeFocused();
  await page.close();
  // Whoever comes back finds it and does not ask again.
  const again = await context.newPage();
  const questions: string[] = [];
  again.on('request', (request) => {
    if (request.url().endsWith('/review')) questions.push(request.method());
  });
  await again.goto(`/t/${table}`);
  await again.getByRole('tab', { name: 'Result' }).click();
  const curve = again.getByRole('slider', { name: 'Winning chances along the moves' });
  await expect(curve).toBeVisible({ timeout: 240_000 });
  await expect(again.getByRole('button', { name: 'Look back', exact: true })).toHaveCount(0);
  expect(questions).not.toContain('POST');
  await lookBackByKeys(again);
});

/** What was given away is come to from its number, from the list, and by steps. */
async function goThroughMistakes(page: Page): Promise<void> {
  const aside = page.locator('aside');
  const moment = page.getByTestId('moment-review');
  const steps = page.getByRole('group', { name: 'Going through the game' });
  await expect(steps.getByRole('button', { name: 'Previous turning point' })).toBeDisabled();
  const count = aside.getByRole('button', { name: /^Ana, blunders: \d+/ });
  await count.focus();
  await page.keyboard.press('Enter');
  await expect(moment).toContainText('It gave 14 of 100 away.');
  const list = aside.getByRole('combobox', { name: 'What to go through' });
  await expect(list.locator('option:checked')).toHaveText(/^Weaker moves of Ana \(\d+\)$/);
  const first = aside.locator('ol button[aria-current]');
  await expect(first).toContainText('blunder');
  await expect(first).toContainText('Ana: −14 of 100');
  expect(await violationsInBothColours(page, 'aside')).toEqual([]);
  await page.getByRole('slider', { name: 'Winning chances along the moves' }).press('End');
  await expect(first).toHaveCount(0);
  // By mouse, and with Shift and an arrow from wherever one is.
  const before = steps.getByRole('button', { name: 'Previous weaker move' });
  await before.click();
  await expect(first).toHaveCount(1);
  await aside.getByRole('heading', { name: 'Where it was decided' }).click();
  await page.keyboard.press('End');
  await expect(first).toHaveCount(0);
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(first).toHaveCount(1);
  await list.selectOption({ label: 'Turning points' });
  await expect(aside.getByText('No single move turned this game.')).toBeVisible();
}

/** From the top of the page to a tried move, and on from there, with nothing but keys. */
async function lookBackByKeys(page: Page): Promise<void> {
  await page.reload();
  await expect(page.getByRole('slider', { name: 'Winning chances along the moves' })).toBeVisible();
  // The first stop of the page leads to the result.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#panel')).toBeFocused();
  expect(await tabTo(page, '[data-testid="look-back"] [role="slider"]')).toBe(true);
  await page.keyboard.press('Home');
  const moment = page.getByTestId('moment-review');
  await expect(moment).toContainText('Move 1');
  expect(await tabTo(page, '[data-testid="moment-review"] button')).toBe(true);
  await page.keyboard.press('Enter');
  const list = moment.getByRole('combobox');
  await expect(list).toBeFocused();
  // Escape leaves the board as it was; the list is still there.
  await expect(page.getByRole('button', { name: 'Stop trying' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Stop trying' })).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const tried = page.getByTestId('tried');
  await expect(tried).toContainText('of 100', { timeout: 120_000 });
  // What would have been answered is told without being asked for.
  await expect(tried.getByRole('listitem').first()).toBeVisible();
  // Another one can be tried on the board.
  await expect(moment.getByRole('button', { name: 'Try another one on the board' })).toBeVisible();
  expect(await tabTo(page, '[data-testid="tried"] button')).toBe(true);
  const before = page.url();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(before);
  await expect(page.getByRole('tab', { name: 'Players' })).toBeVisible();
}
