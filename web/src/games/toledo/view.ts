import type { Event, LandingView, Move, PlayerView, View } from '../../protocol/toledo';
import type { Handle } from '../../table/choice';
import type { Interaction } from '../../table/interaction.svelte';

export type { PlaceView, PlayerView, View as ToledoView } from '../../protocol/toledo';

/** A table of Toledo. */
export type ToledoInteraction = Interaction<View, Move, Event>;

export function ownPlayer({ view, viewer }: ToledoInteraction): PlayerView | undefined {
  return view.players.find(({ seat }) => seat === viewer);
}

/** How many pawns of each seat are among these. */
export function pawnsBySeat(seats: readonly number[]): { seat: number; count: number }[] {
  const counts = new Map<number, number>();
  for (const seat of seats) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  return [...counts].map(([seat, count]) => ({ seat, count }));
}

/** What a picture of the street needs. */
export type StreetView = Pick<View, 'street' | 'step' | 'step_position' | 'turn_seat'> & {
  players: Pick<PlayerView, 'seat' | 'alcazar'>[];
};

/** The landings to be drawn: those of the card, or of the pawn, that is picked or pointed at. */
export function chosenLandings(
  landings: readonly LandingView[],
  picked: readonly Handle[],
  hovered: Handle | null,
): LandingView[] {
  const handles = hovered ? [...picked, hovered] : picked;
  const numbers = (kind: string) =>
    handles
      .filter((handle) => handle.startsWith(`${kind}:`))
      .map((handle) => Number(handle.slice(kind.length + 1)));
  const [values, places] = [numbers('card').slice(-1), numbers('place')];
  if (values.length === 0 && places.length === 0) return [];
  const ofValue = landings.filter((landing) => values.length === 0 || values.includes(landing.value));
  const touching = ofValue.filter((landing) =>
    places.some((place) => place === landing.from || place === landing.to),
  );
  if (touching.length > 0) return touching;
  return values.length > 0 ? ofValue : [];
}
