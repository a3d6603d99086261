/** What is not live: requests over HTTP. */
import type { Join, LessonQuestion, OpenTable, PlayOn, Problem, Sitter } from '../protocol/wire';
import {
  isAnswerChoice,
  isCourse,
  isExerciseAnswer,
  isExerciseExplanation,
  isExerciseList,
  isExercisePosition,
  isExercisePreview,
  isGames,
  isLessonAnswer,
  isLobby,
  isMoment,
  isMomentMoves,
  isOpenedTable,
  isProblem,
  isReveal,
  isReviewState,
  isSeatLinks,
  isSeatGrant,
  isSession,
  isTriedMove,
} from '../protocol/wire.guards';
import { type Guard, parse } from './guard';
import { setMe } from './me.svelte';
import { misunderstood } from './version';
import { dropInvitation, visitor } from './visitor.svelte';

/** A request that was not done, with the server's reason. */
export class ProblemError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail);
  }
}

/** Does something, and gives the server's reason when it was not done. */
export async function problemOf(action: () => Promise<unknown>): Promise<Problem | null> {
  try {
    await action();
    return null;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return error.problem;
  }
}

const OFFLINE: Problem = { key: 'unavailable', detail: 'the server could not be reached' };
/** A server that stands still is not waited for any longer, in milliseconds. Who looks for a table is answered after 20 seconds. */
const LONGEST_REQUEST = 40_000;

/** Asks for something. Every answer is checked here, once: after this the types hold. */
export async function request<T>(isAnswer: Guard<T>, ...question: Parameters<typeof send>): Promise<T> {
  const read = parse(await send(...question), isAnswer);
  if (read !== null) return read;
  misunderstood();
  throw new ProblemError(OFFLINE);
}

/** Has something done, and gives the answer as it came. */
export async function send(method: string, path: string, body?: unknown, token?: string): Promise<string> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (token) headers['authorization'] = `Bearer ${token}`;
  let isDone: boolean;
  let text: string;
  try {
    const answer = await fetch(`/api${path}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(LONGEST_REQUEST),
    });
    isDone = answer.ok;
    // What breaks off in the middle says nothing.
    text = await answer.text();
  } catch {
    throw new ProblemError(OFFLINE);
  }
  if (!isDone) throw new ProblemError(problemIn(text));
  return text;
}

function problemIn(text: string): Problem {
  // Anything else was answered by something between us and the server.
  const problem = parse(text, isProblem) ?? OFFLINE;
  if (problem.key === 'banned') visitor.isBanned = true;
  return problem;
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;

const exercise = (...parts: string[]) => `/exercises/${parts.map(encodeURIComponent).join('/')}`;

export const api = {
  games: () => request(isGames, 'GET', '/games'),
  course: (game: string) => request(isCourse, 'GET', `/games/${encodeURIComponent(game)}/lessons`),
  lesson: (game: string, lesson: string, answers: readonly string[], question: LessonQuestion) =>
    request(
      isLessonAnswer,
      'POST',
      `/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(lesson)}`,
      { answers, question },
    ),
  /** The lobby; the query says which open tables are wanted. */
  lobby: (query = '') => request(isLobby, 'GET', `/lobby${query}`),
  /** Whether the browser remembers rightly who it is: somebody may have signed it out from another device. */
  async lookWhoIAm(): Promise<void> {
    const problem = await problemOf(async () => {
      setMe(await request(isSession, 'GET', '/session'));
    });
    if (problem?.key === 'not-found') setMe(null);
  },
  async enter(name: string): Promise<void> {
    const { invitation } = visitor;
    setMe(await request(isSession, 'POST', '/session', invitation ? { name, invitation } : { name }));
    dropInvitation();
  },
  openTable: (body: OpenTable) => request(isOpenedTable, 'POST', '/tables', body),
  join: (id: string, body: Join) => request(isSeatGrant, 'POST', `${table(id)}/join`, body),
  stand: (id: string, seat: number, token?: string) =>
    send('DELETE', `${table(id)}/seats/${seat}`, undefined, token),
  start: (id: string, token?: string) => send('POST', `${table(id)}/start`, {}, token),
  close: (id: string, token?: string) => send('POST', `${table(id)}/abort`, {}, token),
  setSeat: (id: string, seat: number, sitter: Sitter) =>
    send('PUT', `${table(id)}/seats/${seat}`, { sitter }),
  seatLink: (id: string, seat: number, token?: string) =>
    request(isSeatGrant, 'POST', `${table(id)}/seats/${seat}/link`, {}, token),
  seatLinks: (id: string, seat: number, token?: string) =>
    request(isSeatLinks, 'GET', `${table(id)}/seats/${seat}/links`, undefined, token),
  /** Ends one link to a seat, or all but those that this browser has. */
  endSeatLinks: (id: string, seat: number, link: string | null, token?: string) =>
    request(
      isSeatLinks,
      'DELETE',
      `${table(id)}/seats/${seat}/links${link ? `/${link}` : ''}`,
      undefined,
      token,
    ),
  claim: (id: string, token?: string) => send('POST', `${table(id)}/claim`, {}, token),
  addToDeal: (id: string, part: string, token?: string) =>
    send('PUT', `${table(id)}/deal-part`, { deal_part: part }, token),
  rematch: (id: string, token?: string) => request(isOpenedTable, 'POST', `${table(id)}/rematch`, {}, token),
  moment: (id: string, number: number) => request(isMoment, 'GET', `${table(id)}/moments/${number}`),
  reveal: (id: string) => request(isReveal, 'GET', `${table(id)}/reveal`),
  review: (id: string) => request(isReviewState, 'GET', `${table(id)}/review`),
  askReview: (id: string) => request(isReviewState, 'POST', `${table(id)}/review`, {}),
  momentMoves: (id: string, number: number) =>
    request(isMomentMoves, 'GET', `${table(id)}/moments/${number}/moves`),
  tryMove: (id: string, number: number, notation: string) =>
    request(
      isTriedMove,
      'GET',
      `${table(id)}/moments/${number}/try?notation=${encodeURIComponent(notation)}`,
    ),
  playOn: (id: string, number: number, body: PlayOn) =>
    request(isOpenedTable, 'POST', `${table(id)}/moments/${number}/play-on`, body),
  exercises: (game: string) => request(isExerciseList, 'GET', exercise(game)),
  exercise: (game: string, id: string) => request(isExercisePosition, 'GET', exercise(game, id)),
  exercisePreview: (game: string, id: string, notation: string) =>
    request(
      isExercisePreview,
      'GET',
      `${exercise(game, id)}/preview?notation=${encodeURIComponent(notation)}`,
    ),
  exerciseExplain: (game: string, id: string, place: string, thing: string) =>
    request(
      isExerciseExplanation,
      'GET',
      `${exercise(game, id)}/explain?place=${encodeURIComponent(place)}&thing=${encodeURIComponent(thing)}`,
    ),
  exerciseAnswer: (game: string, id: string, notation: string) =>
    request(isExerciseAnswer, 'GET', `${exercise(game, id)}/answer?notation=${encodeURIComponent(notation)}`),
  exerciseTry: (game: string, id: string, notation: string) =>
    request(isAnswerChoice, 'GET', `${exercise(game, id)}/try?notation=${encodeURIComponent(notation)}`),
  exercisePlayOn: (game: string, id: string, body: PlayOn) =>
    request(isOpenedTable, 'POST', `${exercise(game, id)}/play-on`, body),
  recordUrl: (id: string) => `/api${table(id)}/record`,
};
