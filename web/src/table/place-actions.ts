import type { Attachment } from 'svelte/attachments';
import type { Desk } from './desk.svelte';
import type { Handle } from './choice';
import { dragFrom, SLACK } from './drag';

const LONG_PRESS = 480;

/** Whether a click came from a finger, which cannot hover over what it will press. */
export const isByFinger = (event: Event): boolean => 'pointerType' in event && event.pointerType === 'touch';

/** Everything that can be done to a place of the board: point, ask, and go on with the arrow keys. */
export function placeActions(desk: Desk, place: string): Attachment {
  return handleActions(desk, `place:${place}`, place);
}

/** The same for any other thing on the table; what can be explained has a name to ask by. */
export function handleActions(desk: Desk, handle: Handle, question?: string): Attachment {
  return (node) => {
    const element = node as HTMLElement | SVGElement;
    // A drawn thing that listens for the focus would be a stop of the Tab key, named or not.
    if (element instanceof SVGElement && !element.hasAttribute('tabindex')) {
      element.setAttribute('tabindex', '-1');
    }
    let timer = 0;
    let start: { x: number; y: number } | null = null;
    let asked = false;
    let isFinger = false;
    let stopDrag: () => void = () => undefined;

    const ask = () => {
      const named = element.hasAttribute('aria-label') ? element : element.querySelector('[aria-label]');
      desk.ask(question ?? handle, handle, named?.getAttribute('aria-label') ?? '');
    };
    const release = () => {
      clearTimeout(timer);
      start = null;
    };
    const listeners: Record<string, (event: never) => void> = {
      click: () => {
        if (!asked) desk.point(handle, isFinger);
        asked = false;
        isFinger = false;
      },
      contextmenu: (event: MouseEvent) => {
        event.preventDefault();
        ask();
      },
      pointerdown: (event: PointerEvent) => {
        asked = false;
        isFinger = event.pointerType === 'touch';
        if (!handle.startsWith('place:') && event.button === 0) {
          stopDrag();
          stopDrag = dragFrom(desk, handle, element, event);
        }
        if (event.pointerType === 'mouse') return;
        start = { x: event.clientX, y: event.clientY };
        timer = window.setTimeout(() => {
          asked = true;
          ask();
        }, LONG_PRESS);
      },
      pointermove: (event: PointerEvent) => {
        if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLACK) release();
      },
      pointerup: release,
      pointercancel: release,
      pointerenter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') desk.hover(handle);
      },
      pointerleave: () => desk.hover(null),
      focusin: () => {
        desk.hover(handle);
        if (handle.startsWith('place:')) desk.focusPlace = handle.slice(6);
      },
      // Something that is taken away loses the focus while the page is being drawn: nothing may change then.
      focusout: () => {
        queueMicrotask(() => {
          if (desk.hovered === handle) desk.hover(null);
        });
      },
      keydown: (event: KeyboardEvent) => {
        if (event.key === 'Enter' || event.key === ' ') {
          // A real button clicks by itself.
          if (element.tagName === 'BUTTON') return;
          desk.point(handle);
        } else if (event.key === '?') ask();
        else if (!handle.startsWith('place:') || !walk(event.target as Element, event.key)) return;
        event.preventDefault();
      },
    };
    for (const [name, listener] of Object.entries(listeners)) {
      element.addEventListener(name, listener as EventListener);
    }
    return () => {
      release();
      stopDrag();
      for (const [name, listener] of Object.entries(listeners)) {
        element.removeEventListener(name, listener as EventListener);
      }
    };
  };
}

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Moves the focus to the nearest place in the direction of an arrow key, as the board is seen. */
function walk(from: Element, key: string): boolean {
  const direction = DIRECTIONS[key];
  const board = from.closest('[role="group"]');
  if (!direction || !board) return false;
  const [dx, dy] = direction;
  const centre = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  };
  const here = centre(from);
  let best: { element: Element; cost: number } | null = null;
  for (const element of board.querySelectorAll('[role="button"]')) {
    const there = centre(element);
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const across = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    // Within a cone of about 60 degrees to either side.
    if (along < 2 || across > along * 1.75) continue;
    const cost = along + across * 1.2;
    if (!best || cost < best.cost) best = { element, cost };
  }
  (best?.element as SVGElement | undefined)?.focus();
  return true;
}
