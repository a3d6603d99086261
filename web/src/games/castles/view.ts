/** What the views of Alcazar and Big Boss have in common, as far as the table shows it. */
import type { Desk } from '../../table/desk.svelte';
import type { Site } from './scene';

export interface CastlePlayer {
  seat: number;
  money: number;
  hand_count: number;
  hand?: number[] | null;
  towers: number;
  grandes: number;
  barons: number;
  is_out: boolean;
}

export interface CastleView {
  fields: number[][];
  players: CastlePlayer[];
  turn: number;
  step: { at: string };
  site: Site & { stones_left: number; spans_left: number };
  open: number[];
  pile: number;
  tower_pile: number;
}

export const viewOf = (desk: Desk): CastleView => desk.view as CastleView;

export function ownPlayer(desk: Desk): CastlePlayer | undefined {
  return viewOf(desk).players.find((player) => player.seat === desk.seat);
}
