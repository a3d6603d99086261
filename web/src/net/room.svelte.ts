/** One table as this page knows it: what the server has told of it so far. */
import type {
  Analysis,
  BotReason,
  ChatLine,
  ExplanationLine,
  FromServer,
  Moment,
  Problem,
  RefusedMove,
  TableNow,
} from '../protocol/wire';
import { addDealPart } from './deal-parts';
import type { Frame, RoomState } from './room-state';
import { addEntries, addLines, EMPTY, update, wholeUpTo } from './room-state';
import { api, ProblemError } from './api';
import { isPassing } from './passing';
import type { SeatHold } from './seat-hold';
import { type MovePreview, NO_PREVIEW, previewOf } from './move-preview';
import { NO_SEAT, refused, told } from './seat-hold';
import { forgetSeatToken, seatToken } from './seat-tokens';
import type { Message } from './socket.svelte';
import { socket } from './socket.svelte';

export type { Frame };

type Body<T> = T extends unknown ? Omit<T, 'table'> : never;

/** A table as everything that shows it needs it, wherever it is kept: on the server, or made up for a lesson. */
export type TableRoom = Pick<Room, keyof Room>;

/** A moment that is looked back at: after so many moves, through the eyes of a seat. */
export interface PastMoment {
  number: number;
  seenBy: number | null;
}

/** Whoever is back within this was never away: pages are loaded anew, and servers too. */
const UNNOTICED = 3_000;

const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 15_000;
/** Where all servers that are reached have older rules than the table, a newer one may come much later; each attempt is a new connection. */
const LONGEST_WAIT_FOR_ANOTHER = 600_000;
/** So often it is asked for again before a table that is shown is put away. */
const UNTOLD = 2;

export class Room {
  info = $state.raw(EMPTY.info);
  you = $state.raw(EMPTY.you);
  seq = $state(EMPTY.seq);
  game = $state.raw(EMPTY.game);
  clocks = $state.raw(EMPTY.clocks);
  /** When clocks and absent seats were told, by the clock of this machine. */
  toldAt = $state(EMPTY.toldAt);
  proposal = $state.raw(EMPTY.proposal);
  /** Those about whose seats the others may decide, now or later. */
  absent = $state.raw(EMPTY.absent);
  log = $state.raw(EMPTY.log);
  chat = $state.raw(EMPTY.chat);
  #whole: RoomState = EMPTY;
  /** The number of the last line of the chat that was read, or was there before this page came. */
  readTo = $state(-1);
  /** Why the computer players made their last moves, the newest last. */
  reasons = $state.raw<readonly BotReason[]>([]);
  present = $state.raw<number[]>([]);
  spectators = $state(0);
  /** Why the table cannot be shown. */
  trouble = $state.raw<Problem | null>(null);
  /** Every position as it comes, for whoever shows them one after the other. */
  onFrame: (frame: Frame) => void = () => undefined;
  /** Whether the seat is still held; `loss` is told until it is put away. */
  hold = $state.raw<SeatHold>(NO_SEAT);
  #leave: () => void;
  #watching = '';
  /** How often it was not to be had since it was last told. */
  #refusals = 0;
  #again = 0;
  /** The seats that were last told to be there, while those that have gone are still shown. */
  #told: number[] = [];
  #leaving = 0;
  /** The seat is only opened by a link yet: the name to claim it with, and whether that is under way. */
  #link: { name: string; isAsked: boolean } | null;

  /** `claimAs` is given where the page was opened by the link of a seat. */
  constructor(
    readonly id: string,
    readonly spectate = false,
    claimAs: string | null = null,
  ) {
    this.#link = claimAs === null ? null : { name: claimAs, isAsked: false };
    document.addEventListener('visibilitychange', this.#look);
    this.#leave = socket.listen({
      opened: () => {
        this.watch();
      },
      received: (message) => {
        if (message.type === 'refused' && message.id === this.#watching) this.#refused(message.problem);
        if ('table' in message && message.table === id) this.#receive(message);
      },
    });
  }

