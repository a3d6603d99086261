/** Finds positions of Salamanca that are to be looked at or tested. */
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { cellName, readCell } from '../src/games/salamanca/geometry';
import type { View } from '../src/protocol/salamanca';
import { anyOf, HERE, seek } from './seek';
import type { Situation, Offer } from './seek';
import { isMyTurn, openTable } from './table';

type Salamanca = Situation<View>;
type SalamancaCondition = (now: Salamanca) => boolean | Promise<boolean>;

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
export const of = (offers: readonly Offer[], ...moves: string[]) =>
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

export async function find(
  page: Page,
  wanted: SalamancaCondition,
  bots = ['novice', 'novice', 'novice'],
): Promise<void> {
  for (let game = 0; game < 12; game++) {
    const table = await openTable(page, { game: 'salamanca', bots });
    const plan = async (now: Salamanca) => ((await wanted(now)) ? HERE : growing(now));
    const found = await seek<View>(page, table, plan);
    if (!found) continue;
    await expect(isMyTurn(page)).toBeVisible();
    return;
  }
  throw new Error('no game had it');
}

export const cell = (page: Page, name: string) => page.locator(`svg g[data-place="${name}"]`);

/** Closes what lies over the board and points at a cell. */
export async function pointAt(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Escape');
  await page.mouse.move(2, 2);
  await cell(page, name).hover();
  await page.waitForTimeout(500);
}
