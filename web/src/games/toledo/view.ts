/** The view of Toledo, as far as the table shows it. */
import type { Desk } from '../../table/desk.svelte';

export interface CardView {
  card: string;
  value: number;
  colour: string;
  figure: string;
}

export interface PlaceView {
  position: number;
  what: string;
  row?: string | null;
  price?: number | null;
  owner_seat?: number | null;
  kind?: string | null;
  circles: number;
  pawn_seats: number[];
}

export interface ToledoPlayer {
  seat: number;
  cards: number;
  hand?: CardView[] | null;
  alcazar: number;
  cathedral: number;
  steel: number;
  gems: number;
  tiles: string[];
  shops: string[];
  swords: number[];
  brought: number[];
  paintings: number[];
  score: { total: number };
}

export interface ToledoView {
  turn_seat: number;
  round: number;
  closing_seat?: number | null;
  step: string;
  step_position?: number | null;
  open_card?: CardView | null;
  street: PlaceView[];
  players: ToledoPlayer[];
  swords: { points: number; steel: number; gems: number; left: number; copies: number }[];
  paintings: number[];
  tiles: { tile: string; left: number }[];
  steel: number;
  gems: number;
  pile: number;
}

export const viewOf = (desk: Desk): ToledoView => desk.view as ToledoView;

export function ownPlayer(desk: Desk): ToledoPlayer | undefined {
  return viewOf(desk).players.find((player) => player.seat === desk.seat);
}
