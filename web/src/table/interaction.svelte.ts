/** The table as it is played at: what is lit, picked, asked about and sent. */
import type { ExplanationLine, Problem, RefusedMove } from '../protocol/wire';
import { problemOf, Refused } from '../net/api';
import type { TableRoom } from '../net/room.svelte';
import { settings } from '../settings/settings.svelte';
import { gameText, loadTexts, t } from '../texts/texts.svelte';
import type { Handle, Offered } from './choice';
import { candidates, isWaiting, lit, litAtFirst, meant, point } from './choice';
import type { DrawnJourney, FaceComponents, FaceDrawing } from './face-components';
import type { AnyEvent, AnyMove, GameDescription, GameGuards, Step } from './game';
import { GameReader, type ReadOffer } from './game-reader';
import { Playback } from './playback.svelte';

/** An offer with the things on the table that it is about. */
export interface Choice<Move = AnyMove> extends Offered {
  parts: Move;
}

/** What somebody may have wanted with a thing, and why it cannot be done. */
export interface RefusedWish {
  notation: string;
  parts: AnyMove | null;
  problem: Problem;
}

/** What was asked about a thing, and the answers as they come in. */
export interface Inquiry {
  subject: string;
  /** What the thing is called at the table; all that is said of it where the rules have no more to say. */
  name: string;
  lines: ExplanationLine[];
  /** What one may have wanted with it, and why it cannot be done. */
  refused: RefusedWish[];
  loading: boolean;
}

/** By what name the rules know a thing: `card:38` is `card 38`, and a place has its own name. */
const thingOf = (handle: Handle): string => handle.replace(/^place:/, '').replace(':', ' ');

export class Interaction<
  View = unknown,
  Move extends AnyMove = AnyMove,
  Event extends AnyEvent = AnyEvent,
