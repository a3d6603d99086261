/** Part of an address that somebody has mangled is taken as it is. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Where in the page the reader is: the path, cut at its slashes, and the query. */
class Route {
  path = $state(location.pathname);
  query = $state(location.search);
  readonly parts = $derived(this.path.split('/').filter(Boolean).map(decode));
  readonly parameters = $derived(new URLSearchParams(this.query));
}

/** A page that was opened over a table: where that table is, and how many steps of the history lie between. */
interface Visit {
  from: string;
  steps: number;
}

function visitOf(state: unknown): Visit | null {
  if (typeof state !== 'object' || state === null || !('from' in state) || !('steps' in state)) return null;
  const { from, steps } = state;
  return typeof from === 'string' && typeof steps === 'number' ? { from, steps } : null;
}

/** The page that is open. While another lies over it, it stays as it is. */
export const route = new Route();

/** What is read above a table, which waits below: the rules that it named. */
class Above {
  /** The page that lies above. */
  readonly route = new Route();
  isOpen = $state(false);
  /** Where the way back leads; also after a reload, when nothing waits below any more. */
  visit = $state.raw(visitOf(history.state));
}

export const above = new Above();

/** The route of the page that is seen. */
export const seen = (): Route => (above.isOpen ? above.route : route);

const addressOf = ({ path, query }: Route) => path + query;

/** Told to the window when another page is seen, and not the same one with other words in its address. */
export const ARRIVED = 'tertulia-arrived';

function arrive(isNew = true): void {
  const before = seen().path;
  const visit = visitOf(history.state);
  above.visit = visit;
  above.isOpen = visit !== null && visit.from === addressOf(route);
  const there = seen();
  there.path = location.pathname;
  there.query = location.search;
  if (isNew && there.path !== before) dispatchEvent(new Event(ARRIVED));
}

addEventListener('popstate', () => {
  // A link within the page that lies above is one more step away from the table.
  const { visit } = above;
  const isWithin = visit !== null && history.state === null && location.pathname === seen().path;
  if (isWithin) history.replaceState({ ...visit, steps: visit.steps + 1 }, '');
  arrive();
});

export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  const before = seen().path;
  const [path] = to.split(/[?#]/);
  if (how === 'replace') history.replaceState(history.state, '', to);
  else {
    const { visit } = above;
    history.pushState(visit && path === before ? { ...visit, steps: visit.steps + 1 } : null, '', to);
  }
  arrive(how === 'push');
  if (before !== location.pathname) scrollTo(0, 0);
}

/** Opens a page over the one that is seen, which is found again as it was. */
export function goAbove(to: string): void {
  history.pushState({ from: addressOf(route), steps: 1 } satisfies Visit, '', to);
  arrive();
  scrollTo(0, 0);
}

/** Goes back to the table from which the page was opened. */
export function goBack(): void {
  if (above.visit) history.go(-above.visit.steps);
}

/** Lets ordinary links move within the page. One with `data-above` leaves the page as it is and opens above it. */
export function followLinks(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || event.defaultPrevented) return;
  const inside = link.origin === location.origin && !link.target && !link.hasAttribute('download');
  if (!inside || link.pathname.startsWith('/api/')) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  const to = link.pathname + link.search + link.hash;
  if (link.hasAttribute('data-above')) goAbove(to);
  else go(to);
}
