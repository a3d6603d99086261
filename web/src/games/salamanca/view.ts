/** The view of Salamanca, as far as the table shows it. */
import type { Desk } from '../../table/desk.svelte';

export interface CellView {
  cell: string;
  tile: string;
  owner?: number | null;
  conde?: number | null;
  plague?: string | null;
  area_value?: number | null;
  landscape_value?: number | null;
  locks: string[];
  claimable: boolean;
}

export interface SalamancaPlayer {
  seat: number;
  money?: number | null;
  hand_size: number;
  has_chosen: boolean;
  squires: number;
  conde?: string | null;
  buildings: string[];
}

export interface SalamancaView {
  step: string;
  round: number;
  rounds: number;
  tiles_to_come: number;
  columns: number;
  rows: number;
  cells: CellView[];
  display: string[][];
  plagues_aside: string[];
  table: { seat: number; card: number }[];
  turn?: {
    seat: number;
    card: number;
    number: number;
    is_last: boolean;
    main: string;
    special_done: boolean;
    to_lay: string[];
    swap_with?: number | null;
  } | null;
  players: SalamancaPlayer[];
  hand?: number[] | null;
  chosen?: number[] | null;
  hand_in_sight?: number[] | null;
}

export const viewOf = (desk: Desk): SalamancaView => desk.view as SalamancaView;

/** `lake2` is a lake worth 2. */
export function readTile(tile: string): { kind: string; worth: number } {
  const found = /^([a-z]+)(\d?)$/.exec(tile);
  return { kind: found?.[1] ?? tile, worth: Number(found?.[2]) || 1 };
}
