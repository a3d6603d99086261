import type { Attachment } from 'svelte/attachments';

const WAYS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export const hasModifier = (event: KeyboardEvent): boolean =>
  event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;

/** The links and buttons of a list are walked through with the arrow keys as well, to its ends with Home and End. */
export const arrowKeys: Attachment<HTMLElement> = (list) => {
  const key = (event: KeyboardEvent) => {
    if (hasModifier(event) || !(event.target instanceof Element)) return;
    const stops = [...list.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')];
    const at = stops.findIndex((stop) => stop === event.target);
    if (at < 0) return;
    const way = WAYS[event.key];
    const ends: Record<string, HTMLElement | undefined> = { Home: stops[0], End: stops.at(-1) };
    const next = way ? stops[at + way] : ends[event.key];
    // At its ends the page scrolls as ever.
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  list.addEventListener('keydown', key);
  return () => {
    list.removeEventListener('keydown', key);
  };
};
