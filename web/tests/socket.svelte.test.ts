import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ProblemError } from '../src/net/api';
import { TableSocket } from '../src/net/socket.svelte';
import type { FromServer } from '../src/protocol/wire';

/** A connection whose other end is the test. */
class Line {
  static all: Line[] = [];
  static get last(): Line {
    const line = Line.all.at(-1);
    if (!line) throw new Error('nothing was connected');
    return line;
  }
  sent: { id: string; type: string }[] = [];
  onopen = (): void => undefined;
  onclose = (): void => undefined;
  onmessage = (_: { data: string }): void => undefined;
  constructor() {
    Line.all.push(this);
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
  Line.all = [];
  vi.stubGlobal('WebSocket', Line);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function connected(): TableSocket {
  const socket = new TableSocket();
  socket.listen(idle);
  Line.last.onopen();
  return socket;
}

describe('the socket', () => {
  test('sends again under the same id on the connection after a lost one', async () => {
    const socket = connected();
    const answer = socket.ask(move);
    const [first] = Line.last.sent;
    Line.last.close();
    expect(socket.connection).toBe('lost');
    vi.advanceTimersByTime(socket.retryAt - Date.now());
    Line.last.onopen();
    expect(Line.all).toHaveLength(2);
    expect(Line.last.sent).toEqual([first]);
    Line.last.answer(done(first?.id ?? ''));
    expect((await answer).type).toBe('done');
    expect(socket.connection).toBe('open');
  });

  test('says nothing of a connection that is back within two seconds, and something of one that is not', () => {
    const socket = connected();
    Line.last.answer({ type: 'going-away' });
    Line.last.close();
    for (let attempt = 0; attempt < 4; attempt++) {
      vi.advanceTimersByTime(socket.retryAt - Date.now());
      if (attempt < 3) Line.last.close();
    }
    expect(Line.all).toHaveLength(5);
    expect(socket.isMissed).toBe(false);
    Line.last.onopen();
    vi.advanceTimersByTime(10_000);
    expect(socket.isMissed).toBe(false);
    Line.last.close();
    vi.advanceTimersByTime(2_000);
    expect(socket.isMissed).toBe(true);
    Line.last.onopen();
    expect(socket.isMissed).toBe(false);
  });

  test('keeps what is asked before there is a connection', () => {
    const socket = new TableSocket();
    socket.listen(idle);
    void socket.ask(move);
    expect(Line.last.sent).toEqual([]);
    Line.last.onopen();
    expect(Line.last.sent.map(({ type }) => type)).toEqual(['move']);
  });

  test('hears nothing more of a connection that was replaced', () => {
    const socket = new TableSocket();
    const received = vi.fn();
    socket.listen({ ...idle, received });
    const old = Line.last;
    old.onopen();
    socket.reconnect();
    Line.last.onopen();
    old.answer(done('1'));
    expect(received).not.toHaveBeenCalled();
    expect(socket.connection).toBe('open');
  });

  test('takes the first of two answers', async () => {
    const socket = connected();
    const answer = socket.ask(move);
    const id = Line.last.sent[0]?.id ?? '';
    Line.last.answer(done(id, 1));
    Line.last.answer({ type: 'refused', id, problem: { key: 'not-now', detail: '' } });
    expect(await answer).toEqual(done(id, 1));
  });

  test('does not send again what was answered, once or twice', () => {
    const socket = connected();
    void socket.ask(move);
    void socket.ask({ ...move, seq: 1 });
    const [first, second] = Line.last.sent;
    Line.last.answer(done(first?.id ?? '', 1));
    Line.last.answer(done(first?.id ?? '', 1));
    Line.last.close();
    vi.advanceTimersByTime(socket.retryAt - Date.now());
    Line.last.onopen();
    expect(Line.last.sent).toEqual([second]);
  });

  test('a question that is acknowledged waits for its answer', async () => {
    const socket = connected();
    const answer = socket.ask({ type: 'log', table: 't', after: 0 });
    const id = Line.last.sent[0]?.id ?? '';
    Line.last.answer(done(id));
    Line.last.answer({ type: 'log', table: 't', id, entries: [] });
    expect((await answer).type).toBe('log');
  });

  test('a refusal is thrown', async () => {
    const socket = connected();
    const answer = socket.ask(move);
    Line.last.answer({
      type: 'refused',
      id: Line.last.sent[0]?.id ?? '',
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
    expect(Line.last.sent.map(({ type }) => type)).toEqual(['explain']);
    Line.last.close();
    vi.advanceTimersByTime(socket.retryAt - Date.now());
    Line.last.onopen();
    flushSync();
    expect(Line.last.sent).toHaveLength(1);
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
    Line.last.answer(hello('1'));
    expect(reload).not.toHaveBeenCalled();
    Line.last.answer(hello('2'));
    Line.last.answer(hello('2'));
    expect(reload).toHaveBeenCalledTimes(1);
    Line.last.answer(hello('3'));
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('is loaded anew when it cannot read what it is told, and tells nobody of it', () => {
    const received = vi.fn();
    const socket = new TableSocket();
    socket.listen({ ...idle, received });
    Line.last.onopen();
    Line.last.onmessage({ data: '{"type":"of-tomorrow"}' });
    Line.last.onmessage({ data: 'nonsense' });
    expect(reload).toHaveBeenCalledTimes(1);
    expect(received).not.toHaveBeenCalled();
  });
});
