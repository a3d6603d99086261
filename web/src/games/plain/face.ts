import type { GameFace } from '../../table/game';
import Nothing from './Nothing.svelte';
import PlainBoard from './PlainBoard.svelte';

/** For a game without a drawn board: the moves in words are the table. */
export const face: GameFace = {
  texts: 'plain',
  Board: PlainBoard,
  Tray: Nothing,
  Belongings: Nothing,
  Supplies: Nothing,
  handles: () => [],
  places: () => [],
  step: () => ({ key: 'any' }),
  standing: () => [],
};
