/** What the small pictures of the games are built of: blocks like those of the boards themselves. */

export interface Shape {
  d: string;
  kind: string;
}

/** From a floor with x to the right and y to the left, both towards the eye, to the picture. */
export function at(x: number, y: number, z: number): string {
  return `${(80 + (x - y) * 12).toFixed(1)} ${(58 + (x + y) * 6 - z * 11).toFixed(1)}`;
}

export const area = (...points: [number, number, number][]) =>
  `M${points.map(([x, y, z]) => at(x, y, z)).join('L')}Z`;

interface Size {
  long?: number;
  wide?: number;
  high?: number;
}

/** A block with its far corner at (x, y, z). */
export function block(
  x: number,
  y: number,
  z: number,
  kind: 'stone' | 'bridge',
  { long = 1, wide = 1, high = 1 }: Size = {},
): Shape[] {
  const [X, Y, Z] = [x + long, y + wide, z + high];
  return [
    { kind: `${kind}-left`, d: area([x, Y, z], [X, Y, z], [X, Y, Z], [x, Y, Z]) },
    { kind: `${kind}-right`, d: area([X, Y, z], [X, y, z], [X, y, Z], [X, Y, Z]) },
    { kind: `${kind}-top`, d: area([x, y, Z], [X, y, Z], [X, Y, Z], [x, Y, Z]) },
  ];
}

export function tower(x: number, y: number, height: number): Shape[] {
  return Array.from({ length: height }, (_, z) => block(x, y, z, 'stone')).flat();
}

export function flag(x: number, y: number, z: number, kind: string): Shape[] {
  const [px = 0, py = 0] = at(x + 0.5, y + 0.5, z)
    .split(' ')
    .map(Number);
  return [
    { kind: 'line', d: `M${px} ${py}v-20` },
    { kind, d: `M${px} ${py - 20}h14l-3 4.500 3 4.500h-14z` },
  ];
}

/** The floor under everything. */
export const floor = (from: number, to: number): Shape => ({
  kind: 'floor',
  d: area([from, from, 0], [to, from, 0], [to, to, 0], [from, to, 0]),
});

/** A tree on the floor. */
export function tree(x: number, y: number): Shape[] {
  const [px = 0, py = 0] = at(x, y, 0).split(' ').map(Number);
  return [{ kind: 'leaves', d: `M${px - 5} ${py}Q${px} ${py + 4} ${px + 5} ${py}L${px} ${py - 16}Z` }];
}
