import { expect, test } from '@playwright/test';
import { advance, finalScores, openTable, theEnd } from './table';

/** Parts of the score that every game of this kind has. */
const PARTS: Record<string, string[]> = {
  alcazar: ['Nobles', 'Money', 'Together'],
  'big-boss': ['Money', 'Nobles', 'Most nobles above the ground', 'Together'],
  toledo: ['Swords in the Alcazar', 'Paintings', 'Together'],
  salamanca: ['Buildings sold', 'Week market', 'Together'],
};

for (const [game, parts] of Object.entries(PARTS)) {
  test(`the scores of ${game} are told in their parts, which make the whole`, async ({ page }) => {
    const table = await openTable(page, { game, bots: ['apprentice', 'novice'] });
    await advance(page, table, 100_000);
    await expect(theEnd(page)).toBeVisible({ timeout: 60_000 });
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
  });
}
