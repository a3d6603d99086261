// generated from the Rust types by `npm run protocol`: do not edit

/**
 * T-3: one of the money cards, by its value and its number within that value: `4-3`.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Card".
 */
export type Card = string;
/**
 * T-3, T-23: the colour of a duel picture.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Colour".
 */
export type Colour = ('violet' | 'brown' | 'orange') | 'neutral';
/**
 * T-23: what decided a round of a duel.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "DuelReason".
 */
export type DuelReason = 'tile' | 'figure' | 'no-card';
/**
 * T-3, T-23: which of the two figures of a duel picture is highlighted.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Figure".
 */
export type Figure = 'attacker' | 'defender';
/**
 * T-1: a place of the street: the Cathedral is 0, the fields follow, then the two gates.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Position".
 */
export type Position = number;
/**
 * A chair, counted from 0 in playing order.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Seat".
 */
export type Seat = number;
/**
 * T-7: what a shop sells.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "ShopKind".
 */
export type ShopKind = 'gem' | 'steel' | 'smith' | 'fencing';
/**
 * T-6, T-18: the four kinds of fencing tile.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Tile".
 */
export type Tile = 'violet' | 'brown' | 'orange' | 'movement';
/**
 * One consequence of a move.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Event".
 */
export type Event =
  | {
      cards?: Card[] | null;
      count: number;
      event: 'cards-drawn';
      seat: Seat;
    }
  | {
      count: number;
      event: 'pile-shuffled';
    }
  | {
      circles: number;
      event: 'shop-laid';
      field: Position;
      kind: ShopKind;
      seat: Seat;
    }
  | {
      event: 'pawn-sent-home';
      field: Position;
      seat: Seat;
    }
  | {
      card: Card;
      event: 'pawn-moved';
      from: Position;
      seat: Seat;
      to: Position;
      value: number;
    }
  | {
      event: 'field-full';
      field: Position;
      seat: Seat;
    }
  | {
      event: 'duel-began';
      field: Position;
      other: Seat;
      seat: Seat;
    }
  | {
      attacker_has_tile: boolean;
      attacker_wins: number;
      /**
       * None where there was no card at all.
       */
      card?: Card | null;
      colour?: Colour | null;
      defender_has_tile: boolean;
      defender_wins: number;
      event: 'duel-round';
      /**
       * The highlighted figure.
       */
      figure?: Figure | null;
      other: Seat;
      reason: DuelReason;
      round: number;
      seat: Seat;
      winner_seat: Seat;
    }
  | {
      event: 'duel-won';
      field: Position;
      loser_seat: Seat;
      other: Seat;
      seat: Seat;
      winner_seat: Seat;
    }
  | {
      card: Card;
      event: 'paid';
      field: Position;
      owner_seat?: Seat | null;
      price: number;
      seat: Seat;
      value: number;
    }
  | {
      event: 'shop-not-used';
      field: Position;
      seat: Seat;
    }
  | {
      event: 'gem-taken';
      gems: number;
      seat: Seat;
    }
  | {
      event: 'steel-taken';
      seat: Seat;
      steel: number;
    }
  | {
      event: 'sword-taken';
      gems: number;
      points: number;
      seat: Seat;
      steel: number;
    }
  | {
      event: 'tile-taken';
      returned?: Tile | null;
      seat: Seat;
      tile: Tile;
    }
  | {
      event: 'painting-taken';
      points: number;
      seat: Seat;
    }
  | {
      event: 'alcazar-entered';
      pawns: number;
      seat: Seat;
    }
  | {
      event: 'sword-brought';
      points: number;
      seat: Seat;
    }
  | {
      event: 'no-sword-brought';
      seat: Seat;
    }
  | {
      event: 'last-round';
      seat: Seat;
    }
  | {
      cards: Card[];
      count: number;
      event: 'hand-shown';
      seat: Seat;
      sum: number;
    }
  | {
      brought: number;
      event: 'scored';
      gems: number;
      held: number;
      movement: number;
      paintings: number;
      seat: Seat;
      total: number;
    };
