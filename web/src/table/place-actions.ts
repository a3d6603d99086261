import type { Attachment } from 'svelte/attachments';
import type { Interaction } from './interaction.svelte';
import type { Handle } from './choice';
import { dragFrom, SLACK } from './drag';
import type { Centre } from './move-focus';
import { moveFocus } from './move-focus';

const LONG_PRESS = 480;

/** What was pressed with last: not every browser says of a click what made it. */
let pressedWith = '';
addEventListener(
  'pointerdown',
  ({ pointerType }) => {
    pressedWith = pointerType;
  },
  { capture: true },
);

/** Whether a click came from a finger, which cannot hover over what it will press. Keys click without a count. */
export function isByFinger(event: MouseEvent): boolean {
  const pointer = 'pointerType' in event ? event.pointerType : pressedWith;
  return event.detail > 0 && pointer === 'touch';
}

let clickedAt = 0;

/**
 * Whether a click is the second of a double click whose first has made a move: it was not meant for what has come under the pointer
 * since.
 */
export function isEcho(interaction: Interaction, event: MouseEvent): boolean {
  if (event.detail > 1) return interaction.room.seq !== clickedAt;
  clickedAt = interaction.room.seq;
  return false;
}

/** Something on the table that an event is about. */
interface Thing {
  handle: Handle;
  element: Element;
  /** By what name the rules know it. */
  question: string;
}

/** Everything that can be done to a thing on the table: point, draw it somewhere, ask. */
export function handleActions(
  interaction: Interaction,
  handle: Handle,
  question = handle,
): Attachment<HTMLElement> {
  return (element) => listen(interaction, element, () => ({ handle, element, question }));
}

/**
 * The same for all places of a board at once, and going on with the arrow keys. It listens around the drawing: a drawn thing that
 * listens for the focus would be a stop of the Tab key, and a listener for every place costs time.
 */
export function boardActions(interaction: Interaction, centre?: Centre): Attachment<HTMLElement> {
  return (board) => {
    const thingOf = (target: EventTarget | null): Thing | null => {
      const element = target instanceof Element ? target.closest('[data-place]') : null;
      const place = element?.getAttribute('data-place');
      return element && place ? { handle: `place:${place}`, element, question: place } : null;
    };
    /** Who goes on with keys goes on from there. */
    const focus = (event: Event) => {
      const place = thingOf(event.target)?.question;
      if (place === undefined || stopOf(board, place) === document.activeElement) return;
      stopOf(board, place)?.focus({ preventScroll: true });
    };
    const key = (event: KeyboardEvent) => {
      const { target } = event;
      if (target instanceof Element && thingOf(target) && moveFocus(board, target, event.key, centre))
        event.preventDefault();
    };
    board.addEventListener('click', focus);
    board.addEventListener('keydown', key);
    const stop = listen(interaction, board, thingOf);
    return () => {
      stop();
      board.removeEventListener('click', focus);
      board.removeEventListener('keydown', key);
    };
  };
}

/** What has the focus where a thing or a place is meant. */
export function stopOfThing(handle: Handle): Element | null {
  const [, place] = /^place:(.*)$/.exec(handle) ?? [];
  return place === undefined
    ? document.querySelector(`[data-handle="${CSS.escape(handle)}"]`)
    : stopOf(document.body, place);
}

