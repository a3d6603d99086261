/** Small scenes for the choice of a game, built of blocks like the boards themselves. */

export interface Shape {
  d: string;
  kind: string;
}

/** From a floor with x to the right and y to the left, both towards the eye, to the picture. */
function at(x: number, y: number, z: number): string {
  return `${(80 + (x - y) * 12).toFixed(1)} ${(58 + (x + y) * 6 - z * 11).toFixed(1)}`;
}

const area = (...points: [number, number, number][]) =>
  `M${points.map(([x, y, z]) => at(x, y, z)).join('L')}Z`;

interface Size {
  long?: number;
  wide?: number;
  high?: number;
}

/** A block with its far corner at (x, y, z). */
function block(
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

function tower(x: number, y: number, height: number): Shape[] {
  return Array.from({ length: height }, (_, z) => block(x, y, z, 'stone')).flat();
}

function flag(x: number, y: number, z: number, kind: string): Shape[] {
  const [px = 0, py = 0] = at(x + 0.5, y + 0.5, z)
    .split(' ')
    .map(Number);
  return [
    { kind: 'line', d: `M${px} ${py}v-20` },
    { kind, d: `M${px} ${py - 20}h14l-3 4.500 3 4.500h-14z` },
  ];
}

/** The floor under everything. */
const floor = (from: number, to: number): Shape => ({
  kind: 'floor',
  d: area([from, from, 0], [to, from, 0], [to, to, 0], [from, to, 0]),
});

/** Two towers and the arch between them. */
function alcazar(): Shape[] {
  const arch = `M${at(-1, 1, 2)}L${at(-1, 1, 3)}L${at(2, 1, 3)}L${at(2, 1, 2)}L${at(1.75, 1, 2)}Q${at(0.5, 1, 3.6)} ${at(-0.75, 1, 2)}Z`;
  return [
    floor(-2, 3),
    ...tower(-1, 0, 2),
    ...tower(1, 0, 2),
    { kind: 'bridge-left', d: arch },
    { kind: 'bridge-right', d: area([2, 1, 2], [2, 0, 2], [2, 0, 3], [2, 1, 3]) },
    { kind: 'bridge-top', d: area([-1, 0, 3], [2, 0, 3], [2, 1, 3], [-1, 1, 3]) },
    ...flag(1, 0, 3, 'red'),
    ...block(-1, 2, 0, 'stone'),
  ];
}

/** A founding stone, and what has grown on it. */
function bigBoss(): Shape[] {
  return [
    floor(-2, 3),
    ...tower(0, -1, 2),
    ...block(-1, 0, 0, 'bridge', { long: 3 }),
    ...block(-1, 0, 1, 'stone'),
    ...block(0, 0, 1, 'stone'),
    ...block(0, 0, 2, 'stone'),
    ...block(0, 0, 3, 'stone'),
    ...flag(0, 0, 4, 'blue'),
    ...block(1, 0, 1, 'stone'),
    ...block(1, 2, 0, 'stone'),
  ];
}

/** The street that climbs to the Alcazar, and a blade of Toledo. */
function toledo(): Shape[] {
  const steps = [0, 1, 2, 3, 4].flatMap((index) =>
    block(-2 + index, 0, 0, 'stone', { high: 2.1 - index * 0.45, wide: 1.5 }),
  );
  return [
    floor(-2, 3),
    ...block(-2, -1.5, 0, 'bridge', { wide: 1.5, long: 1.6, high: 2.5 }),
    ...flag(-1.7, -1.3, 2.5, 'gold'),
    ...steps,
    { kind: 'blade', d: 'M122 18L126 16L128 20L108 66L104 64Z' },
    { kind: 'hilt', d: 'M97 61L117 70L116 73L96 64ZM105 68L108 69.500L104 79L101 77.500Z' },
  ];
}

function tree(x: number, y: number): Shape[] {
  const [px = 0, py = 0] = at(x, y, 0).split(' ').map(Number);
  return [{ kind: 'leaves', d: `M${px - 5} ${py}Q${px} ${py + 4} ${px + 5} ${py}L${px} ${py - 16}Z` }];
}

/** Tiles of land around a walled house, with a tower and trees. */
function salamanca(): Shape[] {
  const kinds = ['field', 'lake', 'vine', 'wood', 'field', 'lake', 'vine', 'field', 'wood'];
  const tiles = kinds.map((kind, index): Shape => {
    const [x, y] = [(index % 3) * 1.6 - 1.9, Math.floor(index / 3) * 1.6 - 1.9];
    return { kind, d: area([x, y, 0], [x + 1.5, y, 0], [x + 1.5, y + 1.5, 0], [x, y + 1.5, 0]) };
  });
  const ridge = (x: number) => [x, 0.45, 2.1] as [number, number, number];
  return [
    floor(-2.2, 3.1),
    ...tiles,
    ...tower(-1.6, -1.5, 3),
    ...flag(-1.6, -1.5, 3, 'red'),
    ...tree(1.7, -1.2),
    ...tree(2.2, -0.7),
    ...tree(-1.4, 0.2),
    ...tree(-0.9, 0.7),
    ...block(-0.1, 0, 0, 'stone', { long: 1.1, wide: 0.9, high: 1.2 }),
    { kind: 'roof', d: area([-0.1, 0.9, 1.2], [1, 0.9, 1.2], ridge(1), ridge(-0.1)) },
    { kind: 'stone-right', d: area([1, 0.9, 1.2], [1, 0, 1.2], ridge(1)) },
  ];
}

/** A floor with a single block left on it: nobody plays here. */
function empty(): Shape[] {
  return [floor(-2, 3), ...block(0, 0, 0, 'stone')];
}

export const SCENES: Record<string, Shape[]> = {
  empty: empty(),
  alcazar: alcazar(),
  'big-boss': bigBoss(),
  toledo: toledo(),
  salamanca: salamanca(),
};
