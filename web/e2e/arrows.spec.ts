/** Arrow keys on the pages of learning: through lists, and forwards and backwards in a lesson. */
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { isAt, tabTo } from './keys';

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent.trim() ?? '');

test('arrows walk through the lists of lessons, games and rules', async ({ page }) => {
  await page.goto('/learn/salamanca');
  await page.locator('ol a').first().waitFor();
  expect(await tabTo(page, 'ol a')).toBe(true);
  await page.keyboard.press('ArrowDown');
  expect(await focusedText(page)).toContain('A building of your own');
  await page.keyboard.press('End');
  expect(await focusedText(page)).toContain('How it ends');
  // Beyond the end nothing is lost.
  await page.keyboard.press('ArrowDown');
  expect(await focusedText(page)).toContain('How it ends');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/learn\/salamanca\/areas$/);

  await page.goto('/exercises');
  await page.locator('main ul a').first().waitFor();
  expect(await tabTo(page, 'main ul a')).toBe(true);
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('/exercises/big-boss');

  await page.goto('/rules/toledo');
  await page.locator('main nav a').first().waitFor();
  expect(await tabTo(page, 'main nav a')).toBe(true);
  const first = await focusedText(page);
  await page.keyboard.press('ArrowRight');
  expect(await isAt(page, 'main nav a')).toBe(true);
  expect(await focusedText(page)).not.toBe(first);
  await page.getByRole('searchbox').fill('duel');
  await page.locator('main ol a').nth(1).waitFor();
  expect(await tabTo(page, 'main ol a')).toBe(true);
  await page.keyboard.press('ArrowDown');
  const hit = await page.evaluate(() => document.activeElement?.getAttribute('href') ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${hit}$`));
});

test('arrows turn the pages of a lesson, back to what was read and answered', async ({ page }) => {
  const teacher = page.getByTestId('teacher');
  await page.goto('/learn/toledo/end');
  await expect(teacher).toHaveAttribute('data-step', '1');
  await expect(teacher.locator('.on')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(teacher).toHaveAttribute('data-step', '2');
  await page.keyboard.press('ArrowLeft');
  await expect(teacher).toHaveAttribute('data-step', '1');
  await page.keyboard.press('ArrowRight');
  // An answer can be looked at again: what it did is taken back.
  const answer = page.locator('#panel button[data-notation="go 2 18"]');
  if ((await answer.count()) === 0) await page.locator('#tab-moves').click();
  await answer.click();
  await expect(teacher).toContainText('Right');
  await expect(teacher.locator('.on')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(teacher).not.toContainText('Right');
  await expect(teacher).toHaveAttribute('data-step', '2');
  await expect(answer).toBeVisible();
  await answer.click();
  await expect(teacher.locator('.on')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(teacher).toHaveAttribute('data-step', '3');
  // The same by mouse.
  await page.goto('/learn/salamanca/areas');
  await teacher.locator('.on').click();
  await expect(teacher).toHaveAttribute('data-step', '2');
  await page.locator('[data-handle="space:a"]').first().click();
  await expect(teacher).toContainText('Right');
  await teacher.getByRole('button', { name: 'One step back' }).click();
  await expect(teacher).not.toContainText('Right');
  await expect(teacher).toHaveAttribute('data-step', '2');
});

test('with keys the teacher is heard first, the board comes next, and the list of moves is one step from the top', async ({
  page,
}) => {
  const stops = async (selector: string) => {
    for (let count = 1; count < 9; count++) {
      await page.keyboard.press('Tab');
      if (await isAt(page, selector)) return count;
    }
    return Infinity;
  };
  await page.goto('/learn/salamanca/areas');
  await expect(page.getByTestId('teacher').locator('.on')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('teacher')).toHaveAttribute('data-step', '2');
  await expect(page.getByTestId('teacher')).toBeFocused();
  expect(await stops('[data-handle="space:a"]')).toBeLessThan(4);
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('teacher')).toContainText('Right');
  // From a tile that is picked one key leads to the places it fits.
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('teacher')).toHaveAttribute('data-step', '3');
  expect(await tabTo(page, '[data-handle="tile:lake"]')).toBe(true);
  await page.keyboard.press('ArrowUp');
  expect(await isAt(page, '[data-handle="tile:lake"]'), 'nothing is picked yet').toBe(true);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  expect(await isAt(page, '[data-place] [role="button"], [data-place][role="button"]')).toBe(true);

  await page.goto('/exercises/toledo');
  await page.locator('#panel').getByRole('heading').first().waitFor();
  expect(await stops('header button')).toBe(1);
  await page.keyboard.press('Enter');
  await expect(page.locator('#panel [data-notation]').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-testid="solved"], [data-testid="failed"]')).toBeFocused();
});
