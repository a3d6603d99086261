/** What moderators and hosts ask about order in the house. */
import { request } from '../net/api';
import { isAddressBans, isAppeals, isModerationQueue } from '../protocol/order.guards';
import type { AnswerReport, NewAddressBan } from '../protocol/wire';

export const moderationApi = {
  queue: () => request(isModerationQueue, 'GET', '/moderation'),
  answer: (id: string, answer: AnswerReport) =>
    request(isModerationQueue, 'POST', `/moderation/reports/${encodeURIComponent(id)}`, answer),
  lift: (id: string) =>
    request(isModerationQueue, 'DELETE', `/moderation/sanctions/${encodeURIComponent(id)}`),
  addressBans: () => request(isAddressBans, 'GET', '/moderation/addresses'),
  banAddress: (wish: NewAddressBan) => request(isAddressBans, 'POST', '/moderation/addresses', wish),
  liftAddressBan: (id: string) =>
    request(isAddressBans, 'DELETE', `/moderation/addresses/${encodeURIComponent(id)}`),
  appeals: () => request(isAppeals, 'GET', '/host/appeals'),
  settle: (id: string) => request(isAppeals, 'DELETE', `/host/appeals/${encodeURIComponent(id)}`),
};
