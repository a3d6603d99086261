/** The table as it is shown: which position, what is lit and picked, and what is asked. */
import type { GameNow, LogEntry, Offer, Problem, ExplanationLine } from '../protocol/wire';
import { Refused } from '../net/api';
import type { Frame, Room } from '../net/room.svelte';
import { motionAllowed, settings } from '../settings/settings.svelte';
import { gameText, hasGameText, loadTexts, t } from '../texts/texts.svelte';
import type { Handle, Offered } from './choice';
import { candidates, firsts, lit, meant, point } from './choice';
import type { GameFace, Parts, Question } from './game';
import { Travel } from './travel.svelte';

/** An offer with the things on the table that it is about. */
export interface Choice extends Offered {
  parts: Parts;
}

/** What was asked about a thing, and the answers as they come in. */
export interface Inquiry {
  subject: string;
  /** What the thing is called at the table; all that is said of it where the rules have no more to say. */
  name: string;
  lines: ExplanationLine[];
  refusals: { question: Question; problem: Problem }[];
  loading: boolean;
}

/** Whether a move that is clear by what is picked still waits for its button or for a second click. */
function waits({ deliberate, handles }: Choice, picked: readonly Handle[]): boolean {
  return deliberate === 'alone' ? !handles.every((handle) => picked.includes(handle)) : deliberate === true;
}

/** What a move is about in the first place: what is played, and where. */
function firstHandles({ handles }: Choice): Handle[] {
  const place = handles.find((handle) => handle.startsWith('place:'));
  return [...handles.slice(0, 1), ...(place ? [place] : [])];
}

/** How long somebody else's move is shown before the next one: when nothing was seen to travel, and when something was. */
const [PACE, REST] = [750, 300];
/** Between two moves of a game that is told again. */
const RETELLING_PACE = { moving: 450, still: 1500 };

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const eventsOf = (entries: readonly LogEntry[]): Parts[] =>
  entries.flatMap((entry) => (entry.happening === 'moved' ? (entry.events as Parts[]) : []));

export class Desk {
  /** The position that is shown; it follows the room, one move after the other. */
  shown = $state.raw<GameNow | null>(null);
  /** Looking back: the position after so many moves. */
  lookingAt = $state<number | null>(null);
  /** After the end: through whose eyes the game is looked at. */
  seenBy = $state<number | null>(null);
  picked = $state.raw<readonly Handle[]>([]);
  hovered = $state<Handle | null>(null);
  /** Places that a line of the log or of an explanation points at. */
  pointedOut = $state.raw<ReadonlySet<string>>(new Set());
  /** Places of the last move. */
  lastPlaces = $state.raw<ReadonlySet<string>>(new Set());
  /** What came of the last move, for scenes. */
  lastEvents = $state.raw<Parts[]>([]);
  focusPlace = $state('');
  inquiry = $state.raw<Inquiry | null>(null);
  /** What the move under the pointer would bring. */
  preview = $state.raw<{ notation: string; events: Parts[] } | null>(null);
  /** The move that waits for a confirmation. */
  toConfirm = $state.raw<Choice | null>(null);
  /** The last thing that went wrong. */
  problem = $state.raw<Problem | null>(null);
  /** What is being shown, in words. */
  caption = $state('');
  /** What is read out to screen readers. */
  announcement = $state('');
  sending = $state(false);
  /** Looking back goes on by itself. */
  playing = $state(false);
  /** Pieces on their way. */
  readonly travel = new Travel();
  suggested = $state<string | null>(null);
  /** Why the computer would make the suggested move. */
  because = $state('');
  #queue: Frame[] = [];
  #isTelling = false;
  /** Raised by whoever shows something else: what was being shown then gives way. */
  #turn = 0;
  #asked = 0;
  #foreseeing = '';

  constructor(
    readonly room: Room,
    readonly game: string,
    readonly face: GameFace,
  ) {
    this.shown = room.game;
    room.onFrame = (frame) => {
      this.#arrived(frame);
    };
  }

