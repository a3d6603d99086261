/** Which signs are drawn, where a pointer meets them, and what the legend says of them. */
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** What the legend says of each sign: its name, what it does, and its rule. */
export async function readLegend(page: Page): Promise<Map<string, string>> {
  await page.getByRole('button', { name: 'Legend' }).click();
  await expect(page.locator('[data-entry]').first()).toBeVisible();
  const entries = await page.locator('[data-entry]').evaluateAll((all) =>
    all.map((one): [string, string] => {
      const [name, does] = [...one.querySelectorAll('.words > *')].map((part) => part.textContent.trim());
      return [one.getAttribute('data-entry') ?? '', `${name ?? ''} ${does ?? ''}`];
    }),
  );
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-entry]')).toHaveCount(0);
  return new Map(entries);
}

/** All signs that are drawn on the table, or on a part of it. */
export const signsIn = (page: Page, part = '.table'): Promise<string[]> =>
  page.locator(`:is(${part}) [data-sign]`).evaluateAll((all) => {
    const isDrawn = (one: Element) => one.checkVisibility() && one.getBoundingClientRect().width > 0;
    return [...new Set(all.filter(isDrawn).map((one) => one.getAttribute('data-sign') ?? ''))];
  });

/**
 * A point where a pointer meets a sign, in the midst of it: at its edge it may miss. To look what lies at a point is dear on a board of
 * hundreds of shapes: a few points are tried first, and many only for what is small or narrow.
 */
export function pointOn(page: Page, sign: string, part = '.table'): Promise<{ x: number; y: number } | null> {
  return page.evaluate(
    ([wanted, within]) => {
      const meet = (one: Element, steps: number) => {
        const box = one.getBoundingClientRect();
        const met: { x: number; y: number }[] = [];
        for (let step = 0; step < steps * steps; step++) {
          // From one edge to the other: of a frame only the edges are drawn.
          const x = box.x + 1 + ((box.width - 2) * (step % steps)) / (steps - 1);
          const y = box.y + 1 + ((box.height - 2) * Math.floor(step / steps)) / (steps - 1);
          if (document.elementFromPoint(x, y)?.closest('[data-sign]') === one) met.push({ x, y });
        }
        const mean = (axis: 'x' | 'y') => met.reduce((sum, point) => sum + point[axis], 0) / met.length;
        const [x, y] = [mean('x'), mean('y')];
        met.sort((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y));
        return met;
      };
      const all = [...document.querySelectorAll(`:is(${within}) [data-sign="${wanted}"]`)];
      let best: { x: number; y: number }[] = [];
      const look = (steps: number, enough: number) => {
        best = [];
        for (const one of all) {
          if (one.getBoundingClientRect().bottom > innerHeight) one.scrollIntoView({ block: 'nearest' });
          const met = meet(one, steps);
          if (met.length > best.length) best = met;
          if (best.length >= enough) return true;
        }
        return false;
      };
      // Seen well enough, or as well as it is seen anywhere.
      if (!look(5, 7)) look(15, 61);
      return best[0] ?? null;
    },
    [sign, part] as const,
  );
}

/** Words in one line. */
export const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
