import { expect, test } from '@playwright/test';
import { isMyTurn, openTable, point } from './table';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('what the others do is seen to travel, and can be skipped with a key', async ({ page }) => {
  await openTable(page, { game: 'alcazar', bots: ['novice', 'novice'] });
  await expect(page.locator('section.board')).toBeVisible();
  const flyer = page.locator('.flyer').first();
  const skip = page.getByRole('button', { name: 'Show the present position' });
  // Whoever begins: after the own turn the others move.
  for (let move = 0; move < 8 && !(await flyer.isVisible()); move++) {
    if (await isMyTurn(page).isVisible()) await point(page);
    await flyer.waitFor({ timeout: 1_000 }).catch(() => undefined);
  }
  await expect(flyer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(skip).toBeHidden();
});

test('what happened since the own last move is told again, move by move', async ({ page }) => {
  await openTable(page, { game: 'big-boss' });
  const again = page.getByRole('button', { name: /moves? since yours/ });
  // A turn is several decisions: the others have moved when the next one begins.
  for (let move = 0; move < 12 && !(await again.isVisible()); move++) {
    await expect(isMyTurn(page)).toBeVisible({ timeout: 60_000 });
    await point(page);
    await page.keyboard.press('Escape');
    await expect(isMyTurn(page)).toBeVisible({ timeout: 60_000 });
  }
  // As after coming back: everything is there, and can be gone through.
  await page.reload();
  await expect(again).toBeVisible();
  await again.click();
  await expect(page.getByRole('group', { name: 'Going through the game' })).toBeVisible();
  await expect(page.locator('.flyer').first()).toBeVisible();
  // At the end the present is shown again by itself.
  await expect(page.getByRole('group', { name: 'Going through the game' })).toBeHidden({ timeout: 30_000 });
  await expect(again).toBeVisible();
});