  readonly seat = $derived.by(() => this.room.you.seat ?? null);
  /** Through whose eyes the table is seen: after the end anybody's. */
  readonly viewer = $derived.by(() => this.seenBy ?? this.seat);
  readonly isLive = $derived.by(() => this.lookingAt === null && this.shown === this.room.game);
  readonly choices: Choice[] = $derived.by(() =>
    this.isLive ? (this.shown?.offers ?? []).map((offer) => this.#choice(offer)) : [],
  );
  readonly candidates: Choice[] = $derived.by(() => candidates(this.choices, this.picked));
  readonly lit: ReadonlySet<Handle> = $derived.by(() => lit(this.choices, this.picked));
  readonly isMyTurn = $derived.by(
    () => this.seat !== null && Boolean(this.room.game?.waiting.includes(this.seat)),
  );
  readonly view: unknown = $derived.by(() => this.shown?.view);
  readonly boardLabel = $derived.by(() => t('table-board'));
  /** Texts of the game cannot be made before its file has arrived. */
  readonly nameOf = (seat: number): string => {
    const chair = this.room.info?.chairs.find((one) => one.seat === seat);
    if (chair?.name) return chair.name;
    return t(chair?.sitter.kind === 'bot' ? 'bot-name' : 'seat-name', { number: seat + 1 });
  };

  close(): void {
    this.#interrupt();
    this.playing = false;
    this.room.onFrame = () => undefined;
  }

  #choice(offer: Offer): Choice {
    const parts = offer.parts as Parts;
    const deliberate = this.face.deliberate(parts);
    return {
      notation: offer.notation,
      parts,
      handles: this.face.handles(parts, this.shown?.view),
      deliberate,
    };
  }

  say(kind: 'event' | 'move' | 'refused' | 'explain', key: string, values: Parts): string {
    const name = `${kind}-${key}`;
    return hasGameText(this.game, name) ? gameText(this.game, name, values, this.nameOf) : '';
  }

  wordsOf(choice: { notation: string; parts: Parts }): string {
    return this.say('move', String(choice.parts['move']), choice.parts) || choice.notation;
  }

  /** What a line of the log says, in sentences. Events without a text are not worth a line. */
  sentences(entry: LogEntry): string[] {
    if (entry.happening !== 'moved') {
      const { seq: _seq, at: _at, happening, ...values } = entry;
      return [t(`log-${happening}`, this.#plainValues(values))];
    }
    return (entry.events as Parts[])
      .map((event) => this.say('event', String(event['event']), event))
      .filter(Boolean);
  }

  #plainValues(values: Record<string, unknown>): Record<string, string | number> {
    const result: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(values)) {
      if (name === 'seat' && typeof value === 'number') result[name] = this.nameOf(value);
      else if (typeof value === 'string' || typeof value === 'number') result[name] = value;
    }
    return result;
  }

  placesOf(entry: LogEntry): string[] {
    if (entry.happening !== 'moved') return [];
    return [...new Set((entry.events as Parts[]).flatMap((event) => this.face.places(event)))];
  }

  #arrived(frame: Frame): void {
    this.#queue.push(frame);
    // The own move is shown at once, whatever was still to be shown before it.
    const own = frame.entries.some((entry) => entry.happening === 'moved' && entry.seat === this.seat);
    if (own && this.lookingAt === null) this.skip();
    else if (!this.#isTelling) void this.#tell();
  }

