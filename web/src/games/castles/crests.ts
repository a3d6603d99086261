/** Eight invented crests: a colour pair and a figure for each, so that none rests on colour alone. */
export interface Crest {
  name: string;
  field: string;
  figure: string;
  /** Drawn around (0,0) within a radius of 7. */
  d: string;
}

export const CRESTS: Record<string, Crest> = {
  almeria: { name: 'Almería', field: '#b3402a', figure: '#fff5e2', d: 'M-5 -5L5 5M5 -5L-5 5' },
  cadiz: {
    name: 'Cádiz',
    field: '#1f5c8c',
    figure: '#fff5e2',
    d: 'M-6 -2Q-3 -5 0 -2T6 -2M-6 3Q-3 0 0 3T6 3',
  },
  cordoba: { name: 'Córdoba', field: '#5d6b1f', figure: '#fff5e2', d: 'M-5 6V0A5 5 0 0 1 5 0V6M0 -5V6' },
  granada: {
    name: 'Granada',
    field: '#7b2450',
    figure: '#fff5e2',
    d: 'M0 6A5 5 0 1 1 0 -4A5 5 0 1 1 0 6M-2 -4L0 -7L2 -4',
  },
  huelva: { name: 'Huelva', field: '#d39a1c', figure: '#2a1d05', d: 'M0 -6V6M-4 -3H4M-5 2A5 4 0 0 0 5 2' },
  jaen: { name: 'Jaén', field: '#3c3f46', figure: '#fff5e2', d: 'M-6 5L0 -6L6 5ZM-3 5L0 0L3 5' },
  malaga: {
    name: 'Málaga',
    field: '#157a73',
    figure: '#fff5e2',
    d: 'M0 -6L1.800 -1.800L6 0L1.800 1.800L0 6L-1.800 1.800L-6 0L-1.800 -1.800Z',
  },
  sevilla: { name: 'Sevilla', field: '#f1e3c3', figure: '#8d2216', d: 'M-5 -5H5V0A5 6 0 0 1 -5 0ZM0 -5V5' },
};

export const CREST_NAMES = Object.keys(CRESTS);

export function crestOf(flag: string): Crest {
  return CRESTS[flag] ?? { name: flag, field: '#777', figure: '#fff', d: 'M-4 0H4' };
}
