/** Small scenes for the choice of a game; each game draws its own in `games/<game>/emblem.ts`. */
import { block, floor, type Shape } from '../games/shapes';

const EMBLEMS = import.meta.glob<{ emblem: () => Shape[] }>('../games/*/emblem.ts', { eager: true });

/** A floor with a single block left on it: nobody plays here. */
function empty(): Shape[] {
  return [floor(-2, 3), ...block(0, 0, 0, 'stone')];
}

/** The scene of a game, or of a table where nobody plays. */
export function sceneOf(game: string): Shape[] {
  return EMBLEMS[`../games/${game}/emblem.ts`]?.emblem() ?? empty();
}
