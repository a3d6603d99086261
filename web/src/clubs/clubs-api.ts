/** What is asked about clubs and their evenings. */
import { request, send } from '../net/api';
import {
  isClubInfo,
  isClubLeaderboard,
  isClubList,
  isEveningInfo,
  isOrganiserLink,
} from '../protocol/clubs.guards';
import type { ClubRole, ClubWish, EveningWish, SetHere } from '../protocol/wire';
import { clubKey } from './club-keys';

const club = (id: string) => `/clubs/${encodeURIComponent(id)}`;
const member = (id: string, one: string) => `${club(id)}/members/${encodeURIComponent(one)}`;
const evening = (id: string, number: number) => `${club(id)}/evenings/${number}`;

export const clubsApi = {
  list: () => request(isClubList, 'GET', '/clubs'),
  found: (wish: ClubWish) => request(isClubInfo, 'POST', '/clubs', wish),
  info: (id: string) => request(isClubInfo, 'GET', club(id), undefined, clubKey(id)),
  change: (id: string, wish: ClubWish) => request(isClubInfo, 'PUT', club(id), wish, clubKey(id)),
  close: (id: string) => send('DELETE', club(id), undefined, clubKey(id)),
  join: (id: string, token: string) => request(isClubInfo, 'POST', `${club(id)}/join`, { token }),
  leave: (id: string) => send('POST', `${club(id)}/leave`, {}),
  setRole: (id: string, one: string, role: ClubRole) =>
    request(isClubInfo, 'PUT', member(id, one), { role }, clubKey(id)),
  remove: (id: string, one: string) => request(isClubInfo, 'DELETE', member(id, one), undefined, clubKey(id)),
  renewInvitation: (id: string) =>
    request(isClubInfo, 'POST', `${club(id)}/invitation`, undefined, clubKey(id)),
  endInvitation: (id: string) =>
    request(isClubInfo, 'DELETE', `${club(id)}/invitation`, undefined, clubKey(id)),
  makeOrganiserLink: (id: string) =>
    request(isOrganiserLink, 'POST', `${club(id)}/organiser-link`, undefined, clubKey(id)),
  endOrganiserLink: (id: string) => send('DELETE', `${club(id)}/organiser-link`, undefined, clubKey(id)),
  leaders: (id: string, game: string) =>
    request(
      isClubLeaderboard,
      'GET',
      `${club(id)}/leaderboards/${encodeURIComponent(game)}`,
      undefined,
      clubKey(id),
    ),
  openEvening: (id: string, wish: EveningWish) =>
    request(isEveningInfo, 'POST', `${club(id)}/evenings`, wish, clubKey(id)),
  evening: (id: string, number: number) =>
    request(isEveningInfo, 'GET', evening(id, number), undefined, clubKey(id)),
  setHere: (id: string, number: number, wish: SetHere) =>
    request(isEveningInfo, 'PUT', `${evening(id, number)}/here`, wish, clubKey(id)),
  draw: (id: string, number: number, round: number) =>
    request(isEveningInfo, 'POST', `${evening(id, number)}/rounds`, { round }, clubKey(id)),
  waive: (id: string, number: number, table: string) =>
    request(isEveningInfo, 'POST', `${evening(id, number)}/waive`, { table }, clubKey(id)),
  endEvening: (id: string, number: number) =>
    request(isEveningInfo, 'POST', `${evening(id, number)}/end`, undefined, clubKey(id)),
};
