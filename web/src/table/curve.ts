/** A curve along the moves of a game, by which one goes to its moments: how it lies in its drawing. */
export interface CurveFrame {
  width: number;
  left: number;
  right: number;
  moves: number;
}

/** The moment over which the pointer is. */
export function momentAtPointer(
  event: MouseEvent & { currentTarget: SVGSVGElement },
  { width, left, right, moves }: CurveFrame,
): number {
  const box = event.currentTarget.getBoundingClientRect();
  const along = ((event.clientX - box.left) / box.width) * width;
  return Math.round(((along - left) / (width - left - right)) * moves);
}

const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
};

/** The moment to which a key leads from another one, or null for a key that leads nowhere. */
export function momentByKey(key: string, at: number, moves: number): number | null {
  const step = STEPS[key];
  if (step !== undefined) return at + step;
  if (key === 'Home') return 0;
  return key === 'End' ? moves : null;
}
