import { afterEach, expect, test, vi } from 'vitest';
import { send } from '../src/net/api';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('an answer that breaks off in the middle is told as one that did not come', async () => {
  const text = () => Promise.reject(new TypeError('network error'));
  vi.stubGlobal('fetch', () => Promise.resolve({ ok: true, text }));
  await expect(send('GET', '/games')).rejects.toMatchObject({ problem: { key: 'unavailable' } });
});

test('no answer is waited for without an end', async () => {
  const asked: (AbortSignal | null | undefined)[] = [];
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    asked.push(signal);
    return Promise.resolve(new Response('{}'));
  });
  await send('GET', '/games');
  expect(asked).toEqual([expect.any(AbortSignal)]);
});
