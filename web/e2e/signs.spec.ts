import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { violationsInBothColours } from './axe';
import { coreIf } from './core';
import { isMyTurn, openTable } from './table';

const note = '#sign-note';

test('a sign explains itself to the mouse, the Tab key and a right click', async ({ page }) => {
  await openTable(page, { game: 'toledo' });
  await expect(isMyTurn(page)).toBeVisible({ timeout: 60_000 });

  // A counter beside the name of a player, which cannot be chosen.
  const gems = page.locator('.panel [data-sign="gem"]').first();
  await gems.hover();
  await expect(page.locator(note)).toContainText('two of them score a point');
  await expect(page.locator(note)).toContainText('T-27');
  const [thing, words] = [await gems.boundingBox(), await page.locator(note).boundingBox()];
  if (!thing || !words) throw new Error('nothing is seen');
  const isBeside =
    words.y + words.height <= thing.y ||
    words.y >= thing.y + thing.height ||
    words.x + words.width <= thing.x ||
    words.x >= thing.x + thing.width;
  expect(isBeside, 'the words do not cover what they explain').toBe(true);
  await page.keyboard.press('Escape');
  await expect(page.locator(note)).toBeHidden();

  // The answer to a question starts with what the thing is, and leads to the rule.
  await gems.click({ button: 'right' });
  const answer = page.getByRole('dialog');
  await expect(answer).toContainText('two of them score a point');
  await expect(answer.getByRole('link', { name: 'Rule T-27' })).toHaveAttribute('href', '/rules/toledo#T-27');
  await page.keyboard.press('Escape');

  // Tab goes where it went before: to cards, not to signs that do nothing.
  await page.locator('.toledo .top button[data-handle^="sword:"]').last().focus();
  await page.keyboard.press('Shift+Tab');
  const focused = page.locator('button[data-handle^="sword:"]:focus');
  await expect(focused).toHaveAttribute('aria-describedby', 'sign-note');
  await expect(page.locator(note)).toContainText('Sword on the shelf');
  await page.keyboard.press('?');
  await expect(answer.getByRole('link', { name: 'Rule T-17' })).toBeVisible();
});

test('a long touch explains a sign and makes no move', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, hasTouch: true });
  await openTable(page, { game: 'toledo' });
  await expect(isMyTurn(page)).toBeVisible({ timeout: 60_000 });
  const before = await page.locator('.table').getAttribute('data-seq');
  const touch = await page.context().newCDPSession(page);
  const hold = async (sign: string) => {
    const box = await page.locator(sign).first().boundingBox();
    if (!box) throw new Error(`${sign} is not in sight`);
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await expect(page.getByRole('dialog')).toBeVisible();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  // A counter, and a card, which would be played by a short touch.
  await hold('.toledo [data-sign="pile"]');
  await expect(page.getByRole('dialog')).toContainText('Cards to be drawn');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
  await hold('[data-sign="card"] .number');
  await expect(page.getByRole('dialog')).toContainText('Its number moves a pawn');
  await expect(page.locator('.picked')).toHaveCount(0);
  // A long answer has more room than the board, and leaves in sight what it is about.
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
  await hold('.toledo [data-place="9"]');
  await expect(page.getByRole('dialog')).toContainText('Why not?');
  const [asked, answer] = await Promise.all([
    page.locator('.toledo [data-place="9"] [role="button"]').first().boundingBox(),
    page.getByRole('dialog').boundingBox(),
  ]);
  if (!asked || !answer) throw new Error('nothing is seen');
  expect(answer.y + answer.height <= asked.y || answer.y >= asked.y + asked.height).toBe(true);
  expect(answer.height).toBeGreaterThan(250);
  expect(await page.locator('.table').getAttribute('data-seq')).toBe(before);
  await page.close();
});

