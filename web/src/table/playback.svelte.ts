/** What is shown at a table: the present position, moves of others one after the other, or a moment of the past. */
import type { GameNow, LogEntry, Moment } from '../protocol/wire';
import type { Frame, PastMoment, TableRoom } from '../net/room.svelte';
import { misunderstood } from '../net/version';
import { isMotionAllowed, playbackFactor } from '../settings/settings.svelte';
import type { DrawnJourney } from './face-components';
import type { AnyEvent, AnyMove, GameDescription } from './game';
import type { GameReader, Position } from './game-reader';
import { logBefore } from './log';
import * as state from './playback';
import { AT_PRESENT, type PlaybackState } from './playback';
import type { TableWords } from './table-words';
import { Travel } from './travel.svelte';

/** How long somebody else's move is shown before the next one: after something was seen to travel, when nothing was, and when nothing ever is. */
const PACE = { travelled: 300, moving: 750, still: 1500 };
/** Between two moves of a game that is told again. */
const REPLAY_PACE = { moving: 450, still: 1500 };

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What the store is told by the table around it. */
interface Surroundings<View, Event> {
  /** What is seen to travel when a move is shown. */
  journeys(events: readonly Event[], view: View): DrawnJourney[][];
  /** Another position is about to be shown: what was chosen in the one before no longer holds. */
  resetChoice(): void;
}

export class Playback<View = unknown, Move extends AnyMove = AnyMove, Event extends AnyEvent = AnyEvent> {
  /** The position that is shown; it follows the room, one move after the other. */
  shown = $state.raw<Position<View, Move> | null>(null);
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
  #state = $state.raw<PlaybackState>(AT_PRESENT);

  constructor(
    private readonly room: TableRoom,
    private readonly description: Pick<GameDescription<View, Move, Event>, 'places' | 'linger'>,
    private readonly reader: GameReader<View, Move, Event>,
    private readonly words: Pick<TableWords<View, Move, Event>, 'tell' | 'eventsOf' | 'placesOf'>,
    private readonly surroundings: Surroundings<View, Event>,
  ) {
    if (room.game) this.#turnTo(room.game);
    room.onFrame = (frame) => {
      this.#arrived(frame);
    };
  }

  readonly seat = $derived.by(() => this.room.you.seat ?? null);
  /** Through whose eyes the table is seen: after the end anybody's. */
  readonly viewer = $derived.by(() => this.seenBy ?? this.seat);
  readonly #present = $derived.by(() => this.room.game && this.reader.position(this.room.game));
  readonly isLive = $derived.by(() => this.lookingAt === null && this.shown === this.#present);
  readonly log: readonly LogEntry[] = $derived.by(() => logBefore(this.room.log, this.#state.queue));
  /** The game is over, and its last move has been shown. */
  readonly hasEnded = $derived.by(() => this.room.info?.state === 'ended' && this.#state.queue.length === 0);

  /** Looking back: the position after so many moves. */
  get lookingAt(): number | null {
    return this.#state.lookingAt;
  }

  /** The moment that is looked back at, for questions about it. */
  get past(): PastMoment | null {
    return this.lookingAt === null ? null : { number: this.lookingAt, seenBy: this.seenBy };
  }

  close(): void {
    this.#interrupt(state.interrupt(this.#state));
    this.playing = false;
    this.room.onFrame = () => undefined;
  }

  #arrived(frame: Frame): void {
    const arrival = state.arrive(this.#state, frame, this.seat);
    this.#state = arrival.state;
    if (arrival.then === 'skip') this.skip();
    else if (arrival.then === 'play') void this.#playQueue();
  }

  /** Shows one position after the other: a move of somebody else is seen to be made, and stays for a moment. */
  async #playQueue(): Promise<void> {
    this.#state = state.begin(this.#state);
    const { turn } = this.#state;
    for (;;) {
      const factor = playbackFactor(this.#state.queue.length);
      const next = state.nextFrame(this.#state, this.seat, factor);
      if (!next) break;
      const { frame, isSlow } = next;
      if (isSlow) this.caption = this.words.tell(frame.entries).join(' ');
      const events = frame.entries.flatMap((entry) => this.words.eventsOf(entry));
      const seen = isSlow && isMotionAllowed() && (await this.#travel(events, factor));
      if (turn !== this.#state.turn) return;
      this.#state = state.shift(this.#state);
      this.#show(frame);
      this.travel.clear();
      if (!isSlow) continue;
      const rest = seen ? PACE.travelled : isMotionAllowed() ? PACE.moving : PACE.still;
      await pause(Math.max(rest * factor, this.description.linger?.(this.lastEvents) ?? 0));
      if (turn !== this.#state.turn) return;
    }
    this.#state = state.rest(this.#state);
    this.caption = '';
  }

  #travel(events: readonly Event[], factor: number): Promise<boolean> {
    return this.travel.show(this.shown ? this.surroundings.journeys(events, this.shown.view) : [], factor);
  }

  /** Shows a position; one that cannot be read is of another version than this page. */
  #turnTo(game: GameNow | Moment): void {
    const position = this.reader.position(game);
    if (position) this.shown = position;
    else misunderstood();
  }

  #interrupt(next: PlaybackState): void {
    this.#state = next;
    this.caption = '';
    this.travel.stop();
  }

  #show({ game, entries }: Frame): void {
    this.#turnTo(game);
    this.surroundings.resetChoice();
    const last = entries.filter((entry) => entry.happening === 'moved').at(-1);
    if (last) {
      this.lastPlaces = new Set(this.words.placesOf(last));
      this.lastEvents = this.words.eventsOf(last);
    }
    const words = this.words.tell(entries);
    if (words.length > 0) this.announcement = words.slice(-6).join(' ');
  }

  /** Stops showing moves one by one and shows the present position. */
  skip(): void {
    const { state: next, last } = state.skip(this.#state);
    this.#interrupt(next);
    this.playing = false;
    if (last) this.#show(last);
    else if (this.room.game) this.#turnTo(this.room.game);
  }

  /** Shows the position after so many moves, one further on as it came about; null goes back to the present. */
  async look(number: number | null): Promise<void> {
    if (number === null) {
      this.lastPlaces = new Set();
      this.skip();
      return;
    }
    const { state: next, isNext } = state.lookAt(this.#state, number);
    this.#interrupt(next);
    const { turn } = next;
    this.surroundings.resetChoice();
    const moment = await this.room.moment(number, this.seenBy ?? undefined).catch(() => null);
    // Another moment may have been asked for meanwhile.
    if (!moment || turn !== this.#state.turn) return;
    const events = this.reader.events(moment.events);
    if (isNext && isMotionAllowed()) await this.#travel(events, 1);
    if (!state.isStillWanted(this.#state, turn, number)) return;
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
      const pace = isMotionAllowed() ? REPLAY_PACE.moving : REPLAY_PACE.still;
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
