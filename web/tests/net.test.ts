import { describe, expect, test } from 'vitest';
import type { ConnectionState } from '../src/net/connection';
import { ask, goAway, INITIAL, lose, open, receive, toSendAgain } from '../src/net/connection';
import { addEntries, addLines, EMPTY, update, wholeUpTo } from '../src/net/room-state';
import type { FromServer, GameNow, LogEntry, TableNow } from '../src/protocol/wire';

const done = (id: string): FromServer => ({ type: 'done', id, table: 't', seq: 4 });
const asked = (...messages: [id: string, type: string][]): ConnectionState =>
  messages.reduce((state, [id, type]) => ask(state, id, type, `${type} ${id}`), open(INITIAL));

describe('the connection', () => {
  test('sends again after a loss what was not answered, in its order and under its id', () => {
    const { state } = receive(asked(['1', 'move'], ['2', 'chat'], ['3', 'log']), done('2'));
    const again = open(lose(state, 1000, 0.5));
    expect(toSendAgain(again)).toEqual(['move 1', 'log 3']);
    expect(toSendAgain(receive(again, done('1')).state)).toEqual(['log 3']);
  });

  test('waits longer from attempt to attempt, never for ever, and begins anew once it was open', () => {
    const waits: number[] = [];
    let state = open(INITIAL);
    for (let attempt = 0; attempt < 12; attempt++) {
      state = lose(state, 0, 0.5);
      waits.push(state.retryAt);
    }
    expect(waits.slice(0, 4)).toEqual([400, 800, 1600, 3200]);
    expect(Math.max(...waits)).toBe(15_000);
    expect(state.connection).toBe('lost');
    expect(lose(open(state), 0, 0.5).retryAt).toBe(400);
    expect(lose(INITIAL, 0, 0).retryAt).toBeLessThan(lose(INITIAL, 0, 1).retryAt);
  });

  test('looks soon and often for a server that has said goodbye, and after that as for any other', () => {
    const waits: number[] = [];
    let state = goAway(open(INITIAL));
    for (let attempt = 0; attempt < 11; attempt++) {
      state = lose(state, 0, 0.5);
      waits.push(state.retryAt);
    }
    expect(waits).toEqual([...Array<number>(8).fill(250), 400, 800, 1600]);
    expect(lose(open(goAway(open(INITIAL))), 0, 0.5).retryAt).toBe(400);
  });

  test('settles a message once: a second answer is nobody’s', () => {
    const first = receive(asked(['1', 'move']), done('1'));
    expect(first.settled).toBe('1');
    const second = receive(first.state, done('1'));
    expect(second.settled).toBeNull();
    expect(second.state).toBe(first.state);
  });

  test('settles a question by its own answer, not by the word that it was taken', () => {
    const taken = receive(asked(['1', 'hint']), done('1'));
    expect(taken.settled).toBeNull();
    expect(toSendAgain(taken.state)).toEqual(['hint 1']);
    const answer: FromServer = { type: 'log', id: '1', table: 't', entries: [] };
    expect(receive(taken.state, answer).settled).toBe('1');
  });

  test('a refusal settles, also a question', () => {
    const refused: FromServer = { type: 'refused', id: '1', problem: { key: 'not-now', detail: '' } };
    expect(receive(asked(['1', 'hint']), refused).settled).toBe('1');
  });

  test('knows who it is from the greeting', () => {
    const session = { guest: 'g', name: 'Ana' };
    expect(receive(INITIAL, { type: 'hello', session, now: 0, version: '1' }).state.session).toEqual(session);
    expect(receive(INITIAL, { type: 'hello', now: 0, version: '1' }).state.session).toBeNull();
  });
});

const entry = (seq: number): LogEntry => ({ seq, at: seq, happening: 'started' });
const game = (moves: number): GameNow => ({
  moves,
  waiting: [0],
  view: {},
  offers: [],
  may_take_back: false,
});
const now = (seq: number, more: Partial<TableNow> = {}): TableNow => ({
  table: 't',
  seq,
  you: { host: false },
  entries: [],
  ...more,
});

describe('a table', () => {
  test('is not set back by an older message', () => {
    const { state } = update(EMPTY, now(7, { game: game(3), entries: [entry(7)] }), 1);
    const old = update(state, now(6, { game: game(2), entries: [entry(6)] }), 2);
    expect(old).toEqual({ state, frame: null, isGap: false, isStale: true });
  });

  test('takes the same number again: who one is may have changed', () => {
    const { state } = update(EMPTY, now(7, { game: game(3) }), 1);
    const same = update(state, now(7, { you: { seat: 1, host: false }, game: game(3) }), 2);
    expect(same.state.you.seat).toBe(1);
    expect(same.frame?.game.moves).toBe(3);
  });

  test('says when entries were left out, and fills them in between, each once', () => {
    const gap = update(EMPTY, now(5, { gap: true, entries: [entry(4), entry(5)] }), 1);
    expect(gap.isGap).toBe(true);
    const filled = addEntries(gap.state.log, [entry(1), entry(2), entry(3), entry(4)]);
    expect(filled.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
    expect(addEntries(filled, [entry(2)])).toBe(filled);
  });

  test('notices by itself that an entry was skipped, whatever the message says of it', () => {
    const { state } = update(EMPTY, now(2, { entries: [entry(1), entry(2)] }), 1);
    const isGap = (seq: number, ...entries: number[]) =>
      update(state, now(seq, { entries: entries.map(entry) }), 2).isGap;
    expect(isGap(4, 4)).toBe(true);
    expect(isGap(5, 3, 5)).toBe(true);
    expect(isGap(3)).toBe(true);
    expect(isGap(4, 1, 2, 4)).toBe(true);
    expect(isGap(4, 3, 3)).toBe(true);
    expect(isGap(4, 3, 4)).toBe(false);
    expect(isGap(4, 1, 2, 3, 4)).toBe(false);
    expect(isGap(2)).toBe(false);
    expect(isGap(2, 1, 2)).toBe(false);
  });

  test('knows up to which entry it has all', () => {
    expect(wholeUpTo([])).toBe(0);
    expect(wholeUpTo([entry(2), entry(3)])).toBe(0);
    expect(wholeUpTo([entry(1), entry(2), entry(4)])).toBe(2);
    expect(wholeUpTo([entry(1), entry(2)])).toBe(2);
  });

  test('keeps what a message does not tell, and forgets what is over', () => {
    const info = { id: 't' } as unknown as NonNullable<TableNow['info']>;
    const proposal: TableNow['proposal'] = { what: 'pause', seq: 2, by_seat: 0, agreed: [0], missing: [1] };
    const first = update(EMPTY, now(2, { info, proposal, absent: [{ seat: 1, gone_in: 5 }] }), 10).state;
    const { state } = update(first, now(3, { game: game(1) }), 20);
    expect(state.info).toBe(info);
    expect(state.proposal).toBeNull();
    expect(state.absent).toEqual([]);
    expect(state.toldAt).toBe(20);
  });

  test('hears every line of the chat once', () => {
    const line = (number: number) => ({ number, at: 0, room: 'players' as const, name: 'Ana', text: 'Hola' });
    const chat = addLines([], [line(1), line(2)]);
    expect(addLines(chat, [line(2), line(3)]).map(({ number }) => number)).toEqual([1, 2, 3]);
  });
});
