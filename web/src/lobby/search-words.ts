/** What is looked for, in words. */
import { gameName } from '../games/names';
import type { Search, SearchPace } from '../protocol/wire';
import { settings } from '../settings/settings.svelte';
import { boardText } from '../texts/texts.svelte';
import { PACES, paceWords } from './paces';

export const words = boardText('lobby');

export const SEARCH_PACES: readonly SearchPace[] = ['quick', 'calm', 'days'];

/** The clock of each; the same as on the server. */
const CLOCKS = { quick: PACES['quick'], calm: PACES['calm'], days: PACES['days-3'] };

export const searchPace = (pace: SearchPace): string => {
  const clock = CLOCKS[pace];
  return clock ? paceWords(clock) : pace;
};

const either = (list: readonly string[]) =>
  new Intl.ListFormat(settings.language, { type: 'disjunction' }).format(list);

export function searchWords({ games, seats, paces }: Pick<Search, 'games' | 'seats' | 'paces'>): string {
  return [
    either(games.map(gameName)),
    words('find-players', { counts: either([...seats].sort((one, other) => one - other).map(String)) }),
    either(paces.map(searchPace)),
  ].join(' · ');
}
