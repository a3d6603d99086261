/** What is asked about players and their games. */
import { request } from '../net/api';
import {
  isHistory,
  isLeaderboard,
  isNamedPlayer,
  isPlayerInfo,
  isRatingCurve,
  isResultPage,
} from '../protocol/players.guards';
import type { RatingKind } from '../protocol/wire';

/** Which games are wanted; what is empty does not count. */
export interface HistoryQuery {
  game: string;
  /** `true`, `false` or nothing. */
  rated: string;
  /** A part of the name of somebody else at the table. */
  with: string;
  /** `running`, `finished` or nothing. */
  phase: string;
  /** Where the page before ended. */
  before: string;
}

function query(wanted: Partial<Record<string, string>>): string {
  const given = Object.entries(wanted).filter((one): one is [string, string] => Boolean(one[1]));
  return given.length > 0 ? `?${new URLSearchParams(given).toString()}` : '';
}

const player = (id: string) => `/players/${encodeURIComponent(id)}`;

export const playersApi = {
  history: (wanted: Partial<HistoryQuery>) => request(isHistory, 'GET', `/history${query(wanted)}`),
  find: (name: string) => request(isNamedPlayer, 'GET', `/players${query({ name })}`),
  player: (id: string) => request(isPlayerInfo, 'GET', player(id)),
  curve: (id: string, game: string, kind: RatingKind) =>
    request(isRatingCurve, 'GET', `${player(id)}/ratings/${encodeURIComponent(game)}${query({ kind })}`),
  leaders: (game: string, wanted: { kind: RatingKind; month: string }) =>
    request(isLeaderboard, 'GET', `/leaderboards/${encodeURIComponent(game)}${query(wanted)}`),
  results: (id: string, wanted: Partial<HistoryQuery>) =>
    request(isResultPage, 'GET', `${player(id)}/results${query(wanted)}`),
};
