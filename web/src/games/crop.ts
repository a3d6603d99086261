/** Which part of a board a small picture shows. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A stretch of a line that holds `from` to `to` with one more on either side, is at least so long, and stays on the board. */
function stretch(from: number, to: number, least: number, low: number, high: number): [number, number] {
  const length = Math.min(high - low, Math.max(least, to - from + 2));
  const start = Math.max(low, Math.min(high - length, (from + to - length) / 2));
  return [start, start + length];
}

/** The part of a board around some cells, at least so many columns and rows; all of it when there are none. */
export function around(
  cells: readonly { column: number; row: number }[],
  whole: Box,
  [columns, rows]: readonly [number, number],
): Box {
  if (cells.length === 0) return whole;
  const across = cells.map(({ column }) => column);
  const down = cells.map(({ row }) => row);
  const [left, right] = stretch(
    Math.min(...across),
    Math.max(...across) + 1,
    columns,
    whole.left,
    whole.right,
  );
  const [top, bottom] = stretch(Math.min(...down), Math.max(...down) + 1, rows, whole.top, whole.bottom);
  return { left, top, right, bottom };
}
