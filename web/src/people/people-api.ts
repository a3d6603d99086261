/** What is asked about people: whom one follows, whom one has blocked, who is asked to a table, what is reported. */
import { request, send } from '../net/api';
import { isPeople, isStanding } from '../protocol/people.guards';
import type { NewReport, PersonRef } from '../protocol/wire';

const table = (id: string) => `/tables/${encodeURIComponent(id)}/invitations`;

export const peopleApi = {
  people: () => request(isPeople, 'GET', '/people'),
  follow: (player: string) => request(isPeople, 'POST', '/people/following', { player }),
  unfollow: (player: string) =>
    request(isPeople, 'DELETE', `/people/following/${encodeURIComponent(player)}`),
  block: (person: PersonRef) => request(isPeople, 'POST', '/people/blocked', person),
  unblock: (id: string) => request(isPeople, 'DELETE', `/people/blocked/${encodeURIComponent(id)}`),
  invite: (id: string, player: string) => send('POST', table(id), { player }),
  decline: (id: string) => send('DELETE', table(id)),
  report: (report: NewReport) => send('POST', '/reports', report),
  standing: () => request(isStanding, 'GET', '/standing'),
  confirm: () => request(isStanding, 'POST', '/standing/confirm', {}),
  appeal: (sanction: string, text: string) =>
    request(isStanding, 'POST', '/standing/appeal', { sanction, text }),
};