  /** Shows one position after the other: a move of somebody else is seen to be made, and stays for a moment. */
  async #tell(): Promise<void> {
    const turn = ++this.#turn;
    this.#isTelling = true;
    for (;;) {
      const [frame] = this.#queue;
      // Whoever looks back is not disturbed.
      if (!frame || this.lookingAt !== null) break;
      const foreign = frame.entries.some((entry) => entry.happening === 'moved' && entry.seat !== this.seat);
      const slow = foreign && motionAllowed();
      const hurry = 1 / (1 + (this.#queue.length - 1) / 4);
      if (slow) this.caption = frame.entries.flatMap((entry) => this.sentences(entry)).join(' ');
      const seen = slow && (await this.#travel(eventsOf(frame.entries), hurry));
      if (turn !== this.#turn) return;
      this.#queue.shift();
      this.#show(frame);
      this.travel.clear();
      if (!slow) continue;
      await pause(Math.max((seen ? REST : PACE) * hurry, this.face.linger?.(this.lastEvents) ?? 0));
      if (turn !== this.#turn) return;
    }
    this.#isTelling = false;
    this.caption = '';
  }

  #travel(events: readonly Parts[], hurry: number): Promise<boolean> {
    return this.travel.show(this.face.journeys?.(events, this.view) ?? [], hurry);
  }

  #interrupt(): void {
    this.#turn += 1;
    this.#isTelling = false;
    this.caption = '';
    this.travel.stop();
  }

  #show({ game, entries }: Frame): void {
    this.shown = game;
    this.picked = [];
    this.toConfirm = null;
    this.#forget();
    this.suggested = null;
    const moves = entries.filter((entry) => entry.happening === 'moved');
    const last = moves.at(-1);
    if (last) this.lastPlaces = new Set(this.placesOf(last));
    if (last?.happening === 'moved') this.lastEvents = last.events as Parts[];
    const words = entries.flatMap((entry) => this.sentences(entry));
    if (words.length > 0) this.announcement = words.slice(-6).join(' ');
  }

  /** Stops showing moves one by one and shows the present position. */
  skip(): void {
    const frames = this.#queue;
    this.#queue = [];
    this.#interrupt();
    this.playing = false;
    this.lookingAt = null;
    const last = frames.at(-1);
    if (last) this.#show({ game: last.game, entries: frames.flatMap((frame) => frame.entries) });
    else this.shown = this.room.game;
  }

  /** Shows the position after so many moves, one further on as it came about; null goes back to the present. */
  async look(number: number | null): Promise<void> {
    if (number === null) {
      this.lastPlaces = new Set();
      this.skip();
      return;
    }
    const isNext = this.lookingAt !== null && number === this.lookingAt + 1;
    this.#interrupt();
    const turn = this.#turn;
    this.lookingAt = number;
    this.picked = [];
    const moment = await this.room.moment(number, this.seenBy ?? undefined).catch(() => null);
    // Another moment may have been asked for meanwhile.
    if (!moment || turn !== this.#turn) return;
    if (isNext && motionAllowed()) await this.#travel(moment.events as Parts[], 1);
    // Who goes on before it has arrived goes on from there.
    if (turn !== this.#turn && this.lookingAt !== number + 1) return;
    const { view, waiting, outcome } = moment;
    this.shown = { view, waiting, outcome, moves: number, offers: [], may_take_back: false };
    this.lastEvents = moment.events as Parts[];
    this.lastPlaces = new Set(this.lastEvents.flatMap((event) => this.face.places(event)));
    this.travel.clear();
  }

  /** Goes on from the moment looked at, move by move, to the present. */
  async play(): Promise<void> {
    if (this.playing) return;
    this.playing = true;
    const isOn = () => this.playing && this.lookingAt !== null;
    while (isOn() && (this.lookingAt ?? 0) < (this.room.game?.moves ?? 0)) {
      await this.look((this.lookingAt ?? 0) + 1);
      const pace = motionAllowed() ? RETELLING_PACE.moving : RETELLING_PACE.still;
      await pause(Math.max(pace, this.face.linger?.(this.lastEvents) ?? 0));
    }
    if (isOn() && this.room.info?.state !== 'ended') await this.look(null);
    this.playing = false;
  }

  /** Tells again what happened after so many moves. */
  async retell(from: number): Promise<void> {
    await this.look(from);
    await this.play();
  }

  markOf(handle: Handle): 'picked' | 'lit' | 'able' | 'shown' | 'last' | 'suggested' | null {
    if (this.picked.includes(handle)) return 'picked';
    const place = handle.startsWith('place:') ? handle.slice(6) : null;
    if (this.pointedOut.size > 0) return place && this.pointedOut.has(place) ? 'shown' : null;
    if (this.suggestedHandles.has(handle)) return 'suggested';
    if (this.picked.length > 0 ? this.lit.has(handle) : this.#isQuietlyLit(handle)) return 'lit';
    if (place && this.lastPlaces.has(place)) return 'last';
    return this.picked.length === 0 && !this.hovered && this.#able.has(handle) ? 'able' : null;
  }

  /** What is not lit because pointing at it once does nothing yet, but can be done with it alone. */
  readonly #able: ReadonlySet<Handle> = $derived.by(
    () => new Set(this.choices.flatMap(({ handles }) => (handles.length === 1 ? handles : []))),
  );

  readonly suggestedHandles: ReadonlySet<Handle> = $derived.by(
    () => new Set(this.choices.find((choice) => choice.notation === this.suggested)?.handles ?? []),
  );

  /** What is lit while nothing is picked: all that one click can do, or else all there is. */
  readonly #quiet: ReadonlySet<Handle> = $derived.by(() => {
    const plain = this.choices.filter((choice) => !choice.deliberate);
    const shown = plain.some((choice) => choice.handles.length > 0) ? plain : this.choices;
    if (!this.face.calm) return new Set(shown.flatMap((choice) => firstHandles(choice)));
    // Cards are pointed at before anything is given away, so they are lit even where a second click is needed.
    const withCards = this.choices.filter((choice) => !choice.handles[0]?.startsWith('place:'));
    return firsts([...plain, ...withCards]);
  });

  /** With nothing picked, a card under the pointer lights only its own places. */
  #isQuietlyLit(handle: Handle): boolean {
    if (!this.hovered || this.hovered.startsWith('place:') || !this.lit.has(this.hovered)) {
      return this.#quiet.has(handle);
    }
    return handle === this.hovered || lit(this.choices, [this.hovered]).has(handle);
  }

  hover(handle: Handle | null): void {
    this.hovered = handle;
    if (!handle) {
      // What the picked things mean stays in sight.
      const held = meant(this.choices, this.picked);
      if (held?.deliberate) void this.foresee(held);
      else if (!this.toConfirm) this.#forget();
      return;
    }
    const next = point(this.choices, this.picked, handle);
    const choice = next ? meant(this.choices, next) : null;
    if (choice) void this.foresee(choice);
  }

