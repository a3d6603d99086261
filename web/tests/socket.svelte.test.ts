import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ProblemError } from '../src/net/api';
import { TableSocket } from '../src/net/socket.svelte';
import type { FromServer } from '../src/protocol/wire';

/** A connection whose other end is the test. */
class FakeSocket {
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    const line = FakeSocket.all.at(-1);
    if (!line) throw new Error('nothing was connected');
    return line;
  }
  sent: { id: string; type: string }[] = [];
  onopen = (): void => undefined;
  onclose = (): void => undefined;
  onmessage = (_: { data: string }): void => undefined;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { id: string; type: string });
  }
  close(): void {
    this.onclose();
  }
  answer(message: FromServer): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const done = (id: string, seq = 1): FromServer => ({ type: 'done', id, table: 't', seq });
const move = { type: 'move', table: 't', seq: 0, notation: 'pass' } as const;
const idle = { opened: () => undefined, received: () => undefined };

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function connected(): TableSocket {
  const socket = new TableSocket();
  socket.listen(idle);
  FakeSocket.last.onopen();
  return socket;
}

describe('the socket', () => {
  test('sends again under the same id on the connection after a lost one', async () => {
    const socket = connected();
    const answer = socket.ask(move);
    const [first] = FakeSocket.last.sent;
    FakeSocket.last.close();
    expect(socket.connection).toBe('lost');
    vi.advanceTimersByTime(socket.retryAt - Date.now());
    FakeSocket.last.onopen();
    expect(FakeSocket.all).toHaveLength(2);
    expect(FakeSocket.last.sent).toEqual([first]);
    FakeSocket.last.answer(done(first?.id ?? ''));
    expect((await answer).type).toBe('done');
    expect(socket.connection).toBe('open');
  });

  test('says nothing of a connection that is back within two seconds, and something of one that is not', () => {
    const socket = connected();
    FakeSocket.last.answer({ type: 'going-away' });
    FakeSocket.last.close();
    for (let attempt = 0; attempt < 4; attempt++) {
      vi.advanceTimersByTime(socket.retryAt - Date.now());
      if (attempt < 3) FakeSocket.last.close();
    }
    expect(FakeSocket.all).toHaveLength(5);
    expect(socket.isMissed).toBe(false);
    FakeSocket.last.onopen();
    vi.advanceTimersByTime(10_000);
    expect(socket.isMissed).toBe(false);
    FakeSocket.last.close();
    vi.advanceTimersByTime(2_000);
    expect(socket.isMissed).toBe(true);
    FakeSocket.last.onopen();
    expect(socket.isMissed).toBe(false);
  });

  test('keeps what is asked before there is a connection', () => {
    const socket = new TableSocket();
    socket.listen(idle);
    void socket.ask(move);
    expect(FakeSocket.last.sent).toEqual([]);
    FakeSocket.last.onopen();
    expect(FakeSocket.last.sent.map(({ type }) => type)).toEqual(['move']);
  });

  test('hears nothing more of a connection that was replaced', () => {
    const socket = new TableSocket();
    const received = vi.fn();
    socket.listen({ ...idle, received });
    const old = FakeSocket.last;
    old.onopen();
    socket.reconnect();
    FakeSocket.last.onopen();
    old.answer(done('1'));
    expect(received).not.toHaveBeenCalled();
    expect(socket.connection).toBe('open');
  });

  test('takes the first of two answers', async () => {
    const socket = connected();
    const answer = socket.ask(move);
    const id = FakeSocket.last.sent[0]?.id ?? '';
    FakeSocket.last.answer(done(id, 1));
    FakeSocket.last.answer({ type: 'refused', id, problem: { key: 'not-now', detail: '' } });
    expect(await answer).toEqual(done(id, 1));
  });

  test('does not send again what was answered, once or twice', () => {
    const socket = connected();
    void socket.ask(move);
    void socket.ask({ ...move, seq: 1 });
    const [first, second] = FakeSocket.last.sent;
    FakeSocket.last.answer(done(first?.id ?? '', 1));
    FakeSocket.last.answer(done(first?.id ?? '', 1));
    FakeSocket.last.close();
    vi.advanceTimersByTime(socket.retryAt - Date.now());
    FakeSocket.last.onopen();
    expect(FakeSocket.last.sent).toEqual([second]);
  });

  test('a question that is acknowledged waits for its answer', async () => {
    const socket = connected();
    const answer = socket.ask({ type: 'log', table: 't', after: 0 });
    const id = FakeSocket.last.sent[0]?.id ?? '';
    FakeSocket.last.answer(done(id));
    FakeSocket.last.answer({ type: 'log', table: 't', id, entries: [] });
    expect((await answer).type).toBe('log');
  });

  test('a refusal is thrown', async () => {
    const socket = connected();
    const answer = socket.ask(move);
    FakeSocket.last.answer({
      type: 'refused',
      id: FakeSocket.last.sent[0]?.id ?? '',
      problem: { key: 'not-now', detail: '' },
    });
    await expect(answer).rejects.toBeInstanceOf(ProblemError);
  });

  test('something that is drawn may ask: its question is sent, and sent once', () => {
    const socket = connected();
    const stop = $effect.root(() => {
      const answer = $derived(socket.ask({ type: 'explain', table: 't', place: 'h4' }));
      $effect(() => void answer);
    });
    flushSync();
    expect(FakeSocket.last.sent.map(({ type }) => type)).toEqual(['explain']);
    FakeSocket.last.close();
    vi.advanceTimersByTime(socket.retryAt - Date.now());
    FakeSocket.last.onopen();
    flushSync();
    expect(FakeSocket.last.sent).toHaveLength(1);
    stop();
  });
});

