import type { GameFace } from '../../table/game';
import CastleBelongings from '../castles/CastleBelongings.svelte';
import CastleBreakdown from '../castles/CastleBreakdown.svelte';
import CastlePiece from '../castles/CastlePiece.svelte';
import CastleBoard from '../castles/CastleBoard.svelte';
import CastleSupplies from '../castles/CastleSupplies.svelte';
import CastleTray from '../castles/CastleTray.svelte';
import { deliberate, eventPlaces, handles, questions } from '../castles/handles';
import { yesOrNo } from '../../texts/arguments';
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
  step: (view, offers) => ({
    key: (view as CastleView).step.at,
    values: { withdraw: yesOrNo(offers.some(({ move }) => move === 'withdraw')) },
  }),
  standing: (view) => (view as View).players.map((player) => player.noble_points + player.money_points),
  journeys: journeysOf('stones'),
  Piece: CastlePiece,
  Breakdown: CastleBreakdown,
  questions,
};
