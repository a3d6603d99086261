/** The secrets of club links that were opened in this browser: those that make a member, and those whose holder organises. */
import { recall, remember } from '../net/browser-memory';
import { isRecordOf, isString } from '../net/guard';

const KEYS = { join: 'tertulia.club-links', organise: 'tertulia.club-organisers' } as const;
const MOST = 50;

type Kind = keyof typeof KEYS;

const read = (kind: Kind) => recall(KEYS[kind], isRecordOf(isString)) ?? {};

export function keepClubKey(kind: Kind, club: string, token: string | null): void {
  const { [club]: _before, ...others } = read(kind);
  const entries = Object.entries(token === null ? others : { ...others, [club]: token });
  remember(KEYS[kind], Object.fromEntries(entries.slice(-MOST)));
}

/** What makes a member of whoever sends it. */
export const joinKey = (club: string): string | undefined => read('join')[club];

/** What is shown with every question about a club. */
export const clubKey = (club: string): string | undefined => read('organise')[club] ?? joinKey(club);

/** Takes the secret out of a link `/club/<club>#join=<token>` or `#organise=<token>`, so that it is not passed on with the address. Says whether there was one. */
export function takeClubKey(club: string): boolean {
  const given = new URLSearchParams(location.hash.slice(1));
  let isTaken = false;
  for (const kind of ['join', 'organise'] as const) {
    const token = given.get(kind);
    if (!token) continue;
    keepClubKey(kind, club, token);
    history.replaceState(history.state, '', location.pathname + location.search);
    isTaken = true;
  }
  return isTaken;
}
