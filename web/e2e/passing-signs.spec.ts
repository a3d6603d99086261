/** Signs that are there for a moment only, a duel, a sale, a market, explain themselves too: by mouse, by a long touch and by keys. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { coreIf } from './core';
import { plain, pointOn, readLegend, signsIn } from './sign-points';

interface Moment {
  /** By what it is walked in the core. */
  device: 'mouse' | 'finger' | 'keys';
  /** The lesson that leads there. */
  lesson: string;
  /** What is pointed at on the way; an empty list goes on. */
  steps: string[][];
  /** Where the signs are, and which are there at least. */
  part: string;
  signs: string[];
}

const MOMENTS: Record<string, Moment> = {
  'a duel': {
    device: 'mouse',
    lesson: 'toledo/duel',
    steps: [['card:6'], [], ['button:Challenge Inés']],
    part: '.toledo .card[role="dialog"]',
    signs: ['duel', 'duel-picture', 'duel-tile', 'round-won', 'seat'],
  },
  'the end of a round': {
    device: 'finger',
    lesson: 'salamanca/hands',
    steps: [[], ['card:7', 'card:7']],
    part: '.salamanca .card[role="dialog"]',
    signs: ['market', 'passed-on', 'seat'],
  },
  'a sale': {
    device: 'keys',
    lesson: 'salamanca/sell',
    steps: [[], ['space:c'], [], ['tile:pasture', 'place:d5'], [], ['place:d4']],
    part: 'section.hand ul[aria-live]',
    signs: ['leaving', 'payment', 'seat'],
  },
  'a plague in the hand': {
    device: 'mouse',
    lesson: 'salamanca/plagues',
    steps: [[], ['piece:plague']],
    part: '.table',
    signs: ['poison'],
  },
  'a merger of castles': {
    device: 'finger',
    lesson: 'big-boss/merge',
    steps: [[], ['card:4'], []],
    part: 'section.board, section.hand',
    signs: ['flag', 'founding-stone'],
  },
  'a withdrawal': {
    device: 'keys',
    lesson: 'alcazar/withdraw',
    steps: [[], ['place:20']],
    part: 'section.board',
    signs: ['baron', 'grande'],
  },
};

function thing(page: Page, handle: string): Locator {
  if (handle.startsWith('button:')) return page.getByRole('button', { name: handle.slice(7) });
  return handle.startsWith('place:')
    ? page.locator(`section.board [data-place="${handle.slice(6)}"]`).first()
    : page.locator(`[data-handle="${handle}"]`).first();
}

/** Follows the lesson to the moment, and gives what the legend says. */
async function reach(page: Page, { lesson, steps }: Moment): Promise<Map<string, string>> {
  await page.goto(`/learn/${lesson}`);
  await page.getByTestId('teacher').waitFor();
  const words = await readLegend(page);
  for (const step of steps) {
    if (step.length === 0) await page.locator('[data-testid="teacher"] .on').click();
    for (const handle of step) {
      // A mark that lies over a place belongs to it.
      await thing(page, handle).click({ force: true });
    }
  }
  return words;
}

/** Which of the signs are drawn now, all that must be among them. */
async function signsOf(page: Page, { part, signs }: Moment): Promise<string[]> {
  await expect
    .poll(async () => {
      const drawn = await signsIn(page, part);
      return signs.filter((sign) => !drawn.includes(sign));
    })
    .toEqual([]);
  return signs;
}

async function meet(page: Page, sign: string, part: string): Promise<{ x: number; y: number }> {
  const at = await pointOn(page, sign, part);
  if (!at) throw new Error(`nothing meets ${sign}`);
  return at;
}

/** Which thing, place or sign has the focus. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const NAMES = ['data-handle', 'data-place', 'data-sign', 'aria-label'];
    return NAMES.map((name) => document.activeElement?.getAttribute(name)?.split(',')[0] ?? '').join(' ');
  });

for (const [name, moment] of Object.entries(MOMENTS)) {
  const { part, device } = moment;
  test.describe(name, () => {
    test('the mouse', coreIf(device === 'mouse'), async ({ page }) => {
      const words = await reach(page, moment);
      for (const sign of await signsOf(page, moment)) {
        await page.mouse.move(2, 2);
        const { x, y } = await meet(page, sign, part);
        await page.mouse.move(x, y);
        const note = page.locator('#sign-note, .salamanca .card').filter({ visible: true });
        await expect(note.filter({ hasText: words.get(sign) ?? 'no words' }), sign).not.toHaveCount(0);
      }
    });

    test('a long touch', coreIf(device === 'finger'), async ({ browser }) => {
      const page = await browser.newPage({ hasTouch: true });
      const words = await reach(page, moment);
      const touch = await page.context().newCDPSession(page);
      for (const sign of await signsOf(page, moment)) {
        const at = await meet(page, sign, part);
        const answer = page.getByRole('dialog').filter({ hasText: words.get(sign) ?? 'no words' });
        await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
        await expect(answer, sign).toBeVisible();
        await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
        // It stays when the finger goes, and leaves what it was about when it is closed.
        await expect(answer, sign).toBeVisible();
        await answer.getByRole('button', { name: 'Close' }).tap();
        await expect(answer).toHaveCount(0);
      }
      await page.close();
    });

    test('keys alone', coreIf(device === 'keys'), async ({ page }) => {
      const words = await reach(page, moment);
      const left = new Set(await signsOf(page, moment));
      const answer = page.locator('section.board > .card[role="dialog"]');
      const listen = async () => {
        await page.keyboard.press('?');
        await expect(answer.locator('.sign').first()).toContainText(/\w/);
        const told = plain(await answer.innerText());
        for (const sign of left) if (told.includes(plain(words.get(sign) ?? 'no words'))) left.delete(sign);
        // Only the answer goes: the moment stays, and the focus in it.
        const before = await focused(page);
        await page.keyboard.press('Escape');
        await expect(answer).toHaveCount(0);
        expect(await focused(page)).toBe(before);
      };
      const stop = (sign: string) => `:is(${part}) [data-sign="${sign}"]`;
      for (const sign of moment.signs) {
        if (!left.has(sign)) continue;
        const one = page.locator(stop(sign)).first();
        const isThing = await one.evaluate((it) => it.closest('[data-handle], [data-place]') !== null);
        if (isThing) {
          const place = await one.evaluate((it) => it.closest('[data-place]')?.getAttribute('data-place'));
          const keys = place
            ? page
                .locator(`section.board [data-place="${place}"]`)
                .locator('xpath=descendant-or-self::*[@role="button"]')
            : one.locator('xpath=ancestor-or-self::*[@data-handle]');
          await keys.first().focus();
        } else {
          const isThere = `${stop(sign)}:focus, [data-sign]:focus ${stop(sign)}`;
          for (let steps = 0; steps < 60 && (await page.locator(isThere).count()) === 0; steps++)
            await page.keyboard.press('s');
        }
        await listen();
      }
      expect([...left]).toEqual([]);
    });
  });
}
