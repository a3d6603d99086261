import type { View } from '../../protocol/big-boss';
import type { GameFace } from '../../table/game';
import { journeysOf } from '../castles/journeys';
import { shared } from '../castles/shared';

/** The same box and the same table; the bridges are founding stones, and what counts is money. */
export const face: GameFace<View> = {
  ...shared,
  standing: ({ players }) => players.map((player) => player.total),
  journeys: journeysOf('span'),
};
