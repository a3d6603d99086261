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

export const route = new Route();

function arrive(): void {
  route.path = location.pathname;
  route.query = location.search;
}

addEventListener('popstate', arrive);

export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  history[how === 'push' ? 'pushState' : 'replaceState'](null, '', to);
  const moved = route.path !== location.pathname;
  arrive();
  if (moved) scrollTo(0, 0);
}

/** Lets ordinary links move within the page. */
export function followLinks(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || event.defaultPrevented) return;
  const inside = link.origin === location.origin && !link.target && !link.hasAttribute('download');
  if (!inside || link.pathname.startsWith('/api/')) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
