import CastleBelongings from './CastleBelongings.svelte';
import CastleBoard from './CastleBoard.svelte';
import CastleBreakdown from './CastleBreakdown.svelte';
import CastlePiece from './CastlePiece.svelte';
import CastleSupplies from './CastleSupplies.svelte';
import CastleTray from './CastleTray.svelte';
import { eventPlaces, handles, step } from './handles';

/** What the faces of both castle games have in common: the box and the table. */
export const shared = {
  texts: 'castles',
  Board: CastleBoard,
  Tray: CastleTray,
  Belongings: CastleBelongings,
  Supplies: CastleSupplies,
  Breakdown: CastleBreakdown,
  Piece: CastlePiece,
  handles,
  places: eventPlaces,
  step,
};
