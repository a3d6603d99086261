/** A page that came from another program than the one that answers now is loaded anew: they may speak differently. */

const RELOADED = 'tertulia.reloaded-for';

/** The program that this page came from; empty when a tool of development served it. */
const own = () => document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? '';

let known = '';

/** The program that answers says which one it is. */
export function meet(version: string): void {
  known ||= own() || version;
  if (known !== version) reloadFor(version);
}

/** Behind a proxy several programs may answer in turn, as long as one takes the place of another: for each the page is loaded anew once in so long. */
const AGAIN_AFTER = 600_000;

/** When the page was loaded anew lately, and for which program. */
function reloads(): [string, number][] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(RELOADED) ?? '{}');
    const isRecent = (entry: [string, unknown]): entry is [string, number] =>
      typeof entry[1] === 'number' && Date.now() - entry[1] < AGAIN_AFTER;
    return typeof kept === 'object' && kept !== null ? Object.entries(kept).filter(isRecent) : [];
  } catch {
    return [];
  }
}

function reloadFor(version: string): void {
  const lately = reloads();
  if (lately.some(([other]) => other === version)) return;
  sessionStorage.setItem(RELOADED, JSON.stringify(Object.fromEntries([...lately, [version, Date.now()]])));
  location.reload();
}

/** Something came that this page cannot read: it was not said to this page, but to another version of it. */
export function misunderstood(): void {
  reloadFor(`not understood by ${own()}`);
}

/**
 * A part of the page is not there any more: another program has taken the place of the one that the page came from. Where nobody answers,
 * the browser would have nothing to show in place of this page: it stays, and says what is the matter.
 */
addEventListener('vite:preloadError', () => {
  void fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => {
      if (ok) reloadFor(`without parts of ${own()}`);
    },
    () => undefined,
  );
});
