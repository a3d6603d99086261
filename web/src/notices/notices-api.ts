/** What is asked about notices. */
import { request, send } from '../net/api';
import { isLinkedNotices, isNoticeSettings, isOpenedChannel } from '../protocol/notices.guards';
import type { NewChannel, NoticeHours, NoticeKind } from '../protocol/wire';
import { settings } from '../settings/settings.svelte';

/** In the order in which they are offered. */
export const KINDS: readonly NoticeKind[] = ['your-turn', 'game-starts', 'invited', 'time-short'];

/** How a browser is reached. */
export type BrowserAddress = Required<Pick<NewChannel, 'address' | 'p256dh' | 'auth'>>;

const channel = (id: string) => `/notices/channels/${encodeURIComponent(id)}`;

export const noticesApi = {
  settings: () => request(isNoticeSettings, 'GET', '/notices'),
  setHours: (hours: NoticeHours) => send('PUT', '/notices/hours', hours),
  open: (wish: Omit<NewChannel, 'language'>) =>
    request(isOpenedChannel, 'POST', '/notices/channels', { ...wish, language: settings.language }),
  change: (id: string, kinds: readonly NoticeKind[]) =>
    send('PUT', channel(id), { kinds, language: settings.language }),
  renew: (wish: BrowserAddress) => send('PUT', '/notices/push', wish),
  close: (id: string) => send('DELETE', channel(id)),
  /** One that the link of a notice has ended is told again. */
  again: (id: string) => send('POST', `${channel(id)}/again`),
  /** What a link would end. */
  linked: (token: string) => request(isLinkedNotices, 'POST', '/notices/link', { token }),
  end: (token: string) => send('POST', '/notices/end', { token }),
};
