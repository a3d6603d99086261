/** Playing with real keys alone: the tests press keys and look where the focus is, and never put it anywhere themselves. */
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { position } from './table';

/** All that Tab must reach. */
const CONTROLS = 'a[href], button:not(:disabled), input, select, textarea, summary, [tabindex="0"]';
/** More stops than any table has. */
const MANY = 220;

/** Whether the focus is on something that fits the selector. */
export const isAt = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/** Presses Tab, or Shift and Tab, until the focus is on something that fits. Says whether it came there. */
export async function tabTo(
  page: Page,
  selector: string,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<boolean> {
  for (let presses = 0; presses < MANY; presses++) {
    if (presses > 0 && (await isAt(page, selector))) return true;
    await page.keyboard.press(key);
  }
  return false;
}

interface FocusTrail extends Window {
  focused: Set<Element>;
  /** The focus came back to where it went first. */
  isAround: boolean;
  stopTrail?: AbortController;
}

/** Goes once around with a key. Gives the controls that were never reached, by name, and the parts of the table that were. */
export async function goAround(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
): Promise<{ missed: string[]; regions: string[] }> {
  await page.evaluate(() => {
    const page = window as unknown as FocusTrail;
    page.focused = new Set();
    page.isAround = false;
    page.stopTrail?.abort();
    page.stopTrail = new AbortController();
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      // A control that is drawn anew may get the focus twice in a row; that is no way around.
      const [first] = page.focused;
      page.isAround ||= target === first && page.focused.size > 5;
      page.focused.add(target);
    };
    addEventListener('focusin', note, { capture: true, signal: page.stopTrail.signal });
  });
  // Some more stops than needed do no harm.
  for (let presses = 0; presses < MANY; presses += 10) {
    for (let press = 0; press < 10; press++) await page.keyboard.press(key);
    if (await page.evaluate(() => (window as unknown as FocusTrail).isAround)) break;
  }
  return page.evaluate((wanted) => {
    const { focused } = window as unknown as FocusTrail;
    const all = [...document.querySelectorAll<HTMLElement>(wanted)];
    const there = all.filter(
      (one) =>
        one.tabIndex >= 0 &&
        one.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
        !one.closest('[inert]'),
    );
    const name = (one: Element) => one.getAttribute('aria-label') ?? (one.textContent.trim() || one.tagName);
    const regions = [
      'header',
      'section.board',
      '[data-spot="market"]',
      'section.hand',
      '[role="tablist"]',
      '#panel',
    ];
    return {
      missed: there.filter((one) => !focused.has(one)).map(name),
      regions: regions.filter((region) => [...focused].some((one) => one.closest(region))),
    };
  }, CONTROLS);
}

const middleOf = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const element = wanted ? document.querySelector(wanted) : document.activeElement;
    if (!element) return null;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  }, selector);

/** From the place with the focus to another one with arrow keys, as one sees where it lies. */
async function arrowsTo(page: Page, place: string): Promise<boolean> {
  const target = `[data-place="${place}"][role="button"], [data-place="${place}"] [role="button"]`;
  const goal = await middleOf(page, target);
  for (let presses = 0; goal && presses < 40; presses++) {
    if (await isAt(page, target)) return true;
    const here = await middleOf(page, '');
    if (!here) return false;
    const [dx, dy] = [goal.x - here.x, goal.y - here.y];
    // Now and then the other way: a board that is seen at a slant has no straight rows.
    const across = Math.abs(dx) > Math.abs(dy) !== (presses % 5 === 4);
    await page.keyboard.press(
      across ? (dx > 0 ? 'ArrowRight' : 'ArrowLeft') : dy > 0 ? 'ArrowDown' : 'ArrowUp',
    );
  }
  return false;
}

/** The moves in the list; other panels have buttons too. */
const MOVES = '#panel[aria-labelledby="tab-moves"] ul button';

/** A move from the list, which is opened first if need be. */
export async function fromList(page: Page): Promise<void> {
  if (!(await isAt(page, MOVES))) {
    if ((await page.locator('#tab-moves[aria-selected="true"]').count()) === 0) {
      expect(await tabTo(page, '#tab-moves')).toBe(true);
      await page.keyboard.press('Enter');
    }
    if ((await page.locator(MOVES).count()) === 0) return;
    expect(await tabTo(page, MOVES)).toBe(true);
  }
  for (let further = Math.floor(Math.random() * 2); further > 0; further--) await page.keyboard.press('Tab');
  if (!(await isAt(page, MOVES))) expect(await tabTo(page, MOVES, 'Shift+Tab')).toBe(true);
  await page.keyboard.press('Enter');
}

const PLACES = '[data-place][role="button"], [data-place] [role="button"]';

/** A move with things on the table: a card or a piece, then a place on the board. Says whether a move was made. */
export async function fromTable(page: Page): Promise<boolean> {
  const before = await position(page);
  const isMade = async () => (await position(page)) !== before;
  /** Whether it came there; what it looked for is gone only when the move was made meanwhile. */
  const goTo = async (selector: string, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
    const isThere = await tabTo(page, selector, key);
    if (!isThere) expect(await isMade(), `${key} leads to ${selector}`).toBe(true);
    return isThere;
  };
  const things = 'button.lit[data-handle], .choices button:not(.quiet):not(.again)';
  if ((await page.locator(things).filter({ visible: true }).count()) === 0) return false;
  // The move before may still have been under way, and ended the game.
  if (!(await goTo(things))) return true;
  for (let step = 0; step < 4; step++) {
    await page.keyboard.press('Enter');
    await page.waitForTimeout(80);
    if (await isMade()) return true;
    const left = page.locator('.choices button:not(.quiet):not(.again)');
    const places = await page
      .locator('.mark.lit')
      .evaluateAll((marks) =>
        marks.map((mark) => mark.closest('[data-place]')?.getAttribute('data-place') ?? ''),
      );
    const place = places.find(Boolean);
    if ((await left.count()) > 0) {
      if (!(await goTo('.choices button:not(.quiet):not(.again)'))) return true;
    } else if (place) {
      if (await isAt(page, '.picked[data-handle]')) {
        await page.keyboard.press('ArrowUp');
        if (!(await isMade())) expect(await isAt(page, PLACES), 'up leads to a place that fits').toBe(true);
      } else if (!(await goTo(PLACES, 'Shift+Tab'))) return true;
      if (!(await arrowsTo(page, place))) break;
    } else if ((await page.locator('button.lit[data-handle]').filter({ visible: true }).count()) > 0) {
      if (!(await goTo('button.lit[data-handle]'))) return true;
    }
    if (await isMade()) return true;
  }
  await page.keyboard.press('Escape');
  await expect(page.locator('.picked')).toHaveCount(0);
  return isMade();
}
