// generated from the Rust types by `npm run protocol`: do not edit

/**
 * How a session began.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "SignInWay".
 */
export type SignInWay = 'guest' | 'passkey' | 'password' | 'mail' | 'recovery';
/**
 * What a moderator does.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "ModeratorAction".
 */
export type ModeratorAction =
  'dismiss' | 'warn' | 'mute' | 'rename' | 'ban' | 'hide-club' | 'rename-club' | 'close-club';
/**
 * What is done to somebody.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "SanctionKind".
 */
export type SanctionKind = 'warning' | 'mute' | 'rename' | 'ban';
/**
 * What somebody is in a club.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "ClubRole".
 */
export type ClubRole = 'member' | 'organiser';
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "EndReason".
 */
export type EndReason = 'finished' | 'resigned' | 'timed-out' | 'left' | 'gone' | 'aborted';
/**
 * How well a bot plays, in the order of strength.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Level".
 */
export type Level = 'novice' | 'apprentice' | 'journeyman' | 'expert' | 'master' | 'grandmaster';
/**
 * Who sits on a chair.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Sitter".
 */
export type Sitter =
  | {
      kind: 'open';
    }
  | {
      kind: 'person';
    }
  | {
      kind: 'bot';
      level: Level;
    };
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "TableState".
 */
export type TableState = 'playing' | 'waiting' | 'paused' | 'ended';
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "TableSummary".
 */
export type TableSummary = (
  | {
      pace: 'unlimited';
    }
  | {
      /**
       * 10 to 86,400 seconds.
       */
      bank_seconds: number;
      /**
       * 0 to 3,600 seconds.
       */
      increment_seconds: number;
      pace: 'real-time';
    }
  | {
      /**
       * 1 to 30 days.
       */
      days: number;
      pace: 'days';
    }
  | {
      /**
       * 1 to 5 days.
       */
      days: number;
      pace: 'weekly';
    }
) & {
  changed_at: number;
  ended_at?: number | null;
  /**
   * Why and how the game ended.
   */
  ending?: Ending | null;
  game: string;
  id: string;
  /**
   * The languages that are spoken there; none: any.
   */
  languages?: string[];
  /**
   * Moves made.
   */
  moves: number;
  opened_at: number;
  /**
   * Whether the result counts for ratings.
   */
  rated?: boolean;
  seats: SeatInfo[];
  started_at?: number | null;
  state: TableState;
  /**
   * The seats that are waited for.
   */
  turn_of: number[];
  /**
   * Since when the first of them is waited for. Among `mine` in one's own turn: since when one is waited for oneself.
   */
  turn_since?: number | null;
  /**
   * When the first of their clocks runs out, if clocks run. Among `mine` in one's own turn: when one's own does.
   */
  turn_until?: number | null;
  /**
   * The same with their times: where several choose at once, each has its own.
   */
  turns?: SeatTurn[];
  /**
   * Among `mine`: the seat of this guest.
   */
  your_seat?: number | null;
};
/**
 * How much time the players have.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Pace".
 */
export type Pace =
  | {
      pace: 'unlimited';
    }
  | {
      /**
       * 10 to 86,400 seconds.
       */
      bank_seconds: number;
      /**
       * 0 to 3,600 seconds.
       */
      increment_seconds: number;
      pace: 'real-time';
    }
  | {
      /**
       * 1 to 30 days.
       */
      days: number;
      pace: 'days';
    }
  | {
      /**
       * 1 to 5 days.
       */
      days: number;
      pace: 'weekly';
    };
/**
 * The kind of problem. The texts are called `problem-<key>`.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "ProblemKey".
 */
export type ProblemKey =
  | 'bad-message'
  | 'illegal'
  | 'stale'
  | 'bad-notation'
  | 'not-found'
  | 'not-your-seat'
  | 'not-host'
  | 'no-session'
  | 'no-account'
  | 'wrong-secret'
  | 'proof-needed'
  | 'weak-password'
  | 'bad-address'
  | 'name-taken'
  | 'last-way'
  | 'last-host'
  | 'not-trusted'
  | 'not-organiser'
  | 'not-member'
  | 'no-such-account'
  | 'invitation-needed'
  | 'muted'
  | 'banned'
  | 'too-new'
  | 'cannot-invite'
  | 'not-together'
  | 'fixed'
  | 'not-now'
  | 'switched-off'
  | 'seat-taken'
  | 'table-full'
  | 'needs-agreement'
  | 'other-rules'
  | 'rate-limited'
  | 'too-many'
  | 'foreign-origin'
  | 'unavailable'
  | 'internal';
/**
 * How carefully a move is taken from somebody who points at the things it is about.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Care".
 */
export type Care = 'free' | 'aimed' | 'confirmed';
/**
 * How much time players have who are brought together.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "SearchPace".
 */
export type SearchPace = 'quick' | 'calm' | 'days';
/**
 * What has been proposed and needs the consent of others: of everybody who holds a seat, or, about the seat of somebody who is gone,
 * of more than half of those who are there.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Proposal".
 */
export type Proposal =
  | {
      moves: number;
      what: 'take-back';
    }
  | {
      what: 'pause';
    }
  | {
      what: 'abort';
    }
  | {
      gone_seat: number;
      level: Level;
      what: 'seat-to-bot';
    }
  | {
      gone_seat: number;
      what: 'seat-to-link';
    }
  | {
      gone_seat: number;
      what: 'end-without';
    };
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "FromClient".
 */
export type FromClient = (
  | {
      /**
       * The secret of a seat; without it the session decides, and who holds no seat is a spectator.
       */
      seat_token?: string | null;
      /**
       * The last sequence number that was seen: the answer tells all entries after it.
       */
      since?: number | null;
      /**
       * Watch as a spectator even when holding a seat.
       */
      spectate?: boolean;
      type: 'watch';
    }
  | {
      type: 'unwatch';
    }
  | {
      notation: string;
      seq: number;
      type: 'move';
    }
  | {
      seq: number;
      type: 'take-back';
    }
  | {
      proposal: Proposal;
      seq: number;
      type: 'propose';
    }
  | {
      agree: boolean;
      seq: number;
      type: 'answer';
    }
  | {
      seq: number;
      type: 'resume';
    }
  | {
      seq: number;
      type: 'resign';
    }
  | {
      seq: number;
      type: 'leave';
    }
  | {
      seq: number;
      type: 'back';
    }
  | {
      text: string;
      type: 'chat';
    }
  | {
      on: boolean;
      seat: number;
      type: 'mute';
    }
  | {
      is_looking: boolean;
      type: 'look';
    }
  | {
      /**
       * After the end: in the position after so many moves.
       */
      moment?: number | null;
      notation: string;
      /**
       * After the end: for this seat.
       */
      seen_by?: number | null;
      type: 'preview';
    }
  | {
      notation: string;
      type: 'why-not';
    }
  | {
      /**
       * In the position after so many moves, as one saw it.
       */
      moment?: number | null;
      place: string;
      /**
       * After the end: as this seat saw it.
       */
      seen_by?: number | null;
      /**
       * What was pointed at, where that is not the place itself: a card in the hand, by `card 38`.
       */
      thing?: string | null;
      type: 'explain';
    }
  | {
      /**
       * How well the bot plays; when left out, as well as hints are given.
       */
      level?: Level | null;
      /**
       * After the end: at which moment of the game, and for the seat that was to move there.
       */
      moment?: number | null;
      type: 'hint';
    }
  | {
      after: number;
      type: 'log';
    }
  | {
      number: number;
      /**
       * After the end: as this seat saw it.
       */
      seen_by?: number | null;
      type: 'moment';
    }
) & {
  /**
   * Chosen by the client, up to 64 characters, new for every message; the answer carries it. A message that is sent
   * again with the same id is answered again and not done again.
   */
  id: string;
  /**
   * The table it is about.
   */
  table: string;
};
/**
 * What happens when a player runs out of time or leaves a running game.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Absence".
 */
export type Absence = 'bot' | 'end';
/**
 * Who writes with whom.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "ChatRoom".
 */
export type ChatRoom = 'players' | 'spectators';
/**
 * Who may write.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "ChatSetting".
 */
export type ChatSetting = 'off' | 'everybody' | 'players';
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "LogEntry".
 */
export type LogEntry = (
  | {
      happening: 'opened';
    }
  | {
      happening: 'joined';
      name: string;
      seat: number;
    }
  | {
      happening: 'bot-seated';
      level: Level;
      seat: number;
    }
  | {
      happening: 'stood-up';
      seat: number;
    }
  | {
      happening: 'kicked';
      seat: number;
    }
  | {
      happening: 'added-to-deal';
      seat: number;
    }
  | {
      happening: 'started';
    }
  | {
      /**
       * What came of it, in the form of the game's event schema, as far as the reader may know.
       */
      events: unknown[];
      happening: 'moved';
      /**
       * The number of the move in the game, from 0. Moves that were taken back lose their number.
       */
      number: number;
      seat: number;
      /**
       * A bot played it in the player's place.
       */
      stand_in?: boolean;
    }
  | {
      happening: 'took-back';
      moves: number;
      seat: number;
    }
  | ((
      | {
          moves: number;
          what: 'take-back';
        }
      | {
          what: 'pause';
        }
      | {
          what: 'abort';
        }
      | {
          gone_seat: number;
          level: Level;
          what: 'seat-to-bot';
        }
      | {
          gone_seat: number;
          what: 'seat-to-link';
        }
      | {
          gone_seat: number;
          what: 'end-without';
        }
    ) & {
      happening: 'proposed';
      seat: number;
    })
  | {
      happening: 'agreed';
      seat: number;
    }
  | {
      happening: 'declined';
      seat: number;
    }
  | {
      happening: 'paused';
    }
  | {
      happening: 'resumed';
      seat: number;
    }
  | {
      happening: 'timed-out';
      seat: number;
    }
  | {
      happening: 'left';
      seat: number;
    }
  | {
      happening: 'back';
      seat: number;
    }
  | {
      happening: 'resigned';
      seat: number;
    }
  | {
      happening: 'given-to-bot';
      level: Level;
      /**
       * Who held it.
       */
      name: string;
      seat: number;
    }
  | {
      happening: 'seat-opened';
      /**
       * Who held it.
       */
      name: string;
      seat: number;
    }
  | {
      happening: 'took-over';
      name: string;
      seat: number;
    }
  | {
      happening: 'ended';
      /**
       * Scores and places by the rules, one a seat; absent when the game was broken off.
       */
      outcome?: Outcome | null;
      reason: EndReason;
      /**
       * Who gave up, ran out of time or left.
       */
      seat?: number | null;
      /**
       * Who has won: by the rules, or by staying when somebody gave up, ran out of time or left. Nobody when the game was broken off.
       */
      winners?: number[];
    }
  | {
      happening: 'forgotten';
      seat: number;
    }
  | {
      happening: 'renamed';
      name: string;
      seat: number;
    }
  | {
      happening: 'former-forgotten';
    }
  | {
      from: number;
      happening: 'holiday-set';
      seat: number;
      until: number;
    }
  | {
      happening: 'holiday-ended';
      seat: number;
    }
  | {
      happening: 'rematch-opened';
      table: string;
    }
  | {
      happening: 'seat-kept';
      name: string;
      seat: number;
    }
  | {
      happening: 'came';
      seat: number;
    }
) & {
  at: number;
  seq: number;
};
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "OpenProposal".
 */
