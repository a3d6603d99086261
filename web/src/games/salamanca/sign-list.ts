/** Everything on the table of Salamanca that means something, with its rule. */
import type { SpecialAction } from '../../protocol/salamanca';

export const SALAMANCA_SIGNS = {
  field: 'S-3',
  pasture: 'S-3',
  lake: 'S-3',
  forest: 'S-3',
  vineyard: 'S-3',
  farm: 'S-9',
  castle: 'S-9',
  monastery: 'S-9',
  fertile: 'S-23',
  cell: 'S-20',
  edge: 'S-1',
  worth: 'S-12',
  outline: 'S-8',
  squire: 'S-21',
  conde: 'S-26',
  poison: 'S-10',
  rat: 'S-11',
  locust: 'S-10',
  ruin: 'S-9',
  'cut-off': 'S-10',
  lock: 'S-24',
  leaving: 'S-23',
  card: 'S-16',
  'plague-card': 'S-30',
  'swap-card': 'S-31',
  played: 'S-16',
  'both-actions': 'S-17',
  chosen: 'S-14',
  display: 'S-13',
  round: 'S-19',
  'last-round': 'S-19',
  'tiles-to-come': 'S-13',
  money: 'S-5',
  hand: 'S-4',
  payment: 'S-22',
  market: 'S-18',
  'passed-on': 'S-18',
} as const;

export type SalamancaSign = keyof typeof SALAMANCA_SIGNS;

declare module '../../signs/names' {
  interface SignNames {
    salamanca: SalamancaSign;
  }
}

const isSign = (name: string): name is SalamancaSign => name in SALAMANCA_SIGNS;

/** Tiles and plagues are signs under their own name. */
export const signOf = (name: string): SalamancaSign => (isSign(name) ? name : 'cell');

/** A card by what it can do besides its number. */
export function cardSign(action: SpecialAction | undefined): SalamancaSign {
  if (!action) return 'card';
  return action === 'swap' ? 'swap-card' : 'plague-card';
}
