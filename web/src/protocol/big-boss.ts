// generated from the Rust types by `npm run protocol`: do not edit

/**
 * C-26: why the game ended.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "EndReason".
 */
export type EndReason = 'last-stone' | 'all-out' | 'nobody-acts';
/**
 * One of the 72 numbered plots.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Field".
 */
export type Field = number;
/**
 * A flag with its crest.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Flag".
 */
export type Flag = 'almeria' | 'cadiz' | 'cordoba' | 'granada' | 'huelva' | 'jaen' | 'malaga' | 'sevilla';
/**
 * A level, from 1 for what lies on the board. As a height, 0 means that nothing is there.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Level".
 */
export type Level = number;
/**
 * A cell of the board: a field by its number (`38`), open ground by column and row (`x6y3`).
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Place".
 */
export type Place = string;
/**
 * What a noble is: a grande costs, pays and scores double.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Rank".
 */
export type Rank = 'baron' | 'grande';
/**
 * An amount of money, never negative. The bank has no limit.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Real".
 */
export type Real = number;
/**
 * A chair, counted from 0 in playing order.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Seat".
 */
export type Seat = number;
/**
 * One consequence of a move. Amounts are in real.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Event".
 */
export type Event =
  | {
      amount: Real;
      at: Place;
      event: 'withdrawn';
      rank: Rank;
      seat: Seat;
    }
  | {
      amount: Real;
      card: Field;
      event: 'bought-open';
      seat: Seat;
    }
  | {
      card: Field;
      event: 'card-revealed';
    }
  | {
      amount: Real;
      event: 'bought-pile';
      seat: Seat;
    }
  | {
      card: Field;
      event: 'card-drawn';
      seat: Seat;
    }
  | {
      amount: Real;
      event: 'bought-tower';
      seat: Seat;
    }
  | {
      card: Field;
      event: 'castle-founded';
      first: Field;
      flag: Flag;
      last: Field;
      middle: Field;
      seat: Seat;
    }
  | {
      card: Field;
      event: 'villa-founded';
      seat: Seat;
    }
  | {
      card: Field;
      event: 'extended';
      seat: Seat;
    }
  | {
      card: Field;
      event: 'raised';
      level: Level;
      seat: Seat;
    }
  | {
      card: Field;
      event: 'stone-lost';
      seat: Seat;
    }
  | {
      at: Place;
      event: 'tower-built';
      level: Level;
      seat: Seat;
    }
  | {
      at: Place;
      event: 'lifted';
      level: Level;
      rank: Rank;
      seat: Seat;
    }
  | {
      amount: Real;
      at: Place;
      event: 'beaten';
      other: Seat;
      rank: Rank;
      seat: Seat;
    }
  | {
      card: Field;
      event: 'merger-opened';
      first: Flag;
      seat: Seat;
      second: Flag;
    }
  | {
      event: 'villas-merged';
      value: number;
    }
  | {
      event: 'villa-joined';
      flag: Flag;
      value: number;
    }
  | {
      event: 'castles-merged';
      flag: Flag;
      gone: Flag;
      value: number;
    }
  | {
      at: Field;
      event: 'villa-upgraded';
      flag: Flag;
      value: number;
    }
  | {
      amount: Real;
      event: 'income';
      seat: Seat;
    }
  | {
      amount: Real;
      at: Place;
      event: 'placed';
      rank: Rank;
      seat: Seat;
    }
  | {
      event: 'no-action';
      seat: Seat;
    }
  | {
      event: 'went-out';
      seat: Seat;
    }
  | {
      event: 'game-ended';
      reason: EndReason;
    }
  | {
      bonus: Real;
      event: 'scored';
      money: Real;
      nobles: Real;
      score: Real;
      seat: Seat;
    };
/**
 * One decision. The notation is described at the top of this crate.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Move".
 */
export type Move =
  | {
      at: Place;
      move: 'withdraw';
    }
  | {
      card: Field;
      move: 'buy-open';
    }
  | {
      move: 'buy-pile';
    }
  | {
      move: 'buy-tower';
    }
  | {
      card: Field;
      first: Field;
      last: Field;
      move: 'found';
    }
  | {
      card: Field;
      move: 'build';
    }
  | {
      at: Place;
      move: 'tower';
    }
  | {
      flag: Flag;
      move: 'keep';
    }
  | {
      move: 'crest';
      villa: Field;
    }
  | {
      at: Place;
      move: 'baron';
    }
  | {
      at: Place;
      move: 'grande';
    }
  | {
      move: 'done';
    }
  | {
      move: 'pass';
    };
