/**
 * Where the focus goes on pages: to the beginning of a page that was gone to, and on from a button that has gone. A table sees to it
 * itself (`table/keep-focus`), and so does the browser in a dialog.
 */
import { ARRIVED, seen } from './router.svelte';

const STOPS =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex="0"]';
const ELSEWHERE = '.table, dialog';
/** What is still not there by then is not waited for, milliseconds. */
const PATIENCE = 10_000;

const isLost = () => document.activeElement === null || document.activeElement === document.body;

/** Lessons, exercises and tables have a focus of their own. */
function isPage(): boolean {
  const [page = '', ...more] = seen().parts;
  return page !== 't' && !((page === 'learn' || page === 'exercises') && more.length > 1);
}

/** The heading of the page that is seen; on the first page its beginning, since tables and invitations stand above the heading. */
function beginning(): HTMLElement | null {
  const headings = [...document.querySelectorAll<HTMLElement>('h1')];
  const heading = headings.find((one) => !one.closest('[inert], dialog'));
  return (seen().path === '/' ? heading?.closest('main') : heading) ?? null;
}

let endWaiting: () => void = () => undefined;

/** Whoever followed a link goes on at the beginning of what it led to, which readers then hear. */
function arrive(): void {
  endWaiting();
  if (!isPage()) return;
  const from = document.activeElement;
  const settle = () => {
    // Somebody is elsewhere already.
    if (!isLost() && document.activeElement !== from) return true;
    const goal = beginning();
    if (!goal) return false;
    goal.tabIndex = -1;
    goal.focus({ preventScroll: true });
    return true;
  };
  let frame = 0;
  const watcher = new MutationObserver(() => {
    if (settle()) endWaiting();
  });
  const timer = setTimeout(() => {
    endWaiting();
  }, PATIENCE);
  endWaiting = () => {
    watcher.disconnect();
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    removeEventListener('keydown', endWaiting, true);
  };
  // A key means that somebody goes on from where they are.
  addEventListener('keydown', endWaiting, true);
  // What was there before is taken away first.
  frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      if (settle()) endWaiting();
      else watcher.observe(document.body, { childList: true, subtree: true });
    });
  });
}

const stopsIn = (part: Element) =>
  [...part.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => stop.checkVisibility());

/** What has the focus, and its place among the stops of each part of the page that it is in, the smallest first. */
interface FocusPlace {
  element: HTMLElement;
  parts: { part: Element; index: number }[];
}

function hold(element: HTMLElement): FocusPlace {
  const parts = [];
  for (let part = element.parentElement; part && part !== document.body; part = part.parentElement)
    parts.push({ part, index: stopsIn(part).indexOf(element) });
  return { element, parts };
}

/** What is now at the place of something that has gone, in the smallest part of the page that is still there. */
function successor({ parts }: FocusPlace): HTMLElement | undefined {
  for (const { part, index } of parts) {
    const stops = part.isConnected ? stopsIn(part) : [];
    if (stops.length > 0) return stops[Math.max(0, Math.min(index, stops.length - 1))];
  }
  return undefined;
}

const isThere = (element: HTMLElement) => element.isConnected && element.checkVisibility();

/** Something is put off while it is asked of the server, and can be used again then; or it is gone for good. */
export function keepPageFocus(): void {
  let held: FocusPlace | null = null;
  let byKeys = false;
  let isDown = false;
  let request = 0;

  const restore = () => {
    // A key that is still held would press what comes next.
    if (!held || isDown || !byKeys || !isLost()) return;
    const { element } = held;
    if (isThere(element)) {
      if (!element.matches(':disabled')) element.focus({ preventScroll: true });
    } else successor(held)?.focus();
  };
  const changed = () => {
    if (!held) return;
    cancelAnimationFrame(request);
    // The browser takes the focus from what is switched off only with the next frame.
    request = requestAnimationFrame(restore);
  };
  const watcher = new MutationObserver(changed);

  addEventListener('focusin', ({ target }) => {
    watcher.disconnect();
    held = target instanceof HTMLElement && !target.closest(ELSEWHERE) ? hold(target) : null;
    if (held)
      watcher.observe(document.body, {
        childList: true,
        subtree: true,
        attributeFilter: ['disabled', 'open'],
      });
  });
  let isTab = false;
  addEventListener('focusout', ({ relatedTarget }) => {
    // Tab leads out of the page: nothing was taken away.
    if (relatedTarget === null && isDown && isTab) held = null;
  });
  addEventListener(
    'keydown',
    ({ key }) => {
      [byKeys, isDown, isTab] = [true, true, key === 'Tab'];
    },
    true,
  );
  addEventListener(
    'keyup',
    () => {
      isDown = false;
      changed();
    },
    true,
  );
  addEventListener(
    'pointerdown',
    () => {
      byKeys = false;
      held = null;
    },
    true,
  );
  addEventListener('blur', () => (isDown = false));
  addEventListener(ARRIVED, () => {
    held = null;
    arrive();
  });
}
