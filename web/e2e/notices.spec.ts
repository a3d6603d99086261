/** Notices: asked for with the keys of a person, sent by the server, and shown by the service worker of the browser. */
import type { Browser, Page, Worker } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { violationsInBothColours } from './axe';
import { tabTo } from './keys';
import { CHROMIUM } from './browser';
import { ChatHook } from './chat-hook';
import { closeAll } from './people';
import { PushService } from './push-service';

// The shell shows no notices.
test.use({ launchOptions: CHROMIUM });
test.afterEach(closeAll);

async function pressAt(page: Page, selector: string): Promise<void> {
  expect(await tabTo(page, selector), selector).toBe(true);
  await page.keyboard.press('Enter');
}

/** A table of the person at the page and somebody else, which nobody looks at. */
async function openElsewhere(
  page: Page,
  browser: Browser,
  baseURL: string | undefined,
  pace: object = { pace: 'days', days: 3 },
): Promise<string> {
  const headers = { origin: new URL(page.url()).origin };
  const settings = { game: 'toledo', seats: 2, pace };
  const opened = await page.request.post('/api/tables', { data: { settings }, headers });
  expect(opened.ok(), await opened.text()).toBe(true);
  const { table } = (await opened.json()) as { table: string };
  const other = await browser.newContext({ baseURL });
  await other.request.post('/api/session', { data: { name: 'Ben' } });
  const joined = await other.request.post(`/api/tables/${table}/join`, { data: {} });
  expect(joined.ok(), await joined.text()).toBe(true);
  return table;
}

/** Hands a message to the service worker, as the browser does when its push service brings one. */
async function deliver(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ isDeleted }) => !isDeleted);
      if (own) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await session.detach();
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.getRegistration('/');
    const notices = (await worker?.getNotifications()) ?? [];
    return notices.map(({ title, body, data }) => ({ title, body, url: (data as { url: string }).url }));
  });

/** Where a click on a notice of an address leads: what opens and focuses windows only writes it down. */
const ledTo = (worker: Worker, url: string) =>
  worker.evaluate(async (url) => {
    interface WorkerClasses {
      Clients: { prototype: { openWindow: (to: string) => Promise<unknown> } };
      WindowClient: { prototype: { readonly url: string; focus: () => Promise<unknown> } };
    }
    const led: string[] = [];
    const { Clients, WindowClient } = self as unknown as WorkerClasses;
    Clients.prototype.openWindow = (to) => Promise.resolve(led.push(`opens ${to}`));
    WindowClient.prototype.focus = function () {
      return Promise.resolve(led.push(`focuses ${new URL(this.url).pathname}`));
    };
    const notice = { close: () => undefined, data: { url, end: 'x.y' } };
    const click = new Event('notificationclick') as Event & Record<string, unknown>;
    const done = new Promise<unknown>((resolve) => {
      Object.assign(click, { notification: notice, action: '', waitUntil: resolve });
    });
    self.dispatchEvent(click);
    await done;
    return led;
  }, url);

test('a push that was asked for by keys arrives, says what waits, and one click ends them', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, permissions: ['notifications'] });
  const page = await context.newPage();
  const service = await PushService.open();
  await service.serve(page);
  await page.goto('/notices');
  await expect(page.getByRole('heading', { name: 'This browser' })).toBeVisible();
  await pressAt(page, 'section .button.main');
  await expect(page.getByRole('status').filter({ hasText: 'From now on this browser' })).toBeVisible();
  await expect(page.getByText('This browser tells you.', { exact: true })).toBeVisible();
  expect(await violationsInBothColours(page)).toEqual([]);

  const table = await openElsewhere(page, browser, baseURL);
  const pushed = await service.pushed(0);
  expect(pushed.url).toBe(`/t/${table}`);
  expect(pushed.body).toMatch(/^Toledo\W+with Ben$/);
  // What is handed to a worker that is just being started can get lost; one message, however often it comes, is one notice.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const notice = { title: pushed.title, body: pushed.body, url: pushed.url };
  await expect(async () => {
    await deliver(page, JSON.stringify(pushed));
    await expect.poll(() => shown(page), { timeout: 4_000 }).toEqual([notice]);
  }).toPass({ timeout: 20_000 });

  // A click on it, in its name as well: the table is opened, or found where it is open already. Windows come only after a real click.
  const [clicked] = context.serviceWorkers();
  const led = () => (clicked ? ledTo(clicked, pushed.url) : []);
  expect(await led()).toEqual([`opens /t/${table}`]);
  const there = await context.newPage();
  await there.goto(pushed.url);
  await expect(there.locator('section.board')).toBeVisible();
  expect(await led()).toEqual([`focuses /t/${table}`]);
  await there.close();

  // The browser is reached otherwise from now on. No test can make it so: the worker is told as the browser tells it.
  const [worker] = context.serviceWorkers();
  expect(worker).toBeDefined();
  await worker?.evaluate(async (subscription) => {
    const change = new Event('pushsubscriptionchange') as Event & Record<string, unknown>;
    const told = new Promise<unknown>((resolve) => {
      Object.assign(change, { newSubscription: { toJSON: () => subscription }, waitUntil: resolve });
    });
    self.dispatchEvent(change);
    await told;
  }, service.renewed());
  const again = await openElsewhere(page, browser, baseURL, {
    pace: 'real-time',
    bank_seconds: 3600,
    increment_seconds: 30,
  });
  expect((await service.pushed(1)).url).toBe(`/t/${again}`);
  expect(service.paths).toEqual(['/push/1', '/push/2']);

  // The button on the notice, which no test can reach, is pressed in its name.
  await worker?.evaluate(async (token) => {
    const notice = { close: () => undefined, data: { url: '/', end: token } };
    const click = new Event('notificationclick') as Event & Record<string, unknown>;
    const ended = new Promise<unknown>((resolve) => {
      Object.assign(click, { notification: notice, action: 'end', waitUntil: resolve });
    });
    self.dispatchEvent(click);
    await ended;
  }, pushed.end);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Tell me here' })).toBeVisible();
  service.close();
});

