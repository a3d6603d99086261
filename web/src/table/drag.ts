import type { Desk } from './desk.svelte';
import type { Handle } from './choice';

/** A pointer that moves further than this draws a thing along, or means the board. */
export const SLACK = 10;

/** What can be drawn onto: a place of the board, or another thing on the table. */
function targetAt(x: number, y: number, dragged: Element): Handle | null {
  const over = document.elementFromPoint(x, y)?.closest('[data-place], [data-handle]');
  if (!over || dragged.contains(over)) return null;
  const place = over.getAttribute('data-place');
  return place === null ? over.getAttribute('data-handle') : `place:${place}`;
}

/** A likeness of the thing, which follows the pointer. */
class Likeness {
  readonly #element: HTMLElement;
  readonly #offset: { x: number; y: number };

  constructor(original: HTMLElement | SVGElement, { clientX, clientY }: PointerEvent) {
    const box = original.getBoundingClientRect();
    this.#offset = { x: box.left - clientX, y: box.top - clientY };
    this.#element = document.createElement('div');
    this.#element.className = 'dragged';
    this.#element.setAttribute('aria-hidden', 'true');
    this.#element.inert = true;
    const copy = original.cloneNode(true) as HTMLElement;
    copy.removeAttribute('data-handle');
    this.#element.append(copy);
    document.body.append(this.#element);
  }

  follow({ clientX, clientY }: PointerEvent): void {
    this.#element.style.transform = `translate(${clientX + this.#offset.x}px, ${clientY + this.#offset.y}px)`;
  }

  remove(): void {
    this.#element.remove();
  }
}

/**
 * Lets a card or a piece be drawn along once the pointer has moved far enough. What the move would bring is shown over each
 * place; letting go there makes it.
 */
export function dragFrom(
  desk: Desk,
  handle: Handle,
  element: HTMLElement | SVGElement,
  start: PointerEvent,
): () => void {
  let likeness: Likeness | null = null;
  let target: Handle | null = null;

  const move = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return;
    if (!likeness) {
      const far = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > SLACK;
      if (!far || !desk.take(handle)) return;
      likeness = new Likeness(element, start);
    }
    likeness.follow(event);
    const next = targetAt(event.clientX, event.clientY, element);
    if (next === target) return;
    target = next;
    desk.hover(null);
    if (target) desk.hover(target);
  };
  const end = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return;
    const dragged = likeness !== null;
    stop();
    if (!dragged) return;
    if (event.type === 'pointerup' && target) desk.drop(handle, target);
    else desk.unpick();
  };
  const stop = () => {
    likeness?.remove();
    likeness = null;
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
  return stop;
}
