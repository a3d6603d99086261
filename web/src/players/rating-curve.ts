/** Where the points of a rating curve lie. */
import type { RatingPoint } from '../protocol/wire';

export interface Range {
  lowest: number;
  highest: number;
}

interface CurveSize {
  width: number;
  height: number;
}

/** From the lowest to the highest that the ratings may have been; never so little that nothing looks like much. */
export function rangeOf(points: readonly RatingPoint[]): Range {
  const lowest = Math.min(...points.map((one) => one.points - one.spread));
  const highest = Math.max(...points.map((one) => one.points + one.spread));
  const missing = Math.max(0, 200 - (highest - lowest)) / 2;
  return { lowest: lowest - missing, highest: highest + missing };
}

function place(index: number, count: number, value: number, range: Range, size: CurveSize): string {
  const x = (index / Math.max(1, count - 1)) * size.width;
  const y = size.height - ((value - range.lowest) / (range.highest - range.lowest)) * size.height;
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

export function linePath(points: readonly RatingPoint[], range: Range, size: CurveSize): string {
  return `M${points.map((one, index) => place(index, points.length, one.points, range, size)).join('L')}`;
}

/** The band between what the rating may have been at least and at most. */
export function bandPath(points: readonly RatingPoint[], range: Range, size: CurveSize): string {
  const edge = (sign: number) =>
    points.map((one, index) => place(index, points.length, one.points + sign * one.spread, range, size));
  return `M${[...edge(1), ...edge(-1).reverse()].join('L')}Z`;
}
