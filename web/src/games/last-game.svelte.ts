/** The game that somebody has to do with: the one chosen, or the one at whose table they sit. The rules open at it. */
import { GAMES } from './names';

const KEY = 'tertulia.game';

function remembered(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

const isGame = (id: string | undefined) => GAMES.some((game) => game.id === id);

class LastGame {
  #id = $state(isGame(remembered()) ? remembered() : GAMES[0].id);

  get id(): string {
    return this.#id;
  }

  set id(id: string) {
    if (!isGame(id)) return;
    this.#id = id;
    try {
      localStorage.setItem(KEY, id);
    } catch {
      // A browser that stores nothing forgets it.
    }
  }
}

export const lastGame = new LastGame();
