/** What the common table needs to know of a game to show it. No rule is among it. */
import type { Component } from 'svelte';
import type { Guard } from '../net/guard';
import type { TableRoom } from '../net/room.svelte';
import { Interaction } from './interaction.svelte';
import { drawingOf } from './face-components';
import type { Handle } from './choice';
import type { NameOf } from '../texts/arguments';
import type { Journey } from './journey';

/** A move of any game: its kind, which names its text, with its values beside it. */
export interface AnyMove {
  move: string;
}

/** An event of any game: its kind, which names its text, with its values beside it. */
export interface AnyEvent {
  event: string;
}

/** How the turn stands: the end of a key, and the values of its text. */
export interface Step {
  key: string;
  values?: Record<string, string | number>;
}

/** How what the server tells of a game is read: the guards are generated from the schemas of the game. */
export interface GameGuards<View, Move, Event> {
  isView: Guard<View>;
  isMove: Guard<Move>;
  isEvent: Guard<Event>;
}

/** What a table asks of a game. They are methods, so that whoever knows nothing of the game can hold them. */
export interface GameDescription<View, Move, Event> {
  /** The message file with the words of the board: `web-<texts>.ftl`. */
  texts: string;
  /** The things that a move is about, in the order in which a person points at them. */
  handles(parts: Move, view: View): Handle[];
  /** The places of the board that an event is about. */
  places(event: Event): string[];
  /** How the turn stands, as a text of the board: `step-<key>`. The view says it: the page does not find it out from what is offered. */
  step(view: View, nameOf: NameOf): Step;
  /** What each seat has now, for the picture of how the scores grew; null while it is hidden. */
  standing(view: View): (number | null)[];
  /** While nothing is picked, only what a person points at first is lit: cards and pieces, not all places they fit. */
  calm?: boolean;
  /** Moves that are buttons as well, although something on the table stands for them. */
  isSpoken?(parts: Move): boolean;
  /** Whether an event is worth a word before the move is made; without this all are. */
  isForetold?(event: Event): boolean;
  /** Whether an event says no more than the move itself: on a phone it gives way to what comes of the move. */
  isMoveItself?(event: Event): boolean;
  /** How long a scene needs to be seen before the next move is shown, in milliseconds. */
  linger?(events: readonly Event[]): number;
}

/** A game at the table, written with the generated types of the game. `Piece` is what it lets travel over the table. */
export interface GameFace<
  View,
  Move extends AnyMove,
  Event extends AnyEvent,
  Piece = never,
> extends GameDescription<View, Move, Event> {
  guards: GameGuards<View, Move, Event>;
  /** The board itself. */
  Board: Component<{ interaction: Interaction<View, Move, Event> }>;
  /** What the own seat holds: its hand and what it can use. */
  Tray: Component<{ interaction: Interaction<View, Move, Event> }>;
  /** One player's belongings in the list of players. */
  Belongings: Component<{ interaction: Interaction<View, Move, Event>; seat: number }>;
  /** Supplies, piles and scales that belong to nobody. */
  Supplies: Component<{ interaction: Interaction<View, Move, Event> }>;
  /** Where the final scores come from. */
  Breakdown?: Component<{ interaction: Interaction<View, Move, Event> }>;
  /** Parts of the board that a rule may be about, by name. */
  parts?: Readonly<Record<string, Component<{ interaction: Interaction<View, Move, Event> }>>>;
  /**
   * What is seen to travel when a move is shown, in steps: what is in one step sets off together. The view is the one before
   * the move, which is still shown meanwhile.
   */
  journeys?(events: readonly Event[], view: View): Journey<Piece>[][];
  /** Draws what travels, with its middle where it is. */
  Piece?: Component<{ piece: Piece }>;
}

/** The face of a game for whoever does not know its types. */
export interface AnyFace {
  texts: string;
  /** Sits down at a table of the game. */
  open: (room: TableRoom, game: string) => Interaction;
}

/** Closes the types of a game in: the table that it opens holds the face and what the face is shown together. */
export function anyFace<View, Move extends AnyMove, Event extends AnyEvent, Piece>(
  face: GameFace<View, Move, Event, Piece>,
): AnyFace {
  const draw = (interaction: Interaction<View, Move, Event>) => drawingOf(face, interaction);
  return {
    texts: face.texts,
    open: (room, game) => new Interaction(room, game, face, face.guards, draw),
  };
}
