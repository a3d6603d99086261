import { block, floor, flag, tower, type Shape } from '../shapes';

/** A founding stone, and what has grown on it. */
export function emblem(): Shape[] {
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
