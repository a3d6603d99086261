/** Cells of the board as lengths and lines of the picture. */

/** `c4` is the third column and the fourth row; both from 0. */
export function readCell(cell: string): { column: number; row: number } {
  return { column: cell.charCodeAt(0) - 97, row: Number(cell.slice(1)) - 1 };
}

export const cellName = (column: number, row: number): string =>
  `${String.fromCharCode(97 + column)}${row + 1}`;

/** The border around a set of cells, as the path of a picture. */
export function border(cells: ReadonlySet<string>, side: number): string {
  if (cells.size === 1) {
    const { column, row } = readCell([...cells][0] ?? 'a1');
    return `M${column * side} ${row * side}h${side}v${side}h${-side}Z`;
  }
  const lines: string[] = [];
  for (const cell of cells) {
    const { column, row } = readCell(cell);
    const [x, y] = [column * side, row * side];
    if (!cells.has(cellName(column, row - 1))) lines.push(`M${x} ${y}h${side}`);
    if (!cells.has(cellName(column, row + 1))) lines.push(`M${x} ${y + side}h${side}`);
    if (!cells.has(cellName(column - 1, row))) lines.push(`M${x} ${y}v${side}`);
    if (!cells.has(cellName(column + 1, row))) lines.push(`M${x + side} ${y}v${side}`);
  }
  return lines.join('');
}

/** What lies or stands on a cell, by the name under which it is found there. */
export const onCell = (what: string, cell: string): string => `${what}-${cell}`;
