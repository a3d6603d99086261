import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectFlightTo, giveUpAndLookAt, watchFlights } from './flight';
import { cell, find, of } from './salamanca-moments';
import { isMyTurn, openTable, point, position } from './table';

const TWO = ['novice', 'novice'];

const cellWith = (page: Page, words: RegExp) => page.getByRole('button', { name: words });

/** Plays until the board has what is looked for. */
async function playUntil(page: Page, words: RegExp): Promise<void> {
  for (let move = 0; move < 60; move++) {
    await expect(isMyTurn(page)).toBeVisible({ timeout: 60_000 });
    if ((await cellWith(page, words).count()) > 0) return;
    await point(page);
  }
}

test('pointing at a building outlines its area and says what it is worth', async ({ page }) => {
  await openTable(page, { game: 'salamanca', bots: ['novice', 'novice'] });
  await playUntil(page, /area worth/);
  // What lies over the board is closed, and the pointer comes from outside.
  const building = page.locator('g[data-place]', { has: cellWith(page, /area worth/) }).first();
  await expect(async () => {
    await page.keyboard.press('Escape');
    await page.mouse.move(2, 2);
    await building.hover({ timeout: 1_000 });
    await expect(page.locator('.outline .border.whole')).toHaveAttribute('d', /^M/, { timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  await expect(page.getByText(/the area is worth/).first()).toBeVisible();
});

test('the tiles of a turn can be taken back one by one', async ({ page }) => {
  await openTable(page, { game: 'salamanca', bots: ['novice', 'novice'] });
  const space = page.locator('button.lit[data-handle^="space:"]');
  for (let move = 0; move < 8 && (await space.count()) === 0; move++) {
    await expect(isMyTurn(page)).toBeVisible({ timeout: 60_000 });
    if ((await space.count()) === 0) await point(page);
    await expect(isMyTurn(page)).toBeVisible({ timeout: 60_000 });
  }
  await space.first().click();
  const tile = page.locator('button[data-handle^="tile:"]');
  await expect(tile.first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tile).toHaveCount(0);
  await expect(space.first()).toBeVisible();
});

test('a turn is laid, claimed and taken back again, to its start', async ({ page }) => {
  await find(
    page,
    ({ view, offers }) => {
      const squires = view.players.find(({ seat }) => seat === view.viewer)?.squires ?? 0;
      const buildings = view.display.flat().filter((tile) => /farm|castle|monastery/.test(tile));
      return of(offers, 'take').length > 0 && squires > 0 && buildings.length > 0;
    },
    TWO,
  );
  const display = () => page.getByRole('group', { name: 'Display' }).innerHTML();
  const before = await display();
  await page
    .getByRole('button', { name: /^Space .*(farm|castle|monastery)/ })
    .first()
    .click();
  const tile = page
    .getByRole('group', { name: 'Tiles to lay' })
    .getByRole('button', { name: /farm|castle|monastery/ });
  await tile.first().click();
  await page.locator('g[data-place]:has(.mark.lit)').first().click();
  await page
    .getByRole('button', { name: /^Claim/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Claim/ })).toHaveCount(0);
  const undo = page.getByRole('button', { name: 'Undo' });
  for (let step = 0; step < 3; step++) {
    const at = await position(page);
    await undo.click();
    await expect.poll(() => position(page)).not.toBe(at);
  }
  await expect.poll(display).toBe(before);
});

test('a sale says before what it pays, to whom, and which tiles leave', async ({ page }) => {
  let [sold, amount] = ['', 0];
  await find(
    page,
    async ({ offers, ask }) => {
      for (const { notation, parts } of of(offers, 'sell')) {
        // Nothing else can be done there: a ruin could be put on it as well.
        if (offers.filter((other) => other.parts['cell'] === parts['cell']).length > 1) continue;
        const { events } = (await ask({ type: 'preview', notation })) as {
          events: Record<string, unknown>[];
        };
        [sold, amount] = [String(parts['cell']), Number(events[0]?.['amount'])];
        if (events.some(({ event }) => event === 'tile-left')) return true;
      }
      return false;
    },
    TWO,
  );
  const money = async () =>
    Number(/(\d+) doubloon/.exec((await page.locator('.panel li').first().innerText()) ?? '')?.[1]);
  const before = await money();
  await page.keyboard.press('Escape');
  await cell(page, sold).click();
  const note = page.locator('.hand .hand-tray ul');
  await expect(note).toContainText(`Ana sells`);
  await expect(note).toContainText(/leaves the board/);
  await expect(page.locator('.outline .leaving')).toHaveAttribute('d', /^M/);
  await page.getByRole('button', { name: `Sell ${sold}` }).click();
  await expect.poll(money).toBe(before + amount);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(money).toBe(before);
});

/** What a sale does to another area; the rules themselves are asked by the tests of the game. */
const LESSENED = {
  key: 'worth-after',
  values: { building: 'farm', cell: 'c1', seat: 0, before: 5, after: 2, hindrance: 'none' },
  places: ['c1'],
};

test('a sale says before what becomes of other areas', async ({ page }) => {
  // Areas that share a fertile tile are rare in games of chance: every answer tells of one.
  await page.routeWebSocket(/\/api\/socket/, (line) => {
    line.connectToServer().onMessage((text) => {
      const message = JSON.parse(String(text)) as { type: string; worth?: unknown[] };
      if (message.type === 'preview') message.worth = [...(message.worth ?? []), LESSENED];
      line.send(JSON.stringify(message));
    });
  });
  let sold = '';
  await find(
    page,
    ({ offers }) => {
      sold = String(of(offers, 'sell')[0]?.parts['cell'] ?? '');
      return sold !== '';
    },
    ['novice'],
  );
  const at = await position(page);
  await page.keyboard.press('Escape');
  await cell(page, sold).click();
  await expect(page.locator('.hand .hand-tray ul')).toContainText('c1: 5 → 2');
  await expect(page.locator('.bar .preview')).toContainText('Farm on c1 (Ana): now 5, then 2.');
  // Nothing has been sent yet.
  expect(await position(page)).toBe(at);
  await page.getByRole('button', { name: `Sell ${sold}` }).click();
  await expect.poll(() => position(page)).not.toBe(at);
});

test.describe('with pieces that move', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('what a sale pays is seen to travel to who gets it', async ({ page }) => {
    let [sold, moves, seat] = ['', 0, 0];
    await find(
      page,
      (now) => {
        const offer = of(now.offers, 'sell')[0];
        [sold, moves, seat] = [String(offer?.parts['cell']), now.moves, now.view.viewer ?? 0];
        return offer !== undefined;
      },
      ['novice'],
    );
    await page.keyboard.press('Escape');
    await cell(page, sold).click();
    await page.getByRole('button', { name: `Sell ${sold}` }).click();
    await giveUpAndLookAt(page, moves);
    await watchFlights(page);
    await page.getByRole('button', { name: 'One move on' }).click();
    await expectFlightTo(page, seat);
  });
});

test('tiles are laid with keys alone, and things say why not', async ({ page }) => {
  await find(page, ({ offers }) => of(offers, 'take').length > 0, TWO);
  await page.locator('button.lit[data-handle^="space:"]').first().press('Enter');
  const tile = page.locator('button[data-handle^="tile:"]');
  await expect(tile.first()).toBeVisible();
  const left = await tile.count();
  await tile.first().press('Enter');
  await page.locator('g[data-place] [tabindex="0"]').focus();
  for (let step = 0; step < 80; step++) {
    if (await page.evaluate(() => / can be chosen/.test(document.activeElement?.ariaLabel ?? ''))) break;
    await page.keyboard.press(step % 9 === 8 ? 'ArrowDown' : step % 18 < 9 ? 'ArrowRight' : 'ArrowLeft');
  }
  await page.keyboard.press('Enter');
  await expect(tile).toHaveCount(left - 1);
  await page.locator('button[data-handle^="space:"]').first().focus();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^S-\d+$/).first()).toBeVisible();
});
