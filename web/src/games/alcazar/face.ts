import type { Event, Move, View } from '../../protocol/alcazar';
import { isEvent, isMove, isView } from '../../protocol/alcazar.guards';
import { anyFace } from '../../table/game';
import { type CastlePiece, journeysOf } from '../castles/journeys';
import { shared } from '../castles/shared';

export const face = anyFace<View, Move, Event, CastlePiece>({
  ...shared,
  guards: { isView, isMove, isEvent },
  standing: ({ players }) => players.map((player) => player.points),
  journeys: journeysOf('stones'),
});
