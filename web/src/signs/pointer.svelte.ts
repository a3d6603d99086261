/** Which sign somebody rests on, with the mouse or with the focus, and which one a question is about. */

/** How long the pointer or the focus rests on a sign before its words come up. */
const REST = 650;

export interface PointedSign {
  sign: string;
  element: Element;
  /** What the browser would say of the thing: how many of it there are, whose it is. */
  title: string;
  /** The thing that can be chosen, or the place, that the sign is part of. */
  handle: string | null;
}

export function signAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-sign]') : null;
}

export const signName = (element: Element | null): string | null =>
  element?.getAttribute('data-sign') ?? null;

/** The handle of the thing or of the place around an element. */
export function handleAround(element: Element): string | null {
  const thing = element.closest('[data-handle], [data-place]');
  const place = thing?.getAttribute('data-place');
  return place ? `place:${place}` : (thing?.getAttribute('data-handle') ?? null);
}

export class SignPointer {
  /** The sign whose words are shown. */
  shown = $state.raw<PointedSign | null>(null);
  /** The sign that was pressed last: a question that follows is about it. */
  pressed: string | null = null;
  /** Something else on the table tells the words of the sign. */
  isToldElsewhere = $state(false);
  #element: Element | null = null;
  #timer = 0;
  #putBack: () => void = () => undefined;

  rest(element: Element | null): void {
    if (element === this.#element) return;
    this.leave();
    const sign = signName(element);
    if (!element || !sign) return;
    this.#element = element;
    const title = this.#takeTitle(element);
    this.#timer = window.setTimeout(() => {
      if (element.isConnected) this.shown = { sign, element, title, handle: handleAround(element) };
    }, REST);
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.#putBack();
    this.#putBack = () => undefined;
    this.#element = null;
    this.shown = null;
  }

  /** Something is pressed or a key is: what was explained goes until something else is pointed at. */
  press(element: Element | null): void {
    clearTimeout(this.#timer);
    this.shown = null;
    this.pressed = signName(element);
  }

  /** The browser's own words would lie over ours: they are the first line of them instead. */
  #takeTitle(element: Element): string {
    const titled = element.closest('[title]') ?? element.querySelector(':scope > [title]');
    const title = titled?.getAttribute('title') ?? '';
    if (!titled || !title) return '';
    titled.removeAttribute('title');
    this.#putBack = () => {
      if (!titled.hasAttribute('title')) titled.setAttribute('title', title);
    };
    return title;
  }
}

export const signPointer = new SignPointer();
