/** A learner who presses twice, goes back at once, or is cut off from the server. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LessonRoom } from '../src/learn/lesson-room.svelte';
import type { LessonAnswer, LessonNow, LessonQuestion } from '../src/protocol/wire';

interface LessonRequest {
  answers: string[];
  question: LessonQuestion;
  answer: (answer: LessonAnswer) => void;
  fail: () => void;
}

let asked: LessonRequest[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    const { answers, question } = JSON.parse(body) as { answers: string[]; question: LessonQuestion };
    return new Promise<Response>((resolve, reject) => {
      asked.push({
        answers,
        question,
        answer: (answer) => {
          resolve(new Response(JSON.stringify(answer)));
        },
        fail: () => {
          reject(new TypeError('no network'));
        },
      });
    });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A lesson of three steps, the first two of which are only read. */
const now = (step: number): LessonNow => ({
  step,
  steps: 3,
  has_task: step === 2,
  points: [],
  seat: 0,
  seats: 2,
  game: { moves: 0, waiting: [], view: {}, offers: [], may_take_back: false },
});
const right = (step: number): LessonAnswer => ({ type: 'right', frames: [], now: now(step) });
const last = (): LessonRequest => {
  const question = asked.at(-1);
  if (!question) throw new Error('nothing was asked');
  return question;
};

async function begun(): Promise<LessonRoom> {
  const room = new LessonRoom('toledo', 'aim', (seat) => `seat ${seat}`);
  const starting = room.start();
  last().answer({ type: 'now', now: now(0) });
  await starting;
  return room;
}

async function read(room: LessonRoom, step: number): Promise<void> {
  const reading = room.goOn();
  last().answer(right(step));
  await reading;
}

test('whoever presses twice while an answer is on its way has answered once', async () => {
  const room = await begun();
  const [first, second] = [room.goOn(), room.goOn()];
  for (const one of asked.slice(1)) one.answer(right(1));
  await Promise.all([first, second]);
  expect(room.now?.step).toBe(1);
  await read(room, 2);
  const moving = room.act({ type: 'move', seq: 0, notation: 'draw' });
  // A second answer to the first step would not lead on, and nothing could be done any more.
  expect(last().answers).toEqual(['', '']);
  last().answer({ type: 'missed', events: [] });
  await moving;
  expect(room.verdict?.is).toBe('missed');
});

test('who goes back twice at once has gone back once, and an answer that comes late belongs to no other step', async () => {
  const room = await begun();
  await read(room, 1);
  await read(room, 2);
  const turning = [room.goBack(), room.goBack(), room.act({ type: 'move', seq: 0, notation: 'draw' })];
  expect(last()).toMatchObject({ answers: [''], question: { ask: 'now' } });
  last().answer({ type: 'now', now: now(1) });
  await Promise.all(turning);
  expect(room.now?.step).toBe(1);
  expect(room.hasPast).toBe(true);
});

test('without a server the lesson stays where it is, says so, and goes on later', async () => {
  const room = await begun();
  await read(room, 1);
  for (const turn of [() => room.goOn(), () => room.goBack()]) {
    const turning = turn();
    last().fail();
    await expect(turning).rejects.toMatchObject({ problem: { key: 'unavailable' } });
    expect([room.now?.step, room.hasPast]).toEqual([1, true]);
  }
  await read(room, 2);
  expect(room.now?.step).toBe(2);
});
