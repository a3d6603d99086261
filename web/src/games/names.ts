import { GAMES } from '../protocol/games';
import type { Level } from '../protocol/wire';

export { GAMES };

/** How computer players can play, in the order of strength. */
export const LEVELS: readonly Level[] = [
  'novice',
  'apprentice',
  'journeyman',
  'expert',
  'master',
  'grandmaster',
];

/** The name on the box, which no language translates. */
export function gameName(id: string): string {
  return GAMES.find((game) => game.id === id)?.name ?? id;
}
