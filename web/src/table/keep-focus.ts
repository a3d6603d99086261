import type { Attachment } from 'svelte/attachments';

const REGIONS = 'section.hand, section.board, [role="tabpanel"], header';
const STOPS = 'button:not(:disabled), [tabindex="0"], a[href], input, select, textarea, summary';
/** Where the turn goes on, for whoever was in a part of the table that is gone. */
const HAND = 'section.hand';

const TEACHER = '.teacher';

/** Whether the focus can stay on an element; one that was taken away, switched off or hidden cannot keep it. */
const isFocusable = (element: Element) =>
  element.isConnected && !element.matches(':disabled') && element.checkVisibility();

/**
 * A card that was played and a move that was made are gone, and with them the focus. Who plays with keys goes on in the same
 * part of the table, at the same spot if something is there.
 *
 * Only a focused element that was taken away gives the focus back. Who leaves an element goes where they want: leaving changes
 * the page too (the preview of a move ends), and in that moment nothing has the focus.
 */
export const keepFocus: Attachment<HTMLElement> = (table) => {
  let focused: Element | null = null;
  let region: Element | null = null;
  let index = 0;
  let byKeys = false;
  /** What had the focus was taken away, and nothing has it since. */
  let isLost = false;
  let request = 0;

  const stops = (): HTMLElement[] => {
    const part = region?.isConnected ? region : table.querySelector(HAND);
    return [...(part?.querySelectorAll<HTMLElement>(STOPS) ?? [])].filter((one) => one.checkVisibility());
  };
  /** Nothing may be there yet: whoever waits for the others gets the focus back with the next thing to do. */
  const restore = () => {
    const { activeElement } = document;
    if (!isLost || !byKeys || (activeElement && activeElement !== document.body)) return;
    const left = stops();
    left[Math.max(0, Math.min(index, left.length - 1))]?.focus();
  };
  const changed = () => {
    if (focused && !isFocusable(focused)) isLost = true;
    if (!isLost) return;
    restore();
    // The browser takes the focus from an element that is switched off only with the next frame.
    cancelAnimationFrame(request);
    request = requestAnimationFrame(restore);
  };

  const focusIn = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    // Who is taught hears the teacher first, who takes the focus.
    focused = target.closest(TEACHER) ? null : target;
    isLost = false;
    region = target.closest(REGIONS);
    index = stops().findIndex((stop) => stop === target);
  };
  /** The focus goes somewhere else: nothing was taken away. */
  const focusOut = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget) focused = null;
  };
  const key = () => (byKeys = true);
  const pointer = () => (byKeys = false);
  const watcher = new MutationObserver(changed);
  const listeners = new AbortController();
  const { signal } = listeners;
  table.addEventListener('focusin', focusIn, { signal });
  table.addEventListener('focusout', focusOut, { signal });
  addEventListener('keydown', key, { capture: true, signal });
  addEventListener('pointerdown', pointer, { capture: true, signal });
  watcher.observe(table, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    watcher.disconnect();
    cancelAnimationFrame(request);
    listeners.abort();
  };
};
