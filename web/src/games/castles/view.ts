/** Alcazar and Das neue Big Boss share their box, so what the table shows of them is nearly the same. */
import type { View as AlcazarView } from '../../protocol/alcazar';
import type { View as BigBossView } from '../../protocol/big-boss';
import type { Desk } from '../../table/desk.svelte';

export type CastleView = AlcazarView | BigBossView;
export type CastlePlayer = CastleView['players'][number];

export const viewOf = (desk: Desk): CastleView => desk.view as CastleView;

export function ownPlayer(desk: Desk): CastlePlayer | undefined {
  return viewOf(desk).players.find((player) => player.seat === desk.viewer);
}
