import { GAMES } from '../protocol/games';

export { GAMES };

/** The name on the box, which no language translates. */
export function gameName(id: string): string {
  return GAMES.find((game) => game.id === id)?.name ?? id;
}
