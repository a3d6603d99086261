import type { Event, Move, View } from '../../protocol/big-boss';
import { isEvent, isMove, isView } from '../../protocol/big-boss.guards';
import { anyFace } from '../../table/game';
import { type CastlePiece, journeysOf } from '../castles/journeys';
import { shared } from '../castles/shared';

/** The same box and the same table; the bridges are founding stones, and what counts is money. */
export const face = anyFace<View, Move, Event, CastlePiece>({
  ...shared,
  guards: { isView, isMove, isEvent },
  standing: ({ players }) => players.map((player) => player.total),
  journeys: journeysOf('span'),
});
