import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Room } from '../src/net/room.svelte';
import type { FromServer } from '../src/protocol/wire';

/** A connection whose other end is the test. */
class FakePresenceSocket {
  static last: FakePresenceSocket | undefined;
  onopen = (): void => undefined;
  onclose = (): void => undefined;
  onmessage = (_: { data: string }): void => undefined;
  constructor() {
    FakePresenceSocket.last = this;
  }
  send(): void {
    /* Nobody reads it. */
  }
  close(): void {
    this.onclose();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakePresenceSocket);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('whoever comes is there at once, and whoever goes is away when they stay away', () => {
  const room = new Room('t');
  FakePresenceSocket.last?.onopen();
  const tell = (...seats: number[]) => {
    const message: FromServer = { type: 'presence', table: 't', seats, spectators: 0 };
    FakePresenceSocket.last?.onmessage({ data: JSON.stringify(message) });
  };
  tell(0);
  tell(0, 1);
  expect(room.present).toEqual([0, 1]);
  // A page that is loaded anew, or a server that is renewed: first one is back, then the other.
  tell(0);
  vi.advanceTimersByTime(1_000);
  expect(room.present).toEqual([0, 1]);
  tell(0, 1);
  vi.advanceTimersByTime(10_000);
  expect(room.present).toEqual([0, 1]);
  tell(1);
  vi.advanceTimersByTime(10_000);
  expect(room.present).toEqual([1]);
  room.close();
});
