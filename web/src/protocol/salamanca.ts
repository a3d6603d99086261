// generated from the Rust types by `npm run protocol`: do not edit

/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Building".
 */
export type Building = 'farm' | 'castle' | 'monastery';
/**
 * A cell of the board.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Cell".
 */
export type Cell = string;
/**
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Plague".
 */
export type Plague = 'poison' | 'rat' | 'locust' | 'ruin';
/**
 * A chair, counted from 0 in playing order.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Seat".
 */
export type Seat = number;
/**
 * A space of the display, `a` to `e`.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Space".
 */
export type Space = string;
/**
 * A kind of tile: `lake` is a normal lake, `lake2` and `lake3` are the fertile ones, `castle` is a building.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Tile".
 */
export type Tile = string;
/**
 * One consequence of a move. Payments are seen by all when they happen (S-5).
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Event".
 */
export type Event =
  | {
      event: 'round-started';
      last: boolean;
      round: number;
    }
  | {
      event: 'tile-drawn';
      space: Space;
      tile: Tile;
    }
  | {
      card: number;
      event: 'card-played';
      seat: Seat;
    }
  | {
      cards: number[];
      event: 'hand-shown';
      seat: Seat;
    }
  | {
      cards?: number[] | null;
      event: 'cards-chosen';
      seat: Seat;
    }
  | {
      cards: number[];
      event: 'cards-revealed';
      seat: Seat;
    }
  | {
      card: number;
      event: 'turn-started';
      last: boolean;
      seat: Seat;
    }
  | {
      event: 'passed';
      seat: Seat;
    }
  | {
      count: number;
      event: 'tiles-taken';
      seat: Seat;
      space: Space;
    }
  | {
      cell: Cell;
      event: 'tile-laid';
      seat: Seat;
      tile: Tile;
    }
  | {
      cell: Cell;
      event: 'building-locked';
      seat: Seat;
    }
  | {
      building: Building;
      cell: Cell;
      event: 'building-claimed';
      price: number;
      seat: Seat;
    }
  | {
      amount: number;
      building: Building;
      cell: Cell;
      event: 'building-sold';
      seat: Seat;
    }
  | {
      amount: number;
      cell: Cell;
      event: 'conde-paid';
      seat: Seat;
    }
  | {
      cell: Cell;
      event: 'tile-left';
      tile: Tile;
    }
  | {
      cell: Cell;
      event: 'rat-aside';
    }
  | {
      cell: Cell;
      event: 'conde-set';
      from?: Cell | null;
      owner_seat?: Seat | null;
      seat: Seat;
    }
  | {
      cell: Cell;
      event: 'plague-set';
      from?: Cell | null;
      plague: Plague;
      seat: Seat;
    }
  | {
      cards?: number[] | null;
      event: 'hand-looked-at';
      other: Seat;
      seat: Seat;
    }
  | {
      event: 'cards-swapped';
      given?: number | null;
      other: Seat;
      seat: Seat;
      taken?: number | null;
    }
  | {
      card: number;
      event: 'card-passed-on';
      other: Seat;
      seat: Seat;
    }
  | {
      amount: number;
      building: Building;
      cell: Cell;
      event: 'market-paid';
      seat: Seat;
      value: number;
    }
  | {
      amount: number;
      cell: Cell;
      event: 'market-paid-conde';
      seat: Seat;
    }
  | {
      event: 'money-counted';
      money: number;
      place: number;
      seat: Seat;
    };
/**
 * One decision.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Move".
 */
export type Move =
  | {
      card: number;
      move: 'card';
    }
  | {
      card: number;
      move: 'cards';
      second: number;
    }
  | {
      move: 'take';
      space: Space;
    }
  | {
      cell: Cell;
      move: 'lay';
      tile: Tile;
    }
  | {
      cell: Cell;
      move: 'claim';
    }
  | {
      cell: Cell;
      move: 'sell';
    }
  | {
      cell: Cell;
      move: 'conde';
    }
  | {
      cell: Cell;
      move: 'plague';
    }
  | {
      move: 'look';
      other: Seat;
    }
  | {
      give: number;
      move: 'swap';
      take: number;
    }
  | {
      move: 'end';
    }
  | {
      move: 'pass';
    };
/**
 * Why a building cannot be sold in this round (S-24).
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Lock".
 */
export type Lock = 'claimed' | 'enlarged';
/**
 * S-17: which of A and B the turn has.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Main".
 */
export type Main = 'none' | 'tiles' | 'conde';
/**
 * A set of chairs.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "SeatSet".
 */
export type SeatSet = Seat[];
/**
 * S-17: what a card can do besides its number.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "SpecialAction".
 */
export type SpecialAction = ('poison' | 'rat' | 'locust' | 'ruin') | 'swap';
/**
 * What is to be decided.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "StepName".
 */
export type StepName =
  'play-cards' | 'choose-two' | 'turn' | 'last-turn' | 'lay' | 'claim' | 'go-on' | 'swap' | 'finished';

export interface All {}
/**
 * What a table can choose.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Options".
 */
export interface Options {
  /**
   * The text of another edition file; the standard edition without one.
   */
  edition?: string | null;
  /**
   * S-5: everybody's money is shown during the game.
   */
  open_money?: boolean;
}
/**
 * A cell with a tile.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CellView".
 */
