import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Room } from '../src/net/room.svelte';
import { socket } from '../src/net/socket.svelte';
import type { FromServer, GameNow, LogEntry, TableNow } from '../src/protocol/wire';

interface SentMessage {
  id: string;
  type: string;
  since?: number | null;
  after?: number;
}

/** A connection whose other end is the test. */
class Wire {
  static all: Wire[] = [];
  static get last(): Wire {
    const wire = Wire.all.at(-1);
    if (!wire) throw new Error('nothing was connected');
    return wire;
  }
  sent: SentMessage[] = [];
  onopen = (): void => undefined;
  onclose = (): void => undefined;
  onmessage = (_: { data: string }): void => undefined;
  constructor() {
    Wire.all.push(this);
  }
  send(text: string): void {
    const message = JSON.parse(text) as SentMessage;
    this.sent.push(message);
    // The other end is there all the time.
    if (message.type === 'unwatch')
      setTimeout(() => {
        this.tell({ type: 'done', id: message.id, table: '', seq: 0 });
      });
  }
  close(): void {
    this.onclose();
  }
  tell(message: FromServer): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  asked(type: string): SentMessage[] {
    return this.sent.filter((message) => message.type === type);
  }
}

const entry = (seq: number): LogEntry => ({ seq, at: seq, happening: 'started' });
const game = (moves: number): GameNow => ({
  moves,
  waiting: [0],
  view: {},
  offers: [],
  may_take_back: false,
});
const table = (seq: number, more: Partial<TableNow> = {}): FromServer => ({
  type: 'table',
  table: 't',
  seq,
  you: { host: false },
  entries: [],
  ...more,
});
const numbers = (room: Room) => room.log.map(({ seq }) => seq);
const settle = () => vi.advanceTimersByTimeAsync(0);

let room: Room;

