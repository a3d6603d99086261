/** From a "why not" to its rule, and back to what was asked about. */
import { expect, test } from '@playwright/test';
import { openTable } from './table';
import { focusedPlace, readRule } from './why-not';

test('a rule that forbids something leads back to the lesson, to the place asked about', async ({ page }) => {
  await page.goto('/learn/salamanca/conde');
  const teacher = page.getByTestId('teacher');
  await teacher.getByRole('button').click();
  await expect(teacher).toHaveAttribute('data-step', '2');
  await readRule(page, 'g6', 'S-26');
  // Keys are for the rules while they are read.
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Back to the lesson' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/learn\/salamanca\/conde$/);
  await expect(teacher).toHaveAttribute('data-step', '2');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => focusedPlace(page)).toBe('g6');
  // The browser's own way back leads there as well, over a rule that was read on the way.
  await readRule(page, 'g6', 'S-26');
  await page.locator('article[id="S-22"] a.id').click();
  await expect(page).toHaveURL(/#S-22$/);
  await page.goBack();
  await page.goBack();
  await expect(teacher).toHaveAttribute('data-step', '2');
  await expect.poll(() => focusedPlace(page)).toBe('g6');
});

test('the way back to a table is there after the page was loaded anew', async ({ page }) => {
  const table = await openTable(page, { game: 'alcazar', bots: ['novice'], seats: 2 });
  await expect(page.locator('section.hand .play-card').first()).toBeVisible();
  await readRule(page, '30', 'C-10');
  await page.locator('article[id="C-12"] a.id').click();
  await expect(page).toHaveURL(/#C-12$/);
  await page.reload();
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await expect(page).toHaveURL(new RegExp(`/t/${table}$`));
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => focusedPlace(page)).toBe('30');
});
