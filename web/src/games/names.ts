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

/** What a table of a game can be opened with, yes or no, by the name that programs know. */
export const optionsOf = (id: string): readonly string[] =>
  GAMES.find((game) => game.id === id)?.options ?? [];

/** The name on the box, which no language translates. */
export function gameName(id: string): string {
  return GAMES.find((game) => game.id === id)?.name ?? id;
}
