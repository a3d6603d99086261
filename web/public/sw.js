// Shows notices that the server pushes. It keeps no files and answers no requests.

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });
const pathOf = (client) => new URL(client.url).pathname;

/** What came, if it can be read. */
function read(event) {
  try {
    return event.data.json();
  } catch {
    return null;
  }
}

/** Whoever looks at the table knows already. */
async function show({ title, body, url, tag, end, no_more }) {
  const isSeen = (await windows()).some((client) => client.focused && pathOf(client) === url);
  if (isSeen) return;
  await self.registration.showNotification(title, {
    body,
    tag,
    renotify: true,
    icon: '/icon.svg',
    badge: '/icon.svg',
    data: { url, end },
    actions: [{ action: 'end', title: no_more }],
  });
}

self.addEventListener('push', (event) => {
  const notice = read(event);
  if (notice && typeof notice.title === 'string') event.waitUntil(show(notice));
});

/** Ends notices here and there: the browser forgets its address too. */
async function end(token) {
  const headers = { 'content-type': 'application/json' };
  await fetch('/api/notices/end', { method: 'POST', headers, body: JSON.stringify({ token }) });
  const subscription = await self.registration.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

/** The table that is open already, or a window for it. */
async function open(url) {
  const here = (await windows()).find((client) => pathOf(client) === url);
  if (here) return here.focus();
  return self.clients.openWindow(url);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url, end: token } = event.notification.data;
  event.waitUntil(event.action === 'end' ? end(token) : open(url));
});
