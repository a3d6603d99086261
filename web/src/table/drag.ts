import type { Interaction } from './interaction.svelte';
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

/** A dragImage of the thing, which follows the pointer. */
class DragImage {
  readonly #element: HTMLElement;
  readonly #offset: { x: number; y: number };

  constructor(original: HTMLElement | SVGElement, { clientX, clientY }: PointerEvent) {
    const box = original.getBoundingClientRect();
    this.#offset = { x: box.left - clientX, y: box.top - clientY };
    this.#element = document.createElement('div');
    this.#element.className = 'dragged';
    this.#element.setAttribute('aria-hidden', 'true');
    this.#element.inert = true;
    const copy = original.cloneNode(true);
    if (copy instanceof Element) copy.removeAttribute('data-handle');
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
  interaction: Interaction,
  handle: Handle,
  element: HTMLElement | SVGElement,
  start: PointerEvent,
): () => void {
  let dragImage: DragImage | null = null;
  let target: Handle | null = null;

  const move = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return;
    if (!dragImage) {
      const far = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > SLACK;
      if (!far || !interaction.take(handle)) return;
      dragImage = new DragImage(element, start);
    }
    dragImage.follow(event);
    const next = targetAt(event.clientX, event.clientY, element);
    if (next === target) return;
    target = next;
    interaction.hover(null);
    if (target) interaction.hover(target);
  };
  const end = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return;
    const dragged = dragImage !== null;
    stop();
    if (!dragged) return;
    if (event.type === 'pointerup' && target) interaction.drop(handle, target);
    else interaction.unpick();
  };
  const stop = () => {
    dragImage?.remove();
    dragImage = null;
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
  return stop;
}
