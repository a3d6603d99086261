/** What is shown and said at a table: the present position, moves of others one after the other, or a moment of the past. */
import type { GameNow, LogEntry, Moment } from '../protocol/wire';
import { misunderstood } from '../net/version';
import type { Frame, TableRoom } from '../net/room.svelte';
import { motionAllowed, playbackFactor } from '../settings/settings.svelte';
import { gameText, hasGameText, t } from '../texts/texts.svelte';
import type { AnyEvent, AnyMove, GameDescription } from './game';
import type { DrawnJourney } from './face-components';
import { type GameReader, type Position } from './game-reader';
import { Travel } from './travel.svelte';

/** How long somebody else's move is shown before the next one: after something was seen to travel, when nothing was, and when nothing ever is. */
const PACE = { travelled: 300, moving: 750, still: 1500 };
/** Between two moves of a game that is told again. */
const REPLAY_PACE = { moving: 450, still: 1500 };

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Whom an entry or an event is about. */
const seatIn = (values: object): number | null =>
  'seat' in values && typeof values.seat === 'number' ? values.seat : null;

export abstract class Playback<
  View = unknown,
  Move extends AnyMove = AnyMove,
  Event extends AnyEvent = AnyEvent,
> {
  /** The position that is shown; it follows the room, one move after the other. */
  shown = $state.raw<Position<View, Move> | null>(null);
  /** Looking back: the position after so many moves. */
  lookingAt = $state<number | null>(null);
  /** After the end: through whose eyes the game is looked at. */
  seenBy = $state<number | null>(null);
  /** Places of the last move. */
  lastPlaces = $state.raw<ReadonlySet<string>>(new Set());
  /** What came of the last move, for scenes. */
  lastEvents = $state.raw<readonly Event[]>([]);
  /** What is being shown, in words. */
  caption = $state('');
  /** What is read out to screen readers. */
  announcement = $state('');
  /** Looking back goes on by itself. */
  playing = $state(false);
  /** Pieces on their way. */
  readonly travel = new Travel();
  /** Positions that came and are not shown yet. */
  #queue = $state.raw<readonly Frame[]>([]);
  #isPlayingQueue = false;
  /** Raised by whoever shows something else: what was being shown then gives way. */
  #turn = 0;

  constructor(
    readonly room: TableRoom,
    readonly game: string,
    protected readonly description: GameDescription<View, Move, Event>,
    protected readonly reader: GameReader<View, Move, Event>,
  ) {
    if (room.game) this.#turnTo(room.game);
    room.onFrame = (frame) => {
      this.#arrived(frame);
    };
  }

  readonly seat = $derived.by(() => this.room.you.seat ?? null);
  /** Through whose eyes the table is seen: after the end anybody's. */
  readonly viewer = $derived.by(() => this.seenBy ?? this.seat);
  readonly isLive = $derived.by(() => this.lookingAt === null && this.shown === this.#present);
  /** The log as far as it is shown: it does not run ahead of the board. */
  readonly log: LogEntry[] = $derived.by(() => {
    const untold = this.#queue.flatMap(({ entries }) => entries.map(({ seq }) => seq));
    const first = Math.min(Infinity, ...untold);
    return this.room.log.filter(({ seq }) => seq < first);
  });
  /** The game is over, and its last move has been shown. */
  readonly hasEnded = $derived.by(() => this.room.info?.state === 'ended' && this.#queue.length === 0);
  readonly #present = $derived.by(() => this.room.game && this.reader.position(this.room.game));
  /** Only what is drawn when there is a position asks for it. */
  readonly view: View = $derived.by(() => {
    if (!this.shown) throw new Error('nothing is shown yet');
    return this.shown.view;
  });
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

  /** Who sat on a seat when an entry was made: somebody else may have it by now. */
  #nameAt(seq: number): (seat: number) => string {
    return (seat) => this.#heldUntilAfter(seat, seq) || this.nameOf(seat);
  }

  #heldUntilAfter(seat: number, seq: number): string {
    for (const entry of this.room.log) {
      const isTaken = entry.happening === 'given-to-bot' || entry.happening === 'seat-opened';
      if (isTaken && entry.seat === seat && entry.seq > seq) return entry.name;
    }
    return '';
  }

  say(
    kind: 'event' | 'move' | 'refused' | 'explain',
    key: string,
    values: object,
    nameOf: (seat: number) => string = this.nameOf,
  ): string {
    const name = `${kind}-${key}`;
    return hasGameText(this.game, name) ? gameText(this.game, name, values, nameOf) : '';
  }

  wordsOf({ notation, parts }: { notation: string; parts: AnyMove | null }): string {
    return (parts && this.say('move', parts.move, parts)) || notation;
  }

  /** What came of a move, as the server told it. */
  readEvents(told: readonly unknown[]): readonly Event[] {
    return this.reader.events(told);
  }

  /** What came of a move of the log. */
  eventsOf(entry: LogEntry): readonly Event[] {
    return entry.happening === 'moved' ? this.reader.events(entry.events) : [];
  }

  /** What a line of the log says, in sentences. Events without a text are not worth a line. */
  sentences(entry: LogEntry): string[] {
    return this.told(entry).map(({ text }) => text);
  }

  /** The same, each sentence with the seat it is about; a move of one player can begin the turn of the next. */
  told(entry: LogEntry): { seat: number | null; text: string }[] {
    if (entry.happening !== 'moved') {
      const { seq: _seq, at: _at, happening, ...values } = entry;
      return [
        {
          seat: seatIn(values),
          text: t(`log-${happening}`, this.#plainValues(values, this.#nameAt(entry.seq))),
        },
      ];
    }
    const nameOf = this.#nameAt(entry.seq);
    return this.eventsOf(entry)
      .map((event) => ({ seat: seatIn(event), text: this.say('event', event.event, event, nameOf) }))
      .filter(({ text }) => text !== '');
  }

  #plainValues(values: object, nameOf: (seat: number) => string): Record<string, string | number> {
    const result: Record<string, string | number> = {};
    for (const [name, value] of Object.entries<unknown>({ ...values })) {
      if (/^(?:seat|.*_seat)$/.test(name) && typeof value === 'number') result[name] = nameOf(value);
      else if (typeof value === 'string' || typeof value === 'number') result[name] = value;
    }
    return result;
  }

  placesOf(entry: LogEntry): string[] {
    return [...new Set(this.eventsOf(entry).flatMap((event) => this.description.places(event)))];
  }

  /**
   * How many moves had been made when a line of the log was written. A move that was taken back later belongs to no moment any
   * more: the position in which it was made is shown.
   */
  momentOf(entry: LogEntry): number {
    let made: number[] = [];
    let moment = 0;
    for (const one of this.room.log) {
      if (one.happening === 'moved') made = [...made.slice(0, one.number), one.seq];
      else if (one.happening === 'took-back') made = made.slice(0, -one.moves);
      if (one.seq === entry.seq) moment = made.length;
    }
    const isGone = entry.happening === 'moved' && !made.includes(entry.seq);
    return isGone ? entry.number : Math.min(moment, made.length);
  }

  /** Another position is about to be shown: what was chosen in the one before no longer holds. */
  protected abstract resetChoice(): void;

  #arrived(frame: Frame): void {
    this.#queue = [...this.#queue, frame];
    // The own move is shown at once, whatever was still to be shown before it.
    const own = frame.entries.some((entry) => entry.happening === 'moved' && entry.seat === this.seat);
    if (own && this.lookingAt === null) this.skip();
    else if (!this.#isPlayingQueue) void this.#playQueue();
  }

  /** Shows one position after the other: a move of somebody else is seen to be made, and stays for a moment. */
  async #playQueue(): Promise<void> {
    const turn = ++this.#turn;
    this.#isPlayingQueue = true;
    for (;;) {
      const [frame] = this.#queue;
      // Whoever looks back is not disturbed.
      if (!frame || this.lookingAt !== null) break;
      const foreign = frame.entries.some((entry) => entry.happening === 'moved' && entry.seat !== this.seat);
      const factor = playbackFactor(this.#queue.length);
      const slow = foreign && factor > 0;
      if (slow) this.caption = frame.entries.flatMap((entry) => this.sentences(entry)).join(' ');
      const seen =
        slow &&
        motionAllowed() &&
        (await this.#travel(
          frame.entries.flatMap((entry) => this.eventsOf(entry)),
          factor,
        ));
      if (turn !== this.#turn) return;
      this.#queue = this.#queue.slice(1);
      this.#show(frame);
      this.travel.clear();
      if (!slow) continue;
      const rest = seen ? PACE.travelled : motionAllowed() ? PACE.moving : PACE.still;
      await pause(Math.max(rest * factor, this.description.linger?.(this.lastEvents) ?? 0));
      if (turn !== this.#turn) return;
    }
    this.#isPlayingQueue = false;
    this.caption = '';
  }

  /** What is seen to travel when a move is shown. */
  protected abstract journeys(events: readonly Event[], view: View): DrawnJourney[][];

  #travel(events: readonly Event[], factor: number): Promise<boolean> {
    return this.travel.show(this.shown ? this.journeys(events, this.shown.view) : [], factor);
  }

  /** Shows a position; one that cannot be read is of another version than this page. */
  #turnTo(game: GameNow | Moment): void {
    const position = this.reader.position(game);
    if (position) this.shown = position;
    else misunderstood();
  }

  #interrupt(): void {
    this.#turn += 1;
    this.#isPlayingQueue = false;
    this.caption = '';
    this.travel.stop();
  }

  #show({ game, entries }: Frame): void {
    this.#turnTo(game);
    this.resetChoice();
    const moves = entries.filter((entry) => entry.happening === 'moved');
    const last = moves.at(-1);
    if (last) this.lastPlaces = new Set(this.placesOf(last));
    if (last) this.lastEvents = this.eventsOf(last);
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
    else if (this.room.game) this.#turnTo(this.room.game);
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
    this.resetChoice();
    const moment = await this.room.moment(number, this.seenBy ?? undefined).catch(() => null);
    // Another moment may have been asked for meanwhile.
    if (!moment || turn !== this.#turn) return;
    const events = this.reader.events(moment.events);
    if (isNext && motionAllowed()) await this.#travel(events, 1);
    // Who goes on before it has arrived goes on from there.
    if (turn !== this.#turn && this.lookingAt !== number + 1) return;
    this.#turnTo(moment);
    this.lastEvents = events;
    this.lastPlaces = new Set(events.flatMap((event) => this.description.places(event)));
    this.travel.clear();
  }

  /** Goes on from the moment looked at, move by move, to the present. */
  async play(): Promise<void> {
    if (this.playing) return;
    this.playing = true;
    const isOn = () => this.playing && this.lookingAt !== null;
    while (isOn() && (this.lookingAt ?? 0) < (this.room.game?.moves ?? 0)) {
      await this.look((this.lookingAt ?? 0) + 1);
      const pace = motionAllowed() ? REPLAY_PACE.moving : REPLAY_PACE.still;
      await pause(Math.max(pace, this.description.linger?.(this.lastEvents) ?? 0));
    }
    if (isOn() && this.room.info?.state !== 'ended') await this.look(null);
    this.playing = false;
  }

  /** Tells again what happened after so many moves. */
  async replayFrom(from: number): Promise<void> {
    await this.look(from);
    await this.play();
  }
}
