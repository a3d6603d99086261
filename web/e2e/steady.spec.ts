/** The board stays where it is and as large as it is, while a whole game is played. */
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { advance, isMyTurn, openTable, theEnd } from './table';

const SIZES = {
  'phone upright': { width: 360, height: 740 },
  'phone on its side': { width: 740, height: 360 },
  wide: { width: 1400, height: 900 },
};

interface Recorded extends Window {
  rectangles: Set<string>;
}

/** Notes in every frame where the board and its first place are; a set with one entry has never changed. */
async function record(page: Page): Promise<void> {
  await page.evaluate(() => {
    const recorded = window as unknown as Recorded;
    recorded.rectangles = new Set();
    const note = () => {
      const parts = ['section.board', '.board-drawing', '.board-plate:last-of-type, .kerb', '[data-place]'];
      const boxes = parts.map((part) => {
        const box = document.querySelector(part)?.getBoundingClientRect();
        return box ? [box.x, box.y, box.width, box.height].map((one) => Math.round(one)).join(' ') : '';
      });
      // What a place looks like changes with what stands on it: there only where it begins counts.
      recorded.rectangles.add(boxes.slice(0, 3).join(' | '));
      requestAnimationFrame(note);
    };
    note();
  });
}

const rectangles = (page: Page) => page.evaluate(() => [...(window as unknown as Recorded).rectangles]);

for (const game of ['alcazar', 'big-boss', 'toledo', 'salamanca']) {
  test(`the board of ${game} never changes its size`, async ({ page, context }) => {
    const table = await openTable(page, { game, bots: ['novice', 'novice'] });
    const pages: [string, Page][] = [];
    for (const [name, size] of Object.entries(SIZES)) {
      const one = pages.length === 0 ? page : await context.newPage();
      await one.setViewportSize(size);
      if (one !== page) await one.goto(`/t/${table}`);
      pages.push([name, one]);
    }
    for (const [, one] of pages) {
      await one.bringToFront();
      await expect(isMyTurn(one)).toBeVisible({ timeout: 60_000 });
      await expect(one.locator('button[data-handle]:visible').first()).toBeVisible();
      await one.waitForTimeout(300);
      await record(one);
      // What is picked, foreseen, answered and told again comes and goes.
      const thing = one.locator('button.lit[data-handle]:visible').first();
      await thing.hover();
      await thing.click({ button: 'right' });
      await expect(one.getByRole('dialog')).toBeVisible();
      await one.keyboard.press('Escape');
      await one.keyboard.press('Escape');
    }
    for (const until of [40, 90, 100_000]) {
      await advance(page, table, until);
      for (const [, one] of pages) {
        await one.bringToFront();
        await expect(isMyTurn(one).or(theEnd(one)).first()).toBeVisible({ timeout: 60_000 });
        const again = one.locator('button.again');
        if (await again.isVisible()) {
          await again.click();
          await one.waitForTimeout(120);
          await one.keyboard.press('Escape');
        }
      }
    }
    for (const [name, one] of pages) {
      await one.bringToFront();
      await expect(theEnd(one)).toBeVisible({ timeout: 60_000 });
      expect(await rectangles(one), name).toHaveLength(1);
    }
  });
}
