/** Still pictures of boards, for lists and rules. They show what everybody may see, and nothing else. */
import type { Component } from 'svelte';

export type Picture = Component<{
  /** A view of the game, of whichever seat: only the board of it is drawn. */
  view: unknown;
  /** Places to be pointed out. */
  lit?: readonly string[];
  /** Large enough for numbers to be read. */
  large?: boolean;
}>;

/** Each game's own drawing, `<game>/picture.ts`, fetched when one is first shown. */
const PICTURES = import.meta.glob<{ Picture: Picture }>('./*/picture.ts');

export async function pictureOf(game: string): Promise<Picture | null> {
  return (await PICTURES[`./${game}/picture.ts`]?.())?.Picture ?? null;
}
