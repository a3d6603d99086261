import type { View } from '../../protocol/alcazar';
import type { GameFace } from '../../table/game';
import { journeysOf } from '../castles/journeys';
import { shared } from '../castles/shared';

export const face: GameFace<View> = {
  ...shared,
  standing: ({ players }) => players.map((player) => player.noble_points + player.money_points),
  journeys: journeysOf('stones'),
};
