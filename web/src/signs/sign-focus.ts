/** Goes with a key from sign to sign that nothing can be done with: counters, tracks, letters at the edge. Tab does not stop there. */

/** What keys reach otherwise: things, places and controls explain what is on them. */
const REACHED = '[data-handle], [data-place], [data-overlay], button, a, dialog';
/** There letters are letters. */
const ELSEWHERE = 'input, textarea, select, dialog';

function freeSigns(): Element[] {
  return [...document.querySelectorAll('.table [data-sign]')].filter(
    (sign) =>
      sign.closest(REACHED) === null &&
      !sign.parentElement?.closest('[data-sign]') &&
      sign.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      sign.getBoundingClientRect().width > 0,
  );
}

export class SignFocus {
  /** Where the focus was before the first sign. */
  #from: Element | null = null;
  #now: Element | null = null;

  /** S goes to the next sign, with Shift to the one before; Escape goes back to where the focus was before. */
  key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest(ELSEWHERE)) return;
    if (event.key.toLowerCase() === 's') this.#step(event.shiftKey ? -1 : 1);
    else if (event.key === 'Escape' && this.#now && this.#now === document.activeElement) focus(this.#from);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  #step(way: 1 | -1): void {
    const signs = freeSigns();
    const here = document.activeElement;
    const at = this.#now && here === this.#now ? signs.indexOf(this.#now) : -1;
    if (at < 0) this.#from = here;
    const next = signs.at(at < 0 && way < 0 ? -1 : (at + way) % signs.length);
    if (!next) return;
    this.#now = next;
    next.setAttribute('tabindex', '-1');
    // It is no stop of its own: whoever clicks on it leaves the focus where it is.
    next.addEventListener(
      'blur',
      () => {
        next.removeAttribute('tabindex');
      },
      { once: true },
    );
    focus(next);
  }
}

function focus(element: Element | null): void {
  if (element instanceof HTMLElement || element instanceof SVGElement) element.focus();
}