> extends Playback<View, Move, Event> {
  picked = $state.raw<readonly Handle[]>([]);
  hovered = $state<Handle | null>(null);
  /** Places that a line of the log or of an explanation points at. */
  pointedOut = $state.raw<ReadonlySet<string>>(new Set());
  /** Things that somebody who explains the game points at. */
  taught = $state.raw<ReadonlySet<Handle>>(new Set());
  focusPlace = $state('');
  inquiry = $state.raw<Inquiry | null>(null);
  /** What the move under the pointer would bring. */
  preview = $state.raw<{ notation: string; events: readonly Event[] } | null>(null);
  /** The move that waits for a confirmation. */
  toConfirm = $state.raw<Choice<Move> | null>(null);
  /** The last thing that went wrong. */
  problem = $state.raw<Problem | null>(null);
  sending = $state(false);
  suggested = $state<string | null>(null);
  /** Why the computer would make the suggested move, and what comes of it. */
  reasons = $state.raw<readonly string[]>([]);
  /** The computer was asked and thinks. */
  isHinting = $state(false);
  #asked = 0;
  #previewing = '';
  readonly #drawing: FaceDrawing<View, Event>;

  constructor(
    room: TableRoom,
    game: string,
    description: GameDescription<View, Move, Event>,
    guards: GameGuards<View, Move, Event>,
    draw: (interaction: Interaction<View, Move, Event>) => FaceDrawing<View, Event>,
  ) {
    super(room, game, description, new GameReader(guards));
    this.#drawing = draw(this);
  }

  /** What the game draws, bound to this table. */
  get components(): FaceComponents {
    return this.#drawing.components;
  }

  protected override journeys(events: readonly Event[], view: View): DrawnJourney[][] {
    return this.#drawing.journeys(events, view);
  }

  readonly boardLabel = $derived.by(() => t('table-board'));
  readonly choices: readonly Choice<Move>[] = $derived.by(() =>
    this.isLive && this.shown ? this.shown.offers.map((offer) => this.#choice(offer, this.view)) : [],
  );
  readonly candidates: readonly Choice<Move>[] = $derived.by(() => candidates(this.choices, this.picked));
  readonly lit: ReadonlySet<Handle> = $derived.by(() => lit(this.choices, this.picked));
  readonly isMyTurn = $derived.by(
    () => this.seat !== null && Boolean(this.room.game?.waiting.includes(this.seat)),
  );

  #choice(offer: ReadOffer<Move>, view: View): Choice<Move> {
    return { ...offer, handles: this.description.handles(offer.parts, view) };
  }

  /** How the turn stands, in words of the board. */
  readonly step: Step = $derived.by(() =>
    this.description.step(
      this.view,
      this.choices.map(({ parts }) => parts),
      this.nameOf,
    ),
  );

  /** The message file with the words of the board. */
  get texts(): string {
    return this.description.texts;
  }

  /** The moves that are buttons while nothing is picked: those that nothing on the table stands for, and some more. */
  readonly spoken: readonly Choice<Move>[] = $derived.by(() =>
    this.choices.filter(
      ({ handles, parts }) => handles.length === 0 || this.description.spoken?.(parts) === true,
    ),
  );

  /** What a move would bring, in sentences, as far as it is worth a word. */
  foretell(events: readonly Event[]): string[] {
    return events
      .filter((event) => this.description.foretold?.(event) ?? true)
      .map((event) => this.say('event', event.event, event))
      .filter(Boolean);
  }

  /** What each seat has in a position; null while it is hidden. */
  standingOf(told: unknown): (number | null)[] {
    const view = this.reader.view(told);
    return view === null ? [] : this.description.standing(view);
  }

  markOf(handle: Handle): 'picked' | 'lit' | 'able' | 'shown' | 'last' | 'suggested' | null {
    if (this.picked.includes(handle)) return 'picked';
    const place = handle.startsWith('place:') ? handle.slice(6) : null;
    if (this.pointedOut.size > 0) return place && this.pointedOut.has(place) ? 'shown' : null;
    if (this.suggestedHandles.has(handle) || this.taught.has(handle)) return 'suggested';
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

  readonly #quiet: ReadonlySet<Handle> = $derived.by(() =>
    litAtFirst(this.choices, this.description.calm ?? false),
  );

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
      if (held && held.care !== 'free') void this.showPreview(held);
      else if (!this.toConfirm) this.#clearPreview();
      return;
    }
    const next = point(this.choices, this.picked, handle);
    const choice = next ? meant(this.choices, next) : null;
    if (choice) void this.showPreview(choice);
  }

  /** Asks what a move would bring. */
  async showPreview(choice: Choice<Move>): Promise<void> {
    if (this.preview?.notation === choice.notation || this.#previewing === choice.notation) return;
    this.#previewing = choice.notation;
    const events = await this.room.preview(choice.notation).catch(() => []);
    if (this.#previewing === choice.notation) {
      this.preview = { notation: choice.notation, events: this.reader.events(events) };
    }
  }

  /**
   * Somebody points at a thing: it narrows the choice down, acts, or is asked about with `ask`. A finger cannot hover, so its first
   * tap shows what the move would bring, and the second one makes it.
   */
  point(handle: Handle, byFinger = false, ask?: () => void): void {
    if (!this.isLive) {
      this.skip();
      return;
    }
    if (this.toConfirm?.handles.includes(handle)) {
      if (byFinger && !settings.confirm) void this.send(this.toConfirm);
      return;
    }
    const before = meant(this.choices, this.picked);
    if (!this.toConfirm && before && this.picked.includes(handle) && isWaiting(before, this.picked)) {
      this.choose(before);
      return;
    }
    const next = point(this.choices, this.toConfirm ? [] : this.picked, handle);
    this.toConfirm = null;
    if (next === null) {
      this.picked = [];
      ask?.();
      return;
    }
    this.inquiry = null;
    this.picked = next;
    const choice = meant(this.choices, next);
    if (!choice) return;
    if (isWaiting(choice, next) && !byFinger) void this.showPreview(choice);
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
  choose(choice: Choice<Move>, showFirst = false): void {
    if (settings.confirm || showFirst) {
      this.toConfirm = choice;
      this.picked = choice.handles;
      void this.showPreview(choice);
    } else void this.send(choice);
  }

  protected override resetChoice(): void {
    this.picked = [];
    this.toConfirm = null;
    this.suggested = null;
    this.#clearPreview();
  }

  #clearPreview(): void {
    this.#previewing = '';
    this.preview = null;
  }

  unpick(): void {
    this.picked = [];
    this.toConfirm = null;
    this.#clearPreview();
    this.inquiry = null;
    this.pointedOut = new Set();
  }

  async send(choice: { notation: string }): Promise<void> {
    await this.act({ type: 'move', seq: this.room.seq, notation: choice.notation });
  }

  /** Does something that changes the table, and shows why when it is not done. */
  async act(message: Parameters<TableRoom['act']>[0]): Promise<boolean> {
    if (this.sending) return false;
    this.sending = true;
    this.problem = null;
    try {
      this.problem = await problemOf(() => this.room.act(message));
      return this.problem === null;
    } finally {
      this.sending = false;
      this.picked = [];
      this.toConfirm = null;
    }
  }

  async hint(): Promise<void> {
    if (this.isHinting) return;
    this.isHinting = true;
    try {
      const [analysis] = await Promise.all([this.room.hint(), loadTexts('bots')]);
      const notation = analysis?.suggestions[0]?.notation ?? null;
      const events = notation === null ? [] : await this.room.preview(notation).catch(() => []);
      const effects = this.reader.events(events).map((event) => this.say('event', event.event, event));
      const reasons = (analysis?.because ?? []).map(({ key, values }) =>
        gameText('bots', `because-${key}`, values, this.nameOf),
      );
      this.reasons = [...effects.filter(Boolean), ...reasons];
      this.suggested = notation;
    } catch (error) {
      if (error instanceof Refused) this.problem = error.problem;
    } finally {
      this.isHinting = false;
    }
  }

  /** What is this, what is it worth, and why can nothing be done here? */
  async ask(place: string, handle: Handle, name = ''): Promise<void> {
    const turn = ++this.#asked;
    this.inquiry = { subject: place, name, lines: [], refused: [], loading: true };
    const { lines, refused } = await this.room
      .ask(place, thingOf(handle))
      .catch((): { lines: ExplanationLine[]; refused: RefusedMove[] } => ({ lines: [], refused: [] }));
    if (turn !== this.#asked || !this.inquiry) return;
    const wishes = refused.map((one) => ({ ...one, parts: this.reader.move(one.parts) }));
    this.inquiry = { subject: place, name, lines, refused: wishes, loading: false };
    this.pointedOut = new Set(lines.flatMap((line) => line.places ?? []));
  }
}
