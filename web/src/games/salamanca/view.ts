import type { Event, Move, View } from '../../protocol/salamanca';
import type { Interaction } from '../../table/interaction.svelte';

export type { CellView, View as SalamancaView } from '../../protocol/salamanca';

/** A table of Salamanca. */
export type SalamancaInteraction = Interaction<View, Move, Event>;

/** What a picture of the land needs. */
export type Land = Pick<View, 'rows' | 'columns' | 'cells'>;

/** How a tile is written (docs/notation.md): `lake2` is a lake with a 2 on it, `lake` one without a number, which is drawn as 1. */
export function readTile(tile: string): { kind: string; worth: number } {
  const found = /^([a-z]+)(\d?)$/.exec(tile);
  return { kind: found?.[1] ?? tile, worth: Number(found?.[2]) || 1 };
}

export function tileWords(
  words: (key: string, values: { kind: string; worth: number }) => string,
  tile: string,
): string {
  return words('tile', readTile(tile));
}