test('ways, kinds and quiet hours are chosen, kept, and ended by a link', async ({ page }) => {
  await page.goto('/notices');
  await page.getByLabel('Where').selectOption('webhook');
  await page.getByLabel('Address of the webhook').fill('https://hook.example.org/x');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText(/^whsec_/)).toBeVisible();
  const way = page.getByRole('group', { name: 'Webhook: hook.example.org' });
  await way.getByLabel('My game starts').uncheck();
  await page.getByLabel('Quiet hours').check();
  await page.getByLabel('From').fill('23:30');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
  await page.reload();
  await expect(way.getByLabel('My game starts')).not.toBeChecked();
  await expect(way.getByLabel('It is my turn')).toBeChecked();
  await expect(page.getByLabel('From')).toHaveValue('23:30');
  await page.setViewportSize({ width: 360, height: 740 });
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isWide, 'nothing is wider than a phone').toBe(false);
  expect(await violationsInBothColours(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remove: Webhook: hook.example.org' }).click();
  await expect(way).toHaveCount(0);
  await page.goto('/notices/end#made.up');
  await expect(page.getByRole('alert').filter({ hasText: /\w/ }).first()).toBeVisible();
});

test('whoever reads a chat ends its notices by keys, is asked first, and whoever wanted them begins them again', async ({
  page,
  browser,
  baseURL,
}) => {
  const chat = await ChatHook.open();
  await page.goto('/notices');
  await page.getByLabel('Where').selectOption('discord');
  await page.getByLabel('Address of the webhook').fill(chat.address);
  await page.getByRole('button', { name: 'Add' }).click();
  const way = page.getByRole('group', { name: 'Discord' });
  await expect(way.getByLabel('It is my turn')).toBeChecked();
  await openElsewhere(page, browser, baseURL);
  const [link = ''] = /https?:\S+#\S+/.exec(await chat.said(0)) ?? [];
  expect(new URL(link).pathname).toBe('/notices/end');

  // Somebody in the chat follows the link: nothing has ended yet, also not for whoever only looks where it leads.
  const reader = await (await browser.newContext({ ...(baseURL ? { baseURL } : {}) })).newPage();
  await reader.setViewportSize({ width: 360, height: 740 });
  await reader.goto(link);
  await expect(
    reader.getByText('This link ends the notices of games that come into this chat.'),
  ).toBeVisible();
  expect(reader.url(), 'what ends them does not stay in the address').not.toContain('#');
  await expect(reader.getByRole('status')).toHaveText('');
  expect(await violationsInBothColours(reader)).toEqual([]);
  await page.reload();
  await expect(way.getByLabel('It is my turn')).toBeChecked();
  await pressAt(reader, 'main button.main');
  await expect(reader.getByRole('status')).toHaveText('Done. No more notices come this way.');
  await expect(reader.getByRole('button', { name: 'No more notices there' })).toHaveCount(0);
  expect(await chat.said(1)).toContain('/notices');

  // Whoever asked for them sees what has become of it.
  await page.reload();
  await expect(way.getByText('somebody followed the link')).toBeVisible();
  await expect(way.getByRole('checkbox')).toHaveCount(0);
  expect(await violationsInBothColours(page)).toEqual([]);
  await page.getByRole('button', { name: 'Tell me there again: Discord' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'You are told there again.' })).toBeVisible();
  await expect(way.getByLabel('It is my turn')).toBeChecked();

  // The link of before is worth nothing now, and says so.
  await reader.goto('about:blank');
  await reader.goto(link);
  await expect(reader.getByText('Newer notices have a link of their own.')).toBeVisible();
  await page.reload();
  await expect(way.getByLabel('It is my turn')).toBeChecked();
  chat.close();
});
