import type { GameFace } from '../../table/game';
import { face as alcazar } from './alcazar';
import type { CastleView } from './view';

/** The same box and the same table; the bridges are founding stones, and what counts is money. */
export const face: GameFace = {
  ...alcazar,
  standing: (view) => (view as CastleView).players.map((player) => player.money),
  questions: (view, handle) =>
    alcazar.questions(view, handle).filter((question) => question.parts['move'] !== 'bridge'),
};
