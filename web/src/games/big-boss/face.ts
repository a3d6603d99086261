import type { GameFace } from '../../table/game';
import { face as alcazar } from '../alcazar/face';
import { journeysOf } from '../castles/journeys';
import type { View } from '../../protocol/big-boss';

/** The same box and the same table; the bridges are founding stones, and what counts is money. */
export const face: GameFace = {
  ...alcazar,
  standing: (view) => (view as View).players.map((player) => player.total),
  journeys: journeysOf('span'),
  questions: (view, handle) =>
    alcazar.questions(view, handle).filter((question) => question.parts['move'] !== 'bridge'),
};