/**
 * One decision.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Move".
 */
export type Move =
  | {
      move: 'draw';
    }
  | {
      circles: number;
      field: Position;
      kind: ShopKind;
      move: 'lay';
    }
  | {
      field: Position;
      move: 'home';
    }
  | {
      from: Position;
      move: 'go';
      value: number;
    }
  | {
      move: 'challenge';
      other: Seat;
    }
  | {
      move: 'use';
    }
  | {
      move: 'pay';
      value: number;
    }
  | {
      move: 'sword';
      points: number;
    }
  | {
      move: 'tile';
      returned?: Tile | null;
      tile: Tile;
    }
  | {
      move: 'bring';
      points: number;
    }
  | {
      move: 'skip';
    }
  | {
      move: 'end';
    };
/**
 * Who gets the card that pays for a place (T-16).
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Payee".
 */
export type Payee = 'nobody' | 'owner' | 'discards';
/**
 * The kinds of place that a pawn can use, as the message files name them.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "PlaceName".
 */
export type PlaceName = ('gem' | 'steel' | 'smith' | 'fencing' | 'tavern' | 'artist') | 'none';
/**
 * What kind of place a position is.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "PlaceKind".
 */
export type PlaceKind = 'cathedral' | 'empty' | 'shop' | 'tavern' | 'artist' | 'gate';
/**
 * T-7: a shop of a player: each kind once with one circle and once with two. Written `gem-1`, `fencing-2`.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Shop".
 */
export type Shop = string;
/**
 * What is to be decided.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "StepName".
 */
export type StepName = 'action' | 'more' | 'full' | 'shop' | 'take' | 'gate' | 'over';
/**
 * What a turn can be begun with.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "TurnAction".
 */
export type TurnAction = 'draw' | 'lay' | 'home' | 'go';

export interface All {}
/**
 * What a table can choose before the start.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "Options".
 */
export interface Options {
  /**
   * The text of an edition file in place of the one that comes with the program.
   */
  edition?: string | null;
}
/**
 * A card with all that is printed on it.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "CardView".
 */
export interface CardView {
  card: Card;
  colour: Colour;
  figure: Figure;
  /**
   * Money and movement.
   */
  value: number;
}
/**
 * What a card would do to a pawn.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "LandingView".
 */
export interface LandingView {
  from: Position;
  /**
   * Whether no circle is free there, so that the pawn has to move on or challenge.
   */
  is_full: boolean;
  /**
   * On a full field: where further cards of the hand can take the pawn, also through other full fields.
   */
  onward: Position[];
  /**
   * On a full field: who can be challenged there.
   */
  rival_seats: Seat[];
  to: Position;
  /**
   * The value of the card.
   */
  value: number;
}
/**
 * What is asked for a place that a pawn has come to.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "PaymentView".
 */
export interface PaymentView {
  /**
   * Whose shop it is; none for the tavern and the artist.
   */
  owner_seat?: Seat | null;
  payee: Payee;
  place: PlaceName;
  /**
   * The least value of a card that pays.
   */
  price: number;
}
/**
 * A position of the street.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "PlaceView".
 */
export interface PlaceView {
  /**
   * How many circles it has.
   */
  circles: number;
  /**
   * What the shop sells.
   */
  kind?: ShopKind | null;
  /**
   * Whose shop it is.
   */
  owner_seat?: Seat | null;
  /**
   * The pawns there, by seat.
   */
  pawn_seats: Seat[];
  position: Position;
  /**
   * The least value of a card that pays for using it; none where nothing is paid.
   */
  price?: number | null;
  /**
   * The name of its row in the edition; none for the Cathedral and the gates.
   */
  row?: string | null;
  what: PlaceKind;
}
/**
 * A player, with what lies open.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "PlayerView".
 */
