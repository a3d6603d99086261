/** What travels over the table when a move is shown, and where things are on the screen. */
/**
 * Where something can come from or go to: `seat:1` is the panel of a player, `place:38` a place of the board, and any other
 * name is that of a `data-spot` or a `data-handle` in the page.
 */
export type Spot = string;

/** One thing on its way. */
export interface Journey<Piece> {
  /** What is seen: the face of the game draws it. */
  piece: Piece;
  /** The first of them that is in sight counts. */
  from: Spot | readonly Spot[];
  to: Spot | readonly Spot[];
  /** What it passes on the way, one after the other. */
  by?: readonly Spot[];
  /** How wide it is on the board, in parts of a place; left out for what is not drawn to the scale of the board. */
  share?: number;
  /** The piece that is on its way and so stands nowhere meanwhile: the name of a `data-piece`. */
  lifts?: string;
  /** It is shown and does not stay, although it goes to a place: a card that is played there. */
  passing?: boolean;
}

/** A point of the window, and how wide a place of the board is there. */
export interface WindowPoint {
  x: number;
  y: number;
  width?: number;
}

/** A board that knows better than its markup where on the screen a place is. */
export type Locator = (place: string) => WindowPoint | null;

const ATTRIBUTES = ['data-spot', 'data-handle', 'data-place'];

function isInSight({ width, height, left, right, top, bottom }: DOMRect): boolean {
  if (width === 0 && height === 0) return false;
  return right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
}

function pointOf(spot: Spot): WindowPoint | null {
  const place = /^place:(.*)$/.exec(spot)?.[1];
  for (const name of ATTRIBUTES) {
    const value = name === 'data-place' ? place : spot;
    if (value === undefined) continue;
    for (const element of document.querySelectorAll(`[${name}="${CSS.escape(value)}"]`)) {
      const box = element.getBoundingClientRect();
      if (!isInSight(box) || !element.checkVisibility({ visibilityProperty: true })) continue;
      const point = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
      return place === undefined ? point : { ...point, width: box.width };
    }
  }
  return null;
}

/** Finds the first spot in sight. A player whose panel is closed is found at the tab that opens it. */
export function locate(spots: Spot | readonly Spot[], locator: Locator | null): WindowPoint | null {
  const wanted = typeof spots === 'string' ? [spots] : spots;
  for (const spot of wanted) {
    const place = /^place:(.*)$/.exec(spot)?.[1];
    const found = (place !== undefined && locator?.(place)) || pointOf(spot);
    if (found) return found;
  }
  return wanted.some((spot) => spot.startsWith('seat:')) ? pointOf('players') : null;
}
