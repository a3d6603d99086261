import { area, at, block, floor, flag, tower, type Shape } from '../shapes';

/** Two towers and the arch between them. */
export function emblem(): Shape[] {
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
