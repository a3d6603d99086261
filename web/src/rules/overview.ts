/** Each game on one page: which of its sentences belong together, and which positions are shown with them. */

export interface Scene {
  /** What the picture draws of a view of the game. */
  view: unknown;
  /** Places that the words below the picture are about. */
  lit: string[];
}

export interface Chapter {
  heading: 'aim' | 'turn' | 'score';
  /** The numbers of the sentences `<game>-<number>`. */
  sentences: readonly number[];
}

const CHAPTERS: Record<string, readonly Chapter[]> = {
  alcazar: [
    { heading: 'aim', sentences: [1] },
    { heading: 'turn', sentences: [2, 3, 4, 5] },
    { heading: 'score', sentences: [6, 7] },
  ],
  'big-boss': [
    { heading: 'aim', sentences: [1] },
    { heading: 'turn', sentences: [2, 3, 4] },
    { heading: 'score', sentences: [5, 6, 7] },
  ],
  toledo: [
    { heading: 'aim', sentences: [1] },
    { heading: 'turn', sentences: [2, 3, 4, 5, 6] },
    { heading: 'score', sentences: [7] },
  ],
  salamanca: [
    { heading: 'aim', sentences: [1] },
    { heading: 'turn', sentences: [2, 3, 4, 5] },
    { heading: 'score', sentences: [6, 7] },
  ],
};

export const chaptersOf = (game: string): readonly Chapter[] => CHAPTERS[game] ?? [];

const FILES = import.meta.glob<Scene[]>('./positions/*.json', { import: 'default' });

/** Positions of real games; made by `e2e/positions.ts`. */
export async function scenesOf(game: string): Promise<Scene[]> {
  return (await FILES[`./positions/${game}.json`]?.()) ?? [];
}
