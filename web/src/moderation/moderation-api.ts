/** What moderators and hosts ask about order in the house. */
import { request } from '../net/api';
import {
  isAddressBans,
  isAppeals,
  isHeldSanctions,
  isHiddenClubs,
  isModerationQueue,
} from '../protocol/moderation.guards';
import type { AnswerReport, ModerateClub, NewAddressBan } from '../protocol/wire';

export const moderationApi = {
  queue: () => request(isModerationQueue, 'GET', '/moderation'),
  answer: (id: string, answer: AnswerReport) =>
    request(isModerationQueue, 'POST', `/moderation/reports/${encodeURIComponent(id)}`, answer),
  lift: (id: string) =>
    request(isModerationQueue, 'DELETE', `/moderation/sanctions/${encodeURIComponent(id)}`),
  holding: (before: string | null) =>
    request(
      isHeldSanctions,
      'GET',
      `/moderation/sanctions${before ? `?before=${encodeURIComponent(before)}` : ''}`,
    ),
  hiddenClubs: () => request(isHiddenClubs, 'GET', '/moderation/clubs'),
  moderateClub: (id: string, wish: ModerateClub) =>
    request(isHiddenClubs, 'POST', `/moderation/clubs/${encodeURIComponent(id)}`, wish),
  addressBans: () => request(isAddressBans, 'GET', '/moderation/addresses'),
  banAddress: (wish: NewAddressBan) => request(isAddressBans, 'POST', '/moderation/addresses', wish),
  liftAddressBan: (id: string) =>
    request(isAddressBans, 'DELETE', `/moderation/addresses/${encodeURIComponent(id)}`),
  appeals: () => request(isAppeals, 'GET', '/host/appeals'),
  settle: (id: string) => request(isAppeals, 'DELETE', `/host/appeals/${encodeURIComponent(id)}`),
};