beforeEach(() => {
  vi.useFakeTimers();
  Wire.all = [];
  vi.stubGlobal('WebSocket', Wire);
  room = new Room('t');
  // The page has one socket: it may be open, from the test before, to an end that nobody holds any more.
  if (Wire.all.length === 0) socket.reconnect();
  Wire.last.onopen();
});
afterEach(() => {
  room.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a table that is followed', () => {
  test('is asked for anew after a lost connection, from the last entry on, and shown meanwhile', () => {
    Wire.last.tell(table(2, { entries: [entry(1), entry(2)], game: game(1) }));
    Wire.last.close();
    expect(numbers(room)).toEqual([1, 2]);
    expect(room.game?.moves).toBe(1);
    vi.advanceTimersByTime(socket.retryAt - Date.now());
    Wire.last.onopen();
    expect(Wire.last.asked('watch').map(({ since }) => since)).toEqual([2]);
    Wire.last.tell(table(4, { entries: [entry(3), entry(4)], game: game(3) }));
    expect(numbers(room)).toEqual([1, 2, 3, 4]);
    expect(room.game?.moves).toBe(3);
  });

  test('is whole again where entries were left out: they are asked for, part after part', async () => {
    Wire.last.tell(table(1, { entries: [entry(1)] }));
    Wire.last.tell(table(6, { entries: [entry(6)], gap: true }));
    expect(numbers(room)).toEqual([1, 6]);
    const answer = async (place: number, ...seqs: number[]) => {
      const id = Wire.last.asked('log')[place]?.id ?? '';
      Wire.last.tell({ type: 'log', table: 't', id, entries: seqs.map(entry) });
      await settle();
    };
    await answer(0, 2, 3);
    expect(Wire.last.asked('log').map(({ after }) => after)).toEqual([1, 3]);
    await answer(1, 4, 5, 6);
    expect(numbers(room)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(Wire.last.asked('log')).toHaveLength(2);
  });

  test('asks for an entry that was skipped though nobody said so', async () => {
    Wire.last.tell(table(2, { entries: [entry(1), entry(2)] }));
    Wire.last.tell(table(4, { entries: [entry(4)] }));
    const [question] = Wire.last.asked('log');
    expect(question?.after).toBe(2);
    Wire.last.tell({ type: 'log', table: 't', id: question?.id ?? '', entries: [entry(3), entry(4)] });
    await settle();
    expect(numbers(room)).toEqual([1, 2, 3, 4]);
    expect(Wire.last.asked('log')).toHaveLength(1);
  });

  test('asks for nothing where nothing was left out', async () => {
    Wire.last.tell(table(2, { entries: [entry(1), entry(2)] }));
    await settle();
    expect(Wire.last.asked('log')).toEqual([]);
  });

  test('is asked for the missing entries once more when the connection is lost meanwhile', async () => {
    Wire.last.tell(table(3, { entries: [entry(3)], gap: true }));
    const [question] = Wire.last.asked('log');
    Wire.last.close();
    vi.advanceTimersByTime(socket.retryAt - Date.now());
    Wire.last.onopen();
    expect(Wire.last.asked('log')).toEqual([question]);
    Wire.last.tell({ type: 'log', table: 't', id: question?.id ?? '', entries: [1, 2, 3].map(entry) });
    await settle();
    expect(numbers(room)).toEqual([1, 2, 3]);
  });

  test('is not set back by what was sent before: no position of the past is shown', () => {
    const onFrame = vi.fn();
    room.onFrame = onFrame;
    Wire.last.tell(table(5, { entries: [entry(5)], game: game(4), you: { seat: 1, host: false } }));
    Wire.last.tell(table(4, { entries: [entry(4)], game: game(3) }));
    expect(room.seq).toBe(5);
    expect(room.game?.moves).toBe(4);
    expect(room.you.seat).toBe(1);
    expect(onFrame).toHaveBeenCalledTimes(1);
  });

  test('hears nothing of other tables', () => {
    Wire.last.tell(table(2, { entries: [entry(1)], game: game(1) }));
    Wire.last.tell({ ...table(9, { game: game(8) }), table: 'other' } as FromServer);
    expect(room.seq).toBe(2);
  });
});

describe('a table that is not to be had for a moment', () => {
  const refuse = (key: 'unavailable' | 'other-rules' | 'not-found') => {
    const id = Wire.last.asked('watch').at(-1)?.id ?? '';
    Wire.last.tell({ type: 'refused', id, table: 't', problem: { key, detail: '' } });
  };

  test('is asked for again, and shown when it is there', () => {
    refuse('unavailable');
    expect(room.trouble?.key).toBe('unavailable');
    vi.advanceTimersByTime(2_000);
    expect(Wire.last.asked('watch')).toHaveLength(2);
    Wire.last.tell(table(2, { entries: [entry(1), entry(2)], game: game(1) }));
    expect([room.trouble, room.seq]).toEqual([null, 2]);
    vi.advanceTimersByTime(20_000);
    expect(Wire.last.asked('watch')).toHaveLength(2);
  });

  test('is not put away at once when it is shown', () => {
    Wire.last.tell(table(2, { entries: [entry(1), entry(2)], game: game(1) }));
    const troubles: (string | null)[] = [];
    for (let attempt = 0; attempt < 4; attempt++) {
      refuse('unavailable');
      troubles.push(room.trouble?.key ?? null);
      vi.advanceTimersByTime(12_000);
    }
    expect(troubles).toEqual([null, null, 'unavailable', 'unavailable']);
    expect(Wire.last.asked('watch').map(({ since }) => since)).toEqual([null, 2, 2, 2, 2]);
  });

  test('is looked for at another server where this one is too old for it', () => {
    const before = Wire.all.length;
    refuse('other-rules');
    vi.advanceTimersByTime(2_000);
    expect(Wire.all).toHaveLength(before + 1);
    Wire.last.onopen();
    expect(Wire.last.asked('watch')).toHaveLength(1);
  });

  test('is looked for there less and less often, where all of them are too old', () => {
    const waits: number[] = [];
    for (let attempt = 0; attempt < 14; attempt++) {
      refuse('other-rules');
      const [from, before] = [Date.now(), Wire.all.length];
      while (Wire.all.length === before) vi.advanceTimersByTime(500);
      waits.push(Date.now() - from);
      Wire.last.onopen();
    }
    expect(Math.max(...waits.slice(0, 3))).toBeLessThan(6_000);
    expect(Math.min(...waits.slice(-3))).toBeGreaterThan(400_000);
    expect(Math.max(...waits)).toBeLessThan(800_000);
    // One that is away for a moment is not given up so soon.
    refuse('unavailable');
    const asked = Wire.last.asked('watch').length;
    vi.advanceTimersByTime(20_000);
    expect(Wire.last.asked('watch').length).toBe(asked + 1);
  });

  test('is not asked for again when there is none, or when nobody wants it any more', () => {
    refuse('not-found');
    vi.advanceTimersByTime(20_000);
    expect(Wire.last.asked('watch')).toHaveLength(1);
    refuse('unavailable');
    room.close();
    vi.advanceTimersByTime(20_000);
    expect(Wire.last.asked('watch')).toHaveLength(1);
  });
});
