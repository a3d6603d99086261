import { expect, test } from '@playwright/test';
import { isMyTurn, openTable, point, position, theEnd } from './table';

test('a move that showed nothing new can be taken back', async ({ page }) => {
  await openTable(page, { game: 'alcazar' });
  await expect(isMyTurn(page)).toBeVisible({ timeout: 60_000 });
  await page.locator('button.lit[data-handle^="card:"]').first().click();
  // A card that can found a castle as well as a villa leaves the choice.
  const which = page.locator('.hand .line').getByRole('button', { name: /^(Build|Found)/ });
  await expect(which.first().or(page.getByText('You may place a noble')).first()).toBeVisible();
  if (await which.first().isVisible()) await which.first().click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeEnabled();
  await undo.click();
  await expect(page.getByText('Build, or buy a card.')).toBeVisible();
});

test('any place can be asked about, and says why not, with the rule', async ({ page }) => {
  await openTable(page, { game: 'alcazar' });
  await expect(isMyTurn(page)).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('.mark.lit').first()).toBeVisible();
  // A field without its card, and with nothing standing before it.
  const field = await page.locator('svg g[data-place]').evaluateAll((places) =>
    places
      .filter((place) => {
        const { left, top, width, height } = place.getBoundingClientRect();
        const seen = document.elementFromPoint(left + width / 2, top + height / 2);
        const number = place.getAttribute('data-place');
        return place.contains(seen) && !document.querySelector(`[data-handle="card:${number}"]`);
      })
      .map((place) => place.getAttribute('data-place'))
      .find((place) => /^\d+$/.test(place ?? '')),
  );
  await page.locator(`svg g[data-place="${field}"]`).click({ button: 'right', timeout: 30_000 });
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Why not?' })).toBeVisible();
  const rule = dialog.locator('summary').first();
  await expect(rule).toHaveText(/^[CA]-\d+$/);
  await rule.click();
  const open = dialog.getByRole('link', { name: 'Open the rules' }).first();
  await expect(open).toHaveAttribute('href', new RegExp(`/rules/alcazar#${await rule.innerText()}$`));
  await expect(dialog.locator('details').first()).toContainText(/\w+ \w+ \w+ \w+/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.locator(`svg [data-place="${field}"][role="button"]`).focus();
  await page.keyboard.press('?');
  await expect(dialog).toBeVisible();
});

test('a hint lights a move', async ({ page }) => {
  await openTable(page, { game: 'big-boss' });
  await expect(isMyTurn(page)).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('.suggested').first()).toBeVisible();
});

test('with confirmation nothing is sent before it is said', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('tertulia.settings', JSON.stringify({ confirm: true, language: 'en' }));
  });
  await openTable(page, { game: 'toledo' });
  await expect(isMyTurn(page)).toBeVisible({ timeout: 60_000 });
  const before = await position(page);
  await page.getByRole('button', { name: 'Draw two cards' }).click();
  await expect(page.getByRole('button', { name: 'Do it' })).toBeVisible();
  expect(await position(page)).toBe(before);
  await page.getByRole('button', { name: 'Do it' }).click();
  await expect.poll(() => position(page)).not.toBe(before);
});

test('after the end the game can be gone through and played again', async ({ page }) => {
  await openTable(page, { game: 'alcazar' });
  for (let move = 0; move < 5; move++) {
    await expect(isMyTurn(page)).toBeVisible({ timeout: 60_000 });
    await point(page);
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: 'Really give up' }).click();
  await expect(theEnd(page)).toBeVisible();
  const scrubber = page.getByRole('slider', { name: 'Move' });
  await scrubber.focus();
  await page.keyboard.press('Home');
  await expect(scrubber).toHaveValue('0');
  await page.getByRole('button', { name: 'One move on' }).click();
  await expect(scrubber).toHaveValue('1');
  const record = await page.request.get(
    (await page.getByRole('link', { name: 'Record' }).getAttribute('href')) ?? '',
  );
  expect(await record.text()).toContain('tertulia record 1');
  const old = page.url();
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page).not.toHaveURL(old);
  await expect(isMyTurn(page)).toBeVisible({ timeout: 60_000 });
});

test('the board turns and can be seen as a plan', async ({ page }) => {
  await openTable(page, { game: 'alcazar' });
  await expect(page.locator('svg g[data-place="1"]')).toBeVisible();
  const before = await page.locator('svg g[data-place="1"]').boundingBox();
  await page.getByRole('button', { name: 'Turn right' }).click();
  await expect
    .poll(async () => (await page.locator('svg g[data-place="1"]').boundingBox())?.x)
    .not.toBe(before?.x);
  await page.getByRole('button', { name: 'Flat plan' }).click();
  await expect(page.locator('svg .level, svg .number').first()).toBeVisible();
});
