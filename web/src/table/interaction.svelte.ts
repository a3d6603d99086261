/** The table as it is played at. Small stores hold what is shown, picked, staged and asked; what concerns several of them stands here. */
import type { Offer, Problem } from '../protocol/wire';
import { problemOf } from '../net/api';
import type { TableRoom } from '../net/room.svelte';
import { t } from '../texts/texts.svelte';
import type { Handle, OfferWithHandles, Outcome } from './choice';
import { ChoiceStore } from './choice.svelte';
import type { FaceComponents, FaceDrawing } from './face-components';
import type { AnyEvent, AnyMove, GameDescription, GameGuards, Step } from './game';
import { GameReader, type ReadOffer } from './game-reader';
import { Hints } from './hints.svelte';
import { Inquiries } from './inquiry.svelte';
import { type Mark, marksOf } from './marks';
import { Playback } from './playback.svelte';
import { Staging } from './staging.svelte';
import { TableWords } from './table-words';

/** An offer with the things on the table that it is about. */
export interface Choice<Move = AnyMove> extends OfferWithHandles {
  parts: Move;
}

export class Interaction<View = unknown, Move extends AnyMove = AnyMove, Event extends AnyEvent = AnyEvent> {
  /** Which position is shown. */
  readonly playback: Playback<View, Move, Event>;
  /** What is said. */
  readonly words: TableWords<View, Move, Event>;
  /** What is picked. */
  readonly choice: ChoiceStore<Choice<Move>>;
  /** What the move under the pointer would bring. */
  readonly staging: Staging<Event>;
  /** What is asked about, and what is pointed out. */
  readonly inquiries: Inquiries;
  /** What the computer would do. */
  readonly hints: Hints;
  /** Things that somebody who explains the game points at. */
  taught = $state.raw<ReadonlySet<Handle>>(new Set());
  /** The place of the board that the Tab key leads to. */
  focusPlace = $state('');
  /** The last thing that went wrong. */
  problem = $state.raw<Problem | null>(null);
  sending = $state(false);
  /** Another move is tried at a moment of the past: what could be done there, and who is told which it is. */
  #trial = $state.raw<{ offers: readonly ReadOffer<Move>[]; attempt: (notation: string) => void } | null>(
    null,
  );
  readonly #description: GameDescription<View, Move, Event>;
  readonly #reader: GameReader<View, Move, Event>;
  readonly #drawing: FaceDrawing<View, Event>;

  constructor(
    readonly room: TableRoom,
    readonly game: string,
    description: GameDescription<View, Move, Event>,
    guards: GameGuards<View, Move, Event>,
    draw: (interaction: Interaction<View, Move, Event>) => FaceDrawing<View, Event>,
  ) {
    this.#description = description;
    this.#reader = new GameReader(guards);
    this.words = new TableWords(room, game, description, this.#reader);
    this.choice = new ChoiceStore(this);
    this.staging = new Staging({
      preview: async (notation) => {
        const { events, worth } = await room.preview(notation, this.playback.past);
        return { events: this.#reader.events(events), worth };
      },
    });
    this.inquiries = new Inquiries(
      room,
      (told) => this.#reader.move(told),
      () => this.playback.past,
    );
    this.hints = new Hints(room, this.words);
    this.#drawing = draw(this);
    this.playback = new Playback(room, description, this.#reader, this.words, {
      journeys: (events, view) => this.#drawing.journeys(events, view),
      resetChoice: () => {
        this.#resetChoice();
      },
    });
  }

  /** What the game draws, bound to this table. */
  get components(): FaceComponents {
    return this.#drawing.components;
  }

  /** The message file with the words of the board. */
  get texts(): string {
    return this.#description.texts;
  }

  get seat(): number | null {
    return this.playback.seat;
  }

  /** Through whose eyes the table is seen: after the end anybody's. */
  get viewer(): number | null {
    return this.playback.viewer;
  }

  /** The present position is shown. */
  get isLive(): boolean {
    return this.playback.isLive;
  }

  /** What is shown. Only what is drawn when there is a position asks for it. */
  readonly view: View = $derived.by(() => {
    if (!this.playback.shown) throw new Error('nothing is shown yet');
    return this.playback.shown.view;
  });

  readonly boardLabel = $derived.by(() => t('table-board'));
  /** The moves that can be made, with the things on the table that they are about. */
  readonly offers: readonly Choice<Move>[] = $derived.by(() => {
    const { shown, isLive } = this.playback;
    if (!shown) return [];
    const offers = this.#trial?.offers ?? (isLive ? shown.offers : []);
    return offers.map((offer) => ({
      ...offer,
      handles: this.#description.handles(offer.parts, shown.view),
    }));
  });
  readonly isTrying = $derived.by(() => this.#trial !== null);
  /** A move can be pointed out: the present position is shown, or another move is tried in this one. */
  readonly #isOpen = $derived.by(() => this.isLive || this.isTrying);
  readonly isMyTurn = $derived.by(
    () => this.seat !== null && Boolean(this.room.game?.waiting.includes(this.seat)),
  );

  /** How the turn stands, in words of the board. */
  readonly step: Step = $derived.by(() => this.#description.step(this.view, this.nameOf));

  /** The moves that are buttons while nothing is picked: those that nothing on the table stands for, and some more. */
  readonly spoken: readonly Choice<Move>[] = $derived.by(() =>
    this.offers.filter(
      ({ handles, parts }) => handles.length === 0 || this.#description.isSpoken?.(parts) === true,
    ),
  );

  /** What each seat has in a position; null while it is hidden. */
  standingOf(told: unknown): (number | null)[] {
    const view = this.#reader.view(told);
    return view === null ? [] : this.#description.standing(view);
  }

  get nameOf(): (seat: number) => string {
    return this.words.nameOf;
  }

  say(kind: 'event' | 'move' | 'refused' | 'explain', key: string, values: object): string {
    return this.words.say(kind, key, values);
  }

  readonly #suggested: ReadonlySet<Handle> = $derived.by(() => {
    const suggested = this.offers.find(({ notation }) => notation === this.hints.suggested);
    return new Set([...(suggested?.handles ?? []), ...this.taught]);
  });

  /** All places of the move that waits for a confirmation, as soon as it is known what it brings. */
  readonly #waiting: ReadonlySet<string> = $derived.by(() => {
    const { preview } = this.staging;
    const isKnown = preview !== null && preview.notation === this.choice.toConfirm?.notation;
    return new Set(isKnown ? this.words.placesIn(preview.events) : []);
  });

  readonly #marks: (handle: Handle) => Mark | null = $derived.by(() =>
    marksOf({
      offers: this.offers,
      picked: this.choice.picked,
      hovered: this.choice.hovered,
      isCalm: this.#description.calm ?? false,
      pointedOut: this.inquiries.pointedOut,
      suggested: this.#suggested,
      waiting: this.#waiting,
      last: this.playback.lastPlaces,
    }),
  );

  markOf(handle: Handle): Mark | null {
    return this.#marks(handle);
  }

  hover(handle: Handle | null): void {
    this.choice.hovered = handle;
    const { shownMove, toConfirm } = this.choice;
    if (shownMove) void this.staging.show(shownMove);
    else if (!toConfirm) this.staging.clear();
  }

  /** Somebody points at a thing: it narrows the choice down, acts, or is asked about with `ask`. */
  point(handle: Handle, byFinger = false, ask?: () => void): void {
    if (!this.#isOpen) {
      this.playback.skip();
      return;
    }
    const outcome = this.choice.point(handle, byFinger);
    if (outcome.comes === 'nothing') ask?.();
    else this.#follow(outcome);
  }

  /** Something is taken up to be drawn somewhere: false when nothing can be done with it. */
  take(handle: Handle): boolean {
    if (!this.#isOpen || !this.choice.take(handle)) return false;
    this.inquiries.close();
    return true;
  }

  /** Something was drawn onto something else: the same as pointing at both. */
  drop(handle: Handle, target: Handle): void {
    if (this.#isOpen) this.#follow(this.choice.drop(handle, target));
  }

  /** One move is meant: it is sent, or shown first to those who want that or who point with a finger. */
  choose(choice: Choice<Move>, showFirst = false): void {
    this.#follow(this.choice.choose(choice, showFirst));
  }

  #follow(outcome: Outcome<Choice<Move>>): void {
    this.inquiries.close();
    if (outcome.comes === 'made') void this.send(outcome.choice);
    else if (outcome.comes === 'shown') void this.staging.show(outcome.choice);
  }

  /** Lets another move be tried in the position that is shown, on the board or from the list, until another one is shown. */
  tryMove(offers: readonly Offer[], attempt: (notation: string) => void): void {
    this.#resetChoice();
    this.#trial = { offers: this.#reader.offers(offers), attempt };
  }

  endTrial(): void {
    this.#resetChoice();
  }

  #resetChoice(): void {
    this.#trial = null;
    this.choice.clear();
    this.hints.putAway();
    this.staging.clear();
  }

  unpick(): void {
    this.choice.clear();
    this.staging.clear();
    this.inquiries.close();
  }

  async send({ notation }: { notation: string }): Promise<void> {
    const attempt = this.#trial?.attempt;
    if (attempt) {
      this.#resetChoice();
      attempt(notation);
    } else await this.act({ type: 'move', seq: this.room.seq, notation });
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
      // A line of the chat leaves what is picked on the board.
      if (message.type !== 'chat' && message.type !== 'mute') {
        this.choice.clear();
        this.staging.clear();
      }
    }
  }

  async hint(): Promise<void> {
    this.problem = await problemOf(() => this.hints.ask());
  }

  close(): void {
    this.playback.close();
  }
}
