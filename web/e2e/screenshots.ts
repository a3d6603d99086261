/** Pictures of every page and of each game in early, middle and late positions, to be looked at. */
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { shoot } from './shoot';
import { advance, isMyTurn, openTable, theEnd } from './table';

test('pages', async ({ page }) => {
  for (const [name, path] of Object.entries({
    lobby: '/',
    new: '/new',
    settings: '/settings',
    rules: '/rules/alcazar',
    'rules-found': '/rules/toledo',
    course: '/learn/salamanca',
    lesson: '/learn/salamanca/plagues',
    exercises: '/exercises',
    exercise: '/exercises/alcazar',
    nothing: '/nothing',
  })) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (name === 'rules-found') await page.getByRole('searchbox').fill('duel');
    await shoot(page, name);
  }
  await openTable(page, { game: 'toledo', bots: ['novice'], seats: 4 });
  await expect(page.getByRole('heading', { name: 'Seats' })).toBeVisible();
  await shoot(page, 'waiting');
  await openTable(page, { game: 'salamanca', bots: ['novice', 'novice'] });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'My tables' })).toBeVisible();
  await shoot(page, 'lobby-tables');
});

/** How many moves make a game early, middle and late. */
const STAGES: Record<string, Record<string, number>> = {
  alcazar: { early: 12, middle: 70, late: 130 },
  'big-boss': { early: 12, middle: 80, late: 150 },
  toledo: { early: 12, middle: 120, late: 240 },
  salamanca: { early: 12, middle: 100, late: 200 },
};

/** What else is to be seen in the middle of a game: each panel, the menu, an answer. */
async function shootPanels(page: Page, game: string): Promise<void> {
  for (const panel of ['Moves', 'Log', 'Chat', 'Players']) {
    await page.getByRole('tab', { name: panel }).click();
    await page.waitForTimeout(250);
    await shoot(page, `${game}-panel-${panel.toLowerCase()}`, /light/);
  }
  // The panel slides away again.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('tab', { name: 'Players' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await shoot(page, `${game}-menu`, /(wide|phone)-light/);
  await page.keyboard.press('Escape');
  await page.locator('[data-place][role="button"], [data-place] [role="button"]').nth(20).focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForTimeout(400);
  await shoot(page, `${game}-asked`, /(wide|phone)/);
  await page.keyboard.press('Escape');
}

for (const [game, stages] of Object.entries(STAGES)) {
  test(game, async ({ page }) => {
    const table = await openTable(page, { game, bots: ['apprentice', 'apprentice', 'apprentice'] });
    for (const [stage, moves] of Object.entries(stages)) {
      await advance(page, table, moves);
      await expect(isMyTurn(page).or(theEnd(page)).first()).toBeVisible({ timeout: 60_000 });
      await shoot(page, `${game}-${stage}`);
      if (stage !== 'middle') continue;
      await shootPanels(page, game);
      if (!['alcazar', 'big-boss'].includes(game)) continue;
      await page.getByRole('button', { name: 'Flat plan' }).click();
      await shoot(page, `${game}-plan`);
      await page.getByRole('button', { name: 'Flat plan' }).click();
    }
    await advance(page, table, 100_000);
    await expect(theEnd(page)).toBeVisible({ timeout: 60_000 });
    await page.waitForTimeout(1500);
    await shoot(page, `${game}-end`);
  });
}
