/** What this page knows of one table, and how a message changes it. */
import type {
  AbsentSeat,
  ChatLine,
  Clocks,
  GameNow,
  LogEntry,
  OpenProposal,
  TableInfo,
  TableNow,
  You,
} from '../protocol/wire';

export interface RoomState {
  readonly info: TableInfo | null;
  readonly you: You;
  /** The last log entry that was told. */
  readonly seq: number;
  readonly game: GameNow | null;
  readonly clocks: Clocks | null;
  /** When clocks and absent seats were told, by the clock of this machine. */
  readonly toldAt: number;
  readonly proposal: OpenProposal | null;
  /** Those about whose seats the others may decide, now or later. */
  readonly absent: readonly AbsentSeat[];
  readonly log: readonly LogEntry[];
  readonly chat: readonly ChatLine[];
}

export const EMPTY: RoomState = {
  info: null,
  you: { host: false },
  seq: 0,
  game: null,
  clocks: null,
  toldAt: 0,
  proposal: null,
  absent: [],
  log: [],
  chat: [],
};

/** What came with one message about the table: the position, and what led to it. */
export interface Frame {
  game: GameNow;
  entries: LogEntry[];
}

export interface Update {
  state: RoomState;
  /** A position to be shown. */
  frame: Frame | null;
  /** Entries were left out: the log is to be asked for. */
  isGap: boolean;
  /** The message was older than what is known, and changes nothing. */
  isStale: boolean;
}

/** The table as it stands, told at a time of this machine's clock. */
export function update(state: RoomState, now: TableNow, at: number): Update {
  if (now.seq < state.seq) return { state, frame: null, isGap: false, isStale: true };
  const next: RoomState = {
    ...state,
    seq: now.seq,
    you: now.you,
    info: now.info ?? state.info,
    clocks: now.clocks ?? null,
    toldAt: at,
    proposal: now.proposal ?? null,
    absent: now.absent ?? [],
    log: addEntries(state.log, now.entries),
    game: now.game ?? state.game,
  };
  const frame = now.game ? { game: now.game, entries: now.entries } : null;
  return { state: next, frame, isGap: now.gap === true || isSkipping(state.seq, now), isStale: false };
}

/** Whether entries between the last one that was told and the newest did not come, whatever the message says of it. */
function isSkipping(last: number, { seq, entries }: TableNow): boolean {
  const fresh = new Set(entries.map((entry) => entry.seq).filter((number) => number > last && number <= seq));
  return fresh.size < seq - last;
}

/** The last entry before the first one that is missing. */
export function wholeUpTo(log: readonly LogEntry[]): number {
  const hole = log.findIndex(({ seq }, index) => seq !== index + 1);
  return hole < 0 ? log.length : hole;
}

/** The log with these entries, each once and in order. */
export function addEntries(log: readonly LogEntry[], entries: readonly LogEntry[]): readonly LogEntry[] {
  const known = new Set(log.map(({ seq }) => seq));
  const fresh = entries.filter(({ seq }) => !known.has(seq));
  return fresh.length === 0 ? log : [...log, ...fresh].sort((one, other) => one.seq - other.seq);
}

/** The chat with these lines, each once. */
export function addLines(chat: readonly ChatLine[], lines: readonly ChatLine[]): readonly ChatLine[] {
  const known = new Set(chat.map(({ number }) => number));
  const fresh = lines.filter(({ number }) => !known.has(number));
  return fresh.length === 0 ? chat : [...chat, ...fresh];
}