  get #state(): RoomState {
    return this.#whole;
  }
  /** What has not changed redraws nothing. */
  set #state(state: RoomState) {
    this.#whole = state;
    Object.assign(this, state);
  }

  get token(): string | undefined {
    return this.spectate ? undefined : seatToken(this.id);
  }

  close(): void {
    this.#leave();
    document.removeEventListener('visibilitychange', this.#look);
    clearTimeout(this.#leaving);
    clearTimeout(this.#again);
    if (socket.connection === 'open') void this.#ask({ type: 'unwatch' }).catch(() => undefined);
  }

  /** Says that this table is followed: at first, after sitting down, and on every new connection. */
  watch(): void {
    clearTimeout(this.#again);
    this.#watching = socket.tell({
      type: 'watch',
      table: this.id,
      seat_token: this.token ?? null,
      since: this.seq > 0 ? this.seq : null,
      spectate: this.spectate,
    });
    // Whoever follows is taken to look.
    if (document.hidden) this.#look();
  }

  /** Whoever has the table before their eyes is sent no notices about it. */
  readonly #look = (): void => {
    socket.tell({ type: 'look', table: this.id, is_looking: !document.hidden });
  };

  /** A secret that opens nothing any more is forgotten: the table is shown as to everybody, or as the session may see it. */
  #refused(problem: Problem): void {
    if (problem.key === 'not-your-seat' && this.token !== undefined)
      this.#setHold(refused(this.#link !== null));
    else if (isPassing(problem)) this.#watchLater(problem);
    else this.trouble = problem;
  }

  /** What is shown already stays so for a moment. */
  #watchLater(problem: Problem): void {
    if (this.seq === 0 || this.#refusals >= UNTOLD) this.trouble = problem;
    const longest = problem.key === 'other-rules' ? LONGEST_WAIT_FOR_ANOTHER : LONGEST_WAIT;
    const wait = Math.min(longest, FIRST_WAIT * 2 ** this.#refusals++);
    clearTimeout(this.#again);
    this.#again = window.setTimeout(
      () => {
        // Another server may be at the other end of a new connection.
        if (problem.key === 'other-rules') socket.reconnect();
        else this.watch();
      },
      wait * (0.7 + Math.random() * 0.6),
    );
  }

  #setHold(hold: SeatHold): void {
    const isAsking = hold.asking !== null && this.hold.asking === null;
    this.hold = hold;
    if (!isAsking) return;
    this.#link = null;
    forgetSeatToken(this.id);
    socket.reconnect();
  }

  /** The person gives the seat up: that it is gone then is no news. */
  leaveSeat(): void {
    this.hold = { ...this.hold, isLeaving: true };
  }

  putLossAway(): void {
    this.hold = { ...this.hold, loss: null };
  }

  /** Binds the seat of the link to this browser. All links to it end with that, this one too. */
  async #claim(name: string): Promise<void> {
    try {
      await api.enter(name);
      await api.claim(this.id, this.token);
      forgetSeatToken(this.id);
    } catch (error) {
      // The link itself still opens the seat, or the next answer says that it does not.
      if (!(error instanceof ProblemError)) throw error;
    }
    this.#link = null;
    socket.reconnect();
  }

  #receiveTable(now: TableNow): void {
    const link = this.#link;
    if (!link || (!link.isAsked && typeof now.you.seat !== 'number')) this.#update(now);
    // What is told while the seat is claimed is told again after that.
    else if (!link.isAsked) {
      link.isAsked = true;
      void this.#claim(link.name);
    }
  }

  #receive(message: FromServer): void {
    if (message.type === 'table') this.#receiveTable(message);
    else if (message.type === 'chat') this.#hear(message.lines);
    else if (message.type === 'reason') this.reasons = [...this.reasons.slice(-7), message];
    else if (message.type === 'presence') {
      this.#tellPresence(message.seats);
      this.spectators = message.spectators;
    }
  }

  /** Who comes is shown at once, who goes when they stay away. */
  #tellPresence(seats: number[]): void {
    this.#told = seats;
    if (this.present.every((seat) => seats.includes(seat))) {
      clearTimeout(this.#leaving);
      this.#leaving = 0;
      this.present = seats;
      return;
    }
    this.present = [...new Set([...this.present, ...seats])];
    this.#leaving ||= window.setTimeout(() => {
      this.#leaving = 0;
      this.present = this.#told;
    }, UNNOTICED);
  }

  #update(now: TableNow): void {
    const { state, frame, isGap, isStale } = update(this.#state, now, Date.now());
    if (isStale) return;
    this.trouble = null;
    this.#refusals = 0;
    this.#state = state;
    if (!this.spectate) this.#setHold(told(this.hold, state.you.seat ?? null));
    this.#addToDeal();
    if (isGap) void this.#fillGap();
    if (frame) this.onFrame(frame);
  }

  /** Everybody's page adds a part to the deal before the game, unseen: so nobody, the server included, chooses the cards. */
  #addToDeal(): void {
    const seat = this.you.seat ?? null;
    if (this.info?.state !== 'waiting' || seat === null || this.spectate) return;
    if (this.info.chairs[seat]?.added_to_deal) return;
    void addDealPart(this.id, seat, this.info.commitment, this.token);
  }

  /** Fetches the log from the first entry that is missing, in parts. */
  async #fillGap(): Promise<void> {
    const last = this.seq;
    let after = wholeUpTo(this.log);
    while (after < last) {
      const answer = await this.#ask({ type: 'log', after });
      if (answer.type !== 'log' || answer.entries.length === 0) return;
      this.#state = { ...this.#state, log: addEntries(this.#state.log, answer.entries) };
      after = answer.entries.at(-1)?.seq ?? last;
    }
  }

  #hear(lines: readonly ChatLine[]): void {
    this.#state = { ...this.#state, chat: addLines(this.#state.chat, lines) };
    if (this.readTo < 0) this.markRead();
  }

  markRead(): void {
    this.readTo = Math.max(0, ...this.chat.map(({ number }) => number));
  }

  #ask(message: Body<Message>) {
    return socket.ask({ ...message, table: this.id });
  }

  /** Does something that changes the table. Throws `ProblemError` when the server does not do it. */
  async act(message: Body<Message>): Promise<void> {
    await this.#ask(message);
  }

  /** What a move would bring; now, or at a moment of the past. */
  async preview(notation: string, past?: PastMoment | null): Promise<MovePreview> {
    const at = { moment: past?.number ?? null, seen_by: past?.seenBy ?? null };
    const answer = await this.#ask({ type: 'preview', notation, ...at });
    return answer.type === 'preview' ? previewOf(answer) : NO_PREVIEW;
  }

  /** What is at a place, and what somebody may have wanted with a thing that cannot be done; now, or at a moment of the past. */
  async ask(
    place: string,
    thing: string,
    past?: PastMoment | null,
  ): Promise<{ lines: ExplanationLine[]; refused: RefusedMove[] }> {
    const at = { moment: past?.number ?? null, seen_by: past?.seenBy ?? null };
    const answer = await this.#ask({ type: 'explain', place, thing, ...at });
    if (answer.type !== 'explanation') return { lines: [], refused: [] };
    return { lines: answer.lines, refused: answer.refused ?? [] };
  }

  async hint(moment?: number): Promise<Analysis | null> {
    const answer = await this.#ask({ type: 'hint', moment: moment ?? null });
    return answer.type === 'hint' ? answer.analysis : null;
  }

  async moment(number: number, seenBy?: number): Promise<Moment | null> {
    const answer = await this.#ask({ type: 'moment', number, seen_by: seenBy ?? null });
    return answer.type === 'moment' ? answer.moment : null;
  }
}
