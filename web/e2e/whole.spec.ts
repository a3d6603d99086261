/**
 * Whole games. Four pages look on at once, one a language and a size; one of them stays to the end, another one in each game. The
 * board never changes its size, everything is said in words, and at the end the scores are told in their parts.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { coreIf } from './core';
import { record, rectangles } from './steady';
import { advance, finalScores, isMyTurn, openTable, theEnd } from './table';
import { expectWords } from './words';

const SIZES = {
  en: { width: 1400, height: 900 },
  de: { width: 360, height: 740 },
  nl: { width: 740, height: 360 },
  es: { width: 1280, height: 720 },
};
type SizedLanguage = keyof typeof SIZES;

/** Parts of the score that every game of this kind has, and who stays to its end. */
const GAMES: Record<string, { parts: string[]; stays: SizedLanguage }> = {
  alcazar: { parts: ['Nobles', 'Money', 'Together'], stays: 'en' },
  'big-boss': { parts: ['Money', 'Nobles', 'Most nobles above the ground', 'Together'], stays: 'de' },
  toledo: { parts: ['Swords in the Alcazar', 'Paintings', 'Together'], stays: 'nl' },
  salamanca: { parts: ['Buildings sold', 'Week market', 'Together'], stays: 'es' },
};

for (const [game, { parts, stays }] of Object.entries(GAMES)) {
  test(
    `${game}: the board is steady, all is in words in every language, and the scores add up`,
    coreIf(game === 'toledo'),
    async ({ page, context }) => {
      const table = await openTable(page, { game, bots: ['novice', 'apprentice'] });
      const pages = await openInAllLanguages(context, table);
      for (const until of [30, 90]) {
        await advance(page, table, until);
        for (const [language, one] of pages) await readPanels(one, language);
      }
      for (const [language, one] of pages) {
        expect(await rectangles(one), language).toHaveLength(1);
        if (language !== stays) await one.goto('about:blank');
      }
      await advance(page, table, 100_000);
      for (const [language, one] of pages) {
        if (language === stays) expect(await rectangles(one), language).toHaveLength(1);
        else await one.goto(`/t/${table}`);
        await readPanels(one, language);
        if (language === 'en') await expectScores(one, parts);
      }
    },
  );
}

async function openInAllLanguages(context: BrowserContext, table: string): Promise<[SizedLanguage, Page][]> {
  const pages: [SizedLanguage, Page][] = [];
  for (const [code, size] of Object.entries(SIZES)) {
    const page = await context.newPage();
    await page.setViewportSize(size);
    await page.addInitScript((language) => {
      localStorage.setItem('tertulia.settings', JSON.stringify({ language }));
    }, code);
    await page.goto(`/t/${table}`);
    await expect(isMyTurn(page)).toBeVisible({ timeout: 60_000 });
    const thing = page.locator('button.lit[data-handle]:visible').first();
    await expect(thing).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(300);
    await record(page);
    // What is foreseen and answered comes and goes.
    await thing.hover();
    await thing.click({ button: 'right' });
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    pages.push([code as SizedLanguage, page]);
  }
  return pages;
}

/** Reads what stands in the panels, and lets be told again what the others did. */
async function readPanels(page: Page, language: SizedLanguage): Promise<void> {
  await page.bringToFront();
  const end = page.locator('#tab-end');
  await expect(isMyTurn(page).or(end).first()).toBeVisible({ timeout: 60_000 });
  const again = page.locator('button.again');
  if (await again.isVisible()) {
    // It goes away when the last of it has been shown.
    await again.click({ timeout: 3_000 }).catch(() => undefined);
    await page.waitForTimeout(120);
    await page.keyboard.press('Escape');
  }
  for (const tab of ['players', 'moves', 'log']) {
    await page.locator(`#tab-${tab}`).click();
    const more = page.locator('#panel > .button');
    if (tab === 'log' && (await end.isVisible()) && (await more.isVisible())) await more.click();
    await expectWords(page, language);
  }
  // On a phone the panel lies over the board.
  await page.keyboard.press('Escape');
}

async function expectScores(page: Page, parts: readonly string[]): Promise<void> {
  await page.bringToFront();
  await page.locator('#tab-end').click();
  await expect(theEnd(page)).toBeVisible();
  const shown = page.getByRole('table', { name: 'The scores in their parts' });
  for (const part of parts)
    await expect(shown.getByRole('rowheader', { name: part, exact: true })).toBeVisible();
  const rows = await shown
    .locator('tbody tr')
    .evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent))),
    );
  const together = rows.pop() ?? [];
  expect(together).toHaveLength(3);
  expect(together).toEqual(together.map((_, seat) => rows.reduce((sum, row) => sum + (row[seat] ?? 0), 0)));
  expect(together.toSorted((a, b) => b - a)).toEqual(await finalScores(page));
  // Nothing of the last round lies over the board any more.
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
