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

const PICTURES: Record<string, () => Promise<{ default: Picture }>> = {
  alcazar: () => import('./castles/CastlePicture.svelte'),
  'big-boss': () => import('./castles/CastlePicture.svelte'),
  toledo: () => import('./toledo/ToledoPicture.svelte'),
  salamanca: () => import('./salamanca/SalamancaPicture.svelte'),
};

export async function pictureOf(game: string): Promise<Picture | null> {
  return (await PICTURES[game]?.())?.default ?? null;
}
