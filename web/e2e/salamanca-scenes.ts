/** The moments of Salamanca that a game does not always bring, to be looked at. */
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { cellName, readCell } from '../src/games/salamanca/geometry';
import type { View } from '../src/protocol/salamanca';
import { anyOf, HERE, seek } from './seek';
import type { Now, Offer } from './seek';
import { shoot } from './shoot';
import { isMyTurn, openTable } from './table';

type Salamanca = Now<View>;
type Wanted = (now: Salamanca) => boolean | Promise<boolean>;

const FAMILIES: Record<string, string> = {
  farm: 'yellow',
  field: 'yellow',
  pasture: 'yellow',
  castle: 'blue',
  lake: 'blue',
  forest: 'blue',
  monastery: 'red',
  vineyard: 'red',
};
const family = (tile: string) => FAMILIES[tile.replace(/\d/, '')] ?? '';
const of = (offers: readonly Offer[], ...moves: string[]) =>
  offers.filter(({ parts }) => moves.includes(String(parts['move'])));

/** How many neighbours of a cell are of the same colour as the tile; what the player owns counts more. */
function company(view: View, cell: string, tile: string): number {
  const { column, row } = readCell(cell);
  const around = [
    cellName(column - 1, row),
    cellName(column + 1, row),
    cellName(column, row - 1),
    cellName(column, row + 1),
  ];
  return view.cells
    .filter((one) => around.includes(one.cell) && family(one.tile) === family(tile))
    .reduce((sum, one) => sum + (one.owner === view.viewer ? 3 : 1), Math.random() / 2);
}

/** Buildings are wanted as long as there are squires for them, and then what is fertile. */
function promise(view: View, space: string): number {
  const squires = view.players.find(({ seat }) => seat === view.viewer)?.squires ?? 0;
  const worth = (tile: string) =>
    /[23]$/.test(tile) ? 2 : /farm|castle|monastery/.test(tile) ? squires : 0.5;
  return (view.display[space.charCodeAt(0) - 97] ?? []).reduce(
    (sum, tile) => sum + worth(tile),
    Math.random(),
  );
}

/** Builds up own areas: tiles are laid where their colour is, buildings are claimed, little is sold. */
function growing({ view, offers }: Salamanca): string {
  const claim = of(offers, 'claim')[0];
  if (claim) return claim.notation;
  const special = of(offers, 'plague', 'look', 'swap');
  if (special.length > 0 && Math.random() < 0.3) return anyOf(special).notation;
  const lay = of(offers, 'lay').map((offer) => ({
    offer,
    worth: company(view, String(offer.parts['cell']), String(offer.parts['tile'])),
  }));
  const best = lay.sort((a, b) => b.worth - a.worth)[0];
  if (best) return best.offer.notation;
  const end = of(offers, 'end')[0];
  if (end) return end.notation;
  const take = of(offers, 'take').map((offer) => ({
    offer,
    worth: promise(view, String(offer.parts['space'])),
  }));
  return (take.sort((a, b) => b.worth - a.worth)[0]?.offer ?? anyOf(offers)).notation;
}

async function find(page: Page, wanted: Wanted, bots = ['novice', 'novice', 'novice']): Promise<void> {
  for (let game = 0; game < 12; game++) {
    const table = await openTable(page, { game: 'salamanca', bots });
    const found = await seek<View>(page, table, async (now) => ((await wanted(now)) ? HERE : growing(now)));
    if (!found) continue;
    await expect(isMyTurn(page)).toBeVisible();
    return;
  }
  throw new Error('no game had it');
}

const cell = (page: Page, name: string) => page.locator(`svg g[data-place="${name}"]`);

/** Closes what lies over the board and points at a cell. */
async function pointAt(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Escape');
  await page.mouse.move(2, 2);
  await cell(page, name).hover();
  await page.waitForTimeout(500);
}

