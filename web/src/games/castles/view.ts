/** Alcazar and Das neue Big Boss share their box, so what the table shows of them is nearly the same. */
import type * as Alcazar from '../../protocol/alcazar';
import type * as BigBoss from '../../protocol/big-boss';
import type { Interaction } from '../../table/interaction.svelte';

export type CastleView = Alcazar.View | BigBoss.View;
export type CastleMove = Alcazar.Move | BigBoss.Move;
export type CastleEvent = Alcazar.Event | BigBoss.Event;
export type CastlePlayer = CastleView['players'][number];
/** A table of either game. */
export type CastleInteraction = Interaction<CastleView, CastleMove, CastleEvent>;

export function ownPlayer({ view, viewer }: CastleInteraction): CastlePlayer | undefined {
  return view.players.find(({ seat }) => seat === viewer);
}
