/** The components of a game's face, bound to their table: whoever shows them need not know the types of the game. */
import type { Component } from 'svelte';
import type { AnyEvent, AnyMove, GameFace } from './game';
import type { Interaction } from './interaction.svelte';
import type { Journey } from './journey';

export interface FaceComponents {
  Board: Component;
  Tray: Component;
  Belongings: Component<{ seat: number }>;
  Supplies: Component;
  Breakdown: Component | null;
  /** Parts of the board by name. */
  parts: Readonly<Record<string, Component>>;
}

/** What travels, drawn by the game. */
export type DrawnJourney = Journey<Component>;

/** What a game draws at one table. */
export interface FaceDrawing<View, Event> {
  components: FaceComponents;
  /** What is seen to travel when a move is shown. */
  journeys(events: readonly Event[], view: View): DrawnJourney[][];
}

export function drawingOf<View, Move extends AnyMove, Event extends AnyEvent, Piece>(
  face: GameFace<View, Move, Event, Piece>,
  interaction: Interaction<View, Move, Event>,
): FaceDrawing<View, Event> {
  return {
    components: bindComponents(face, interaction),
    journeys: (events, view) => drawnJourneys(face, events, view),
  };
}

function bindComponents<View, Move extends AnyMove, Event extends AnyEvent, Piece>(
  face: GameFace<View, Move, Event, Piece>,
  interaction: Interaction<View, Move, Event>,
): FaceComponents {
  /** A component is a function of where it is drawn and of its properties. */
  const bind =
    (Part: Component<{ interaction: Interaction<View, Move, Event> }>): Component =>
    (where) =>
      Part(where, { interaction });
  return {
    Board: bind(face.Board),
    Tray: bind(face.Tray),
    Supplies: bind(face.Supplies),
    Breakdown: face.Breakdown ? bind(face.Breakdown) : null,
    parts: Object.fromEntries(Object.entries(face.parts ?? {}).map(([name, Part]) => [name, bind(Part)])),
    Belongings: (where, properties) =>
      face.Belongings(where, {
        interaction,
        get seat() {
          return properties.seat;
        },
      }),
  };
}

function drawnJourneys<View, Move extends AnyMove, Event extends AnyEvent, Piece>(
  face: GameFace<View, Move, Event, Piece>,
  events: readonly Event[],
  view: View,
): DrawnJourney[][] {
  const { Piece } = face;
  if (!Piece) return [];
  const steps = face.journeys?.(events, view) ?? [];
  return steps.map((step) =>
    step.map((journey) => {
      const { piece } = journey;
      return { ...journey, piece: (where) => Piece(where, { piece }) };
    }),
  );
}
