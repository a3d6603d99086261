/**
 * From the grid to the picture. The board lies flat and is looked at from above at a slant; turning it turns the grid around
 * its middle. All lengths are in units of the picture; the picture is scaled as a whole.
 */
import { GRID } from './board';

/** The side of a cell on the ground. */
export const SIDE = 46;
/** How high a level would be seen from the side. */
const STOREY = 31;

export interface Point {
  x: number;
  y: number;
}

/** A camera: the board turned by an angle, and looked at more or less from above. */
export interface Camera {
  cos: number;
  sin: number;
  /** How much of the ground's depth is seen, between 0 (from the side) and 1 (from straight above). */
  slant: number;
  /** How high a level is drawn. */
  level: number;
}

/** Over a corner: a wide window sees two sides of every block alike. */
export const OVER_CORNER = Math.PI / 4;
/** Nearly from the front: so the board fills a narrow window, and the other side of a block is still seen. */
export const FROM_FRONT = 0.14;

/**
 * The camera after so many quarter turns from where it stands at first; parts of a turn are allowed. Levels are drawn as high as they
 * are, or a part of that.
 */
export function camera(turns: number, slant: number, stand = OVER_CORNER, storey = 1): Camera {
  const angle = stand + (turns * Math.PI) / 2;
  const level = STOREY * Math.sqrt(1 - slant * slant) * storey;
  return { cos: Math.cos(angle), sin: Math.sin(angle), slant, level };
}

const MIDDLE = GRID / 2;

/** Where a point of the grid at a height in levels is seen. */
export function project(
  { cos, sin, slant, level }: Camera,
  column: number,
  row: number,
  height: number,
): Point {
  const x = column - MIDDLE;
  const y = row - MIDDLE;
  return { x: (x * cos - y * sin) * SIDE, y: (x * sin + y * cos) * SIDE * slant - height * level };
}

/** How near a cell is to the eye: what is nearer is drawn later. */
export function nearness({ cos, sin }: Camera, column: number, row: number): number {
  return (column + 0.5 - MIDDLE) * sin + (row + 0.5 - MIDDLE) * cos;
}

/** The four sides of a cell in the order north, east, south, west, as pairs of corners. */
const SIDES = [
  { dx: 0, dy: -1, from: [0, 0], to: [1, 0] },
  { dx: 1, dy: 0, from: [1, 0], to: [1, 1] },
  { dx: 0, dy: 1, from: [1, 1], to: [0, 1] },
  { dx: -1, dy: 0, from: [0, 1], to: [0, 0] },
] as const;

export interface Side {
  dx: number;
  dy: number;
  from: readonly [number, number];
  to: readonly [number, number];
  /** How much light falls on it: from -1 on the left to 1 on the right of the picture. */
  light: number;
}

/** The sides that face the eye. */
export function visibleSides({ cos, sin }: Camera): Side[] {
  return SIDES.filter(({ dx, dy }) => dx * sin + dy * cos > 1e-6).map((side) => ({
    ...side,
    light: side.dx * cos - side.dy * sin,
  }));
}

/** How far the turned board reaches to either side on the ground. */
export function reach({ cos, sin }: Camera): number {
  return ((GRID * SIDE) / 2) * (Math.abs(cos) + Math.abs(sin));
}

export function polygon(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
}
