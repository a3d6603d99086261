/** What a screen reader meets on the castle board, from the browser's own tree of what can be heard. */
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { advance, isMyTurn, openTable } from './table';

interface AXNode {
  nodeId: string;
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  childIds?: string[];
}

/** The names of the buttons of the board, in the order in which they are heard. */
async function heard(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = (await client.send('Accessibility.getFullAXTree')) as { nodes: AXNode[] };
  await client.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const within = (id: string, role: string): AXNode[] => {
    const node = byId.get(id);
    if (!node) return [];
    const own = !node.ignored && node.role?.value === role ? [node] : [];
    return [...own, ...(node.childIds ?? []).flatMap((child) => within(child, role))];
  };
  const boards = nodes.filter((node) => node.role?.value === 'group' && node.name?.value === 'Board');
  return boards.flatMap(({ nodeId }) => within(nodeId, 'button')).map((node) => node.name?.value ?? '');
}

/** The course of the fields over the board, row by row, as the plan has it. */
const placesIn = (names: readonly string[]) => names.map((name) => name.split(',')[0]);

test('the board is heard row by row, however it is turned', async ({ page }) => {
  const table = await openTable(page, { game: 'alcazar', bots: ['novice', 'novice'] });
  await advance(page, table, 30);
  await expect(isMyTurn(page)).toBeVisible({ timeout: 60_000 });
  const stops = page.locator('svg [role="button"][data-place]');
  await expect(stops).toHaveCount(121);
  const solid = await heard(page);
  expect(solid).toHaveLength(121);
  expect(placesIn(solid).slice(0, 12)).toEqual([
    ...Array.from({ length: 11 }, (_, index) => `Field ${index + 1}`),
    'Field 72',
  ]);
  // Nothing of the drawing is heard beside them, and all of what stands there is told.
  expect(solid.filter((name) => /height/.test(name)).length).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'Turn right' }).click();
  expect(await heard(page)).toEqual(solid);
  await page.getByRole('button', { name: 'Flat plan' }).click();
  await expect(page.locator('svg .band, svg .level').first()).toBeVisible();
  expect(await heard(page)).toEqual(solid);
});

test('arrow keys lead over the board as it is seen, and back', async ({ page }) => {
  await openTable(page, { game: 'alcazar' });
  const stops = page.locator('svg [role="button"][data-place]');
  await expect(stops).toHaveCount(121);
  const here = () =>
    page.evaluate(() => {
      const { left, right, top, bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
      const place = document.activeElement?.getAttribute('data-place') ?? '';
      return { place, x: (left + right) / 2, y: (top + bottom) / 2 };
    });
  for (let turn = 0; turn < 2; turn++) {
    await page.locator('svg [role="button"][data-place="x6y6"]').focus();
    for (const [key, opposite, axis, sign] of [
      ['ArrowRight', 'ArrowLeft', 'x', 1],
      ['ArrowDown', 'ArrowUp', 'y', 1],
      ['ArrowLeft', 'ArrowRight', 'x', -1],
      ['ArrowUp', 'ArrowDown', 'y', -1],
    ] as const) {
      const start = await here();
      await page.keyboard.press(key);
      const there = await here();
      expect((there[axis] - start[axis]) * sign, key).toBeGreaterThan(5);
      await page.keyboard.press(opposite);
      expect((await here()).place).toBe(start.place);
    }
    await page.getByRole('button', { name: 'Turn right' }).click();
  }
});
