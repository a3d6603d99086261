/** The one connection of the page, as a state and what changes it. The store around it only sends, waits and tells. */
import type { FromServer, Session } from '../protocol/wire';

export type Connection = 'connecting' | 'open' | 'lost';

/** A message that waits for its answer, as it was sent: after a lost connection it is sent again under the same id. */
export interface PendingMessage {
  text: string;
  isQuestion: boolean;
}

export interface ConnectionState {
  readonly connection: Connection;
  /** Attempts since the connection was lost. */
  readonly attempts: number;
  /** The server has said that it goes: it is back soon, or another one is there already. */
  readonly isMoving: boolean;
  /** When the next attempt is made, in milliseconds since 1970. */
  readonly retryAt: number;
  /** Whom the server knows this page as; nobody before coming in. */
  readonly session: Session | null;
  readonly unanswered: ReadonlyMap<string, PendingMessage>;
}

export const INITIAL: ConnectionState = {
  connection: 'connecting',
  attempts: 0,
  isMoving: false,
  retryAt: 0,
  session: null,
  unanswered: new Map(),
};

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** A server that has said goodbye is looked for at short intervals, so many times. */
const MOVING_WAIT = 250;
const MOVING_ATTEMPTS = 8;

/** Questions are answered by a message of their own kind; some are acknowledged with `done` before. */
const QUESTIONS = new Set(['preview', 'why-not', 'explain', 'hint', 'log', 'moment']);

/** A message goes out, now or when the connection is there. */
export function ask(state: ConnectionState, id: string, type: string, text: string): ConnectionState {
  const isQuestion = QUESTIONS.has(type);
  return { ...state, unanswered: new Map([...state.unanswered, [id, { text, isQuestion }]]) };
}

/** The connection is there, for the first time or again. */
export function open(state: ConnectionState): ConnectionState {
  return { ...state, connection: 'open', attempts: 0, isMoving: false };
}

/** The server is about to stop. */
export const goAway = (state: ConnectionState): ConnectionState => ({ ...state, isMoving: true });

/** What is sent again on a new connection: everything that was not answered, in its order. */
export const toSendAgain = (state: ConnectionState): string[] =>
  [...state.unanswered.values()].map(({ text }) => text);

/** The connection broke. The wait grows with every attempt, with some chance from 0 to 1 in it, so that not all come back at once. */
export function lose(state: ConnectionState, now: number, chance: number): ConnectionState {
  const isMoving = state.isMoving && state.attempts < MOVING_ATTEMPTS;
  const attempts = state.isMoving && !isMoving ? 0 : state.attempts;
  const wait = isMoving ? MOVING_WAIT : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempts);
  const retryAt = now + wait * (0.7 + chance * 0.6);
  return { ...state, connection: 'lost', attempts: attempts + 1, isMoving, retryAt };
}

/** Something came. `settled` is the id of the message that it answers for good; a second answer settles nothing. */
export function receive(
  state: ConnectionState,
  message: FromServer,
): { state: ConnectionState; settled: string | null } {
  if (message.type === 'hello')
    return { state: { ...state, session: message.session ?? null }, settled: null };
  const id = 'id' in message && message.id ? message.id : null;
  const asked = id === null ? undefined : state.unanswered.get(id);
  if (id === null || !asked || (asked.isQuestion && message.type === 'done')) return { state, settled: null };
  const unanswered = new Map(state.unanswered);
  unanswered.delete(id);
  return { state: { ...state, unanswered }, settled: id };
}
