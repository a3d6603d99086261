/** What the common table needs to know of a game to show it. No rule is among it. */
import type { Component } from 'svelte';
import type { Interaction } from './interaction.svelte';
import type { Handle } from './choice';
import type { NameOf } from '../texts/arguments';
import type { Journey } from './journey';

/** A move or an event: its kind, and the values beside it. */
export type Parts = Record<string, unknown>;

/** How the turn stands: the end of a key, and the values of its text. */
export interface Step {
  key: string;
  values?: Record<string, string | number>;
}

/**
 * What the table knows of a game, written with the generated types of the game. They are methods, so that a face with the types of
 * its game is a face for the table, which knows nothing of them.
 */
export interface GameFace<View = unknown, Move = Parts, Event = Parts> {
  /** The message file with the words of the board: `web-<texts>.ftl`. */
  texts: string;
  /** The board itself. */
  Board: Component<{ interaction: Interaction }>;
  /** What the own seat holds: its hand and what it can use. */
  Tray: Component<{ interaction: Interaction }>;
  /** One player's belongings in the list of players. */
  Belongings: Component<{ interaction: Interaction; seat: number }>;
  /** Supplies, piles and scales that belong to nobody. */
  Supplies: Component<{ interaction: Interaction }>;
  /** The things that a move is about, in the order in which a person points at them. */
  handles(parts: Move, view: View): Handle[];
  /** The places of the board that an event is about. */
  places(event: Event): string[];
  /** How the turn stands, as a text of the board: `step-<key>`. What is offered decides what the text names. */
  step(view: View, offers: readonly Move[], nameOf: NameOf): Step;
  /** What each seat has now, for the picture of how the scores grew; null while it is hidden. */
  standing(view: View): (number | null)[];
  /** While nothing is picked, only what a person points at first is lit: cards and pieces, not all places they fit. */
  calm?: boolean;
  /** Moves that are buttons as well, although something on the table stands for them. */
  spoken?(parts: Move): boolean;
  /**
   * What is seen to travel when a move is shown, in steps: what is in one step sets off together. The view is the one before
   * the move, which is still shown meanwhile.
   */
  journeys?(events: readonly Event[], view: View): Journey[][];
  /** Draws what travels, with its middle where it is. */
  Piece?: Component<{ piece: Parts }>;
  /** Whether an event is worth a word before the move is made; without this all are. */
  foretold?(event: Event): boolean;
  /** How long a scene needs to be seen before the next move is shown, in milliseconds. */
  linger?(events: readonly Event[]): number;
  /** Where the final scores come from. */
  Breakdown?: Component<{ interaction: Interaction }>;
}
