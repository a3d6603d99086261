import type { GameFace } from '../../table/game';
import CastleBelongings from '../castles/CastleBelongings.svelte';
import CastlePiece from '../castles/CastlePiece.svelte';
import CastleBoard from '../castles/CastleBoard.svelte';
import CastleSupplies from '../castles/CastleSupplies.svelte';
import CastleTray from '../castles/CastleTray.svelte';
import { deliberate, eventPlaces, handles, questions } from '../castles/handles';
import { journeysOf } from '../castles/journeys';
import type { View } from '../../protocol/alcazar';
import type { CastleView } from '../castles/view';

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