export interface CellView {
  /**
   * Buildings: what the area is worth, and what of it the landscapes are (S-12).
   */
  area_value?: number | null;
  cell: Cell;
  /**
   * Whether it is a building laid in this turn and not claimed (S-21).
   */
  claimable: boolean;
  /**
   * Whose conde stands there.
   */
  conde?: Seat | null;
  /**
   * Landscape tiles: the buildings that a plague cuts them off from (S-10).
   */
  cut_off_from: Cell[];
  /**
   * Buildings: the landscape value, which a conde is paid.
   */
  landscape_value?: number | null;
  /**
   * Owned buildings: why they cannot be sold in this round (S-24).
   */
  locks: Lock[];
  /**
   * Whose squire stands there.
   */
  owner?: Seat | null;
  /**
   * Which plague lies there.
   */
  plague?: Plague | null;
  tile: Tile;
}
/**
 * The final count.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Outcome".
 */
export interface Outcome {
  /**
   * The place of each seat, from 1; seats that share a place share its number, and the next numbers are skipped.
   */
  places: number[];
  /**
   * What each seat scored, in the game's own unit.
   */
  scores: number[];
}
/**
 * A card of this round and who played it.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "PlayedCard".
 */
export interface PlayedCard {
  /**
   * Its value.
   */
  card: number;
  seat: Seat;
}
/**
 * A player as the viewer may know it.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "PlayerView".
 */
export interface PlayerView {
  /**
   * The owned buildings.
   */
  buildings: Cell[];
  /**
   * Where the conde stands; absent when it is in supply.
   */
  conde?: Cell | null;
  /**
   * How many cards are in hand; cards chosen and not yet revealed are not.
   */
  hand_size: number;
  /**
   * Two players: whether the cards of the round are chosen (S-27).
   */
  has_chosen: boolean;
  /**
   * Doubloons; absent where the viewer may not know them (S-5).
   */
  money?: number | null;
  seat: Seat;
  /**
   * Squires in supply.
   */
  squires: number;
}
/**
 * A card that can do something besides its number.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "SpecialCard".
 */
export interface SpecialCard {
  action: SpecialAction;
  /**
   * Its value.
   */
  card: number;
}
/**
 * The present turn.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "TurnView".
 */
export interface TurnView {
  /**
   * The card it is taken with.
   */
  card: number;
  /**
   * Squires in supply that sales in this turn have freed; a claim with one costs the building's value (S-21).
   */
  freed_squires: number;
  /**
   * Whether it is the last one: C and in addition A or B (S-17).
   */
  is_last: boolean;
  main: Main;
  /**
   * Whether a building can be sold now (S-22, S-24).
   */
  may_sell: boolean;
  /**
   * Which turn of the round it is, from 1.
   */
  number: number;
  seat: Seat;
  /**
   * What the card can do besides its number, where that can be done now (S-17, S-30).
   */
  special_action?: SpecialAction | null;
  /**
   * Whether the card's special action is done.
   */
  special_done: boolean;
  /**
   * Whose hand is looked at (S-31).
   */
  swap_with?: Seat | null;
  /**
   * The tiles taken and not yet laid.
   */
  to_lay: Tile[];
}
/**
 * A position as one viewer may know it.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "View".
 */
export interface View {
  /**
   * The cells with a tile.
   */
  cells: CellView[];
  /**
   * Two players: what the viewer has chosen and not yet revealed.
   */
  chosen?: number[] | null;
  /**
   * Columns of the board, from a.
   */
  columns: number;
  /**
   * The tiles on each display space in use, from a, the newest last.
   */
  display: Tile[][];
  /**
   * The viewer's hand, ascending; absent for a spectator.
   */
  hand?: number[] | null;
  /**
   * The hand that the viewer is looking at with card 6 (S-31).
   */
  hand_in_sight?: number[] | null;
  /**
   * Whether the last round is under way (S-19).
   */
  is_last_round: boolean;
  /**
   * Who played or plays the first card of the round; absent with two players (S-14, S-27).
   */
  leader?: Seat | null;
  /**
   * Whether everybody's money is shown by agreement (S-5).
   */
  open_money: boolean;
  /**
   * The final count, when the game is over.
   */
  outcome?: Outcome | null;
  /**
   * The plagues beside the board.
   */
  plagues_aside: Plague[];
  /**
   * All players, by seat.
   */
  players: PlayerView[];
  /**
   * The round, from 1.
   */
  round: number;
  /**
   * How many rounds the game has (S-19).
   */
  rounds: number;
  /**
   * Rows of the board, from 1.
   */
  rows: number;
  /**
   * The cards with a special action, ascending (S-17).
   */
  special_cards: SpecialCard[];
  step: StepName;
  /**
   * The cards of this round: as they were played, and from the first turn on in the order of the turns.
   */
  table: PlayedCard[];
  /**
   * How many tiles have not come into the display yet.
   */
  tiles_to_come: number;
  /**
   * The present turn.
   */
  turn?: TurnView | null;
  /**
   * Which turn of the round, from 1, has both actions; absent until the order of the turns is known (S-17).
   */
  turn_with_both?: number | null;
  /**
   * Who looks; absent for a spectator.
   */
  viewer?: Seat | null;
  waiting: SeatSet;
}
