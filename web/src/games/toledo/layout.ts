/** Where the positions of the street are drawn. */
import type { PlaceView } from './view';

export interface LayoutSpot {
  place: PlaceView;
  column: number;
  line: number;
}

/**
 * The street winds upwards from the Cathedral: in a wide window one line for each row of the board, in a tall one lines of
 * five. The first line is the lowest.
 */
export function layOut(
  street: readonly PlaceView[],
  tall: boolean,
): { spots: LayoutSpot[]; columns: number; lines: number } {
  const lines = tall ? chunks(street, 5) : byRows(street);
  // The Alcazar stands behind the last gate and needs a column as well.
  const columns = Math.max(...lines.map((line, index) => line.length + (index === lines.length - 1 ? 1 : 0)));
  const spots = lines.flatMap((line, index) =>
    line.map((place, at) => ({
      place,
      column: index % 2 === 0 ? at : columns - 1 - at,
      line: lines.length - 1 - index,
    })),
  );
  return { spots, columns, lines: lines.length };
}

/** Whether a window of this shape has lines of five. What is laid stays so until it fits badly: fields do not jump for a few words more beside the board. */
export const isTall = (heightToWidth: number, wasTall: boolean): boolean =>
  heightToWidth > (wasTall ? 0.5 : 0.72);

function chunks(street: readonly PlaceView[], size: number): PlaceView[][] {
  return Array.from({ length: Math.ceil(street.length / size) }, (_, index) =>
    street.slice(index * size, (index + 1) * size),
  );
}

/** The Cathedral stands before the first row, the gates behind the last. */
function byRows(street: readonly PlaceView[]): PlaceView[][] {
  const lines: PlaceView[][] = [[]];
  let row: string | null = null;
  for (const place of street) {
    const next: string | null = place.row ?? null;
    if (next !== null && row !== null && next !== row) lines.push([]);
    if (next !== null) row = next;
    lines.at(-1)?.push(place);
  }
  return lines;
}

/** The name by which a pawn on the street is found: one for each player and position. */
export const pawnName = (seat: number, position: number): string => `pawn-${seat}-${position}`;
