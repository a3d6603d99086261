import { block, floor, flag, type Shape } from '../shapes';

/** The street that climbs to the Alcazar, and a blade of Toledo. */
export function emblem(): Shape[] {
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
