import CastleBelongings from './CastleBelongings.svelte';
import CastleBoard from './CastleBoard.svelte';
import CastleBreakdown from './CastleBreakdown.svelte';
import CastlePiece from './CastlePiece.svelte';
import CastleSupplies from './CastleSupplies.svelte';
import CastleTray from './CastleTray.svelte';
import Market from './Market.svelte';
import SupplyLine from './SupplyLine.svelte';
import ValueScale from './ValueScale.svelte';
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
  parts: { market: Market, supply: SupplyLine, scale: ValueScale },
  handles,
  places: eventPlaces,
  step,
};
