import type { LandingView, PlayerView, View } from '../../protocol/toledo';
import type { Handle } from '../../table/choice';
import type { Interaction } from '../../table/interaction.svelte';

export type { PlaceView, PlayerView, View as ToledoView } from '../../protocol/toledo';

export const viewOf = (interaction: Interaction): View => interaction.view as View;

export function ownPlayer(interaction: Interaction): PlayerView | undefined {
  return viewOf(interaction).players.find((player) => player.seat === interaction.viewer);
}

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
