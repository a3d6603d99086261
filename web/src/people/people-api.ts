/** What is asked about people: whom one follows, whom one has blocked, who is asked to a table, what is reported. */
import { clubKey } from '../clubs/club-keys';
import { request, send } from '../net/api';
import { isPeople, isSanctions } from '../protocol/people.guards';
import type { NewReport, PersonRef } from '../protocol/wire';

/** Whoever has only a link sees the club by it. */
const keyTo = (club: string | null | undefined) => (club ? clubKey(club) : undefined);
const table = (id: string) => `/tables/${encodeURIComponent(id)}/invitations`;

export const peopleApi = {
  people: () => request(isPeople, 'GET', '/people'),
  follow: (player: string) => request(isPeople, 'POST', '/people/following', { player }),
  unfollow: (player: string) =>
    request(isPeople, 'DELETE', `/people/following/${encodeURIComponent(player)}`),
  block: (person: PersonRef) => request(isPeople, 'POST', '/people/blocked', person, keyTo(person.club)),
  unblock: (id: string) => request(isPeople, 'DELETE', `/people/blocked/${encodeURIComponent(id)}`),
  invite: (id: string, player: string) => send('POST', table(id), { player }),
  decline: (id: string) => send('DELETE', table(id)),
  report: (report: NewReport) => send('POST', '/reports', report, keyTo(report.club)),
  sanctions: () => request(isSanctions, 'GET', '/standing'),
  confirm: () => request(isSanctions, 'POST', '/standing/confirm', {}),
  appeal: (sanction: string, text: string) =>
    request(isSanctions, 'POST', '/standing/appeal', { sanction, text }),
};
