/** What is said at a table: moves, events and lines of the log in the words of the game, with the names of those who sit there. */
import type { MovePreview } from '../net/move-preview';
import type { TableRoom } from '../net/room.svelte';
import type { ExplanationLine, LogEntry, Reason } from '../protocol/wire';
import type { NameOf } from '../texts/arguments';
import { date } from '../texts/moments';
import { gameText, hasGameText, t } from '../texts/texts.svelte';
import type { AnyEvent, AnyMove, GameDescription } from './game';
import type { GameReader } from './game-reader';
import { formerHolder } from './log';

/** One sentence, and whom it is about. */
export interface Sentence {
  seat: number | null;
  text: string;
}

/** What is said of a move before it is made. */
export interface PreviewWords {
  /** What says no more than the move. */
  itself: string;
  brings: string;
}

/** Whom an entry or an event is about. */
const seatIn = (values: object): number | null =>
  'seat' in values && typeof values.seat === 'number' ? values.seat : null;

export class TableWords<View = unknown, Move extends AnyMove = AnyMove, Event extends AnyEvent = AnyEvent> {
  constructor(
    private readonly room: Pick<TableRoom, 'info' | 'log'>,
    private readonly game: string,
    private readonly description: Pick<
      GameDescription<View, Move, Event>,
      'isForetold' | 'isMoveItself' | 'places'
    >,
    private readonly reader: GameReader<View, Move, Event>,
  ) {}

  readonly nameOf: NameOf = (seat) => {
    const chair = this.room.info?.chairs.find((one) => one.seat === seat);
    if (chair?.name) return chair.name;
    if (chair?.forgotten) return t('seat-forgotten', { number: seat + 1 });
    return t(chair?.sitter.kind === 'bot' ? 'bot-name' : 'seat-name', { number: seat + 1 });
  };

  /** Empty where the game has no text for it. */
  say(
    kind: 'event' | 'move' | 'refused' | 'explain',
    key: string,
    values: object,
    nameOf: NameOf = this.nameOf,
  ): string {
    const name = `${kind}-${key}`;
    return hasGameText(this.game, name) ? gameText(this.game, name, values, nameOf) : '';
  }

  ofMove({ notation, parts }: { notation: string; parts: AnyMove | null }): string {
    return (parts && this.say('move', parts.move, parts)) || notation;
  }

  /** A move that is told of, and cannot be made now. */
  ofTold({ notation, parts }: { notation: string; parts: unknown }): string {
    return this.ofMove({ notation, parts: this.reader.move(parts) });
  }

  /** Why a computer player makes a move. */
  because(reasons: readonly Reason[]): string {
    return reasons
      .map(({ key, values }) => gameText('bots', `because-${key}`, values, this.nameOf))
      .join('; ');
  }

  /** What came of a move, as the server told it. */
  read(told: readonly unknown[]): readonly Event[] {
    return this.reader.events(told);
  }

  /** What came of a move, in sentences. */
  sayEvents(events: readonly Event[]): string[] {
    return events.flatMap((event) => this.say('event', event.event, event) || []);
  }

  /** What a move would bring, as far as it is worth a word before it is made. */
  foretell(events: readonly Event[]): string[] {
    return this.sayEvents(events.filter((event) => this.description.isForetold?.(event) ?? true));
  }

  /** What things would be worth after a move. */
  sayWorth(lines: readonly ExplanationLine[]): string[] {
    return lines.flatMap(({ key, values }) => this.say('explain', key, values) || []);
  }

  /** What is said of a move before it is made. Where there is more to say, it is told apart from what says no more than the move. */
  ofPreview({ events, worth }: MovePreview<Event>): PreviewWords {
    const more = this.sayWorth(worth);
    if (more.length === 0) return { itself: '', brings: this.foretell(events).join(' ') };
    const isItself = (event: Event) => this.description.isMoveItself?.(event) === true;
    const itself = this.foretell(events.filter(isItself));
    const rest = this.foretell(events.filter((event) => !isItself(event)));
    // What a move is made for comes first: what things are worth, or what is paid.
    const brings = itself.length > 0 ? [...more, ...rest] : [...rest, ...more];
    return { itself: itself.join(' '), brings: brings.join(' ') };
  }

  /** What came of a move of the log. */
  eventsOf(entry: LogEntry): readonly Event[] {
    return entry.happening === 'moved' ? this.reader.events(entry.events) : [];
  }

  /** The places of the board that a line of the log is about. */
  placesOf(entry: LogEntry): string[] {
    return this.placesIn(this.eventsOf(entry));
  }

  /** The places of the board that events are about. */
  placesIn(events: readonly Event[]): string[] {
    return [...new Set(events.flatMap((event) => this.description.places(event)))];
  }

  /**
   * What a line of the log says. Events without a text are not worth a line. Each sentence comes with the seat it is about: a move
   * of one player can begin the turn of the next.
   */
  sentences(entry: LogEntry): Sentence[] {
    const nameOf: NameOf = (seat) => formerHolder(this.room.log, seat, entry.seq) || this.nameOf(seat);
    if (entry.happening !== 'moved') {
      const { seq: _seq, at: _at, happening, ...values } = entry;
      const said = { ...plainValues(values, nameOf), ...daysOff(entry) };
      return [{ seat: seatIn(values), text: t(`log-${happening}`, said) }];
    }
    return this.eventsOf(entry)
      .map((event) => ({ seat: seatIn(event), text: this.say('event', event.event, event, nameOf) }))
      .filter(({ text }) => text !== '');
  }

  /** Lines of the log as one text. */
  tell(entries: readonly LogEntry[]): string[] {
    return entries.flatMap((entry) => this.sentences(entry)).map(({ text }) => text);
  }
}

/** The first and the last of the days that somebody takes off. */
function daysOff(entry: LogEntry): Record<string, string> {
  if (entry.happening !== 'holiday-set') return {};
  return { from: date(Math.max(entry.from, entry.at)), until: date(entry.until - 1) };
}

function plainValues(values: object, nameOf: NameOf): Record<string, string | number> {
  const result: Record<string, string | number> = {};
  for (const [name, value] of Object.entries<unknown>({ ...values })) {
    if (/^(?:seat|.*_seat)$/.test(name) && typeof value === 'number') result[name] = nameOf(value);
    else if (typeof value === 'string' || typeof value === 'number') result[name] = value;
  }
  return result;
}
