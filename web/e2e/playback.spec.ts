import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { advance, isMyTurn, openTable, point, theEnd } from './table';

const prefer = (page: Page, settings: Record<string, unknown>) =>
  page.addInitScript((chosen) => {
    localStorage.setItem('tertulia.settings', JSON.stringify({ language: 'en', ...chosen }));
  }, settings);

const lines = (page: Page) => page.locator('#panel ol > li');
const skip = (page: Page) => page.getByRole('button', { name: 'Show the present position' });

test('moves of computer players are shown at the pace that was set, and the log keeps to it', async ({
  page,
}) => {
  // Very slowly: what is shown is far behind what has happened, on any machine.
  await prefer(page, { pace: 'slow' });
  await openTable(page, { game: 'salamanca', bots: ['novice', 'novice', 'novice', 'novice'] });
  await expect(isMyTurn(page)).toBeVisible({ timeout: 120_000 });
  if (await skip(page).isVisible()) await skip(page).click();
  await page.getByRole('tab', { name: 'Log' }).click();
  let seen = false;
  for (let move = 0; move < 8 && !seen; move++) {
    await expect(isMyTurn(page)).toBeVisible({ timeout: 120_000 });
    await point(page);
    await page.getByRole('tab', { name: 'Log' }).click();
    // Several moves of the others follow: the server has told all of them, the page shows the first.
    seen = await skip(page)
      .waitFor({ timeout: 3_000 })
      .then(() => true)
      .catch(() => false);
  }
  expect(seen, 'the others moved').toBe(true);
  await expect
    .poll(async () => Number(await page.locator('[data-seq]').getAttribute('data-seq')))
    .toBeGreaterThan(8);
  const told = await lines(page).count();
  await skip(page).click();
  await expect.poll(() => lines(page).count()).toBeGreaterThan(told);
});

test('a line of the log and a point of the curve lead to their moment', async ({ page }) => {
  const table = await openTable(page, { game: 'alcazar' });
  await advance(page, table, 30);
  await expect(isMyTurn(page).or(theEnd(page)).first()).toBeVisible({ timeout: 60_000 });
  // During the game.
  await page.getByRole('tab', { name: 'Log' }).click();
  await lines(page).nth(6).getByRole('button').click();
  const scrubber = page.getByRole('slider', { name: 'Move', exact: true });
  await expect(scrubber).toBeVisible();
  const during = Number(await scrubber.inputValue());
  expect(during).toBeGreaterThan(5);
  // A line that is no move leads to its moment as well.
  await page.getByRole('button', { name: 'The game began.' }).click();
  await expect(scrubber).toHaveValue('0');
  await page.getByRole('button', { name: 'Now', exact: true }).click();

  await advance(page, table, 100_000);
  await expect(theEnd(page)).toBeVisible({ timeout: 120_000 });
  const curve = page.getByRole('slider', { name: 'How it went' });
  const box = await curve.boundingBox();
  await curve.click({ position: { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) / 2 } });
  const moves = Number(await scrubber.getAttribute('max'));
  await expect
    .poll(async () => Math.abs(Number(await scrubber.inputValue()) - moves / 2))
    .toBeLessThan(moves / 20);
  await curve.focus();
  const at = Number(await scrubber.inputValue());
  await page.keyboard.press('ArrowRight');
  await expect(scrubber).toHaveValue(String(at + 1));
  // On a phone the panel gives way to the board.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(lines(page).first()).toBeInViewport();
  await lines(page).nth(2).getByRole('button').click();
  await expect(lines(page).first()).toBeHidden();
});
