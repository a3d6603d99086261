/** How the server learns that this browser is reached otherwise. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ProblemError } from '../src/net/api';
import { noticesApi } from '../src/notices/notices-api';
import { subscribe, tellRenewal } from '../src/notices/push';

const renew = vi.spyOn(noticesApi, 'renew');
const open = vi.spyOn(noticesApi, 'open');

/** The browser, as far as it is asked: where it is reached, or nowhere. */
function browserAt(endpoint: string | null): void {
  const made = endpoint === null ? null : { endpoint, getKey: () => new Uint8Array([1, 2, 3]).buffer };
  const pushManager = {
    getSubscription: () => Promise.resolve(made),
    subscribe: () => Promise.resolve(made),
  };
  const worker = { pushManager };
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', {
    permission: 'granted',
    requestPermission: () => Promise.resolve('granted'),
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      getRegistration: () => Promise.resolve(worker),
      register: () => Promise.resolve(worker),
      ready: Promise.resolve(worker),
    },
  });
}

beforeEach(() => {
  localStorage.clear();
  renew.mockReset().mockResolvedValue('');
  open.mockReset().mockResolvedValue({ id: 'x' });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('the server is told once where the browser is reached now', async () => {
  browserAt('https://push.example.org/1');
  await subscribe('AAAA');
  await tellRenewal();
  expect(renew).not.toHaveBeenCalled();
  browserAt('https://push.example.org/2');
  await tellRenewal();
  await tellRenewal();
  expect(renew.mock.calls).toEqual([
    [{ address: 'https://push.example.org/2', p256dh: 'AQID', auth: 'AQID' }],
  ]);
});

test('what could not be told is told when the next page is opened', async () => {
  browserAt('https://push.example.org/1');
  await subscribe('AAAA');
  browserAt('https://push.example.org/2');
  renew.mockRejectedValueOnce(new Error('no network'));
  await expect(tellRenewal()).rejects.toThrow();
  await tellRenewal();
  expect(renew).toHaveBeenCalledTimes(2);
});

test('where notices were ended meanwhile nobody asks again and again', async () => {
  browserAt('https://push.example.org/1');
  await subscribe('AAAA');
  browserAt('https://push.example.org/2');
  renew.mockRejectedValueOnce(new ProblemError({ key: 'not-found', detail: '' }));
  await tellRenewal();
  await tellRenewal();
  expect(renew).toHaveBeenCalledTimes(1);
});

test('a browser that nobody asked to tell anything, or that tells nothing any more, is left alone', async () => {
  browserAt('https://push.example.org/1');
  await tellRenewal();
  await subscribe('AAAA');
  browserAt(null);
  await tellRenewal();
  expect(renew).not.toHaveBeenCalled();
});
