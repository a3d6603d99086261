/** What was asked about a thing on the table, and the answers as they come in. */
import type { PastMoment, TableRoom } from '../net/room.svelte';
import { ProblemError } from '../net/api';
import type { ExplanationLine, Problem, RefusedMove } from '../protocol/wire';
import type { Handle } from './choice';
import type { AnyMove } from './game';

/** What somebody may have wanted with a thing, and why it cannot be done. */
export interface RefusedWish {
  notation: string;
  parts: AnyMove | null;
  problem: Problem;
}

export interface Inquiry {
  subject: string;
  /** The thing or place on the table that was pointed at; empty for a sign that is part of none. */
  handle: Handle;
  /** What the thing is called at the table; all that is said of it where the rules have no more to say. */
  name: string;
  lines: readonly ExplanationLine[];
  /** What one may have wanted with it, and why it cannot be done. */
  refused: readonly RefusedWish[];
  /** Why there is no answer. */
  problem: Problem | null;
  loading: boolean;
}

interface PlaceAnswer {
  lines: readonly ExplanationLine[];
  refused: readonly RefusedMove[];
  problem: Problem | null;
}

/** By what name the rules know a thing: `card:38` is `card 38`, and a place has its own name. */
export const thingOf = (handle: Handle): string => handle.replace(/^place:/, '').replace(':', ' ');

/** Something is asked; whatever was asked before is put away. */
export const asked = (subject: string, name: string, handle: Handle = ''): Inquiry => ({
  subject,
  handle,
  name,
  lines: [],
  refused: [],
  problem: null,
  loading: true,
});

export class Inquiries {
  now = $state.raw<Inquiry | null>(null);
  /** Places that a line of the log or of an explanation points at. */
  pointedOut = $state.raw<ReadonlySet<string>>(new Set());
  readonly #room: Pick<TableRoom, 'ask'>;
  readonly #readMove: (told: unknown) => AnyMove | null;
  readonly #past: () => PastMoment | null;

  /** `past`: which moment of the past is shown, if it is not the present one. */
  constructor(
    room: Pick<TableRoom, 'ask'>,
    readMove: (told: unknown) => AnyMove | null,
    past: () => PastMoment | null = () => null,
  ) {
    this.#room = room;
    this.#readMove = readMove;
    this.#past = past;
  }

  /** What is at a place of the position that is shown. */
  async linesAt(place: string): Promise<readonly ExplanationLine[]> {
    return (await this.#room.ask(place, place, this.#past())).lines;
  }

  /** What is this, what is it worth, and why can nothing be done here? Only the answer to the last question counts. */
  async ask(place: string, handle: Handle, name = ''): Promise<void> {
    const inquiry = asked(place, name, handle);
    this.now = inquiry;
    const { lines, refused, problem } = await this.#answer(place, handle);
    if (this.now !== inquiry) return;
    const wishes = refused.map((one) => ({ ...one, parts: this.#readMove(one.parts) }));
    this.now = { ...inquiry, lines, refused: wishes, problem, loading: false };
    this.point(lines.flatMap((line) => line.places ?? []));
  }

  async #answer(place: string, handle: Handle): Promise<PlaceAnswer> {
    try {
      return { ...(await this.#room.ask(place, thingOf(handle), this.#past())), problem: null };
    } catch (error) {
      const problem = error instanceof ProblemError ? error.problem : null;
      return { lines: [], refused: [], problem };
    }
  }

  /** A sign is asked about that is part of no thing or place: its words are all there is to tell. */
  tell(name: string): void {
    this.now = { ...asked('', name), loading: false };
    this.point([]);
  }

  /** What an answer pointed out is pointed out no longer: the lights of what can be done come back. */
  close(): void {
    this.now = null;
    this.point([]);
  }

  point(places: readonly string[]): void {
    this.pointedOut = new Set(places);
  }
}
