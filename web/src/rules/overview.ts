/** Each game on one page: which of its sentences belong together. */

export interface Chapter {
  heading: 'aim' | 'turn' | 'score';
  /** The numbers of the sentences `<game>-<number>`. */
  sentences: readonly number[];
}

const CHAPTERS: Record<string, readonly Chapter[]> = {
  alcazar: [
    { heading: 'aim', sentences: [1] },
    { heading: 'turn', sentences: [2, 3, 4, 5, 8] },
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
    { heading: 'score', sentences: [8, 7] },
  ],
  salamanca: [
    { heading: 'aim', sentences: [1] },
    { heading: 'turn', sentences: [2, 3, 4, 5] },
    { heading: 'score', sentences: [6, 7, 8] },
  ],
};

export const chaptersOf = (game: string): readonly Chapter[] => CHAPTERS[game] ?? [];
