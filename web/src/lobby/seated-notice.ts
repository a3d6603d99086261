/** Tells somebody who looks at something else that there is a table: in the title of the page, and as a notice where that is allowed. */
import { loadTexts } from '../texts/texts.svelte';
import { settings } from '../settings/settings.svelte';
import { words } from './search-words';

/** Puts something before the title, whichever page gives it, until the page is looked at. */
function mark(sign: string): void {
  const before = `● ${sign} · `;
  const put = () => {
    if (!document.title.startsWith(before)) document.title = before + document.title;
  };
  const titles = new MutationObserver(put);
  const unmark = () => {
    if (document.hidden) return;
    document.removeEventListener('visibilitychange', unmark);
    titles.disconnect();
    document.title = document.title.replace(before, '');
  };
  document.addEventListener('visibilitychange', unmark);
  titles.observe(document.head, { subtree: true, childList: true, characterData: true });
  put();
}

/** One about a table takes the place of another about the same table, also of one that the server pushes. */
async function notify(text: string, table: string): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const worker = await navigator.serviceWorker?.getRegistration();
  const options = { tag: table, icon: '/icon-192.png', data: { url: `/t/${table}` } };
  if (worker) await worker.showNotification(text, options);
  else new Notification(text, options);
}

export async function tellReady(text: string, table: string): Promise<void> {
  if (document.hidden) mark(text);
  await notify(text, table).catch(() => undefined);
}

/** A search has found it. */
export async function tellSeated(table: string): Promise<void> {
  await loadTexts('web-lobby', settings.language);
  await tellReady(words('find-found'), table);
}
