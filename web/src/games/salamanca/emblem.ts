import { area, block, floor, flag, tower, tree, type Shape } from '../shapes';

/** Tiles of land around a walled house, with a tower and trees. */
export function emblem(): Shape[] {
  const kinds = ['field', 'lake', 'vine', 'wood', 'field', 'lake', 'vine', 'field', 'wood'];
  const tiles = kinds.map((kind, index): Shape => {
    const [x, y] = [(index % 3) * 1.6 - 1.9, Math.floor(index / 3) * 1.6 - 1.9];
    return { kind, d: area([x, y, 0], [x + 1.5, y, 0], [x + 1.5, y + 1.5, 0], [x, y + 1.5, 0]) };
  });
  const ridge = (x: number): [number, number, number] => [x, 0.45, 2.1];
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
