/** No sign without its words: all that is drawn on a table late in a game, by mouse, by a long touch, and by keys alone. */
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';

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

/** What the legend says of each sign: its name, what it does, and its rule. */
async function readLegend(page: Page): Promise<Map<string, string>> {
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

/** All signs on the table; those that a pointer meets with a point where it does. */
function signsOnTable(page: Page): Promise<{ sign: string; at: { x: number; y: number } | null }[]> {
  return page.evaluate(() => {
    const STEPS = 24;
    /** The point in the midst of all those where the pointer meets it: at its edge it may miss. */
    const middleOf = (one: Element, box: DOMRect) => {
      const met: { x: number; y: number }[] = [];
      for (let step = 0; step < STEPS * STEPS; step++) {
        const x = box.x + (box.width * ((step % STEPS) + 0.5)) / STEPS;
        const y = box.y + (box.height * (Math.floor(step / STEPS) + 0.5)) / STEPS;
        if (document.elementFromPoint(x, y)?.closest('[data-sign]') === one) met.push({ x, y });
      }
      const mean = (part: 'x' | 'y') => met.reduce((sum, point) => sum + point[part], 0) / met.length;
      const [x, y] = [mean('x'), mean('y')];
      met.sort((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y));
      return met[0] ? { at: met[0], size: met.length * box.width * box.height } : null;
    };
    const found = new Map<string, { at: { x: number; y: number }; size: number } | null>();
    for (const one of document.querySelectorAll('.table [data-sign]')) {
      const sign = one.getAttribute('data-sign') ?? '';
      const box = one.getBoundingClientRect();
      if (box.width + box.height === 0 || !one.checkVisibility()) continue;
      // Of several the one that is seen best.
      const [met, before] = [middleOf(one, box), found.get(sign) ?? null];
      found.set(sign, (met?.size ?? 0) > (before?.size ?? 0) ? met : before);
    }
    return [...found].map(([sign, met]) => ({ sign, at: met?.at ?? null }));
  });
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

for (const game of GAMES) {
  test.describe(game, () => {
    test('the mouse', async ({ page }) => {
      await openLate(page, game);
      const words = await readLegend(page);
      const signs = await signsOnTable(page);
      expect(signs.length).toBeGreaterThan(18);
      for (const { sign, at } of signs) {
        expect(at, `a pointer meets ${sign}`).not.toBeNull();
        await page.mouse.move(2, 2);
        await page.mouse.move(at?.x ?? 0, at?.y ?? 0);
        const note = page.locator(NOTE).filter({ visible: true });
        await expect(note.filter({ hasText: words.get(sign) ?? 'no words' }), sign).not.toHaveCount(0);
      }
    });

    test('a long touch', async ({ browser }) => {
      const page = await browser.newPage({ hasTouch: true });
      await openLate(page, game);
      const words = await readLegend(page);
      const touch = await page.context().newCDPSession(page);
      const answer = page.getByRole('dialog').filter({ visible: true });
      for (const { sign, at } of await signsOnTable(page)) {
        if (!at) throw new Error(`no finger meets ${sign}`);
        await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
        await expect(answer, sign).toContainText(words.get(sign) ?? 'no words');
        await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
        await answer.getByRole('button', { name: 'Close' }).tap();
        await expect(answer).toHaveCount(0);
      }
      await page.close();
    });

    test('keys alone', async ({ page }) => {
      await openLate(page, game);
      const words = await readLegend(page);
      const left = new Set((await signsOnTable(page)).map(({ sign }) => sign));
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
        const sign = await page.locator(':focus').getAttribute('data-sign');
        if (left.has(sign ?? '')) {
          await expect(page.locator('#sign-note')).toContainText(words.get(sign ?? '') ?? 'no words');
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
  await openLate(page, 'toledo');
  await page.locator('section.hand button.lit[data-handle^="card:"]').first().hover();
  const way = page.locator('.landings [data-sign="way"] path').last();
  const at = await way.evaluate((line) => {
    const drawn = line as unknown as SVGPathElement;
    const middle = drawn.getPointAtLength(drawn.getTotalLength() / 2);
    const { x, y } = middle.matrixTransform(drawn.getScreenCTM() ?? new DOMMatrix());
    return { x, y };
  });
  await page.locator('section.hand button.lit[data-handle^="card:"]').first().focus();
  await page.mouse.move(at.x, at.y);
  await expect(page.locator('#sign-note')).toContainText('Where the card in question would take a pawn');
});