  /** Asks what a move would bring. */
  async foresee(choice: Choice): Promise<void> {
    if (this.preview?.notation === choice.notation) return;
    this.#foreseeing = choice.notation;
    const events = await this.room.preview(choice.notation).catch(() => []);
    if (this.#foreseeing === choice.notation) {
      this.preview = { notation: choice.notation, events: events as Parts[] };
    }
  }

  /**
   * Somebody points at a thing: it narrows the choice down, acts, or is asked about. A finger cannot hover, so its first
   * tap shows what the move would bring, and the second one makes it.
   */
  point(handle: Handle, byFinger = false): void {
    if (!this.isLive) {
      this.skip();
      return;
    }
    if (this.toConfirm?.handles.includes(handle)) {
      if (byFinger && !settings.confirm) void this.send(this.toConfirm);
      return;
    }
    const before = meant(this.choices, this.picked);
    if (!this.toConfirm && before && this.picked.includes(handle) && waits(before, this.picked)) {
      this.choose(before);
      return;
    }
    const next = point(this.choices, this.toConfirm ? [] : this.picked, handle);
    this.toConfirm = null;
    if (next === null) {
      this.picked = [];
      if (handle.startsWith('place:')) this.ask(handle.slice(6), handle);
      return;
    }
    this.inquiry = null;
    this.picked = next;
    const choice = meant(this.choices, next);
    if (!choice) return;
    if (waits(choice, next) && !byFinger) void this.foresee(choice);
    else this.choose(choice, byFinger);
  }

  /** Something is taken up to be drawn somewhere: false when nothing can be done with it. */
  take(handle: Handle): boolean {
    if (!this.isLive || !this.choices.some((choice) => choice.handles.includes(handle))) return false;
    this.inquiry = null;
    this.toConfirm = null;
    this.picked = [handle];
    return true;
  }

  /** Something was drawn onto something else: the same as pointing at both. */
  drop(handle: Handle, target: Handle): void {
    if (!this.take(handle)) return;
    const choice = meant(this.choices, [handle]);
    if (choice?.handles.includes(target)) this.choose(choice);
    else this.point(target);
  }

  /** One move is meant: it is sent, or shown first to those who want that or who point with a finger. */
  choose(choice: Choice, showFirst = false): void {
    if (settings.confirm || showFirst) {
      this.toConfirm = choice;
      this.picked = choice.handles;
      void this.foresee(choice);
    } else void this.send(choice);
  }

  #forget(): void {
    this.#foreseeing = '';
    this.preview = null;
  }

  unpick(): void {
    this.picked = [];
    this.toConfirm = null;
    this.#forget();
    this.inquiry = null;
    this.pointedOut = new Set();
  }

  async send(choice: { notation: string }): Promise<void> {
    if (this.sending) return;
    await this.act({ type: 'move', seq: this.room.seq, notation: choice.notation });
  }

  /** Does something that changes the table, and shows why when it is not done. */
  async act(message: Parameters<Room['act']>[0]): Promise<boolean> {
    this.sending = true;
    this.problem = null;
    try {
      await this.room.act(message);
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problem = error.problem;
      return false;
    } finally {
      this.sending = false;
      this.picked = [];
      this.toConfirm = null;
    }
  }

  async hint(): Promise<void> {
    try {
      const [analysis] = await Promise.all([this.room.hint(), loadTexts('bots')]);
      this.suggested = analysis?.suggestions[0]?.notation ?? null;
      this.because = (analysis?.because ?? [])
        .map(({ key, values }) => gameText('bots', `because-${key}`, values, this.nameOf))
        .join('; ');
    } catch (error) {
      if (error instanceof Refused) this.problem = error.problem;
    }
  }

  /** What is this, what is it worth, and why can nothing be done here? */
  ask(place: string, handle: Handle, name = ''): void {
    const turn = ++this.#asked;
    const current: Inquiry = { subject: place, name, lines: [], refusals: [], loading: true };
    this.inquiry = current;
    const update = (change: Partial<Inquiry>) => {
      if (turn === this.#asked && this.inquiry) this.inquiry = { ...this.inquiry, ...change };
    };
    const questions = this.isMyTurn ? this.face.questions(this.view, handle) : [];
    const explained = this.room.explain(place).then(
      (lines) => {
        update({ lines });
        if (turn === this.#asked) this.pointedOut = new Set(lines.flatMap((line) => line.places ?? []));
      },
      () => undefined,
    );
    const answered = Promise.all(
      questions.map(async (question) => ({ question, problem: await this.room.whyNot(question.notation) })),
    ).then(
      (answers) => {
        update({
          refusals: answers.flatMap((one) => (one.problem ? [{ ...one, problem: one.problem }] : [])),
        });
      },
      () => undefined,
    );
    void Promise.all([explained, answered]).then(() => {
      update({ loading: false });
    });
  }
}