/** What a thing on the table is called: what is said of it first. */
export function nameOfThing(handle: Handle): string {
  return stopOfThing(handle)?.getAttribute('aria-label')?.split(/[,:(]/)[0]?.trim() ?? '';
}

/** What has the focus where a place is meant. */
function stopOf(board: Element, place: string): HTMLElement | SVGElement | null {
  const name = CSS.escape(place);
  return board.querySelector(`[data-place="${name}"][role="button"], [data-place="${name}"] [role="button"]`);
}

/** The first place that a picked thing fits, which the key up goes to: with Tab that can be many stops. */
function litStop({ choice }: Interaction, from: Handle): HTMLElement | SVGElement | undefined {
  if (from.startsWith('place:') || !choice.picked.includes(from)) return undefined;
  const stops = [...choice.lit].map((handle) => (handle.startsWith('place:') ? stopOfThing(handle) : null));
  return stops.find((stop) => stop instanceof HTMLElement || stop instanceof SVGElement);
}

/** Where it is listened, until the signal ends it. */
interface Listening {
  interaction: Interaction;
  root: HTMLElement;
  thingOf: (target: EventTarget | null) => Thing | null;
  ask: (thing: Thing) => void;
  signal: AbortSignal;
}

function listen(interaction: Interaction, root: HTMLElement, thingOf: Listening['thingOf']): () => void {
  const ask = ({ element, handle, question }: Thing) => {
    const named = element.hasAttribute('aria-label')
      ? element
      : (element.querySelector('[aria-label]') ?? stopOf(root, question));
    void interaction.inquiries.ask(question, handle, named?.getAttribute('aria-label') ?? '');
  };
  const listeners = new AbortController();
  const listening = { interaction, root, thingOf, ask, signal: listeners.signal };
  const endPress = listenToPresses(listening);
  listenToHover(listening);
  listenToKeys(listening);
  return () => {
    endPress();
    listeners.abort();
  };
}

/** A press points or draws, a long one asks. Answers how to end one that is under way. */
function listenToPresses({ interaction, root, thingOf, ask, signal }: Listening): () => void {
  let timer = 0;
  let start: { x: number; y: number } | null = null;
  let asked = false;
  let isFinger = false;
  let stopDrag: () => void = () => undefined;

  const release = () => {
    clearTimeout(timer);
    start = null;
  };
  const click = (event: MouseEvent) => {
    const thing = isEcho(interaction, event) ? null : thingOf(event.target);
    if (thing && !asked) {
      interaction.point(thing.handle, isFinger, () => {
        ask(thing);
      });
    }
    asked = false;
    isFinger = false;
  };
  const contextmenu = (event: MouseEvent) => {
    const thing = thingOf(event.target);
    if (!thing) return;
    event.preventDefault();
    ask(thing);
  };
  const pointerdown = (event: PointerEvent) => {
    release();
    asked = false;
    isFinger = event.pointerType === 'touch';
    const thing = thingOf(event.target);
    // A second finger makes the board larger.
    if (!thing || !event.isPrimary) return;
    if (!thing.handle.startsWith('place:') && event.button === 0) {
      stopDrag();
      stopDrag = dragFrom(interaction, thing.handle, root, event);
    }
    if (event.pointerType === 'mouse') return;
    start = { x: event.clientX, y: event.clientY };
    timer = window.setTimeout(() => {
      asked = true;
      ask(thing);
    }, LONG_PRESS);
  };
  const pointermove = (event: PointerEvent) => {
    if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLACK) release();
  };
  root.addEventListener('click', click, { signal });
  root.addEventListener('contextmenu', contextmenu, { signal });
  root.addEventListener('pointerdown', pointerdown, { signal });
  root.addEventListener('pointermove', pointermove, { signal });
  root.addEventListener('pointerup', release, { signal });
  root.addEventListener('pointercancel', release, { signal });
  return () => {
    release();
    stopDrag();
  };
}

/** A mouse that rests on a thing, and the focus. */
function listenToHover({ interaction, root, thingOf, signal }: Listening): void {
  /** What the mouse is over. */
  let under: Handle | null = null;
  const pointerover = (event: PointerEvent) => {
    const handle = event.pointerType === 'mouse' ? (thingOf(event.target)?.handle ?? null) : null;
    if (handle === under) return;
    under = handle;
    interaction.hover(handle);
  };
  const pointerleave = () => {
    under = null;
    interaction.hover(null);
  };
  const focusin = ({ target }: FocusEvent) => {
    const thing = thingOf(target);
    if (!thing) return;
    interaction.hover(thing.handle);
    if (thing.handle.startsWith('place:')) interaction.focusPlace = thing.question;
  };
  // Something that is taken away loses the focus while the page is being drawn: nothing may change then.
  const focusout = ({ target }: FocusEvent) => {
    const handle = thingOf(target)?.handle;
    queueMicrotask(() => {
      if (interaction.choice.hovered === handle) interaction.hover(null);
    });
  };
  root.addEventListener('pointerover', pointerover, { signal });
  root.addEventListener('pointerleave', pointerleave, { signal });
  root.addEventListener('focusin', focusin, { signal });
  root.addEventListener('focusout', focusout, { signal });
}

function listenToKeys({ interaction, root, thingOf, ask, signal }: Listening): void {
  const keydown = (event: KeyboardEvent) => {
    const thing = thingOf(event.target);
    if (!thing) return;
    if (event.key === 'Enter' || event.key === ' ') {
      // A real button clicks by itself.
      if (event.target instanceof HTMLButtonElement) return;
      interaction.point(thing.handle, false, () => {
        ask(thing);
      });
    } else if (event.key === '?') ask(thing);
    else {
      const stop = event.key === 'ArrowUp' ? litStop(interaction, thing.handle) : undefined;
      if (!stop) return;
      stop.focus();
    }
    event.preventDefault();
  };
  root.addEventListener('keydown', keydown, { signal });
}
