/** Each game on one page: which of its sentences belong together. */

export interface Chapter {
  heading: 'aim' | 'turn' | 'score';
  /** The numbers of the sentences in `summary-<game>.ftl`. */
  sentences: readonly number[];
}

/** Each game's own chapters, `<game>/overview.ts`. */
const OVERVIEWS = import.meta.glob<{ chapters: readonly Chapter[] }>('../games/*/overview.ts');

/** None of a game that has no such page. */
export async function chaptersOf(game: string): Promise<readonly Chapter[]> {
  return (await OVERVIEWS[`../games/${game}/overview.ts`]?.())?.chapters ?? [];
}

/** The message file of the sentences. */
export const sentencesOf = (game: string): string => `summary-${game}`;
