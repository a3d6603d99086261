/** An answer that is not among the moves of the exercise is looked at by the computer, which takes a moment. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ExerciseRoom } from '../src/exercises/exercise-room.svelte';
import type { AnswerChoice, ExercisePosition } from '../src/protocol/wire';

const position: ExercisePosition = {
  id: 'toledo-2-1-5',
  game: 'toledo',
  seats: 2,
  seat: 0,
  moves: 5,
  strength: 'novice',
  themes: ['route'],
  view: {},
  waiting: [0],
  offers: [],
  events: [],
};
const choice = (notation: string, chance?: number): AnswerChoice => ({
  notation,
  parts: {},
  because: [],
  then: [],
  ...(chance === undefined ? {} : { chance }),
});

let asked: string[] = [];
let answerTry: (answer: AnswerChoice | null) => void = () => undefined;

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    if (path.endsWith('/session')) return Promise.resolve(new Response('{"guest":"g","name":""}'));
    if (path.includes('/try?')) {
      return new Promise<Response>((resolve) => {
        answerTry = (answer) => {
          const refused = { key: 'rate-limited', detail: 'one at a time' };
          resolve(new Response(JSON.stringify(answer ?? refused), { status: answer ? 200 : 429 }));
        };
      });
    }
    const choices = [choice('best', 60), choice('other', 40), choice('own')];
    return Promise.resolve(new Response(JSON.stringify({ is_best: false, best: 'best', choices })));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function answered(notation: string): Promise<ExerciseRoom> {
  const room = new ExerciseRoom(position, (seat) => `seat ${String(seat)}`);
  await room.act({ type: 'move', notation } as Parameters<ExerciseRoom['act']>[0]);
  return room;
}
const tries = () => asked.filter((path) => path.includes('/try?')).length;

test('what the own move leads to is told a moment after the answer', async () => {
  const room = await answered('own');
  await vi.waitUntil(() => tries() === 1);
  expect([room.isLooking, room.looked]).toEqual([true, null]);
  const { answer } = room;
  answerTry(choice('own', 12));
  await vi.waitUntil(() => !room.isLooking);
  expect(room.looked?.chance).toBe(12);
  // Whoever reads the answer is not torn away from it.
  expect(room.answer).toBe(answer);
});

test('a move that is among the candidates is not looked at again', async () => {
  const room = await answered('other');
  expect([tries(), room.isLooking]).toEqual([0, false]);
});

test('where the computer has no time the answer stays as it is', async () => {
  const room = await answered('own');
  await vi.waitUntil(() => tries() === 1);
  answerTry(null);
  await vi.waitUntil(() => !room.isLooking);
  expect([room.looked, room.answer?.best]).toEqual([null, 'best']);
});

test('what was looked at for an earlier attempt is not told of a later one', async () => {
  const room = await answered('own');
  await vi.waitUntil(() => tries() === 1);
  const answerFirst = answerTry;
  room.again();
  await room.act({ type: 'move', notation: 'other' } as Parameters<ExerciseRoom['act']>[0]);
  answerFirst(choice('own', 12));
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect([room.looked, room.isLooking]).toEqual([null, false]);
});
