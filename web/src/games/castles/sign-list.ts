/** Everything on the tables of Alcazar and Das neue Big Boss that means something, with its rule. */
import type { Stack } from './scene';

const SHARED = {
  field: 'C-2',
  'open-ground': 'C-1',
  level: 'C-7',
  baron: 'C-18',
  grande: 'C-18',
  flag: 'C-12',
  villa: 'C-14',
  value: 'C-6',
  scale: 'C-6',
  'build-card': 'C-10',
  'build-pile': 'C-9',
  'tower-pile': 'C-9',
  price: 'C-9',
  money: 'C-11',
  hand: 'C-4',
  'stones-left': 'C-26',
  out: 'C-28',
} as const;

export const ALCAZAR_SIGNS = {
  ...SHARED,
  stone: 'A-3',
  bridge: 'A-9',
  'bridge-piece': 'A-6',
  'bridges-left': 'A-12',
  'tower-card': 'A-5',
  expected: 'A-16',
} as const;

export const BIG_BOSS_SIGNS = {
  ...SHARED,
  stone: 'B-3',
  'founding-stone': 'B-4',
  'founding-stones-left': 'B-1',
  'tower-card': 'B-5',
  expected: 'B-7',
} as const;

export type CastleSign = keyof typeof ALCAZAR_SIGNS | keyof typeof BIG_BOSS_SIGNS;

declare module '../../signs/names' {
  interface SignNames {
    castles: CastleSign;
  }
}

/** What lies on top of a place, or the place itself. */
export function stackSign({ cell, pieces }: Stack, game: string): CastleSign {
  const top = pieces.at(-1)?.kind;
  if (top === 'stone') return 'stone';
  if (top !== undefined) return game === 'alcazar' ? 'bridge' : 'founding-stone';
  return cell.field === null ? 'open-ground' : 'field';
}