export type OpenProposal = (
  | {
      moves: number;
      what: 'take-back';
    }
  | {
      what: 'pause';
    }
  | {
      what: 'abort';
    }
  | {
      gone_seat: number;
      level: Level;
      what: 'seat-to-bot';
    }
  | {
      gone_seat: number;
      what: 'seat-to-link';
    }
  | {
      gone_seat: number;
      what: 'end-without';
    }
) & {
  /**
   * Who has agreed so far, the proposer included.
   */
  agreed: number[];
  by_seat: number;
  /**
   * Whose answer is awaited. Who is away is asked too.
   */
  missing: number[];
  /**
   * How many must agree, where not all must.
   */
  needed?: number | null;
  /**
   * The log entry that made it.
   */
  seq: number;
};
/**
 * One message of the server.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "FromServer".
 */
export type FromServer =
  | {
      now: number;
      /**
       * Who the server takes the client for; absent without a session.
       */
      session?: Session | null;
      type: 'hello';
      /**
       * The version of the server. When it changes, the page should be loaded anew.
       */
      version: string;
    }
  | (TableNow & {
      type: 'table';
    })
  | {
      id: string;
      /**
       * The log entry that it made; 0 when it made none.
       */
      seq: number;
      table: string;
      type: 'done';
    }
  | {
      /**
       * Empty when the message could not be read.
       */
      id: string;
      problem: Problem;
      table?: string | null;
      type: 'refused';
    }
  | {
      lines: ChatLine[];
      table: string;
      type: 'chat';
    }
  | (BotReason & {
      type: 'reason';
    })
  | {
      /**
       * The seats whose holders are connected.
       */
      seats: number[];
      spectators: number;
      table: string;
      type: 'presence';
    }
  | {
      events: unknown[];
      id: string;
      table: string;
      type: 'preview';
      /**
       * What the things that the move is about would be worth after it; left out where there is nothing to say of that.
       */
      worth?: ExplanationLine[];
    }
  | {
      id: string;
      legal: boolean;
      /**
       * With `illegal`: rule, reason and values.
       */
      problem?: Problem | null;
      table: string;
      type: 'why-not';
    }
  | {
      id: string;
      lines: ExplanationLine[];
      place: string;
      /**
       * To whoever is waited for: what one may have wanted with the thing, and why it cannot be done.
       */
      refused?: RefusedMove[];
      table: string;
      type: 'explanation';
    }
  | {
      analysis: Analysis;
      id: string;
      table: string;
      type: 'hint';
    }
  | {
      entries: LogEntry[];
      id: string;
      table: string;
      type: 'log';
    }
  | {
      id: string;
      moment: Moment;
      table: string;
      type: 'moment';
    }
  | {
      type: 'going-away';
    };
/**
 * What somebody is told.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "NoticeKind".
 */
export type NoticeKind = 'your-turn' | 'game-starts' | 'invited' | 'time-short';
/**
 * What hosts and moderators do.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "HouseAction".
 */
export type HouseAction =
  | 'became-host'
  | 'named-host'
  | 'named-moderator'
  | 'dismissed'
  | 'changed'
  | 'invited'
  | 'ended-invitation'
  | 'warned'
  | 'muted'
  | 'renamed'
  | 'banned'
  | 'lifted'
  | 'closed'
  | 'banned-address'
  | 'lifted-address'
  | 'settled-appeal'
  | 'hid-club'
  | 'showed-club'
  | 'renamed-club'
  | 'closed-club';
/**
 * Who may come in.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "HouseAccess".
 */
export type HouseAccess = 'open' | 'invitation';
/**
 * Whom the host trusts.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "HouseRole".
 */
export type HouseRole = 'moderator' | 'host';
/**
 * What is answered. A move that the rules forbid is a problem, as at a table.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "LessonAnswer".
 */
export type LessonAnswer =
  | {
      now: LessonNow;
      type: 'now';
    }
  | {
      frames: LessonFrame[];
      now: LessonNow;
      type: 'right';
    }
  | {
      /**
       * What it would have done, in the form of the game's event schema.
       */
      events: unknown[];
      /**
       * Which text says more: `<lesson>-<step>-<say>`; when absent `<lesson>-<step>-else`.
       */
      say?: string | null;
      type: 'missed';
    }
  | {
      events: unknown[];
      type: 'preview';
      /**
       * What the things that the move is about would be worth after it; left out where there is nothing to say of that.
       */
      worth?: ExplanationLine[];
    }
  | {
      /**
       * Absent when the move is legal.
       */
      problem?: Problem | null;
      type: 'why-not';
    }
  | {
      lines: ExplanationLine[];
      /**
       * What one may have wanted with the thing, and why it cannot be done.
       */
      refused?: RefusedMove[];
      type: 'explanation';
    };
/**
 * What the learner does or asks at the step that these answers lead to.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "LessonQuestion".
 */
export type LessonQuestion =
  | {
      ask: 'now';
    }
  | {
      ask: 'answer';
      notation: string;
    }
  | {
      ask: 'preview';
      notation: string;
    }
  | {
      ask: 'why-not';
      notation: string;
    }
  | {
      ask: 'explain';
      place: string;
      /**
       * What was pointed at, where that is not the place itself.
       */
      thing?: string | null;
    };
/**
 * How a notice goes out.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "ChannelForm".
 */
export type ChannelForm = ('discord' | 'slack') | 'push' | 'mail' | 'webhook' | 'matrix' | 'telegram';
/**
 * What a moderator does about a club.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "ClubAction".
 */
export type ClubAction = 'hide' | 'show' | 'rename' | 'close';
/**
 * What is wrong.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "ReportKind".
 */
export type ReportKind = 'line' | 'name' | 'conduct' | 'club';
/**
 * Whom a rating is against.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "RatingKind".
 */
export type RatingKind = 'people' | 'computers';
/**
 * At two seats 5, 10 and 15 points of a hundred; with more seats in proportion to the fair share.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Grade".
 */
export type Grade = 'good' | 'inaccuracy' | 'mistake' | 'blunder';
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "TurningCause".
 */
export type TurningCause = 'duel' | 'decision' | 'draw' | 'move';
/**
 * What can open a seat.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "SeatLinkKind".
 */
export type SeatLinkKind = 'link' | 'device';
/**
 * Why browsers do not use passkeys here.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "NoPasskeys".
 */
export type NoPasskeys = 'not-secure' | 'no-name';

export interface All {}
/**
 * A passkey, as its owner is told.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "PasskeyInfo".
 */
export interface PasskeyInfo {
  created_at: number;
  /**
   * The browser and the system where it was made.
   */
  device: string;
  id: string;
  used_at?: number | null;
}
/**
 * A session, as its owner is told.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "SessionInfo".
 */
export interface SessionInfo {
  created_at: number;
  /**
   * The browser and the system.
   */
  device: string;
  id: string;
  /**
   * The session that asks.
   */
  own: boolean;
  /**
   * Within a day.
   */
  seen_at: number;
  way: SignInWay;
}
/**
 * Answer of `GET /api/account`.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "AccountInfo".
 */
export interface AccountInfo {
  /**
   * Whether another password is chosen by showing the present one: not where this session was just begun by something else.
   */
  asks_old_password?: boolean;
  created_at: number;
  email?: string | null;
  /**
   * Whether somebody opened a link that was sent to the address.
   */
  email_proved: boolean;
  has_password: boolean;
  id: string;
  name: string;
  passkeys: PasskeyInfo[];
  /**
   * Others see nothing of the player's games but the name.
   */
  private?: boolean;
  recovery_codes_left: number;
  /**
   * The last used first.
   */
  sessions: SessionInfo[];
}
/**
 * Body of `PUT /api/tables/{table}/deal-part`.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "AddToDeal".
 */
export interface AddToDeal {
  /**
   * Any text up to 200 characters.
   */
  deal_part: string;
}
/**
 * From where nobody new comes in for a while. The address itself is not kept.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "AddressBanInfo".
 */
export interface AddressBanInfo {
  /**
   * What the person was called because of whom it is; empty where an address was named.
   */
  about: string;
  at: number;
  /**
   * The name of the moderator; empty: the command line.
   */
  given_by: string;
  id: string;
  reason: string;
  until: number;
}
/**
 * Answer to `GET /api/moderation/addresses`: those that hold, the newest first.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "AddressBans".
 */
export interface AddressBans {
  bans: AddressBanInfo[];
}
/**
 * A move that was not made.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "ContinuationMove".
 */
export interface ContinuationMove {
  notation: string;
  parts: unknown;
  seat: number;
}
/**
 * A reason, as the key of a text with values.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Reason".
 */
export interface Reason {
  key: string;
  /**
   * What goes into it: numbers and strings.
   */
  values: {
    [k: string]: unknown;
  };
}
/**
 * One of the moves of an exercise, and what it leads to.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "AnswerChoice".
 */
export interface AnswerChoice {
  /**
   * Texts `because-<key>` of the bots.
   */
  because: Reason[];
  /**
   * How many of a hundred such games the seat wins; absent for a move that was not looked at yet.
   */
  chance?: number | null;
  notation: string;
  parts: unknown;
  then: ContinuationMove[];
}
/**
 * Body of `POST /api/moderation/reports/{id}`.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "AnswerReport".
 */