test('laying', async ({ page }) => {
  await find(page, ({ view }) => view.round > 4 && (view.turn?.to_lay.length ?? 0) > 1);
  await page.locator('button[data-handle^="tile:"]').first().click();
  await shoot(page, 'salamanca-lay');
});

test('claiming', async ({ page }) => {
  await find(page, ({ view, offers }) => view.round > 3 && of(offers, 'claim').length > 0);
  await shoot(page, 'salamanca-claim');
});

test('a sale', async ({ page }) => {
  let sold = '';
  await find(page, async ({ offers, ask }) => {
    for (const { parts } of of(offers, 'sell')) {
      const { lines } = (await ask({ type: 'explain', place: parts['cell'] })) as {
        lines: { key: string }[];
      };
      sold = String(parts['cell']);
      if (['leaving', 'changing'].every((key) => lines.some((line) => line.key === key))) return true;
    }
    return false;
  });
  await page.keyboard.press('Escape');
  await cell(page, sold).click();
  await shoot(page, 'salamanca-sale');
});

test('plagues', async ({ page }) => {
  let building = '';
  await find(page, ({ view }) => {
    const off = view.cells.find(({ cut_off_from }) => cut_off_from.length > 0);
    building = off?.cut_off_from[0] ?? '';
    return off !== undefined;
  });
  await shoot(page, 'salamanca-plague', /./, async (at) => {
    await pointAt(at, building);
  });
});

test('locks', async ({ page }) => {
  let locked = '';
  await find(page, ({ view }) => {
    const own = view.cells.filter(({ owner, locks }) => owner === view.viewer && locks.length > 0);
    locked = own.find(({ locks }) => locks.includes('enlarged'))?.cell ?? '';
    return locked !== '';
  });
  await shoot(page, 'salamanca-locked', /./, async (at) => {
    await pointAt(at, locked);
    await cell(at, locked).click({ button: 'right' });
  });
});

test('the week market', async ({ page }) => {
  let before = 0;
  await find(page, ({ view }) => {
    const pays = view.cells.filter(({ owner, area_value }) => owner !== null && (area_value ?? 0) >= 7);
    const begins = view.step === 'play-cards' && view.round > before;
    before = view.round;
    return begins && pays.length > 1;
  });
  await shoot(page, 'salamanca-market');
});

test('the swap', async ({ page }) => {
  await find(page, ({ view }) => view.step === 'swap');
  await shoot(page, 'salamanca-swap');
  await page.locator('button[data-handle^="theirs:"]').first().click();
  await shoot(page, 'salamanca-swap-picked');
});

test('the last turn of a round', async ({ page }) => {
  await find(page, ({ view, offers }) => Boolean(view.turn?.is_last) && of(offers, 'plague').length > 0);
  await shoot(page, 'salamanca-double');
});

/** Two friends; the first has chosen, the second has not. */
async function twoFriends(browser: Browser): Promise<{ ana: Page; ben: Page }> {
  const [ana, ben] = [
    await (await browser.newContext()).newPage(),
    await (await browser.newContext()).newPage(),
  ];
  const table = await openTable(ana, { game: 'salamanca', bots: [], seats: 2 });
  await ben.goto(`/t/${table}`);
  await ben.getByRole('textbox', { name: /name/ }).fill('Ben');
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await expect(ana.locator('section.board')).toBeVisible();
  return { ana, ben };
}

test('the choice of two', async ({ browser }) => {
  const { ana, ben } = await twoFriends(browser);
  const cards = ana.locator('button[data-handle^="card:"]');
  await cards.nth(0).click();
  await shoot(ana, 'salamanca-two-first');
  await cards.nth(1).click();
  await shoot(ana, 'salamanca-two-both');
  await cards.nth(1).click();
  await expect(ana.locator('.chosen')).toBeVisible();
  await shoot(ana, 'salamanca-two-chosen');
  await shoot(ben, 'salamanca-two-waits');
});
