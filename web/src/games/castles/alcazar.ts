import type { GameFace } from '../../table/game';
import CastleBelongings from './CastleBelongings.svelte';
import CastleBoard from './CastleBoard.svelte';
import CastleSupplies from './CastleSupplies.svelte';
import CastleTray from './CastleTray.svelte';
import { deliberate, eventPlaces, handles, questions } from './handles';
import type { CastleView } from './view';

interface Points {
  noble_points?: number;
  money_points?: number;
}

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
  standing: (view) =>
    (view as CastleView).players.map((player) => {
      const { noble_points = 0, money_points = 0 } = player as Points;
      return noble_points + money_points;
    }),
  questions,
};
