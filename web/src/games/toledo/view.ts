import type { PlayerView, View } from '../../protocol/toledo';
import type { Desk } from '../../table/desk.svelte';

export type { PlaceView, View as ToledoView } from '../../protocol/toledo';

export const viewOf = (desk: Desk): View => desk.view as View;

export function ownPlayer(desk: Desk): PlayerView | undefined {
  return viewOf(desk).players.find((player) => player.seat === desk.seat);
}