export interface PlayerView {
  /**
   * Pawns in the Alcazar.
   */
  alcazar: number;
  /**
   * The points of the swords under pawns in the Alcazar.
   */
  brought: number[];
  /**
   * How many cards are in hand.
   */
  cards: number;
  /**
   * Pawns on the Cathedral.
   */
  cathedral: number;
  /**
   * Where the pawns on the street stand; twice where two do.
   */
  fields: Position[];
  /**
   * Gems held.
   */
  gems: number;
  /**
   * The cards in hand, where the viewer may see them.
   */
  hand?: CardView[] | null;
  /**
   * The points of the paintings.
   */
  paintings: number[];
  score: ScoreView;
  seat: Seat;
  /**
   * Shops not laid yet.
   */
  shops: Shop[];
  /**
   * Steel held.
   */
  steel: number;
  /**
   * The points of the swords still held.
   */
  swords: number[];
  /**
   * Fencing tiles held.
   */
  tiles: Tile[];
}
/**
 * Points, and what they are for.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "ScoreView".
 */
export interface ScoreView {
  /**
   * Swords under pawns in the Alcazar.
   */
  brought: number;
  /**
   * Two gems are one point.
   */
  gems: number;
  /**
   * Swords still held, half of each.
   */
  held: number;
  /**
   * The movement tile costs points.
   */
  movement: number;
  /**
   * Paintings.
   */
  paintings: number;
  /**
   * All together.
   */
  total: number;
}
/**
 * A kind of sword.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "SwordView".
 */
export interface SwordView {
  /**
   * How many there are in the box.
   */
  copies: number;
  /**
   * The gems it costs.
   */
  gems: number;
  /**
   * Whether the viewer's steel and gems would pay for it (T-17); null for a spectator.
   */
  is_affordable?: boolean | null;
  /**
   * How many lie open.
   */
  left: number;
  /**
   * What it scores.
   */
  points: number;
  /**
   * The steel it costs.
   */
  steel: number;
}
/**
 * A kind of fencing tile.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "TileView".
 */
export interface TileView {
  /**
   * How many lie open.
   */
  left: number;
  tile: Tile;
}
/**
 * The table as a seat or a spectator sees it.
 *
 * This interface was referenced by `All`'s JSON-Schema
 * via the `definition` "View".
 */
export interface View {
  /**
   * What the viewer can begin the turn with; empty at other steps (T-8 to T-11).
   */
  actions: TurnAction[];
  /**
   * Who has brought the third pawn to the Alcazar; every other player has one more turn.
   */
  closing_seat?: Seat | null;
  /**
   * The discards, by value and number.
   */
  discards: CardView[];
  /**
   * Gems in the supply.
   */
  gems: number;
  /**
   * Where the viewer's cards would take the viewer's pawns; empty while there is no pawn to move.
   */
  landings: LandingView[];
  /**
   * The first card played in this turn, which lies open.
   */
  open_card?: CardView | null;
  /**
   * The points of the paintings that are left, from the top.
   */
  paintings: number[];
  /**
   * What is asked for the place to be used; null at other steps (T-15, T-16).
   */
  payment?: PaymentView | null;
  /**
   * How many cards the draw pile has.
   */
  pile: number;
  /**
   * By seat.
   */
  players: PlayerView[];
  /**
   * The round, from 1.
   */
  round: number;
  /**
   * The game ends after this round at the latest.
   */
  rounds: number;
  start_seat: Seat;
  /**
   * Steel in the supply.
   */
  steel: number;
  step: StepName;
  /**
   * The position that the decision is about: the full field, or the place to be used.
   */
  step_position?: Position | null;
  /**
   * The Cathedral, the fields and the gates, in order.
   */
  street: PlaceView[];
  /**
   * The swords, by kind.
   */
  swords: SwordView[];
  /**
   * The fencing tiles, by kind.
   */
  tiles: TileView[];
  turn_seat: Seat;
  /**
   * The values that a further card of this turn may have.
   */
  values_to_follow: number[];
  /**
   * Who looks; null for a spectator.
   */
  viewer_seat?: Seat | null;
}
