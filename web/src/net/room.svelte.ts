/** One table as this page knows it: what the server has told of it so far. */
import type {
  AbsentSeat,
  Analysis,
  ChatLine,
  Clocks,
  ExplanationLine,
  FromServer,
  GameNow,
  LogEntry,
  Moment,
  OpenProposal,
  Problem,
  TableInfo,
  TableNow,
  You,
} from '../protocol/wire';
import { seatToken } from './seat-tokens';
import type { Message } from './socket.svelte';
import { socket } from './socket.svelte';

/** What came with one message about the table: the position, and what led to it. */
export interface Frame {
  game: GameNow;
  entries: LogEntry[];
}

type Body<T> = T extends unknown ? Omit<T, 'table'> : never;

export class Room {
  info = $state.raw<TableInfo | null>(null);
  you = $state.raw<You>({ host: false });
  seq = $state(0);
  game = $state.raw<GameNow | null>(null);
  clocks = $state.raw<Clocks | null>(null);
  /** When the clocks were told, by the clock of this machine. */
  clocksAt = $state(0);
  proposal = $state.raw<OpenProposal | null>(null);
  /** Those about whose seats the others may decide, now or later. */
  absent = $state.raw<readonly AbsentSeat[]>([]);
  /** When they were told, by the clock of this machine. */
  absentAt = $state(0);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** The number of the last line of the chat that was read, or was there before this page came. */
  readTo = $state(-1);
  present = $state.raw<number[]>([]);
  spectators = $state(0);
  /** Why the table cannot be shown. */
  trouble = $state.raw<Problem | null>(null);
  /** Every position as it comes, for whoever shows them one after the other. */
  onFrame: (frame: Frame) => void = () => undefined;
  #leave: () => void;
  #watching = '';

  constructor(
    readonly id: string,
    readonly spectate = false,
  ) {
    this.#leave = socket.listen({
      opened: () => {
        this.watch();
      },
      received: (message) => {
        if (message.type === 'refused' && message.id === this.#watching) this.trouble = message.problem;
        if ('table' in message && message.table === id) this.#receive(message);
      },
    });
  }

  get token(): string | undefined {
    return this.spectate ? undefined : seatToken(this.id);
  }

  close(): void {
    this.#leave();
    if (socket.connection === 'open') void this.#ask({ type: 'unwatch' }).catch(() => undefined);
  }

  /** Says that this table is followed: at first, after sitting down, and on every new connection. */
  watch(): void {
    this.#watching = socket.tell({
      type: 'watch',
      table: this.id,
      seat_token: this.token ?? null,
      since: this.seq > 0 ? this.seq : null,
      spectate: this.spectate,
    });
  }

  #receive(message: FromServer): void {
    if (message.type === 'table') this.#update(message);
    else if (message.type === 'chat') this.#hear(message.lines);
    else if (message.type === 'presence') {
      // The old lines of the chat come before this.
      this.readTo = Math.max(0, this.readTo);
      this.present = message.seats;
      this.spectators = message.spectators;
    }
  }

  #update(now: TableNow): void {
    if (now.seq < this.seq) return;
    this.trouble = null;
    this.seq = now.seq;
    this.you = now.you;
    if (now.info) this.info = now.info;
    this.clocks = now.clocks ?? null;
    this.clocksAt = Date.now();
    this.proposal = now.proposal ?? null;
    this.absent = now.absent ?? [];
    this.absentAt = Date.now();
    this.#addToLog(now.entries);
    if (now.gap) void this.#fillGap();
    if (now.game) {
      this.game = now.game;
      this.onFrame({ game: now.game, entries: now.entries });
    }
  }

  #addToLog(entries: readonly LogEntry[]): void {
    if (entries.length === 0) return;
    const known = new Set(this.log.map((entry) => entry.seq));
    const fresh = entries.filter((entry) => !known.has(entry.seq));
    this.log = [...this.log, ...fresh].sort((a, b) => a.seq - b.seq);
  }

  /** Fetches all of the log, in parts. */
  async #fillGap(): Promise<void> {
    const last = this.seq;
    let after = 0;
    while (after < last) {
      const answer = await this.#ask({ type: 'log', after });
      if (answer.type !== 'log' || answer.entries.length === 0) return;
      this.#addToLog(answer.entries);
      after = answer.entries.at(-1)?.seq ?? last;
    }
  }

  #hear(lines: readonly ChatLine[]): void {
    const known = new Set(this.chat.map((line) => line.number));
    this.chat = [...this.chat, ...lines.filter((line) => !known.has(line.number))];
    if (this.readTo < 0) this.markRead();
  }

  markRead(): void {
    this.readTo = Math.max(0, ...this.chat.map(({ number }) => number));
  }

  #ask(message: Body<Message>) {
    return socket.ask({ ...message, table: this.id } as Message);
  }

  /** Does something that changes the table. Throws `Refused` when the server does not do it. */
  async act(message: Body<Message>): Promise<void> {
    await this.#ask(message);
  }

  async preview(notation: string): Promise<unknown[]> {
    const answer = await this.#ask({ type: 'preview', notation });
    return answer.type === 'preview' ? answer.events : [];
  }

  async whyNot(notation: string): Promise<Problem | null> {
    const answer = await this.#ask({ type: 'why-not', notation });
    return answer.type === 'why-not' ? (answer.problem ?? null) : null;
  }

  async explain(place: string): Promise<ExplanationLine[]> {
    const answer = await this.#ask({ type: 'explain', place });
    return answer.type === 'explanation' ? answer.lines : [];
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
