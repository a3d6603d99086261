/** Still pictures of boards, for lists and rules. They show what everybody may see, and nothing else. */
import type { Component } from 'svelte';
import type { Guard } from '../net/guard';

/** What a picture shows, of a view that has been read. */
export interface PictureProperties<View> {
  /** A view of the game, of whichever seat: only the board of it is drawn. */
  view: View;
  /** Places to be pointed out. */
  lit?: readonly string[];
  /** Large enough for numbers to be read. */
  large?: boolean;
  /** Only what lies around the places pointed out. */
  close?: boolean;
}

export type Picture = Component<PictureProperties<unknown>>;

/** The drawing of a game for whoever does not know its views. What is no view of the game is not drawn. */
export function pictureWith<View>(isView: Guard<View>, Drawing: Component<PictureProperties<View>>): Picture {
  return (where, properties) => {
    let last = properties.view;
    if (!isView(last)) return {};
    let shown: View = last;
    return Drawing(where, {
      get view() {
        if (properties.view !== last) {
          last = properties.view;
          if (isView(last)) shown = last;
        }
        return shown;
      },
      get lit() {
        return properties.lit;
      },
      get large() {
        return properties.large;
      },
      get close() {
        return properties.close;
      },
    });
  };
}

/** Each game's own drawing, `<game>/picture.ts`, fetched when one is first shown. */
const PICTURES = import.meta.glob<{ Picture: Picture }>('./*/picture.ts');

export async function pictureOf(game: string): Promise<Picture | null> {
  return (await PICTURES[`./${game}/picture.ts`]?.())?.Picture ?? null;
}