export interface AnswerReport {
  action: ModeratorAction;
  /**
   * For how long, with `mute` and `ban`: 1 to 8,784; without it a ban is for good.
   */
  hours?: number | null;
  /**
   * What the person reads; at most 500 characters, and not empty unless the report is dismissed.
   */
  reason?: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "AppealInfo".
 */
export interface AppealInfo {
  at: number;
  /**
   * The name of the moderator.
   */
  given_by: string;
  /**
   * Who writes.
   */
  name: string;
  sanction: SanctionInfo;
  text: string;
}
/**
 * Something that was done to somebody.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "SanctionInfo".
 */
export interface SanctionInfo {
  at: number;
  /**
   * Whether it holds now: a mute or a ban that neither has ended nor was lifted.
   */
  holds: boolean;
  id: string;
  kind: SanctionKind;
  lifted_at?: number | null;
  reason: string;
  /**
   * When it ends by itself; absent for good, and for what has no end.
   */
  until?: number | null;
}
/**
 * Answer of `GET /api/host/appeals`: notes to the host that have not been put aside, the oldest first.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Appeals".
 */
export interface Appeals {
  appeals: AppealInfo[];
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "ClubMember".
 */
export interface ClubMember {
  id: string;
  /**
   * No two look alike: whoever came later has a number.
   */
  name: string;
  /**
   * The page of the player, for those with an account.
   */
  player?: string | null;
  role: ClubRole;
  since: number;
}
/**
 * What a game came to at a table of the club.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "ClubResult".
 */
export interface ClubResult {
  ended_at: number;
  /**
   * The evening at which it was played.
   */
  evening?: number | null;
  game: string;
  seats: ClubResultSeat[];
  table: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "ClubResultSeat".
 */
export interface ClubResultSeat {
  /**
   * A computer player sat there.
   */
  is_bot: boolean;
  /**
   * Empty for somebody who is forgotten.
   */
  name: string;
  place?: number | null;
  score?: number | null;
}
/**
 * A club in a list.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "ClubSummary".
 */
export interface ClubSummary {
  /**
   * A moderator has hidden it: nobody but its members finds it, though it be listed.
   */
  hidden?: boolean;
  id: string;
  languages: string[];
  listed: boolean;
  members: number;
  name: string;
  words: string;
}
/**
 * How a game ended.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Ending".
 */
export interface Ending {
  /**
   * Scores and places by the rules, one a seat; absent when the game was broken off.
   */
  outcome?: Outcome | null;
  reason: EndReason;
  /**
   * Who gave up, ran out of time or left.
   */
  seat?: number | null;
  /**
   * Who has won: by the rules, or by staying when somebody gave up, ran out of time or left. Nobody when the game was broken off.
   */
  winners?: number[];
}
/**
 * The final count.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Outcome".
 */
export interface Outcome {
  /**
   * The place of each seat, from 1.
   */
  places: number[];
  /**
   * What each seat scored, in the game's own unit.
   */
  scores: number[];
}
/**
 * An evening in a list.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "EveningLine".
 */
export interface EveningLine {
  /**
   * How many rounds were drawn.
   */
  drawn: number;
  games: string[];
  is_over: boolean;
  number: number;
  opened_at: number;
  /**
   * How many took part.
   */
  people: number;
  /**
   * Who came first, when it is over.
   */
  winners: string[];
}
/**
 * Days off: the clock of the player stands from one moment to the other.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Holiday".
 */
export interface Holiday {
  from: number;
  until: number;
}
/**
 * One chair.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "SeatInfo".
 */
export interface SeatInfo {
  /**
   * The player added a part of their own to the deal; it is shown here when the game is over.
   */
  added_to_deal: boolean;
  deal_part?: string | null;
  /**
   * The player has deleted their account and has no name.
   */
  forgotten?: boolean;
  /**
   * The player has, had or will have days off: the clock stands meanwhile (docs/holidays.md).
   */
  holiday?: Holiday | null;
  /**
   * The seat of a rematch is kept for the player, who has yet to say that they play: the game does not start before.
   */
  kept?: boolean;
  /**
   * The name the player chose; empty when none was.
   */
  name: string;
  /**
   * The account of the player, if they sat down with one: `GET /api/players/{id}`.
   */
  player?: string | null;
  resigned: boolean;
  seat: number;
  sitter: Sitter;
  /**
   * A bot plays for the player, who is away or has resigned.
   */
  stand_in: boolean;
  /**
   * The seat was taken from somebody who was gone and waits for whoever gets its link; a bot plays until then.
   */
  vacant?: boolean;
}
/**
 * A seat that is waited for.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "SeatTurn".
 */
export interface SeatTurn {
  seat: number;
  /**
   * Since when. A turn is several moves: the own ones do not begin it anew, nor do those of others who choose at the same time.
   */
  since: number;
  /**
   * When its clock runs out, if one runs.
   */
  until?: number | null;
}
/**
 * Answer of `GET /api/clubs/{club}`.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "ClubInfo".
 */
export interface ClubInfo {
  club: ClubSummary;
  /**
   * The newest first.
   */
  evenings: EveningLine[];
  founded_at: number;
  /**
   * For organisers: whether there is a link that holds their right.
   */
  has_organiser_link?: boolean;
  /**
   * What the link ends with that makes a member of whoever opens it: `/club/{club}#join=TOKEN`. For members, where there is one.
   */
  invitation?: string | null;
  /**
   * Tables at which a game goes on.
   */
  live: TableSummary[];
  /**
   * Which of the members is asking.
   */
  me?: string | null;
  /**
   * For members; the oldest first.
   */
  members: ClubMember[];
  /**
   * What the last games came to; for members.
   */
  results: ClubResult[];
  /**
   * What whoever asks is there: a member, an organiser by name or by link, or nothing.
   */
  role?: ClubRole | null;
  /**
   * Tables that wait for players. Whoever is no member sees those that everybody can find.
   */
  waiting: TableSummary[];
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "ClubLeader".
 */
export interface ClubLeader {
  games: number;
  member: string;
  name: string;
  player?: string | null;
  /**
   * 24 for the first place, none for the last, the others evenly between; those who share a place share the points.
   */
  points: number;
  /**
   * Those with as many points share a rank.
   */
  rank: number;
  /**
   * The rating against people, of those who have one and show it.
   */
  rating?: number | null;
  wins: number;
}
/**
 * Answer of `GET /api/clubs/{club}/leaderboards/{game}`: the members who have played the game with other members at tables of the club.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "ClubLeaderboard".
 */
export interface ClubLeaderboard {
  leaders: ClubLeader[];
}
/**
 * Answer of `GET /api/clubs`.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "ClubList".
 */
export interface ClubList {
  /**
   * Others that everybody may find, the one with the most members first.
   */
  listed: ClubSummary[];
  /**
   * Those of whoever asks.
   */
  mine: ClubSummary[];
}
/**
 * Body of `POST /api/clubs` and `PUT /api/clubs/{club}`.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "ClubWish".
 */
export interface ClubWish {
  /**
   * The languages that are spoken there, as codes of two or three letters (ISO 639); none: any.
   */
  languages?: string[];
  /**
   * Everybody finds the club and sees its page. Otherwise only its members do.
   */
  listed?: boolean;
  /**
   * At most 40 characters.
   */
  name: string;
  /**
   * A few words about the club, at most 1,000 characters.
   */
  words?: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "LessonInfo".
 */
export interface LessonInfo {
  /**
   * In addresses, and the beginning of its texts.
   */
  id: string;
  steps: number;
}
/**
 * Answer of `GET /api/games/{game}/lessons`: the course of a game.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Course".
 */
export interface Course {
  lessons: LessonInfo[];
}
/**
 * Body of `POST /api/session`: comes in as a guest, or changes the name.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "EnterName".
 */
export interface EnterName {
  /**
   * The secret of an invitation, where nobody comes in without one.
   */
  invitation?: string | null;
  /**
   * Up to 40 characters; may be empty.
   */
  name?: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "EveningPerson".
 */
export interface EveningPerson {
  /**
   * The points of each round; nothing for a round without them, or that is not over.
   */
  by_round: (number | null)[];
  id: string;
  is_here: boolean;
  /**
   * Whether somebody shows strangers nothing of their games, and a stranger asks.
   */
  is_private?: boolean;
  /**
   * Empty for somebody whose account is deleted, and for strangers where somebody is private.
   */
  name: string;
  /**
   * Those with as many points and wins share a place.
   */
  place: number;
  /**
   * 24 for the first at a table, none for the last, the others evenly between; 12 for whoever had no table, and for a game without a
   * result.
   */
  points: number;
  wins: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "EveningRound".
 */
export interface EveningRound {
  /**
   * Those for whom no table had room.
   */
  byes: string[];
  drawn_at: number;
  game: string;
  tables: EveningTable[];
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "EveningTable".
 */
export interface EveningTable {
  is_over: boolean;
  /**
   * An organiser has ended the waiting for it.
   */
  is_waived: boolean;
  /**
   * Its number in the round, from 1.
   */
  number: number;
  seats: EveningSeat[];
  /**
   * Where it is; for members.
   */
  table?: string | null;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "EveningSeat".
 */
export interface EveningSeat {
  /**
   * One of the people; nobody: a computer player.
   */
  person?: string | null;
  /**
   * When the game is over and came to a result.
   */
  place?: number | null;
  points?: number | null;
}
/**
 * Answer of `GET /api/clubs/{club}/evenings/{number}`.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "EveningInfo".
 */
export interface EveningInfo {
  bots?: Level | null;
  club: string;
  club_name: string;
  /**
   * The first first.
   */
  drawn: EveningRound[];
  games: string[];
  /**
   * What the link ends with that brings others here, as of the club; for members.
   */
  invitation?: string | null;
  is_over: boolean;
  least: number;
  /**
   * Whether the next round can be drawn: enough are here, and no table is waited for.
   */
  may_draw: boolean;
  /**
   * Which of the people is asking.
   */
  me?: string | null;
  most: number;
  number: number;
  opened_at: number;
  pace: Pace;
  /**
   * Everybody who took part, by standing; those who have not played come last.
   */
  people: EveningPerson[];
  role?: ClubRole | null;
  rounds: number;
  /**
   * The table of the last round at which whoever asks sits, until the game is over.
   */
  your_table?: string | null;
}
/**
 * Body of `POST /api/clubs/{club}/evenings`.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "EveningWish".
 */
export interface EveningWish {
  /**
   * Computer players of this level take the seats that are left, so that nobody waits; without it people play alone.
   */
  bots?: Level | null;
  /**
   * Played in turn, one a round.
   */
  games: string[];
  /**
   * As many sit at a table at least.
   */
  least: number;
  /**
   * As many sit at a table at most.
   */
  most: number;
  pace?: Pace;
  rounds: number;
}
/**
 * Answer of `GET /api/exercises/{game}/{id}/answer`.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "ExerciseAnswer".
 */
export interface ExerciseAnswer {
  /**
   * The best move, in notation.
   */
  best: string;
  /**
   * The best first; the move that was answered is among them.
   */
  choices: AnswerChoice[];
  is_best: boolean;
}
/**
 * One thing to be said of a place.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "ExplanationLine".
 */
export interface ExplanationLine {
  /**
   * What this adds to the worth of the place.
   */
  amount?: number | null;
  /**
   * Which text: `explain-<key>` of the game.
   */
  key: string;
  /**
   * Places to light up.
   */
  places?: string[];
  /**
   * What goes into it: numbers and strings.
   */
  values: {
    [k: string]: unknown;
  };
}
/**
 * Why something was not done. Nothing has changed by the request that it answers.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Problem".
 */
export interface Problem {
  /**
   * For programmers, in English; people read the text of the key.
   */
  detail: string;
  key: ProblemKey;
  /**
   * With `illegal`: which text of the game says why (`refused-<reason>` in the message files).
   */
  reason?: string | null;
  /**
   * With `illegal`: the id of the rule that forbids the move, such as `A-6`.
   */
  rule?: string | null;
  /**
   * What goes into the text: numbers and strings.
   */
  values?: {
    [k: string]: unknown;
  };
}
/**
 * A move that somebody may have had in mind, and why it cannot be made.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "RefusedMove".
 */
export interface RefusedMove {
  /**
   * The move in notation.
   */
  notation: string;
  /**
   * The move in the form of the game's move schema, with its kind under `move`.
   */
  parts: {
    [k: string]: unknown;
  };
  problem: Problem;
}
/**
 * Answer of `GET /api/exercises/{game}/{id}/explain`: what is at a place, and why not.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "ExerciseExplanation".
 */
export interface ExerciseExplanation {
  lines: ExplanationLine[];
  /**
   * What the seat may have wanted there, and why it cannot be done.
   */
  refused: RefusedMove[];
}
/**
 * What is told of an exercise before it is seen.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "ExerciseSummary".
 */
export interface ExerciseSummary {
  id: string;
  seats: number;
  strength: Level;
  /**
   * Texts `theme-<name>`.
   */
  themes: string[];
}
/**
 * Answer of `GET /api/exercises/{game}`.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "ExerciseList".
 */
export interface ExerciseList {
  exercises: ExerciseSummary[];
}
/**
 * A legal move: what to send, and what to say it is.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Offer".
 */
export interface Offer {
  care?: Care;
  /**
   * The move in notation.
   */
  notation: string;
  /**
   * The move in the form of the game's move schema, with its kind under `move`.
   */
  parts: {
    [k: string]: unknown;
  };
}
/**
 * Answer of `GET /api/exercises/{game}/{id}`: the position as its seat knows it.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "ExercisePosition".
 */
export interface ExercisePosition {
  /**
   * What happened last, as the seat was told.
   */
  events: unknown[];
  game: string;
  id: string;
  /**
   * Moves made before.
   */
  moves: number;
  /**
   * What can be answered.
   */
  offers: Offer[];
  /**
   * The seat that decides.
   */
  seat: number;
  seats: number;
  strength: Level;
  /**
   * Texts `theme-<name>`.
   */
  themes: string[];
  /**
   * In the form of the game's view schema.
   */
  view: {
    [k: string]: unknown;
  };
  waiting: number[];
}
/**
 * Answer of `GET /api/exercises/{game}/{id}/preview`: what a move would bring, as the seat is told.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "ExercisePreview".
 */
export interface ExercisePreview {
  /**
   * In the form of the game's event schema.
   */
  events: unknown[];
  /**
   * What the things that the move is about would be worth after it; left out where there is nothing to say of that.
   */
  worth?: ExplanationLine[];
}
/**
 * Body of `PUT /api/search`: begins to look for a table, or looks for another.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "FindTable".
 */
export interface FindTable {
  /**
   * Computer players of this level take the seats that are left, now.
   */
  bots?: Level | null;
  /**
   * Games that one would play, the dearest first.
   */
  games: string[];
  paces: SearchPace[];
  /**
   * Numbers of players that one would play with.
   */
  seats: number[];
}
/**
 * Somebody who is away, or for whom the game waits without a clock.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "AbsentSeat".
 */
export interface AbsentSeat {
  /**
   * In how many milliseconds the others may decide about the seat, if nothing happens before: 0 for now.
   */
  gone_in: number;
  seat: number;
}
/**
 * What a bot thinks.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Analysis".
 */
export interface Analysis {
  /**
   * Why the first: texts `because-<key>` of the bots.
   */
  because?: Reason[];
  /**
   * The seat that is to move.
   */
  seat: number;
  /**
   * Best first.
   */
  suggestions: Suggestion[];
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Suggestion".
 */
export interface Suggestion {
  /**
   * The chance to win that the bot sees, from 0 to 1; absent when it did not calculate.
   */
  chance?: number | null;
  notation: string;
  parts: unknown;
  /**
   * What the seat can expect to score in the end, in the game's own unit; absent when it did not calculate.
   */
  score?: number | null;
  /**
   * How often the bot looked at the move.
   */
  visits?: number | null;
}
/**
 * Why a bot made its last move.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "BotReason".
 */
export interface BotReason {
  /**
   * Texts `because-<key>` of the bots.
   */
  because: Reason[];
  /**
   * The bot.
   */
  seat: number;
  /**
   * The log entry of the move.
   */
  seq: number;
  table: string;
}
/**
 * One line of chat.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "ChatLine".
 */
export interface ChatLine {
  at: number;
  name: string;
  /**
   * From 1, in the order of the table.
   */
  number: number;
  room: ChatRoom;
  /**
   * The writer's seat; absent for spectators.
   */
  seat?: number | null;
  text: string;
}
/**
 * The clocks of a table as they stand at the moment `at`.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Clocks".
 */
export interface Clocks {
  /**
   * When these numbers were right, by the server's clock.
   */
  at: number;
  /**
   * True when time stands still for all: paused by agreement.
   */
  paused: boolean;
  seats: SeatClock[];
}
/**
 * The clock of one seat.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "SeatClock".
 */
export interface SeatClock {
  /**
   * Milliseconds left at the moment `at`.
   */
  left: number;
  /**
   * Whether it runs: the seat is waited for and a person sits there.
   */
  running: boolean;
  seat: number;
}
/**
 * The game as the watcher may know it.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "GameNow".
 */
export interface GameNow {
  /**
   * Whether `take-back` would be accepted without asking anybody.
   */
  may_take_back: boolean;
  /**
   * Moves made.
   */
  moves: number;
  /**
   * The legal moves of the watcher's seat.
   */
  offers: Offer[];
  /**
   * The final count, when the game is over by its rules.
   */
  outcome?: Outcome | null;
  /**
   * In the form of the game's view schema.
   */
  view: {
    [k: string]: unknown;
  };
  /**
   * The seats that are waited for; none when the game is over.
   */
  waiting: number[];
}
/**
 * Answer of `GET /api/tables/{table}/moments/{number}`: the game after so many moves.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Moment".
 */
export interface Moment {
  at?: number | null;
  /**
   * What came of that move, as far as the reader may know.
   */
  events: unknown[];
  /**
   * That move in notation. Told to its maker, and to all after the end.
   */
  notation?: string | null;
  /**
   * Moves made: 0 is the start.
   */
  number: number;
  outcome?: Outcome | null;
  /**
   * The seat that made the move that led here; absent at the start.
   */
  seat?: number | null;
  /**
   * The game's view in the form of its view schema.
   */
  view: {
    [k: string]: unknown;
  };
  /**
   * The seats that were waited for.
   */
  waiting: number[];
}
/**
 * Answer of `GET` and `POST /api/session`. The session itself is in a cookie that no script can read.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Session".
 */
export interface Session {
  /**
   * Whether the guest has an account.
   */
  account?: boolean;
  /**
   * Names the guest; no secret.
   */
  guest: string;
  /**
   * A moderator has done something that has not been read: `GET /api/standing`.
   */
  must_read?: boolean;
  name: string;
}
/**
 * Everything about a table but the game itself. The same for everybody.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "TableInfo".
 */
export interface TableInfo {
  absence?: Absence;
  chairs: SeatInfo[];
  chat?: ChatSetting;
  /**
   * The hash of the server's part of the deal (docs/fair-dealing.md), shown before anybody sits.
   */
  commitment: string;
  ended_at?: number | null;
  /**
   * Why and how the game ended.
   */
  ending?: Ending | null;
  /**
   * The game's name as listed by `GET /api/games`.
   */
  game: string;
  /**
   * How many minutes somebody may be away, or without a clock be waited for, before the others may decide about the seat
   * (docs/leaving.md). When left out: three days without a clock, ten minutes in real time, the days of a turn.
   */
  gone_after_minutes?: number | null;
  /**
   * Whether players may ask a bot for hints during the game. When left out they may, unless people play each other with a clock.
   */
  hints?: boolean | null;
  /**
   * The seat of the host, if the host plays.
   */
  host_seat?: number | null;
  /**
   * The name in addresses: `/t/<id>`.
   */
  id: string;
  /**
   * The languages that are spoken at the table, as codes of two or three letters (ISO 639); none: any.
   */
  languages?: string[];
  /**
   * Shown in the lobby. Otherwise only those who know the link find the table.
   */
  listed?: boolean;
  opened_at: number;
  /**
   * The game's options, in the form of its options schema; `{}` for the usual ones.
   */
  options?: {
    [k: string]: unknown;
  };
  /**
   * The version that this server plays, when it is another one: the table can be looked at, broken off and exported, but not
   * played on.
   */
  other_rules?: number | null;
  pace?: Pace;
  /**
   * The result counts for the players' ratings (docs/ratings.md). All people at the table have accounts, there is a clock, nothing is
   * taken back, and a bot gives no hints.
   */
  rated?: boolean;
  /**
   * The table that continues this one, with the seats rotated.
   */
  rematch?: string | null;
  /**
   * The table that this one continues.
   */
  rematch_of?: string | null;
  /**
   * The version of the game's rules that this table follows.
   */
  rules_version: number;
  /**
   * How many play.
   */
  seats: number;
  /**
   * The game starts by itself when the last seat is taken. Otherwise the host starts it.
   */
  start_when_full?: boolean;
  started_at?: number | null;
  state: TableState;
  /**
   * With `start_when_full`: the game waits until all people at the table have added a part to the deal, be it an empty one
   * (docs/fair-dealing.md).
   */
  wait_for_parts?: boolean;
}
/**
 * A table as it stands, for one watcher.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "TableNow".
 */
export interface TableNow {
  /**
   * Those about whose seats the others may decide, now or later.
   */
  absent?: AbsentSeat[];
  clocks?: Clocks | null;
  /**
   * What has happened since the last message (or since the `since` of `watch`), as far as the watcher may know.
   */
  entries: LogEntry[];
  /**
   * Absent while the table waits for players.
   */
  game?: GameNow | null;
  /**
   * Entries were left out because there are too many or because nothing was known of the client: ask for `log`.
   */
  gap?: boolean;
  /**
   * In answer to `watch`, and whenever it has changed.
   */
  info?: TableInfo | null;
  proposal?: OpenProposal | null;
  /**
   * The last log entry. Messages that change something carry it.
   */
  seq: number;
  table: string;
  you: You;
}
/**
 * Who the watcher is at this table.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "You".
 */
export interface You {
  host: boolean;
  /**
   * The log entry of the last move of this seat: what comes after it is "since your last move".
   */
  last_move?: number | null;
  /**
   * Absent for spectators.
   */
  seat?: number | null;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "GameInfo".
 */
export interface GameInfo {
  author: string;
  fewest_seats: number;
  most_seats: number;
  /**
   * In addresses, records and settings: `big-boss`.
   */
  name: string;
  /**
   * JSON Schema of what can be chosen before the start.
   */
  options_schema: {
    [k: string]: unknown;
  };
  rules_version: number;
  /**
   * On the box, the same in all languages.
   */
  title: string;
}
/**
 * Answer of `GET /api/games`.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Games".
 */
export interface Games {
  games: GameInfo[];
  /**
   * How bots can play, in the order of strength.
   */
  levels: Level[];
}
/**
 * A mute or a ban that holds, as moderators see it.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "HeldSanction".
 */
export interface HeldSanction {
  at: number;
  /**
   * The name of the moderator.
   */
  given_by: string;
  /**
   * Whether it holds now: a mute or a ban that neither has ended nor was lifted.
   */
  holds: boolean;
  id: string;
  kind: SanctionKind;
  lifted_at?: number | null;
  /**
   * Whether the moderator may lift it: nobody lifts their own, and hosts alone those of hosts and moderators.
   */
  may_lift: boolean;
  /**
   * What the person is called now.
   */
  name: string;
  /**
   * The account, if there is one.
   */
  player?: string | null;
  reason: string;
  /**
   * When it ends by itself; absent for good, and for what has no end.
   */
  until?: number | null;
}
/**
 * Answer of `GET /api/moderation/sanctions`: mutes and bans that hold, the last first; at most 50.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "HeldSanctions".
 */
export interface HeldSanctions {
  /**
   * Where the list goes on: `?before=`.
   */
  next?: string | null;
  sanctions: HeldSanction[];
}
/**
 * Answer of `GET /api/moderation/clubs`, and of what changes it: clubs that moderators have hidden, the newest first; at most 100.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "HiddenClubs".
 */
export interface HiddenClubs {
  clubs: ClubSummary[];
}
/**
 * A game that is over, in the list of somebody who played it.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "ResultInfo".
 */
export interface ResultInfo {
  ended_at: number;
  game: string;
  /**
   * Moves made.
   */
  moves: number;
  /**
   * The seat of the one whose list it is.
   */
  own_seat: number;
  rated: boolean;
  reason: EndReason;
  /**
   * In the order of the seats.
   */
  seats: ResultSeat[];
  started_at: number;
  /**
   * `GET /api/tables/{table}/record` is its record.
   */
  table: string;
}
/**
 * What a game came to for one seat.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "ResultSeat".
 */
export interface ResultSeat {
  /**
   * The player has deleted their account and has no name.
   */
  forgotten?: boolean;
  /**
   * Gave up, or was away in the end; at a rated table ever left or ran out of time.
   */
  left: boolean;
  /**
   * What the account is called now, or what the guest was called then.
   */
  name: string;
  /**
   * From 1; absent when the game was broken off.
   */
  place?: number | null;
  /**
   * The account, if there is one: `GET /api/players/{id}`.
   */
  player?: string | null;
  /**
   * Absent when the game ended before its end.
   */
  score?: number | null;
  seat: number;
  sitter: Sitter;
  won: boolean;
}
/**
 * Answer of `GET /api/history`: the tables of whoever asks.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "History".
 */
export interface History {
  /**
   * Goes into `before` for the next page; absent on the last one.
   */
  next?: string | null;
  /**
   * Games that are over, the last ended first.
   */
  results: ResultInfo[];
  /**
   * Tables that are not over, the last changed first, at most 100. Empty on pages after the first.
   */
  running: TableSummary[];
}
/**
 * Days off as somebody wishes them: body of `PUT /api/holiday`.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "HolidayPlan".
 */
export interface HolidayPlan {
  /**
   * When they begin. What has passed counts as now.
   */
  from: number;
  /**
   * Of what one is told meanwhile all the same.
   */
  kinds?: NoticeKind[];
  /**
   * When they are over.
   */
  until: number;
}
/**
 * Answer of `GET /api/holiday` and of every change.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "HolidayInfo".
 */
export interface HolidayInfo {
  /**
   * How many days somebody may take in a year that begins in January (UTC).
   */
  days_a_year: number;
  /**
   * How many of this year are left, without those of `holiday`.
   */
  days_left: number;
  /**
   * The days off that have begun or are to come.
   */
  holiday?: HolidayPlan | null;
}
/**
 * How much one server has to do.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "ServerLoad".
 */
export interface ServerLoad {
  cores: number;
  /**
   * The load of its machine over the last minute, where the system tells; 1 for each core that is busy.
   */
  load?: number | null;
  /**
   * Bytes of memory that the process takes, where the system tells.
   */
  memory?: number | null;
  /**
   * Connections to tables.
   */
  sockets: number;
  tables_in_memory: number;
}
/**
 * Answer of `GET /api/host/status`: how the house is at this moment.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "HostStatus".
 */
export interface HostStatus {
  accounts: number;
  /**
   * When `tertulia admin backup` last made a backup.
   */
  backup_at?: number | null;
  ended_tables: number;
  /**
   * Bytes that are free where the data is, where that is known.
   */
  free?: number | null;
  /**
   * Guests and accounts of all servers.
   */
  guests: number;
  /**
   * The names of those among them; at most 200.
   */
  here: string[];
  /**
   * How many people have a page open, at whichever server.
   */
  people_here: number;
  playing_tables: number;
  /**
   * The servers that work with the same data, the one that answers first.
   */
  servers: ServerLoad[];
  /**
   * Connections to tables, of all servers; people who look on without a session are among them.
   */
  sockets: number;
  /**
   * Bytes of the data.
   */
  stored: number;
  /**
   * Tables in memory, of all servers.
   */
  tables_in_memory: number;
  /**
   * Why the server cannot work, or soon will not, in English.
   */
  trouble?: string | null;
  waiting_tables: number;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "HouseLogEntry".
 */
export interface HouseLogEntry {
  action: HouseAction;
  /**
   * Who did it; empty for the command line.
   */
  actor: string;
  at: number;
  /**
   * The setting, the reason, the new name: as it was written.
   */
  detail: string;
  /**
   * To whom, where it was done to somebody.
   */
  target: string;
}
/**
 * Answer of `GET /api/host/log`, the last first.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "HouseLog".
 */
export interface HouseLog {
  entries: HouseLogEntry[];
}
/**
 * What can be set: on the page of the host, by `tertulia admin house` and in the file of `serve --house`. In a change, and in the file,
 * what is left out stays as it is.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "HouseSettings".
 */
export interface HouseSettings {
  access?: HouseAccess | null;
  /**
   * New accounts an hour, of one address.
   */
  accounts_per_hour?: number | null;
  /**
   * How many days off a player may take in a year, 0 to 365: they stop clocks that have days (docs/holidays.md).
   */
  holiday_days?: number | null;
  /**
   * At most 60 characters.
   */
  name?: string | null;
  /**
   * For so many days somebody is new here: fewer tables at once, and no links in the chat. 0: nobody is.
   */
  newcomer_days?: number | null;
  /**
   * Whether players are sent notices.
   */
  notices?: boolean | null;
  /**
   * Tables that are not over, of one guest.
   */
  open_tables?: number | null;
  /**
   * New guests a minute, of all together.
   */
  sessions_per_minute?: number | null;
  /**
   * New tables a minute, of one guest.
   */
  tables_per_minute?: number | null;
  /**
   * Tables that wait for players, of one guest.
   */
  waiting_tables?: number | null;
  /**
   * By language (`en`, `de`, `nl`, `es`), at most 1,000 characters each.
   */
  words?: {
    [k: string]: string;
  } | null;
}
/**
 * Answer of `GET` and `PUT /api/host/settings`.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "HouseSettingsInfo".
 */
export interface HouseSettingsInfo {
  /**
   * Those that the file of `serve --house` sets: they cannot be changed here.
   */
  fixed: string[];
  settings: HouseSettings;
}
/**
 * Answer of `GET /api/house`: what everybody may know of the place.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "House".
 */
export interface House {
  access: HouseAccess;
  /**
   * Whether whoever asks is in, or may come in without an invitation.
   */
  may_enter: boolean;
  /**
   * What the host calls it; empty when it has no name of its own.
   */
  name: string;
  /**
   * For hosts and moderators: reports that wait for an answer.
   */
  reports?: number | null;
  /**
   * What whoever asks may do beyond playing.
   */
  role?: HouseRole | null;
  /**
   * The words of the host, by language.
   */
  words: {
    [k: string]: string;
  };
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "InvitationInfo".
 */
export interface InvitationInfo {
  expires_at: number;
  id: string;
  made_at: number;
  note: string;
  uses_left: number;
}
/**
 * Answer of `GET /api/host/invitations`, the newest first.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Invitations".
 */
export interface Invitations {
  invitations: InvitationInfo[];
}
/**
 * Body of `POST /api/tables/{table}/join`.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Join".
 */
export interface Join {
  /**
   * A part of the deal of one's own, any text up to 200 characters; the server has drawn its own when the table was opened.
   */
  deal_part?: string | null;
  /**
   * A certain seat; otherwise the first that is open.
   */
  seat?: number | null;
}
/**
 * Somebody on a leaderboard.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Leader".
 */
export interface Leader {
  /**
   * Rated games, in the month or in all.
   */
  games: number;
  name: string;
  player: string;
  points: number;
  provisional: boolean;
  spread: number;
}
/**
 * Answer of `GET /api/leaderboards/{game}`: the best hundred. Those whose rating is provisional come after the others.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Leaderboard".
 */
export interface Leaderboard {
  leaders: Leader[];
}
/**
 * The position after one move.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "LessonFrame".
 */
export interface LessonFrame {
  entries: LogEntry[];
  game: GameNow;
}
/**
 * How a lesson stands.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "LessonNow".
 */
export interface LessonNow {
  game: GameNow;
  /**
   * Whether something is to be done at this step, or only to be read.
   */
  has_task: boolean;
  /**
   * The things on the table that are pointed out: `place:c4`, `card:3`.
   */
  points: string[];
  /**
   * The learner's seat.
   */
  seat: number;
  seats: number;
  /**
   * Steps that are done; as many as there are when the lesson is over.
   */
  step: number;
  steps: number;
}
/**
 * Body of `POST /api/games/{game}/lessons/{lesson}`.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "LessonRequest".
 */
export interface LessonRequest {
  /**
   * The right answers so far, one a step: a move in notation, or nothing for a step that is only read.
   */
  answers?: string[];
  question: LessonQuestion;
}
/**
 * Answer of `POST /api/notices/link`: what the link of a notice would end.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "LinkedNotices".
 */
export interface LinkedNotices {
  /**
   * How they go out. Absent when nothing comes by this link any more.
   */
  form?: ChannelForm | null;
}
/**
 * Those who have a page open, without whoever asks.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Here".
 */
export interface Here {
  /**
   * The names of those who wish to be seen, at most 30.
   */
  names: string[];
  people: number;
  /**
   * Whether the own name is shown to the others.
   */
  shown: boolean;
  /**
   * The same, with the pages of those who have one.
   */
  visitors?: Visitor[];
}
/**
 * Somebody who is here and wishes to be seen.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Visitor".
 */
export interface Visitor {
  name: string;
  /**
   * The account, if there is one: it has a page.
   */
  player?: string | null;
  /**
   * What a guest is called to whoever asks, for today, so that they can be blocked or reported.
   */
  visitor?: string | null;
}
/**
 * Somebody asks one to a table.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "TableInvitation".
 */
export interface TableInvitation {
  at: number;
  /**
   * The account of whoever asks.
   */
  by: string;
  by_name: string;
  table: TableSummary;
}
/**
 * Answer of `GET /api/lobby`. Newest first, at most 100 of each.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Lobby".
 */
export interface Lobby {
  here?: Here;
  /**
   * Tables to which this guest is asked, the last first.
   */
  invitations?: TableInvitation[];
  /**
   * Listed tables at which a game is on, without those of this guest.
   */
  live: TableSummary[];
  /**
   * Tables at which this guest holds a seat or is the host.
   */
  mine: TableSummary[];
  /**
   * How many others look for a table: `GET /api/search` says for what.
   */
  searching?: number;
  /**
   * Listed tables with free seats, without those of this guest.
   */
  waiting: TableSummary[];
}
/**
 * Answer of `GET /api/tables/{table}/log`.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Log".
 */
export interface Log {
  entries: LogEntry[];
}
/**
 * Answer of `POST /api/host/invitations`. Nobody can read the secret again.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "MadeInvitation".
 */
export interface MadeInvitation {
  invitation: InvitationInfo;
  /**
   * What the link ends with: `/#invitation=TOKEN`.
   */
  token: string;
}
/**
 * Body of `POST /api/moderation/clubs/{club}`. Open reports about the club are answered by it.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "ModerateClub".
 */
export interface ModerateClub {
  action: ClubAction;
  /**
   * Why, for the log of the host; 1 to 500 characters.
   */
  reason: string;
}
/**
 * How a report was answered.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "ReportAnswer".
 */
export interface ReportAnswer {
  action: ModeratorAction;
  at: number;
  /**
   * The name of the moderator.
   */
  by: string;
  reason: string;
}
/**
 * A report as a moderator sees it.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "ReportInfo".
 */
export interface ReportInfo {
  answer?: ReportAnswer | null;
  at: number;
  /**
   * The club, with the kind `club`.
   */
  club?: ReportedClub | null;
  id: string;
  kind: ReportKind;
  /**
   * The chat around it, as far as whoever reports could read it.
   */
  lines: ReportedLine[];
  /**
   * Whether the moderator may answer: nobody answers a report about themselves, and hosts alone answer those about hosts and moderators.
   */
  may_answer: boolean;
  note: string;
  person: ReportedPerson;
  /**
   * The name of whoever reports.
   */
  reporter: string;
  /**
   * The account of whoever reports, if there is one.
   */
  reporter_player?: string | null;
  table?: ReportedTable | null;
  /**
   * The moderator sits at this table, and sees the chat when the game is over.
   */
  withheld: boolean;
}
/**
 * A club that was reported, as it is now.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "ReportedClub".
 */
export interface ReportedClub {
  /**
   * Whether a moderator has hidden it.
   */
  hidden: boolean;
  id: string;
  /**
   * Whether everybody finds it.
   */
  listed: boolean;
  members: number;
  /**
   * Empty when there is no such club any more.
   */
  name: string;
  /**
   * What it was called when it was reported.
   */
  name_then: string;
  words: string;
}
/**
 * A line of chat in a report.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "ReportedLine".
 */
export interface ReportedLine {
  at: number;
  name: string;
  /**
   * Whether the reported person wrote it.
   */
  own: boolean;
  /**
   * Whether it is the one that was reported.
   */
  reported: boolean;
  text: string;
}
/**
 * Somebody who was reported.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "ReportedPerson".
 */
export interface ReportedPerson {
  /**
   * What moderators have done to them, the last first.
   */
  history: SanctionInfo[];
  /**
   * What they are called now; empty when they are gone.
   */
  name: string;
  /**
   * What they were called when it was reported.
   */
  name_then: string;
  /**
   * The account, if there is one.
   */
  player?: string | null;
  /**
   * All reports about them, this one included.
   */
  reports: number;
  /**
   * Since when they are here; absent when they are gone.
   */
  since?: number | null;
}
/**
 * Where it happened. Nothing of the game is told.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "ReportedTable".
 */
export interface ReportedTable {
  game: string;
  id: string;
  state: TableState;
}
/**
 * Answer of `GET /api/moderation` and of whatever changes it.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "ModerationQueue".
 */
export interface ModerationQueue {
  /**
   * The last that were answered, the last first; at most 20.
   */
  answered: ReportInfo[];
  /**
   * Reports that nobody has answered, the oldest first; at most 50.
   */
  open: ReportInfo[];
}
/**
 * Answer of `GET /api/tables/{table}/moments/{number}/moves`: what could have been done.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "MomentMoves".
 */
export interface MomentMoves {
  offers: Offer[];
  /**
   * Whose move it was.
   */
  seat: number;
}
/**
 * Answer of `GET /api/players`: somebody with an account.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "NamedPlayer".
 */
export interface NamedPlayer {
  id: string;
  name: string;
}
/**
 * Body of `POST /api/moderation/addresses`. It names either a report or an address.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "NewAddressBan".
 */
export interface NewAddressBan {
  /**
   * An address, of version 4 or 6.
   */
  address?: string | null;
  /**
   * 1 to 720.
   */
  hours: number;
  reason: string;
  /**
   * The address is that from which the person came last whom the report is about.
   */
  report?: string | null;
}
/**
 * Body of `POST /api/notices/channels`.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "NewChannel".
 */
export interface NewChannel {
  /**
   * The address that it is sent to. Mail goes to that of the account, whatever stands here.
   */
  address?: string;
  /**
   * For push: the secret that the browser shares, in base64url.
   */
  auth?: string;
  form: ChannelForm;
  kinds: NoticeKind[];
  /**
   * The language that is spoken.
   */
  language?: string;
  /**
   * For push: the public key of the browser, in base64url.
   */
  p256dh?: string;
}
/**
 * Body of `POST /api/host/invitations`.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "NewInvitation".
 */
export interface NewInvitation {
  /**
   * For so many days; 1 to 366.
   */
  days: number;
  /**
   * For whom it is, for the host's own list.
   */
  note?: string;
  /**
   * So many people may come in by it; 1 to 1,000.
   */
  uses: number;
}
/**
 * Body of `POST /api/reports`. Who is meant is said as in `PersonRef`.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "NewReport".
 */
export interface NewReport {
  /**
   * With `member`; alone with the kind `club`, and only then.
   */
  club?: string | null;
  kind: ReportKind;
  /**
   * The number of the line of chat: with the kind `line`, and only then.
   */
  line?: number | null;
  member?: string | null;
  /**
   * What moderators should know; at most 500 characters.
   */
  note?: string;
  player?: string | null;
  seat?: number | null;
  /**
   * With `seat` or `line`; with `player` the table that it happened at.
   */
  table?: string | null;
  visitor?: string | null;
}
/**
 * One way by which somebody is told. What it is reached with is not shown again.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "ChannelInfo".
 */
export interface ChannelInfo {
  created_at: number;
  /**
   * When the link in a notice ended it, whoever followed that. Nothing is sent there until its owner wants it again.
   */
  ended_at?: number | null;
  /**
   * Since when nothing could be delivered.
   */
  failing_since?: number | null;
  /**
   * Whether it goes to the browser that asks: the hash of its address, to compare with.
   */
  fingerprint?: string | null;
  form: ChannelForm;
  id: string;
  kinds: NoticeKind[];
  /**
   * The host that it goes to, or the device.
   */
  label: string;
}
/**
 * When somebody is told nothing, and how early that time runs short.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "NoticeHours".
 */
export interface NoticeHours {
  /**
   * Minutes after midnight at which the quiet hours begin and end; none when they are the same.
   */
  quiet_from: number;
  quiet_until: number;
  /**
   * So many hours before the time of a move runs out.
   */
  remind_hours: number;
  /**
   * A name such as `Europe/Madrid`.
   */
  time_zone: string;
}
/**
 * Answer of `GET /api/notices`.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "NoticeSettings".
 */
export interface NoticeSettings {
  channels: ChannelInfo[];
  hours: NoticeHours;
  /**
   * Whether the house sends notices at all, as its host wants it.
   */
  house_sends: boolean;
  /**
   * The address that mails can go to: that of an account that has proved it, where the server sends mail.
   */
  mail?: string | null;
  /**
   * The public key that a browser subscribes with, in base64url.
   */
  push_key: string;
}
/**
 * What a table was opened with.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Settings".
 */
export interface Settings {
  absence?: Absence;
  chat?: ChatSetting;
  /**
   * The game's name as listed by `GET /api/games`.
   */
  game: string;
  /**
   * How many minutes somebody may be away, or without a clock be waited for, before the others may decide about the seat
   * (docs/leaving.md). When left out: three days without a clock, ten minutes in real time, the days of a turn.
   */
  gone_after_minutes?: number | null;
  /**
   * Whether players may ask a bot for hints during the game. When left out they may, unless people play each other with a clock.
   */
  hints?: boolean | null;
  /**
   * The languages that are spoken at the table, as codes of two or three letters (ISO 639); none: any.
   */
  languages?: string[];
  /**
   * Shown in the lobby. Otherwise only those who know the link find the table.
   */
  listed?: boolean;
  /**
   * The game's options, in the form of its options schema; `{}` for the usual ones.
   */
  options?: {
    [k: string]: unknown;
  };
  pace?: Pace;
  /**
   * The result counts for the players' ratings (docs/ratings.md). All people at the table have accounts, there is a clock, nothing is
   * taken back, and a bot gives no hints.
   */
  rated?: boolean;
  /**
   * How many play.
   */
  seats: number;
  /**
   * The game starts by itself when the last seat is taken. Otherwise the host starts it.
   */
  start_when_full?: boolean;
  /**
   * With `start_when_full`: the game waits until all people at the table have added a part to the deal, be it an empty one
   * (docs/fair-dealing.md).
   */
  wait_for_parts?: boolean;
}
/**
 * Body of `POST /api/tables`.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "OpenTable".
 */
export interface OpenTable {
  /**
   * The club for which it is opened, by one of its members: its page shows the table, and its leaderboard counts the game.
   */
  club?: string | null;
  settings: Settings;
  /**
   * Who sits where from the start, one entry a seat at most; `person` stands for the one who opens the table and
   * may occur once. Seats that are not named are open. Without any entry the host takes seat 0.
   */
  sitters?: Sitter[];
}
/**
 * Answer of `POST /api/notices/channels`.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "OpenedChannel".
 */
export interface OpenedChannel {
  id: string;
  /**
   * For a webhook: what its messages are signed with. It is shown this once.
   */
  secret?: string | null;
}
/**
 * A seat that is held, and the secret that proves it, where there is one.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "SeatGrant".
 */
export interface SeatGrant {
  seat: number;
  /**
   * Goes into the link `/t/<table>#seat=<token>`, into `Authorization: Bearer <token>` and into the `watch` message of
   * the socket. It is told only once; `POST /api/tables/{table}/seats/{seat}/link` makes another. Whoever sits down with an
   * account gets none: the session opens the seat, and a link is made when it is asked for.
   */
  seat_token?: string | null;
  table: string;
}
/**
 * Answer of `POST /api/tables`.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "OpenedTable".
 */
export interface OpenedTable {
  /**
   * The hash of the server's part of the deal. Whoever opens a table adds a part of their own after they were told this one:
   * `PUT /api/tables/{table}/deal-part`.
   */
  commitment: string;
  /**
   * The seat of the host, if the host plays.
   */
  seated?: SeatGrant | null;
  table: string;
}
/**
 * Answer of `POST /api/clubs/{club}/organiser-link`. Nobody can read the secret again.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "OrganiserLink".
 */
export interface OrganiserLink {
  /**
   * What the link ends with: `/club/{club}#organise=TOKEN`. Whoever sends it as `Authorization: Bearer TOKEN` organises the club.
   */
  token: string;
}
/**
 * What a browser needs to use or to make a passkey.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "PasskeyChallenge".
 */
export interface PasskeyChallenge {
  /**
   * Names what was begun: it is sent along when it is finished.
   */
  ceremony: string;
  /**
   * The options of `navigator.credentials`, with bytes in base64url.
   */
  options: {
    [k: string]: unknown;
  };
}
/**
 * Somebody whom one does not want to meet.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "BlockedPerson".
 */
export interface BlockedPerson {
  /**
   * `DELETE /api/people/blocked/{id}`.
   */
  id: string;
  /**
   * What the account is called now, or what the guest was called then.
   */
  name: string;
  /**
   * The account, if there is one.
   */
  player?: string | null;
  since: number;
}
/**
 * Somebody whom one follows.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "FollowedPlayer".
 */
export interface FollowedPlayer {
  /**
   * Whether they have a page open, and wish that others know it.
   */
  here: boolean;
  /**
   * Tables of `waiting` to which they were asked.
   */
  invited_to: string[];
  name: string;
  /**
   * `GET /api/players/{id}`.
   */
  player: string;
  since: number;
  /**
   * The listed table at which somebody who is here sits.
   */
  table?: TableSummary | null;
}
/**
 * Answer of `GET /api/people`.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "People".
 */
export interface People {
  /**
   * Those whom one does not want to meet, the last first; at most 500.
   */
  blocked: BlockedPerson[];
  /**
   * Those whom one follows, those who are here first, then by name; at most 500.
   */
  following: FollowedPlayer[];
  /**
   * Tables to which one is asked.
   */
  invitations: TableInvitation[];
  /**
   * Whether others may read that one is here oneself: `PUT /api/lobby/here`.
   */
  shown: boolean;
  /**
   * Own tables with free seats, to which others can be asked.
   */
  waiting: TableSummary[];
}
/**
 * Who is meant: an account, whoever holds a seat, whoever wrote a line, a member of a club, or somebody who is named in the lobby.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "PersonRef".
 */
export interface PersonRef {
  /**
   * With `member`.
   */
  club?: string | null;
  /**
   * The number of a line of chat.
   */
  line?: number | null;
  /**
   * A member of the club, or somebody who has taken part in one of its evenings.
   */
  member?: string | null;
  player?: string | null;
  seat?: number | null;
  /**
   * With `seat` or `line`.
   */
  table?: string | null;
  /**
   * What `GET /api/lobby` calls a guest who is here.
   */
  visitor?: string | null;
}
/**
 * Body of `POST …/play-on`: how the game goes on.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "PlayOn".
 */
export interface PlayOn {
  level?: Level;
  /**
   * A move that is made at once by whoever is to move.
   */
  notation?: string | null;
  /**
   * Where to sit; when left out on one's own seat, or on that of whoever is to move.
   */
  seat?: number | null;
}
/**
 * How it went in one game with so many seats.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "GameStats".
 */
export interface GameStats {
  game: string;
  /**
   * How often the player gave up, or was away in the end.
   */
  left: number;
  /**
   * How often each place was reached, the first place first.
   */
  places: number[];
  played: number;
  seats: number;
}
/**
 * Somebody whom a player has met.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Opponent".
 */
export interface Opponent {
  /**
   * Games in which the player came before this one.
   */
  ahead: number;
  /**
   * Games in which this one came before the player.
   */
  behind: number;
  games: number;
  name: string;
  player: string;
}
/**
 * How strong a player is in a game.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "PlayerRating".
 */
export interface PlayerRating {
  game: string;
  games: number;
  kind: RatingKind;
  /**
   * Everybody begins at 1500; 400 points more are a chance of about ten to one.
   */
  points: number;
  /**
   * Too few games for a rating that says much.
   */
  provisional: boolean;
  /**
   * The rating may be so far off: one standard deviation.
   */
  spread: number;
}
/**
 * How it went for a player. Of games at tables that were not listed only the player is told; those that were broken off do not count.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "PlayerStats".
 */
export interface PlayerStats {
  games: GameStats[];
  /**
   * The most games in a row that were won.
   */
  longest_streak: number;
  /**
   * Those with an account who were met most often, at most 12.
   */
  opponents: Opponent[];
  played: number;
  /**
   * How strong the player is, where rated games were played.
   */
  ratings?: PlayerRating[];
  /**
   * Games in a row that were won up to now.
   */
  streak: number;
  won: number;
}
/**
 * What a player is to whoever asks.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Relation".
 */
export interface Relation {
  /**
   * What the block is called, where there is one: `DELETE /api/people/blocked/{id}`.
   */
  block?: string | null;
  followed: boolean;
}
/**
 * Answer of `GET /api/players/{id}`.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "PlayerInfo".
 */
export interface PlayerInfo {
  id: string;
  name: string;
  /**
   * Whoever asks is the player, and sees all of it.
   */
  own: boolean;
  /**
   * Others see nothing but the name.
   */
  private: boolean;
  /**
   * What the player is to whoever asks; absent for oneself and without a session.
   */
  relation?: Relation | null;
  /**
   * Absent where it is not told.
   */
  stats?: PlayerStats | null;
}
/**
 * A rating after a game.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "RatingPoint".
 */
export interface RatingPoint {
  at: number;
  points: number;
  spread: number;
}
/**
 * Answer of `GET /api/players/{id}/ratings/{game}`: the last 200 ratings, the oldest first.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "RatingCurve".
 */
export interface RatingCurve {
  points: RatingPoint[];
}
/**
 * Answer of `POST /api/account/recovery-codes`. The codes before are worth nothing any more.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "RecoveryCodes".
 */
export interface RecoveryCodes {
  codes: string[];
}
/**
 * Answer of `GET /api/players/{id}/results`, the last ended first.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "ResultPage".
 */
export interface ResultPage {
  /**
   * Goes into `before` for the next page; absent on the last one.
   */
  next?: string | null;
  results: ResultInfo[];
}
/**
 * Answer of `GET /api/tables/{table}/reveal`, after the end: all that was hidden.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Reveal".
 */
export interface Reveal {
  commitment: string;
  /**
   * The deal: what decided every shuffle.
   */
  deal: string;
  /**
   * What each seat added, in the order of the seats; empty for those who added nothing.
   */
  player_parts: string[];
  /**
   * The whole game as a record (docs/records.md): `tertulia verify` checks it.
   */
  record: string;
  /**
   * The server's part of the deal; its hash is the commitment shown before anybody sat.
   */
  server_part: string;
  /**
   * The final state in the form of the game's state schema, hands and piles included.
   */
  state: {
    [k: string]: unknown;
  };
}
/**
 * A better move.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "BetterMove".
 */
export interface BetterMove {
  /**
   * Texts `because-<key>` of the bots.
   */
  because: Reason[];
  /**
   * The seat's winning chance after it.
   */
  chance: number;
  notation: string;
  /**
   * In the form of the game's move schema.
   */
  parts: {
    [k: string]: unknown;
  };
  /**
   * How it would have gone on, when all play well.
   */
  then: ContinuationMove[];
}
/**
 * The winning chance of each seat after so many moves.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CurvePoint".
 */
export interface CurvePoint {
  /**
   * Each by what that seat could know.
   */
  known: number[];
  /**
   * With all hands and piles open.
   */
  open: number[];
}
/**
 * A decision and what it gave away.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "GradedDecision".
 */
export interface GradedDecision {
  /**
   * What would have been better, where something was given away.
   */
  better?: BetterMove | null;
  /**
   * The seat's winning chance after the move that was made.
   */
  chance: number;
  /**
   * What the decision changed for each seat, against the best move.
   */
  effect: number[];
  grade: Grade;
  /**
   * By how many of a hundred games the better move is better, by what the seat could know.
   */
  lost: number;
  notation: string;
  /**
   * How many moves had been made before.
   */
  number: number;
  seat: number;
}
/**
 * A game looked back at. Chances are shares of 1, what was given away is in points of a hundred.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Review".
 */
export interface Review {
  /**
   * Where the result of each seat came from.
   */
  balance: SeatBalance[];
  /**
   * How many of a hundred parts of what set the seats apart were chance; the others were decisions. Absent when nothing did that can
   * be told from noise.
   */
  chance_part?: number | null;
  /**
   * After 0, 1, 2 … moves.
   */
  curve: CurvePoint[];
  /**
   * Every move that was one of several, in the order of the game.
   */
  decisions: GradedDecision[];
  game: string;
  /**
   * How often each decision was looked ahead from.
   */
  iterations: number;
  rules_version: number;
  seats: number;
  /**
   * The same game, iterations and seed give the same review.
   */
  seed: number;
  /**
   * Where the chances moved most, in the order of the game.
   */
  turning_points: TurningPoint[];
}
/**
 * What became of the chances of a seat, in points of a hundred. The sum is its result less the fair share.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "SeatBalance".
 */
export interface SeatBalance {
  /**
   * The first deal, and the seat in the order.
   */
  deal: number;
  draws: number;
  duels: number;
  /**
   * What the decisions of others brought.
   */
  other_decisions: number;
  /**
   * What the own decisions gave away: 0 or less.
   */
  own_decisions: number;
  /**
   * What could not be foreseen.
   */
  rest: number;
}
/**
 * A move after which the game stood otherwise.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "TurningPoint".
 */
export interface TurningPoint {
  cause: TurningCause;
  change: number;
  /**
   * How many moves had been made before.
   */
  number: number;
  /**
   * Whose chances moved most, and by how many of a hundred games.
   */
  of_seat: number;
  /**
   * Who made the move.
   */
  seat: number;
}
/**
 * Answer of `GET /api/tables/{table}/review`.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "ReviewState".
 */
export interface ReviewState {
  /**
   * Of how many: 0 as long as nobody has asked for a review.
   */
  all: number;
  /**
   * How many positions have been looked at.
   */
  done: number;
  /**
   * When all have been looked at.
   */
  review?: Review | null;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "RuleText".
 */
export interface RuleText {
  /**
   * Such as `A-6`.
   */
  id: string;
  /**
   * Markdown.
   */
  text: string;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "RulesSection".
 */
export interface RulesSection {
  heading: string;
  rules: RuleText[];
}
/**
 * Answer of `GET /api/games/{game}/rules`: the numbered rules.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "RulesText".
 */
export interface RulesText {
  /**
   * The language they are in: `en`, `de`, `nl` or `es`.
   */
  language: string;
  sections: RulesSection[];
}
/**
 * Something that was done to somebody.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "OwnSanction".
 */
export interface OwnSanction {
  at: number;
  /**
   * Whether it holds now: a mute or a ban that neither has ended nor was lifted.
   */
  holds: boolean;
  id: string;
  kind: SanctionKind;
  lifted_at?: number | null;
  /**
   * One note can be written to the host about each.
   */
  may_appeal: boolean;
  reason: string;
  /**
   * It has not been read: `POST /api/standing/confirm`.
   */
  unread: boolean;
  /**
   * When it ends by itself; absent for good, and for what has no end.
   */
  until?: number | null;
}
/**
 * Answer of `GET /api/standing`: what moderators have done to whoever asks, as far as it holds or has to be read.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Sanctions".
 */
export interface Sanctions {
  /**
   * The last first.
   */
  sanctions: OwnSanction[];
}
/**
 * A search as it stands.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Search".
 */
export interface Search {
  games: string[];
  /**
   * It has taken a while: computer players could take the seats that are left.
   */
  offers_bots: boolean;
  paces: SearchPace[];
  seats: number[];
  since: number;
}
/**
 * Others who would play a game at a pace; those count once for each.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "WaitingPeople".
 */
export interface WaitingPeople {
  game: string;
  pace: SearchPace;
  people: number;
}
/**
 * Answer of `GET`, `PUT` and `DELETE /api/search`.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "SearchState".
 */
export interface SearchState {
  /**
   * What is looked for; absent when nothing is.
   */
  search?: Search | null;
  /**
   * The table that was found: one sits there already.
   */
  table?: string | null;
  /**
   * How many others wait for what.
   */
  waiting: WaitingPeople[];
}
/**
 * One thing that opens a seat.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "SeatLink".
 */
export interface SeatLink {
  /**
   * What it is called in `DELETE /api/tables/{table}/seats/{seat}/links/{link}`; no secret.
   */
  id: string;
  kind: SeatLinkKind;
  /**
   * Whoever asks may end it: every link, and devices that took the seat later than the own one.
   */
  may_end: boolean;
  /**
   * The request came with it.
   */
  own: boolean;
  /**
   * When the link was made, or the device took the seat. Zero: not known.
   */
  since: number;
}
/**
 * What opens a seat, for its holder: links that nobody has taken the seat by yet, and devices that hold it.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "SeatLinks".
 */
export interface SeatLinks {
  /**
   * The oldest first.
   */
  links: SeatLink[];
}
/**
 * Body of `PUT /api/clubs/{club}/evenings/{number}/here`.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "SetHere".
 */
export interface SetHere {
  is_here: boolean;
  /**
   * Somebody else, for an organiser, with `is_here` false: whoever has gone without saying so. That they are here people say themselves.
   */
  person?: string | null;
  /**
   * What the link of the club ended with, for whoever is no member yet.
   */
  token?: string | null;
}
/**
 * Body of `PUT /api/host/team`: somebody with an account has a role from now on, or none.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "SetRole".
 */
export interface SetRole {
  /**
   * The name of the account.
   */
  name: string;
  role?: HouseRole | null;
}
/**
 * Body of `PUT /api/tables/{table}/seats/{seat}`, for the host before the start: `open` frees the seat (kicking
 * whoever sits there), `bot` puts a bot on it, `person` holds it for whoever gets the link.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "SetSeat".
 */
export interface SetSeat {
  sitter: Sitter;
}
/**
 * Answer to whoever has signed in. The session is a new one.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "SignInResult".
 */
export interface SignInResult {
  /**
   * The codes of an account that is new. Nobody can read them again.
   */
  recovery_codes?: string[];
  session: Session;
}
/**
 * Answer of `GET /api/account/ways`: how somebody can sign in here.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "SignInWays".
 */
export interface SignInWays {
  /**
   * Whether the server can send a link by mail.
   */
  mail: boolean;
  /**
   * Why passkeys cannot be used under the address that the page was asked by; none when they can.
   */
  no_passkeys?: NoPasskeys | null;
}
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "TeamMember".
 */
export interface TeamMember {
  id: string;
  name: string;
  role: HouseRole;
  since: number;
}
/**
 * Answer of `GET` and `PUT /api/host/team`.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Team".
 */
export interface Team {
  members: TeamMember[];
}
/**
 * Answer of `GET /api/tables/{table}/moments/{number}/try`: another move than the one that was made.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "TriedMove".
 */
export interface TriedMove {
  /**
   * Texts `because-<key>` of the bots.
   */
  because: Reason[];
  /**
   * What would have been better, where something was given away.
   */
  better?: BetterMove | null;
  /**
   * The seat's winning chance after the move that was made.
   */
  chance: number;
  /**
   * What the decision changed for each seat, against the best move.
   */
  effect: number[];
  grade: Grade;
  /**
   * By how many of a hundred games the better move is better, by what the seat could know.
   */
  lost: number;
  notation: string;
  /**
   * How many moves had been made before.
   */
  number: number;
  parts: unknown;
  seat: number;
  /**
   * How it would have gone on, when all play well.
   */
  then: ContinuationMove[];
}
