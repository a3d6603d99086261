import type { Chapter } from '../../rules/overview';

export const chapters: readonly Chapter[] = [
  { heading: 'aim', sentences: [1] },
  { heading: 'turn', sentences: [2, 3, 4, 5, 6] },
  { heading: 'score', sentences: [8, 7] },
];