for (const [game, words] of Object.entries({
  alcazar: ['Bridge', 'Baron', 'Rule A-9'],
  'big-boss': ['Founding stone', 'Grande', 'Rule B-4'],
  salamanca: ['Rat', 'Week market', 'Rule S-11'],
  toledo: ['Swordsmith', 'Duel tile', 'Rule T-23'],
})) {
  test(`the legend shows every sign of ${game} with its picture`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openTable(page, { game });
    await expect(isMyTurn(page)).toBeVisible({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Legend' }).click();
    const legend = page.getByRole('dialog');
    for (const word of words) await expect(legend.getByText(word, { exact: true }).first()).toBeVisible();
    // Every sign on the table is in it, and every one has a picture and words.
    const state = await page.evaluate(() => {
      const named = [...document.querySelectorAll('.table [data-sign]')].map((one) =>
        one.getAttribute('data-sign'),
      );
      const entries = [...document.querySelectorAll('[data-entry]')];
      const known = new Set(entries.map((one) => one.getAttribute('data-entry')));
      const isEmpty = (one: Element) => {
        const box = one.querySelector('.picture > *')?.getBoundingClientRect();
        return !box || box.width === 0 || (one.querySelector('.words')?.textContent.length ?? 0) < 20;
      };
      return {
        unknown: [...new Set(named)].filter((one) => !known.has(one)),
        empty: entries.filter(isEmpty).map((one) => one.getAttribute('data-entry')),
        wide: document.documentElement.scrollWidth,
      };
    });
    expect(state).toEqual({ unknown: [], empty: [], wide: 360 });
    expect(await violationsInBothColours(page, 'dialog')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(legend).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  });
}

/** What has the focus: a thing or sign of the table, or a control that says by its words what it is. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const one = document.activeElement;
    if (!one || one === document.body) return null;
    const name = (one.getAttribute('aria-label') ?? one.textContent).trim().replace(/\s+/g, ' ');
    return {
      name,
      isThing: one.matches('[data-handle], [data-sign], [data-place], [data-place] *, [data-sign] *'),
    };
  });

/** Asks about what has the focus, and gives the words of the answer. */
async function askHere(page: Page, name: string): Promise<void> {
  await page.keyboard.press('?');
  const answer = page.getByRole('dialog');
  // Its name, what it does, and the rule.
  await expect(answer, name).toContainText(/\w.{20}.*Rule [A-Z]-\d/s);
  await page.keyboard.press('Escape');
  await expect(answer).toHaveCount(0);
}

for (const game of ['alcazar', 'big-boss', 'salamanca', 'toledo']) {
  test(
    `everything that keys reach late in a game of ${game} explains itself`,
    coreIf(game === 'big-boss'),
    async ({ page }) => {
      const listed = await page.request.get(`/api/exercises/${game}`);
      const { exercises } = (await listed.json()) as { exercises: { id: string }[] };
      await page.goto(`/exercises/${game}/${exercises.at(-1)?.id ?? ''}`);
      await page.locator('#panel').getByRole('heading').first().waitFor();
      let things = 0;
      for (let stops = 0; stops < 120; stops++) {
        await page.keyboard.press('Tab');
        const here = await focused(page);
        if (!here) break;
        expect(here.name).not.toBe('');
        if (!here.isThing) continue;
        things += 1;
        await askHere(page, here.name);
        // The answer leaves the focus where it was.
        expect((await focused(page))?.name).toBe(here.name);
      }
      expect(things).toBeGreaterThan(6);
      // Tab reaches one place of the board: the others are asked about too, one of each kind.
      const places = await page.locator('section.board [role="button"]').evaluateAll((all) => {
        const kinds = new Map(
          all.map((one) => [one.closest('[data-sign]')?.getAttribute('data-sign') ?? '', one]),
        );
        return [...kinds.values()].map(
          (one) => one.closest('[data-place]')?.getAttribute('data-place') ?? '',
        );
      });
      expect(places.length).toBeGreaterThan(5);
      for (const place of places) {
        await page
          .locator(`section.board [data-place="${place}"]`)
          .locator('xpath=descendant-or-self::*[@role="button"]')
          .first()
          .focus();
        await askHere(page, place);
      }
      // And whatever is drawn has its place in the legend.
      await page.getByRole('button', { name: 'Legend' }).click();
      const legend = page.getByRole('dialog');
      await expect(legend.locator('[data-entry]').first()).toBeVisible();
      const unknown = await page.evaluate(() =>
        [...document.querySelectorAll('.table [data-sign]')]
          .map((one) => one.getAttribute('data-sign') ?? '')
          .filter((sign) => !document.querySelector(`[data-entry="${sign}"]`)),
      );
      expect(unknown).toEqual([]);
    },
  );
}

test('what a move puts under the mouse is not told before the mouse moves', async ({ page }) => {
  const next = page.locator('[data-testid="teacher"] .on');
  const place = page.locator('section.board [data-place="d5"]').first();
  await page.goto('/learn/salamanca/sell');
  await next.click();
  await page.locator('[data-handle="space:c"]').click();
  await next.click();
  await page.locator('[data-handle="tile:pasture"]').click();
  await place.click();
  await expect(page.getByTestId('teacher')).toContainText('Now it is worth 9.');
  // Longer than the mouse has to rest for words.
  await page.waitForTimeout(1_000);
  await expect(page.locator(note)).toHaveCount(0);
  const box = await place.boundingBox();
  if (!box) throw new Error('d5 is not in sight');
  await page.mouse.move(box.x + box.width / 2 + 12, box.y + box.height / 2 + 12);
  await expect(page.locator(note)).toContainText('Pasture');
});
