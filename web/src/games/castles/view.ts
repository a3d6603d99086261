/** Alcazar and Das neue Big Boss share their box, so what the table shows of them is nearly the same. */
import type { View as AlcazarView } from '../../protocol/alcazar';
import type { View as BigBossView } from '../../protocol/big-boss';
import type { Interaction } from '../../table/interaction.svelte';

export type CastleView = AlcazarView | BigBossView;
export type CastlePlayer = CastleView['players'][number];

export const viewOf = (interaction: Interaction): CastleView => interaction.view as CastleView;

export function ownPlayer(interaction: Interaction): CastlePlayer | undefined {
  return viewOf(interaction).players.find((player) => player.seat === interaction.viewer);
}
