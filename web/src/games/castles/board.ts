/** The course of the fields over the grid, as the view tells it. Only for drawing: what may lie where comes with the offers. */

export const GRID = 11;

export interface Cell {
  /** Columns and rows count from 0 here. */
  column: number;
  row: number;
  /** How the place is written: `38`, or `x6y3` for open ground. */
  place: string;
  field: number | null;
}

export class Board {
  readonly cells: readonly Cell[];
  readonly #byPlace: Map<string, Cell>;

  /** Column and row, from 1, of each field in its order. */
  constructor(fields: readonly (readonly number[])[]) {
    const fieldAt = new Map(
      fields.map(([column = 1, row = 1], index) => [(row - 1) * GRID + column - 1, index + 1]),
    );
    this.cells = Array.from({ length: GRID * GRID }, (_, index): Cell => {
      const column = index % GRID;
      const row = Math.floor(index / GRID);
      const field = fieldAt.get(index) ?? null;
      return { column, row, field, place: field === null ? `x${column + 1}y${row + 1}` : String(field) };
    });
    this.#byPlace = new Map(this.cells.map((cell) => [cell.place, cell]));
  }

  cellOf(place: string): Cell | undefined {
    return this.#byPlace.get(place);
  }

  cellAt(column: number, row: number): Cell | undefined {
    const inside = column >= 0 && row >= 0 && column < GRID && row < GRID;
    return inside ? this.cells[row * GRID + column] : undefined;
  }

  /** The three cells of a piece from one end to the other. */
  spanCells(from: string, to: string): Cell[] {
    const [first, last] = [this.cellOf(from), this.cellOf(to)];
    if (!first || !last) return [];
    const middle = this.cellAt((first.column + last.column) / 2, (first.row + last.row) / 2);
    return middle ? [first, middle, last] : [first, last];
  }
}
