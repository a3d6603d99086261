/** No sign without its words: all that is drawn on a table late in a game, by mouse, by a long touch, and by keys alone. */
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { coreIf, DEVICES } from './core';
import { plain, pointOn, readLegend, signsIn } from './sign-points';

const GAMES = ['alcazar', 'big-boss', 'salamanca', 'toledo'];
/** What explains a sign that is rested on: a note beside it, or in Salamanca the card beside the board. */
const NOTE = '#sign-note, .salamanca .card';

/** A late position, with more on the board than any other. */
async function openLate(page: Page, game: string): Promise<void> {
  const listed = await page.request.get(`/api/exercises/${game}`);
  const { exercises } = (await listed.json()) as { exercises: { id: string }[] };
  await page.goto(`/exercises/${game}/${exercises.at(-1)?.id ?? ''}`);
  await page.locator('#panel').getByRole('heading').first().waitFor();
}

for (const game of GAMES) {
  test.describe(game, () => {
    test('the mouse', coreIf(DEVICES[game] === 'mouse'), async ({ page }) => {
      await openLate(page, game);
      const words = await readLegend(page);
      const signs = await signsIn(page);
      expect(signs.length).toBeGreaterThan(18);
      for (const sign of signs) {
        await page.mouse.move(2, 2);
        const at = await pointOn(page, sign);
        if (!at) throw new Error(`no pointer meets ${sign}`);
        await page.mouse.move(at.x, at.y);
        const note = page.locator(NOTE).filter({ visible: true });
        await expect(note.filter({ hasText: words.get(sign) ?? 'no words' }), sign).not.toHaveCount(0);
      }
    });

    test('a long touch', coreIf(game === 'toledo'), async ({ browser }) => {
      const page = await browser.newPage({ hasTouch: true });
      await openLate(page, game);
      const words = await readLegend(page);
      const touch = await page.context().newCDPSession(page);
      const answer = page.getByRole('dialog').filter({ visible: true });
      for (const sign of await signsIn(page)) {
        const at = await pointOn(page, sign);
        if (!at) throw new Error(`no finger meets ${sign}`);
        await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
        await expect(answer, sign).toContainText(words.get(sign) ?? 'no words');
        await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
        // It stays when the finger goes.
        await expect(answer, sign).toContainText(words.get(sign) ?? 'no words');
        await page.keyboard.press('Escape');
        await expect(answer).toHaveCount(0);
      }
      await page.close();
    });

    test('keys alone', coreIf(DEVICES[game] === 'keys'), async ({ page }) => {
      await openLate(page, game);
      const words = await readLegend(page);
      const left = new Set(await signsIn(page));
      const listen = async () => {
        const answer = page.getByRole('dialog');
        await page.keyboard.press('?');
        await expect(answer).toBeVisible();
        await expect(answer.locator('.sign').first()).toContainText(/\w/);
        const told = plain(await answer.innerText());
        for (const sign of left) if (told.includes(plain(words.get(sign) ?? 'no words'))) left.delete(sign);
        await page.keyboard.press('Escape');
        await expect(answer).toHaveCount(0);
      };
      // From sign to sign, once around.
      const here = () => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? '');
      await page.keyboard.press('s');
      const first = await here();
      do {
        await expect(page.locator(':focus')).toHaveAttribute('data-sign', /\w/);
        const told = await page
          .locator(':focus')
          .evaluate((one) =>
            [one, ...one.querySelectorAll('[data-sign]')].map((part) => part.getAttribute('data-sign') ?? ''),
          );
        if (told.some((sign) => left.has(sign))) {
          await expect(page.locator('#sign-note')).toContainText(words.get(told[0] ?? '') ?? 'no words');
          await listen();
        }
        await page.keyboard.press('s');
      } while ((await here()) !== first);
      // Escape leaves the signs.
      await page.keyboard.press('Escape');
      await expect(page.locator('[data-sign]:focus')).toHaveCount(0);
      // What is left lies on places and things, which Tab and the arrows reach.
      const stops = page.locator('section.board [role="button"], [data-handle], #panel button[data-sign]');
      for (const stop of await stops.filter({ visible: true }).all()) {
        if (left.size === 0) break;
        const around = await stop.evaluate((one) => {
          const place = one.closest('[data-place]')?.getAttribute('data-place');
          const parts = place ? [...document.querySelectorAll(`[data-place="${place}"]`)] : [one];
          const inside = parts.flatMap((part) => [part, ...part.querySelectorAll('[data-sign]')]);
          return inside.map((part) => part.getAttribute('data-sign') ?? '');
        });
        if (!around.some((sign) => left.has(sign))) continue;
        await stop.focus();
        await listen();
      }
      expect([...left]).toEqual([]);
    });
  });
}

test('a line over the board that lets clicks through explains itself', async ({ page }) => {
  await page.goto('/learn/toledo/aim');
  // It can be played with several pawns: it is picked, and arrows show where it leads.
  await page.locator('[data-handle="card:3"]').first().click();
  const way = page.locator('.landings [data-sign="way"] path').last();
  const at = await way.evaluate((line) => {
    const drawn = line as unknown as SVGPathElement;
    const middle = drawn.getPointAtLength(drawn.getTotalLength() / 2);
    const { x, y } = middle.matrixTransform(drawn.getScreenCTM() ?? new DOMMatrix());
    return { x, y };
  });
  await page.mouse.move(at.x, at.y);
  await expect(page.locator('#sign-note')).toContainText('Where the card in question would take a pawn');
});
