/**
 * Makes the positions that the rules page draws: computer players play, and moments are taken in which there is something to be
 * seen. Run with `npx playwright test --config e2e/positions.config.ts`, then look at the page.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import type { View as CastleView } from '../src/protocol/alcazar';
import type { View as SalamancaView } from '../src/protocol/salamanca';
import type { View as ToledoView } from '../src/protocol/toledo';
import { advance, openTable } from './table';

interface Scene {
  view: object;
  lit: string[];
}

const FOLDER = join(import.meta.dirname, '..', 'src', 'rules', 'positions');

/** What is looked for in a position: the scene, if it is there. */
type Finder = (view: never) => Scene | null;

const siteOf = ({ fields, site }: CastleView) => ({ fields, site });

function castle(view: CastleView): Scene | null {
  const found = view.site.buildings
    .filter(({ flag, cells }) => flag && cells.length >= 4)
    .find(({ cells }) => view.site.nobles.filter(({ at }) => cells.includes(at)).length >= 2);
  return found ? { view: siteOf(view), lit: found.cells } : null;
}

/** A bridge that stands free of others, and is seen as one. */
function bridge(view: CastleView): Scene | null {
  const span = view.site.spans.find(({ level }) => level > 1);
  return span ? { view: siteOf(view), lit: [span.from, span.to] } : null;
}

function foundingStone(view: CastleView): Scene | null {
  const span = view.site.spans.find(({ from, to }) =>
    [from, to].some((cell) => (view.site.stones[cell] ?? []).length >= 3),
  );
  const building = view.site.buildings.find(({ cells }) => span && cells.includes(span.from));
  return building ? { view: siteOf(view), lit: building.cells } : null;
}

function highNobles(view: CastleView): Scene | null {
  const heightOf = (cell: string) =>
    Math.max(
      (view.site.stones[cell] ?? []).length,
      ...view.site.spans.filter(({ from, to }) => [from, to].includes(cell)).map(({ level }) => level),
    );
  const high = view.site.nobles.filter(({ at }) => heightOf(at) >= 2).map(({ at }) => at);
  return high.length >= 4 ? { view: siteOf(view), lit: high } : null;
}

const streetOf = ({ street, players }: ToledoView) => ({
  street,
  players: players.map(({ seat, alcazar }) => ({ seat, alcazar })),
});

function shops(view: ToledoView): Scene | null {
  const owned = view.street.filter(({ owner_seat: owner }) => typeof owner === 'number');
  const visited = owned.filter(({ pawn_seats: pawns }) => pawns.length > 0);
  return owned.length >= 8 && visited.length >= 3
    ? { view: streetOf(view), lit: owned.map(({ position }) => String(position)) }
    : null;
}

function gates(view: ToledoView): Scene | null {
  const inside = view.players.filter(({ alcazar }) => alcazar > 0).length;
  return inside >= 2 ? { view: streetOf(view), lit: ['20', '21', 'alcazar'] } : null;
}

const landOf = ({ rows, columns, cells }: SalamancaView) => ({ rows, columns, cells });
const COLOURS: Record<string, string[]> = {
  farm: ['field', 'pasture'],
  castle: ['lake', 'forest'],
  monastery: ['vineyard'],
};

/** A building with the landscapes of its colour that touch it. */
function area(view: SalamancaView): Scene | null {
  const tiles = new Map(view.cells.map((cell) => [cell.cell, cell.tile.replace(/\d/, '')]));
  for (const { cell, tile, owner, plague, area_value: value } of view.cells) {
    if (typeof owner !== 'number' || plague || (value ?? 0) < 9) continue;
    const reached = new Set([cell]);
    for (const at of reached) {
      const kind = at === cell ? null : tiles.get(at);
      for (const next of neighbours(at)) {
        const found = tiles.get(next);
        if (found && (kind ? found === kind : COLOURS[tile]?.includes(found))) reached.add(next);
      }
    }
    if (reached.size >= 5) return { view: landOf(view), lit: [...reached] };
  }
  return null;
}

function neighbours(cell: string): string[] {
  const [column, row] = [cell.charCodeAt(0), Number(cell.slice(1))];
  const at = (x: number, y: number) => `${String.fromCharCode(x)}${y}`;
  return [at(column - 1, row), at(column + 1, row), at(column, row - 1), at(column, row + 1)];
}

function plagues(view: SalamancaView): Scene | null {
  const ill = view.cells.filter(({ plague }) => plague).map(({ cell }) => cell);
  return ill.length >= 2 && view.cells.length > 35 ? { view: landOf(view), lit: ill } : null;
}

const WANTED: Record<string, Finder[]> = {
  alcazar: [castle, bridge],
  'big-boss': [foundingStone, highNobles],
  toledo: [shops, gates],
  salamanca: [area, plagues],
};

/** The first moment in which it is seen, some way into the game. */
async function find(page: Page, table: string, finder: Finder): Promise<Scene | null> {
  for (let number = 24; number < 600; number += 3) {
    const answer = await page.request.get(`/api/tables/${table}/moments/${number}`);
    if (!answer.ok()) return null;
    const scene = finder(((await answer.json()) as { view: never }).view);
    if (scene) return scene;
  }
  return null;
}

for (const [game, finders] of Object.entries(WANTED)) {
  test(game, async ({ page }) => {
    const scenes: Scene[] = [];
    for (let attempt = 0; attempt < 12 && scenes.length < finders.length; attempt++) {
      const table = await openTable(page, { game, bots: ['apprentice', 'apprentice', 'apprentice'] });
      await advance(page, table, 100_000);
      const finder = finders[scenes.length];
      const scene = finder ? await find(page, table, finder) : null;
      if (scene) scenes.push(scene);
    }
    expect(scenes.length).toBe(finders.length);
    writeFileSync(join(FOLDER, `${game}.json`), `${JSON.stringify(scenes)}\n`);
  });
}