/**
 * Where the game waits.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "StepFile".
 */
export type StepFile =
  | {
      at: 'turn';
    }
  | {
      at: 'action';
    }
  | {
      at: 'keep';
      card: Field;
    }
  | {
      at: 'crest';
      /**
       * The cells of the pieces built in this turn.
       */
      built: Place[];
    }
  | {
      at: 'nobles';
      /**
       * The cells of the pieces built in this turn.
       */
      built: Place[];
      /**
       * How many more nobles may be placed, 1 or 2.
       */
      left: number;
    }
  | {
      at: 'finished';
      reason: EndReason;
    };

export interface All {}
/**
 * What a table can choose before the start.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Options".
 */
export interface Options {
  /**
   * Another board, as the text of a board file; the board of the box if left out.
   */
  board?: string | null;
}
/**
 * A villa or a castle.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "BuildingFile".
 */
export interface BuildingFile {
  /**
   * All its cells, those that only a bridge covers included.
   */
  cells: Place[];
  /**
   * The flag of a castle; none for a villa.
   */
  flag?: Flag | null;
  /**
   * What it is worth. May be left out when a position is written by hand.
   */
  value?: number | null;
}
/**
 * A noble on the board.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "NobleFile".
 */
export interface NobleFile {
  at: Place;
  rank: Rank;
  seat: Seat;
}
/**
 * One player, as the viewer sees them.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "PlayerView".
 */
export interface PlayerView {
  /**
   * Barons in supply.
   */
  barons: number;
  bonus: Real;
  /**
   * Grandes in supply.
   */
  grandes: number;
  /**
   * The build cards in hand, by field; only the own hand is shown.
   */
  hand?: Field[] | null;
  /**
   * How many build cards are in hand.
   */
  hand_count: number;
  /**
   * How many nobles stand on level 2 or higher.
   */
  high_nobles: number;
  /**
   * Whether the player has passed for good.
   */
  is_out: boolean;
  money: Real;
  noble_pay: Real;
  seat: Seat;
  total: Real;
  /**
   * How many tower cards are in hand.
   */
  towers: number;
}
/**
 * Everything on the board, and the pieces still in supply.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "SiteFile".
 */
export interface SiteFile {
  /**
   * Villas and castles.
   */
  buildings: BuildingFile[];
  /**
   * The nobles on the board. All others are with their owners.
   */
  nobles: NobleFile[];
  /**
   * The pieces over three cells, in the order they were laid: bridges in Alcazar, founding stones in Das neue Big
   * Boss.
   */
  spans: SpanFile[];
  /**
   * Bridges or founding stones in supply.
   */
  spans_left: number;
  /**
   * The levels of the stones on each cell that has some, lowest first.
   */
  stones: {
    /**
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^([0-9]{1,2}|x[0-9]{1,2}y[0-9]{1,2})$".
     */
    [k: string]: number[];
  };
  /**
   * Stones in supply. Those that are neither here nor on the board have left the game.
   */
  stones_left: number;
}
/**
 * A piece over three cells in a straight line.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "SpanFile".
 */
export interface SpanFile {
  from: Place;
  /**
   * The level it lies on, from 1.
   */
  level: number;
  to: Place;
}
/**
 * The table as one seat, or a spectator, sees it.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "View".
 */
export interface View {
  /**
   * Column and row, both counted from 1, of each field from 1 to 72.
   */
  fields: number[][];
  /**
   * C-6: what a castle can be worth at most; the scale ends there.
   */
  max_value: number;
  /**
   * Whether the viewer can withdraw a noble now (C-20, C-27).
   */
  may_withdraw: boolean;
  /**
   * The build cards that lie open, by field.
   */
  open: Field[];
  options: Options;
  /**
   * How many build cards are in the pile.
   */
  pile: number;
  /**
   * The players, in the order of their seats.
   */
  players: PlayerView[];
  site: SiteFile;
  step: StepFile;
  /**
   * How many tower cards are in their pile.
   */
  tower_pile: number;
  turn: Seat;
  /**
   * Who looks; none for a spectator.
   */
  viewer?: Seat | null;
}
