/** The outlines of nobles and flags, for the drawing that stands and for the one that turns. */

/** A wooden figure, its foot at (0,0); the head has the player's shape and sits at `HEAD`. */
export const NOBLE = {
  body: 'M-10 -1C-10 -8 -4.500 -10 -4 -19H4C4.500 -10 10 -8 10 -1A10 4.600 0 0 1 -10 -1Z',
  gleam: 'M-6.500 -3C-6.500 -8 -2.500 -11 -2 -17',
  crown: 'M-7 -9L-8.500 -17L-3.500 -13L0 -19L3.500 -13L8.500 -17L7 -9Z',
  shade: { x: 3, y: 0.5, rx: 12, ry: 5.5 },
};
export const HEAD = -25;

/** A grande is larger than a baron. */
export const nobleScale = (rank: string): number => (rank === 'grande' ? 1.12 : 0.8);

/** A flag, its pole standing at (0,0). */
export const FLAG = {
  pole: 'M0 0V-44',
  cloth: 'M0 -44H26L21 -35L26 -26H0Z',
  figure: { x: 11, y: -35, scale: 0.85 },
  foot: { rx: 5, ry: 2.4 },
};
