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

/** A worker in a browser that has one subscription. */
function worker(fetch: () => Promise<unknown>) {
  const listeners = new Map<string, (event: NoticeClick) => void>();
  const unsubscribe = vi.fn(() => Promise.resolve(true));
  const self = {
    addEventListener: (name: string, listener: (event: NoticeClick) => void) => listeners.set(name, listener),
    registration: { pushManager: { getSubscription: () => Promise.resolve({ unsubscribe }) } },
  };
  runInNewContext(code, { self, fetch, URL });
  const click = (action: string) =>
    new Promise<unknown>((resolved) => {
      const notification = { close: () => undefined, data: { url: '/t/x', end: 'x.y' } };
      listeners.get('notificationclick')?.({ action, notification, waitUntil: resolved });
    });
  return { click, unsubscribe };
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
