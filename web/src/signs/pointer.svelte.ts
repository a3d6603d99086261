/** Which sign somebody rests on, with the mouse or with the focus, and which one a question is about. */

/** How long the pointer or the focus rests on a sign before its words come up. */
const REST = 650;

export interface PointedSign {
  sign: string;
  /** Other signs that are told with it: keys reach a place and not each thing that stands on it. */
  others: readonly string[];
  /** Those of them that were told before: their names are enough. */
  named: readonly string[];
  element: Element;
  /** What the browser would say of the thing: how many of it there are, whose it is. */
  title: string;
  /** The thing that can be chosen, or the place, that the sign is part of. */
  handle: string | null;
}

export function signAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-sign]') : null;
}

/** The sign under a pointer: lines that are drawn over the board let clicks through, and are signs all the same. */
export function signUnder(event: PointerEvent | MouseEvent): Element | null {
  return lineAt(event.clientX, event.clientY) ?? signAt(event.target);
}

const OVERLAYS = '[data-overlay][data-sign], [data-overlay] [data-sign]';

function lineAt(x: number, y: number): Element | null {
  for (const sign of document.querySelectorAll(OVERLAYS)) {
    const lines = sign.matches('path, circle') ? [sign] : sign.querySelectorAll('path, circle');
    for (const line of lines) if (line instanceof SVGGeometryElement && isOnLine(line, x, y)) return sign;
  }
  return null;
}

function isOnLine(line: SVGGeometryElement, x: number, y: number): boolean {
  const point = new DOMPoint(x, y).matrixTransform(line.getScreenCTM()?.inverse());
  return line.isPointInStroke(point) || (line.matches('circle') && line.isPointInFill(point));
}

/** All signs of a place, or of a thing and what is drawn inside it, and the lines that are drawn over the board for it. */
function signsWith(element: Element): string[] {
  const place = element.closest('[data-place]')?.getAttribute('data-place');
  const parts = place ? [...document.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)] : [element];
  const isChosen = handleAround(element) !== null;
  const signs = [
    element,
    ...parts,
    ...parts.flatMap((part) => [...part.querySelectorAll('[data-sign]')]),
    ...(isChosen ? document.querySelectorAll(OVERLAYS) : []),
  ];
  return [...new Set(signs.filter(isDrawn).map(signName))].filter((sign) => sign !== null);
}

/** Frames around a place are too thin to be met by a finger: they are told with the place. */
function framesAround(element: Element): Element[] {
  const frames = element.closest('[data-place]')?.querySelectorAll('[data-frame]') ?? [];
  return [...frames].filter((frame) => frame !== element);
}

/** Lines without length are there, but not drawn. */
function isDrawn(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width + height > 0;
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
  /** What was pressed last, one sign or all of a place that has the focus: a question that follows is about it. */
  pressed: readonly string[] = [];
  /** Something else on the table tells the words of the sign. */
  isToldElsewhere = $state(false);
  #element: Element | null = null;
  readonly #told = new Set<string>();
  #timer = 0;
  #putBack: () => void = () => undefined;

  /** By keys: whatever lies where the focus is, is told at once. */
  rest(element: Element | null, isByKeys = false): void {
    if (element === this.#element) return;
    this.leave();
    const sign = signName(element);
    if (!element || !sign) return;
    this.#element = element;
    const title = this.#takeTitle(element);
    this.#timer = window.setTimeout(() => {
      if (!element.isConnected) return;
      const all = isByKeys ? signsWith(element).filter((other) => other !== sign) : [];
      const [others, named] = [
        all.filter((one) => !this.#told.has(one)),
        all.filter((one) => this.#told.has(one)),
      ];
      this.shown = { sign, others, named, element, title, handle: handleAround(element) };
      for (const one of [sign, ...others]) this.#told.add(one);
    }, REST);
  }

  isAt(element: Element | null): boolean {
    return element === this.#element;
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.#putBack();
    this.#putBack = () => undefined;
    this.#element = null;
    this.shown = null;
  }

  /** Something is pressed or a key is: what was explained goes until something else is pointed at. */
  press(element: Element | null, isByKeys = false): void {
    clearTimeout(this.#timer);
    this.shown = null;
    if (element)
      this.pressed = isByKeys
        ? signsWith(element)
        : [element, ...framesAround(element)].flatMap((one) => signName(one) ?? []);
    else this.pressed = [];
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
