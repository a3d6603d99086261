/** From place to place with the arrow keys, as the board is seen. */

interface FocusPoint {
  x: number;
  y: number;
}

/** Where a place is seen; a board that has height says where its ground is. */
export type Centre = (place: string) => FocusPoint | null;

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function middleOf(element: Element): FocusPoint {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** Moves the focus to the nearest place in the direction of an arrow key. Says whether the key was one. */
export function moveFocus(board: Element, from: Element, key: string, centre?: Centre): boolean {
  const direction = DIRECTIONS[key];
  if (!direction) return false;
  const placeOf = (element: Element) => element.closest('[data-place]')?.getAttribute('data-place') ?? '';
  const at = (element: Element) => centre?.(placeOf(element)) ?? middleOf(element);
  const here = at(from);
  let best: { element: SVGElement | HTMLElement; cost: number } | null = null;
  for (const element of board.querySelectorAll<SVGElement | HTMLElement>('[role="button"]')) {
    const cost = costOf(here, at(element), direction);
    if (cost !== null && (!best || cost < best.cost)) best = { element, cost };
  }
  best?.element.focus();
  return true;
}

/** How far it is to a point in a direction; null when it lies elsewhere. */
export function costOf(
  here: FocusPoint,
  there: FocusPoint,
  [dx, dy]: readonly [number, number],
): number | null {
  const [x, y] = [there.x - here.x, there.y - here.y];
  const along = x * dx + y * dy;
  const aside = x * dy + y * dx;
  // Within a cone of about 60 degrees to either side.
  if (along < 2 || Math.abs(aside) > along * 1.75) return null;
  // Of two that are as near, the opposite key leads back from the one taken.
  return along + Math.abs(aside) * 1.2 + aside * 0.01;
}
