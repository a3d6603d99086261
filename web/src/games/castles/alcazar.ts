import type { GameFace } from '../../table/game';
import CastleBelongings from './CastleBelongings.svelte';
import CastlePiece from './CastlePiece.svelte';
import CastleBoard from './CastleBoard.svelte';
import CastleSupplies from './CastleSupplies.svelte';
import CastleTray from './CastleTray.svelte';
import { deliberate, eventPlaces, handles, questions } from './handles';
import { journeysOf } from './journeys';
import type { View } from '../../protocol/alcazar';
import type { CastleView } from './view';

export const face: GameFace = {
  texts: 'castles',
  Board: CastleBoard,
  Tray: CastleTray,
  Belongings: CastleBelongings,
  Supplies: CastleSupplies,
  handles,
  deliberate,
  places: eventPlaces,
  step: (view) => (view as CastleView).step.at,
  standing: (view) => (view as View).players.map((player) => player.noble_points + player.money_points),
  journeys: journeysOf('stones'),
  Piece: CastlePiece,
  questions,
};
