/** What areas would be worth is read before a tile is laid: by mouse, by keys and by finger. */
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { violations } from './axe';
import { tabTo } from './keys';
import { cell, find, of } from './salamanca-moments';
import { position } from './table';

const teacher = (page: Page) => page.getByTestId('teacher');
const goOn = (page: Page) => page.locator('[data-testid="teacher"] .on');
const preview = (page: Page) => page.locator('.bar .preview');
const JOINED = 'Castle on d4 (Ana): now 6, then 7.';
/** With words in it the line says them to readers, and neither it nor what comes and goes in it moves anything. */
const boxes = async (page: Page) => ({
  board: await page.locator('section.board').boundingBox(),
  bar: await page.locator('.bar').boundingBox(),
});

/** The first lesson, with a lake to lay. */
async function openLesson(page: Page, press: 'click' | 'tap'): Promise<void> {
  await page.goto('/learn/salamanca/areas');
  await goOn(page)[press]();
  await expect(teacher(page)).toHaveAttribute('data-step', '2');
  await page.locator('[data-handle="space:a"]')[press]();
  const sure = page.getByRole('button', { name: 'Do it' });
  if (press === 'tap') await sure.tap();
  await expect(teacher(page)).toContainText('Right');
  await goOn(page)[press]();
  await expect(teacher(page)).toHaveAttribute('data-step', '3');
}

test('by mouse: a cell that is pointed at says what the areas there would be worth', async ({ page }) => {
  await openLesson(page, 'click');
  const before = await boxes(page);
  await page.locator('[data-handle="tile:lake"]').click();
  await cell(page, 'd5').hover();
  await expect(preview(page)).toHaveText(`Ana lays a lake on d5. ${JOINED}`);
  // Another cell may join the same area: readers hear both sentences all the same.
  await expect(preview(page)).toHaveAttribute('aria-live', 'polite');
  await expect(preview(page)).toHaveAttribute('aria-atomic', 'true');
  // On a wide screen there is room for both sentences.
  await expect(preview(page).getByText('Ana lays a lake on d5.')).toBeInViewport({ ratio: 1 });
  expect(await boxes(page)).toEqual(before);
  expect(await violations(page)).toEqual([]);
  // A lake that is part of no area says nothing of one.
  await cell(page, 'h1').hover();
  await expect(preview(page)).toHaveText('Ana lays a lake on h1.');
  await page.mouse.move(2, 2);
  await expect(preview(page)).toHaveText('');
  await expect(teacher(page)).toHaveAttribute('data-step', '3');
  // It becomes true.
  await cell(page, 'd5').click();
  await expect(teacher(page)).toContainText('Right');
  await expect(page.getByRole('button', { name: /^d4.*area worth 7/ })).toBeVisible();
});

test('by keys: the cell that has the focus says it', async ({ page }) => {
  await openLesson(page, 'click');
  expect(await tabTo(page, '[data-handle="tile:lake"]')).toBe(true);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest('[data-place]')?.getAttribute('data-place'));
  const press = async (key: string, to: (at: string) => boolean) => {
    for (let step = 0; step < 9 && !to(String(await focused())); step++) await page.keyboard.press(key);
  };
  await expect.poll(focused).toMatch(/^[a-i][1-8]$/);
  await press('ArrowDown', (at) => at.endsWith('5'));
  await press('ArrowRight', (at) => at.startsWith('d'));
  expect(await focused()).toBe('d5');
  await expect(preview(page)).toHaveText(`Ana lays a lake on d5. ${JOINED}`);
  await page.keyboard.press('ArrowDown');
  await expect(preview(page)).toHaveText('Ana lays a lake on d6.');
  await expect(teacher(page)).toHaveAttribute('data-step', '3');
});

for (const [name, viewport] of [
  ['on a phone', { width: 360, height: 740 }],
  ['on a phone that lies on its side', { width: 740, height: 360 }],
] as const) {
  test.describe(name, () => {
    test.use({ viewport, hasTouch: true });

    test('by finger: a cell that was tapped once says it, and the second tap lays', async ({ page }) => {
      await openLesson(page, 'tap');
      await page.locator('[data-handle="tile:lake"]').tap();
      const before = await page.locator('section.board').boundingBox();
      await cell(page, 'd5').tap();
      await expect(preview(page)).toContainText(JOINED);
      // What says no more than the move is for readers only: the room is for what comes of it.
      await expect(preview(page)).toContainText('Ana lays a lake on d5.');
      const isRead = (text: string) =>
        preview(page).evaluate((line, wanted) => {
          const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
          for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            if (!node.textContent?.includes(wanted)) continue;
            const range = document.createRange();
            range.selectNodeContents(node);
            const frame = (node.parentElement ?? line).getBoundingClientRect();
            const box = range.getBoundingClientRect();
            return frame.width > 20 && box.right <= innerWidth && box.bottom <= frame.bottom + 2;
          }
          return false;
        }, text);
      expect([await isRead(JOINED), await isRead('Ana lays a lake on d5.')]).toEqual([true, false]);
      await expect(page.getByRole('button', { name: 'Do it' })).toBeInViewport({ ratio: 1 });
      expect(await page.locator('section.board').boundingBox()).toEqual(before);
      expect(await violations(page)).toEqual([]);
      await expect(teacher(page)).toHaveAttribute('data-step', '3');
      await cell(page, 'd5').tap();
      await expect(teacher(page)).toContainText('Right');
    });
  });
}

test('at a table it is what the board shows after the tile was laid', async ({ page }) => {
  let [notation, place, line] = ['', '', { values: {} as Record<string, unknown>, places: [''] }];
  await find(
    page,
    async ({ offers, ask }) => {
      for (const offer of of(offers, 'lay')) {
        const { worth } = (await ask({ type: 'preview', notation: offer.notation })) as {
          worth?: (typeof line)[];
        };
        const found = worth?.find(({ values }) => typeof values['before'] === 'number');
        if (!found) continue;
        [notation, place, line] = [offer.notation, String(offer.parts['cell']), found];
        return true;
      }
      return false;
    },
    ['novice', 'novice'],
  );
  await page.keyboard.press('Escape');
  const tile = notation.split(' ')[1] ?? '';
  await page.locator(`[data-handle="tile:${tile}"]`).first().click();
  await page.mouse.move(2, 2);
  await cell(page, place).hover();
  const building = line.places[0] ?? '';
  const { before, after } = line.values;
  await expect(preview(page)).toContainText(
    new RegExp(`on ${building} \\(.*\\): now ${before}, then ${after}`),
  );
  const at = await position(page);
  await cell(page, place).click();
  await expect.poll(() => position(page)).not.toBe(at);
  await expect(
    page.getByRole('button', { name: new RegExp(`^${building}.*area worth ${after}`) }),
  ).toBeVisible();
});

test('a server that is a little older says what happens, and nothing is missing', async ({ page }) => {
  await page.route('**/api/games/salamanca/lessons/areas', async (route) => {
    const response = await route.fetch();
    const { worth: _worth, ...older } = (await response.json()) as Record<string, unknown>;
    await route.fulfill({ response, json: older });
  });
  await openLesson(page, 'click');
  await page.locator('[data-handle="tile:lake"]').click();
  await cell(page, 'd5').hover();
  await expect(preview(page)).toHaveText('Ana lays a lake on d5.');
});
