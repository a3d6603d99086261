import { describe, expect, test } from 'vitest';
import type { Frame } from '../src/net/room.svelte';
import type { LogEntry } from '../src/protocol/wire';
import { formerHolder, logBefore, momentOf } from '../src/table/log';
import type { PlaybackState } from '../src/table/playback';
import {
  arrive,
  AT_PRESENT,
  begin,
  interrupt,
  isStillWanted,
  lookAt,
  nextFrame,
  rest,
  shift,
  skip,
} from '../src/table/playback';
import { EMPTY_STAGE, previewed, stage } from '../src/table/staging';

const moved = (seq: number, seat: number, number = seq - 1): LogEntry => ({
  happening: 'moved',
  seq,
  at: 0,
  seat,
  number,
  events: [],
});
const tookBack = (seq: number, moves: number): LogEntry => ({
  happening: 'took-back',
  seq,
  at: 0,
  seat: 0,
  moves,
});
const frame = (...entries: LogEntry[]): Frame => ({
  game: { view: {}, offers: [], waiting: [], moves: entries.length, may_take_back: false },
  entries,
});
const [OWN, OTHER] = [0, 1];
const after = (...frames: Frame[]): PlaybackState =>
  frames.reduce((state, one) => arrive(state, one, OWN).state, AT_PRESENT);

describe('showing one position after the other', () => {
  test('the own move is shown at once, a move of somebody else in its turn', () => {
    expect(arrive(AT_PRESENT, frame(moved(1, OWN)), OWN).then).toBe('skip');
    expect(arrive(AT_PRESENT, frame(moved(1, OTHER)), OWN).then).toBe('play');
    expect(arrive(begin(after(frame(moved(1, OTHER)))), frame(moved(2, OTHER)), OWN).then).toBe('wait');
  });

  test('whoever looks back is not disturbed, whoever moved', () => {
    const past = lookAt(AT_PRESENT, 3).state;
    for (const seat of [OWN, OTHER]) {
      const { state, then } = arrive(past, frame(moved(9, seat)), OWN);
      expect(then).toBe('wait');
      expect(state.turn).toBe(past.turn);
      expect(nextFrame(state, OWN, 1)).toBeNull();
    }
  });

  test('only moves of others are seen to be made, and none when nothing is to wait', () => {
    expect(nextFrame(after(frame(moved(1, OTHER))), OWN, 1)?.isSlow).toBe(true);
    expect(nextFrame(after(frame(moved(1, OTHER))), OWN, 0)?.isSlow).toBe(false);
    expect(nextFrame(after(frame(tookBack(1, 1))), OWN, 1)?.isSlow).toBe(false);
    expect(nextFrame(AT_PRESENT, OWN, 1)).toBeNull();
  });

  test('the queue is shown in its order, and then rests', () => {
    const [first, second] = [frame(moved(1, OTHER)), frame(moved(2, OTHER))];
    const playing = begin(after(first, second));
    expect(nextFrame(playing, OWN, 1)?.frame).toBe(first);
    expect(nextFrame(shift(playing), OWN, 1)?.frame).toBe(second);
    const done = rest(shift(shift(playing)));
    expect(done.queue).toEqual([]);
    expect(done.isPlayingQueue).toBe(false);
  });

  test('skipping shows the newest position with all that led to it, and what was shown gives way', () => {
    const state = begin(after(frame(moved(1, OTHER)), frame(moved(2, OTHER))));
    const { state: now, last } = skip(state);
    expect(last?.entries.map(({ seq }) => seq)).toEqual([1, 2]);
    expect(now).toMatchObject({ queue: [], lookingAt: null, isPlayingQueue: false });
    expect(now.turn).not.toBe(state.turn);
    expect(skip(AT_PRESENT).last).toBeNull();
  });

  test('one move further on is seen to be made; any other moment stands at once', () => {
    expect(lookAt(AT_PRESENT, 4).isNext).toBe(false);
    const four = lookAt(AT_PRESENT, 4).state;
    expect(lookAt(four, 5).isNext).toBe(true);
    expect(lookAt(four, 3).isNext).toBe(false);
  });

  test('a moment that arrives late is shown only to those who still want it', () => {
    const four = lookAt(AT_PRESENT, 4).state;
    expect(isStillWanted(four, four.turn, 4)).toBe(true);
    expect(isStillWanted(lookAt(four, 5).state, four.turn, 4)).toBe(true);
    expect(isStillWanted(lookAt(four, 1).state, four.turn, 4)).toBe(false);
    expect(isStillWanted(interrupt({ ...four, lookingAt: null }), four.turn, 4)).toBe(false);
  });
});

describe('the log', () => {
  const log = [moved(1, 0, 0), moved(2, 1, 1), tookBack(3, 1), moved(4, 1, 1)];

  test('does not run ahead of the board', () => {
    expect(logBefore(log, [frame(moved(4, 1))]).map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(logBefore(log, [])).toBe(log);
  });

  test('a line leads to the moment at which it was written; a move that was taken back to where it was made', () => {
    const [first, gone, back, again] = log;
    expect(first && momentOf(log, first)).toBe(1);
    expect(gone && momentOf(log, gone)).toBe(1);
    expect(back && momentOf(log, back)).toBe(1);
    expect(again && momentOf(log, again)).toBe(2);
  });

  test('names whoever sat there then', () => {
    const given: LogEntry = {
      happening: 'given-to-bot',
      seq: 5,
      at: 0,
      seat: 1,
      level: 'novice',
      name: 'Ana',
    };
    expect(formerHolder([...log, given], 1, 2)).toBe('Ana');
    expect(formerHolder([...log, given], 1, 6)).toBe('');
    expect(formerHolder([...log, given], 0, 2)).toBe('');
  });
});

/** What a move would bring: an event, and what something would be worth. */
const bringing = <Event>(event: Event) => ({
  events: [event],
  worth: [{ key: 'worth-laid', values: { building: 'farm', cell: 'd5', value: 2 }, places: ['d5'] }],
});

describe('the move that is staged', () => {
  test('is asked about once', () => {
    const { state, isNew } = stage(EMPTY_STAGE, 'build 8');
    expect(isNew).toBe(true);
    expect(stage(state, 'build 8').isNew).toBe(false);
    expect(stage(previewed(state, 'build 8', bringing('stone')), 'build 8').isNew).toBe(false);
  });

  test('only the answer about the last one counts, in whatever order they come', () => {
    const first = previewed(stage(EMPTY_STAGE, 'a').state, 'a', bringing(1));
    const second = stage(first, 'b').state;
    expect(second.preview?.notation).toBe('a');
    const back = stage(second, 'a');
    expect(back.isNew).toBe(false);
    expect(previewed(back.state, 'b', bringing(2)).preview).toEqual({ notation: 'a', ...bringing(1) });
    expect(previewed(second, 'b', bringing(2)).preview).toEqual({ notation: 'b', ...bringing(2) });
  });
});
