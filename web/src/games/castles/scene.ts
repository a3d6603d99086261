/** What stands on the board, cell by cell, ready to be drawn. */
import type { NobleFile } from '../../protocol/alcazar';
import type { Board, Cell } from './board';
import type { CastleView } from './view';

export type Rank = NobleFile['rank'];

/** What the games' views say of the board. */
export type Site = CastleView['site'];

/** One piece, or one third of a span, on one level of a cell. */
export interface Piece {
  level: number;
  kind: 'stone' | 'end' | 'middle';
  /** For parts of spans: whether the span runs along a row rather than along a column. */
  alongRow: boolean;
  /** Nothing lies directly below: an arch can be seen through. */
  hollow: boolean;
}

export interface Stack {
  cell: Cell;
  pieces: Piece[];
  height: number;
  noble: { seat: number; rank: Rank } | null;
  /** The castle's flag, on the one cell that carries it. */
  flag: string | null;
  /** Index of the building in the site; none when the cell is bare. */
  building: number | null;
}

export function makeScene(board: Board, site: Site): Stack[] {
  const stacks = new Map<string, Stack>(
    board.cells.map((cell) => [
      cell.place,
      { cell, pieces: [], height: 0, noble: null, flag: null, building: null },
    ]),
  );
  for (const [place, levels] of Object.entries(site.stones)) {
    const pieces = levels.map((level): Piece => ({ level, kind: 'stone', alongRow: false, hollow: false }));
    stacks.get(place)?.pieces.push(...pieces);
  }
  for (const { from, to, level } of site.spans) addSpan(board, stacks, from, to, level);
  for (const { seat, rank, at } of site.nobles) {
    const stack = stacks.get(at);
    if (stack) stack.noble = { seat, rank };
  }
  for (const stack of stacks.values()) settle(stack);
  site.buildings.forEach((building, index) => {
    markBuilding(stacks, building.cells, building.flag ?? null, index);
  });
  return [...stacks.values()];
}

function addSpan(board: Board, stacks: Map<string, Stack>, from: string, to: string, level: number): void {
  const cells = board.spanCells(from, to);
  const alongRow = cells[0]?.row === cells.at(-1)?.row;
  cells.forEach((cell, index) => {
    const kind = index === 1 ? 'middle' : 'end';
    stacks.get(cell.place)?.pieces.push({ level, kind, alongRow, hollow: false });
  });
}

function settle(stack: Stack): void {
  stack.pieces.sort((a, b) => a.level - b.level);
  stack.pieces.forEach((piece, index) => {
    piece.hollow = piece.level > (stack.pieces[index - 1]?.level ?? 0) + 1;
  });
  stack.height = stack.pieces.at(-1)?.level ?? 0;
}

/** A flag flies on the highest free cell of its castle, on the first of them when several are equal. */
function markBuilding(
  stacks: Map<string, Stack>,
  places: string[],
  flag: string | null,
  index: number,
): void {
  let mast: Stack | null = null;
  for (const place of places) {
    const stack = stacks.get(place);
    if (!stack) continue;
    stack.building = index;
    const free = (candidate: Stack) => (candidate.noble ? 0 : 100) + candidate.height;
    if (!mast || free(stack) > free(mast)) mast = stack;
  }
  if (mast && flag) mast.flag = flag;
}
