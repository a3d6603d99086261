/** What the service worker does when a notice is pressed. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';

const code = readFileSync(resolve(import.meta.dirname, '../public/sw.js')).toString();

interface NoticeClick {
  action: string;
  notification: { close: () => void; data: { url: string; end: string } };
  waitUntil: (work: Promise<unknown>) => void;
}

/** A worker in a browser that has one subscription, and these pages open. */
function worker(fetch: () => Promise<unknown>, pages: string[] = []) {
  const listeners = new Map<string, (event: NoticeClick) => void>();
  const unsubscribe = vi.fn(() => Promise.resolve(true));
  const focused: string[] = [];
  const openWindow = vi.fn(() => Promise.resolve(null));
  const clients = pages.map((url) => ({ url, focus: () => Promise.resolve(focused.push(url)) }));
  const self = {
    clients: { matchAll: () => Promise.resolve(clients), openWindow },
    addEventListener: (name: string, listener: (event: NoticeClick) => void) => listeners.set(name, listener),
    registration: { pushManager: { getSubscription: () => Promise.resolve({ unsubscribe }) } },
  };
  runInNewContext(code, { self, fetch, URL });
  const click = (action: string) =>
    new Promise<unknown>((resolved) => {
      const notification = { close: () => undefined, data: { url: '/t/x', end: 'x.y' } };
      listeners.get('notificationclick')?.({ action, notification, waitUntil: resolved });
    });
  return { click, unsubscribe, focused, openWindow };
}

test('one click ends notices here and at the server', async () => {
  const fetch = vi.fn(() => Promise.resolve());
  const { click, unsubscribe } = worker(fetch);
  await click('end');
  expect(fetch).toHaveBeenCalledOnce();
  expect(unsubscribe).toHaveBeenCalledOnce();
});

test('it ends them here also when the server cannot be told', async () => {
  const { click, unsubscribe } = worker(() => Promise.reject(new Error('no network')));
  await expect(click('end')).rejects.toThrow('no network');
  expect(unsubscribe).toHaveBeenCalledOnce();
});

const noFetch = () => Promise.reject(new Error('nothing is to be asked'));

test('a click on a notice leads to the table where it is open already', async () => {
  const pages = ['https://x.org/', 'https://x.org/t/y', 'https://x.org/t/x?watch'];
  const { click, focused, openWindow, unsubscribe } = worker(noFetch, pages);
  await click('');
  expect(focused).toEqual(['https://x.org/t/x?watch']);
  expect(openWindow).not.toHaveBeenCalled();
  expect(unsubscribe).not.toHaveBeenCalled();
});

test('and opens it where it is not', async () => {
  const { click, focused, openWindow } = worker(noFetch, ['https://x.org/', 'https://x.org/t/y']);
  await click('');
  expect(openWindow.mock.calls).toEqual([['/t/x']]);
  expect(focused).toEqual([]);
});