describe('a page that is older than the program that answers', () => {
  const hello = (version: string): FromServer => ({ type: 'hello', now: 0, version });
  const reload = vi.fn();

  beforeEach(() => {
    reload.mockClear();
    sessionStorage.clear();
    vi.stubGlobal('location', { href: 'http://localhost/', reload });
  });

  test('is loaded anew, once for each program', () => {
    connected();
    FakeSocket.last.answer(hello('1'));
    expect(reload).not.toHaveBeenCalled();
    FakeSocket.last.answer(hello('2'));
    FakeSocket.last.answer(hello('2'));
    expect(reload).toHaveBeenCalledTimes(1);
    FakeSocket.last.answer(hello('3'));
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('is loaded anew when it cannot read what it is told, and tells nobody of it', () => {
    const received = vi.fn();
    const socket = new TableSocket();
    socket.listen({ ...idle, received });
    FakeSocket.last.onopen();
    FakeSocket.last.onmessage({ data: '{"type":"of-tomorrow"}' });
    FakeSocket.last.onmessage({ data: 'nonsense' });
    expect(reload).toHaveBeenCalledTimes(1);
    expect(received).not.toHaveBeenCalled();
  });
});

describe('a connection whose other end is gone without a word', () => {
  const asked = () => FakeSocket.last.sent.filter(({ type }) => type === 'unwatch');

  test('is found out by a question that is not answered, and what was asked is sent again elsewhere', () => {
    const socket = connected();
    void socket.ask(move);
    const [first] = FakeSocket.last.sent;
    vi.advanceTimersByTime(5_000);
    expect(asked()).toHaveLength(1);
    vi.advanceTimersByTime(8_000);
    expect(socket.connection).not.toBe('open');
    vi.advanceTimersByTime(2_000);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.onopen();
    expect(FakeSocket.last.sent).toEqual([first]);
  });

  test('is not taken for gone while somebody answers, however long it is quiet', () => {
    const socket = connected();
    for (let minute = 0; minute < 10; minute++) {
      vi.advanceTimersByTime(33_000);
      FakeSocket.last.answer(done(asked().at(-1)?.id ?? ''));
    }
    expect(socket.connection).toBe('open');
    expect(FakeSocket.all).toHaveLength(1);
    expect(asked().length).toBeGreaterThan(5);
  });

  test('is put to the test at once when the page is looked at again, and its late goodbye is nobody’s', () => {
    const socket = connected();
    socket.retry();
    socket.retry();
    expect(asked()).toHaveLength(1);
    const gone = FakeSocket.last;
    vi.advanceTimersByTime(9_000);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.onopen();
    gone.onclose();
    expect(socket.connection).toBe('open');
  });

  test('is given up when it is never made', () => {
    const socket = new TableSocket();
    socket.listen(idle);
    vi.advanceTimersByTime(11_000);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(5_000);
    expect(FakeSocket.all).toHaveLength(2);
    expect(socket.isMissed).toBe(true);
    FakeSocket.last.onopen();
    expect([socket.connection, socket.isMissed]).toEqual(['open', false]);
  });
});
