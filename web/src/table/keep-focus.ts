import type { Attachment } from 'svelte/attachments';

const REGIONS = 'section.hand, section.board, [role="tabpanel"], header';
const STOPS = 'button:not(:disabled), [tabindex="0"], a[href], input, select';

/**
 * A card that was played and a move that was made are gone, and with them the focus. Who plays with keys goes on in the same
 * part of the table, at the same spot if something is there.
 */
export const keepFocus: Attachment = (table) => {
  let region: Element | null = null;
  let index = 0;
  let byKeys = false;
  const stops = () =>
    [...(region?.querySelectorAll<HTMLElement>(STOPS) ?? [])].filter((one) => one.checkVisibility());

  const focused = (event: Event) => {
    region = (event.target as Element).closest(REGIONS);
    index = stops().indexOf(event.target as HTMLElement);
  };
  const key = () => (byKeys = true);
  const pointer = () => (byKeys = false);
  const watcher = new MutationObserver(() => {
    if (!byKeys || !region || document.activeElement !== document.body) return;
    const left = stops();
    left[Math.max(0, Math.min(index, left.length - 1))]?.focus();
  });
  table.addEventListener('focusin', focused);
  addEventListener('keydown', key, true);
  addEventListener('pointerdown', pointer, true);
  watcher.observe(table, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    watcher.disconnect();
    table.removeEventListener('focusin', focused);
    removeEventListener('keydown', key, true);
    removeEventListener('pointerdown', pointer, true);
  };
};
