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
    icon: '/icon-192.png',
    badge: '/badge-96.png',
    data: { url, end },
    actions: [{ action: 'end', title: no_more }],
  });
}

self.addEventListener('push', (event) => {
  const notice = read(event);
  if (notice && typeof notice.title === 'string') event.waitUntil(show(notice));
});

const json = { 'content-type': 'application/json' };

/** How this browser is reached from now on, where it does not say so itself. */
async function subscribeAnew(old) {
  const kept = await self.registration.pushManager.getSubscription();
  if (kept) return kept;
  const settings = await (await fetch('/api/notices')).json();
  const applicationServerKey = old?.options?.applicationServerKey ?? settings.push_key;
  return self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

/** The browser is reached otherwise: whoever sends notices is told. */
async function renew({ newSubscription, oldSubscription }) {
  const made = newSubscription ?? (await subscribeAnew(oldSubscription));
  const { endpoint: address, keys } = made.toJSON();
  const body = JSON.stringify({ address, p256dh: keys.p256dh, auth: keys.auth });
  await fetch('/api/notices/push', { method: 'PUT', headers: json, body });
}

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event));
});

/** Ends notices here and there: the browser forgets its address too, also when the server cannot be told just now. */
async function end(token) {
  try {
    await fetch('/api/notices/end', { method: 'POST', headers: json, body: JSON.stringify({ token }) });
  } finally {
    const subscription = await self.registration.pushManager.getSubscription();
    await subscription?.unsubscribe();
  }
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
