/** Which open tables are shown. It stands in the address: it can be sent, kept, and is there after a reload. */
import { GAMES } from '../games/names';

export interface TableFilter {
  game: string;
  pace: string;
  languages: readonly string[];
  /** Only tables whose result counts. */
  rated: boolean;
}

export const PACE_KINDS = ['real-time', 'days', 'unlimited'] as const;

const known = (list: readonly string[], value: string | null): string =>
  value !== null && list.includes(value) ? value : '';

/** What an address asks for; what it cannot mean is left out. */
export function readFilter(parameters: URLSearchParams): TableFilter {
  const codes = (parameters.get('languages') ?? '').split(',').filter((code) => /^[a-z]{2,3}$/.test(code));
  return {
    game: known(
      GAMES.map(({ id }) => id),
      parameters.get('game'),
    ),
    pace: known(PACE_KINDS, parameters.get('pace')),
    languages: [...new Set(codes)].slice(0, 8),
    rated: parameters.get('rated') === 'true',
  };
}

/** The part of an address behind the path, empty when everything is shown. */
export function writeFilter({ game, pace, languages, rated }: TableFilter): string {
  const parts = [
    ...(game ? [`game=${game}`] : []),
    ...(pace ? [`pace=${pace}`] : []),
    ...(rated ? ['rated=true'] : []),
    ...(languages.length > 0 ? [`languages=${languages.join(',')}`] : []),
  ];
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}
