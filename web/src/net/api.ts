/** What is not live: requests over HTTP. */
import type {
  Course,
  Games,
  Join,
  LessonAnswer,
  LessonQuestion,
  Lobby,
  Moment,
  OpenTable,
  Opened,
  Problem,
  Reveal,
  SeatLinks,
  Seated,
  Session,
  Sitter,
} from '../protocol/wire';

/** A request that was not done, with the server's reason. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail);
  }
}

const OFFLINE: Problem = { key: 'unavailable', detail: 'the server could not be reached' };

async function request<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (token) headers['authorization'] = `Bearer ${token}`;
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refused(OFFLINE);
  }
  const text = await answer.text();
  if (!answer.ok) throw new Refused(problemIn(text));
  return (text ? JSON.parse(text) : undefined) as T;
}

function problemIn(text: string): Problem {
  try {
    const problem = JSON.parse(text) as Partial<Problem>;
    if (problem.key) return { detail: '', ...problem } as Problem;
  } catch {
    // Something between us and the server answered.
  }
  return OFFLINE;
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;

export const api = {
  games: () => request<Games>('GET', '/games'),
  course: (game: string) => request<Course>('GET', `/games/${encodeURIComponent(game)}/lessons`),
  lesson: (game: string, lesson: string, answers: readonly string[], question: LessonQuestion) =>
    request<LessonAnswer>(
      'POST',
      `/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(lesson)}`,
      { answers, question },
    ),
  lobby: () => request<Lobby>('GET', '/lobby'),
  enter: (name: string) => request<Session>('POST', '/session', { name }),
  openTable: (body: OpenTable) => request<Opened>('POST', '/tables', body),
  join: (id: string, body: Join) => request<Seated>('POST', `${table(id)}/join`, body),
  stand: (id: string, seat: number, token?: string) =>
    request<undefined>('DELETE', `${table(id)}/seats/${seat}`, undefined, token),
  start: (id: string, token?: string) => request<undefined>('POST', `${table(id)}/start`, {}, token),
  close: (id: string, token?: string) => request<undefined>('POST', `${table(id)}/abort`, {}, token),
  setSeat: (id: string, seat: number, sitter: Sitter) =>
    request<undefined>('PUT', `${table(id)}/seats/${seat}`, { sitter }),
  seatLink: (id: string, seat: number, token?: string) =>
    request<Seated>('POST', `${table(id)}/seats/${seat}/link`, {}, token),
  seatLinks: (id: string, seat: number, token?: string) =>
    request<SeatLinks>('GET', `${table(id)}/seats/${seat}/links`, undefined, token),
  /** Ends one link to a seat, or all but those that this browser has. */
  endSeatLinks: (id: string, seat: number, link: string | null, token?: string) =>
    request<SeatLinks>(
      'DELETE',
      `${table(id)}/seats/${seat}/links${link ? `/${link}` : ''}`,
      undefined,
      token,
    ),
  claim: (id: string, token?: string) => request<undefined>('POST', `${table(id)}/claim`, {}, token),
  addToDeal: (id: string, part: string, token?: string) =>
    request<undefined>('PUT', `${table(id)}/deal-part`, { deal_part: part }, token),
  rematch: (id: string, token?: string) => request<Opened>('POST', `${table(id)}/rematch`, {}, token),
  moment: (id: string, number: number) => request<Moment>('GET', `${table(id)}/moments/${number}`),
  reveal: (id: string) => request<Reveal>('GET', `${table(id)}/reveal`),
  recordUrl: (id: string) => `/api${table(id)}/record`,
};
