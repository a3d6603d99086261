/**
 * How a person comes from pointing at things to one of the offered moves.
 *
 * Every offer has handles: the things on the table that it is about, such as a card in hand or a place of the board. Pointing
 * at a handle narrows the offers down to those that have it, until one is left.
 */

import type { Care } from '../protocol/wire';

/** A thing on the table that can be pointed at, as `kind:what`: `place:38`, `card:38`, `pile:tower`. */
export type Handle = string;

export interface OfferWithHandles {
  /** The move in notation: what is sent. */
  notation: string;
  /** In the order in which a person would point at them. */
  handles: Handle[];
  /** How carefully it is taken, as the game says: pointing alone does not make a move that is to be confirmed. */
  care: Care;
}

/** Whether a move that is clear by what is picked still waits for its button or for a second click. */
export function isWaiting({ care, handles }: OfferWithHandles, picked: readonly Handle[]): boolean {
  if (care === 'aimed') return !handles.every((handle) => picked.includes(handle));
  return care === 'confirmed';
}

/** What a move is about in the first place: what is played, and where. */
export function firstHandles({ handles }: OfferWithHandles): Handle[] {
  const place = handles.find((handle) => handle.startsWith('place:'));
  return [...handles.slice(0, 1), ...(place ? [place] : [])];
}

/** What is lit while nothing is picked: all that one click can do, or else all there is; where it is calm, what comes first. */
export function litAtFirst(offers: readonly OfferWithHandles[], isCalm: boolean): Set<Handle> {
  const plain = offers.filter(({ care }) => care === 'free');
  if (isCalm) {
    // Cards are pointed at before anything is given away, so they are lit even where a second click is needed.
    return firsts([...plain, ...offers.filter(({ handles }) => !handles[0]?.startsWith('place:'))]);
  }
  const shown = plain.some(({ handles }) => handles.length > 0) ? plain : offers;
  return new Set(shown.flatMap(firstHandles));
}

/** The offers that have all the handles picked so far. */
export function candidates<O extends OfferWithHandles>(offers: readonly O[], picked: readonly Handle[]): O[] {
  return offers.filter((offer) => picked.every((handle) => offer.handles.includes(handle)));
}

/** What can be pointed at next: handles that tell the candidates apart, or lead to them. */
export function lit(offers: readonly OfferWithHandles[], picked: readonly Handle[]): Set<Handle> {
  const found = new Set<Handle>();
  for (const offer of candidates(offers, picked)) {
    for (const handle of offer.handles) if (!picked.includes(handle)) found.add(handle);
  }
  return found;
}

/**
 * What a person would point at first: the leading handle of every offer, and others of its kind, since two cards can be pointed at in
 * any order. Where there is but one thing of its kind to begin with, the places it fits are lit as well.
 */
export function firsts(offers: readonly OfferWithHandles[]): Set<Handle> {
  const kinds = new Map<string, Set<Handle>>();
  const kindOf = (handle: Handle) => handle.split(':')[0] ?? '';
  /** A thing beside the board: which of two places comes first is told by the game. */
  const isThing = (handle: Handle, kind: string) => kind !== 'place' && kindOf(handle) === kind;
  for (const { handles } of offers) {
    const [first] = handles;
    if (first) kinds.set(kindOf(first), (kinds.get(kindOf(first)) ?? new Set()).add(first));
  }
  const found = new Set<Handle>();
  for (const { handles } of offers) {
    const [first] = handles;
    if (!first) continue;
    const isOnly = kindOf(first) !== 'place' && kinds.get(kindOf(first))?.size === 1;
    const alike = handles.filter((handle) => handle === first || isThing(handle, kindOf(first)));
    for (const handle of isOnly ? handles : alike) found.add(handle);
  }
  return found;
}

/** What is picked after pointing at a handle; null when no offer has to do with it. */
export function point(
  offers: readonly OfferWithHandles[],
  picked: readonly Handle[],
  handle: Handle,
): readonly Handle[] | null {
  if (picked.includes(handle)) return picked.filter((other) => other !== handle);
  if (lit(offers, picked).has(handle)) return [...picked, handle];
  return offers.some((offer) => offer.handles.includes(handle)) ? [handle] : null;
}

/** The one offer that is meant, if it is clear: the only one left, or the only one with exactly the handles picked. */
export function meant<O extends OfferWithHandles>(offers: readonly O[], picked: readonly Handle[]): O | null {
  if (picked.length === 0) return null;
  const left = candidates(offers, picked);
  return left.length === 1 ? (left[0] ?? null) : null;
}

/** What is picked so far, and the move that waits for a confirmation. */
export interface ChoiceState<O extends OfferWithHandles> {
  readonly picked: readonly Handle[];
  readonly toConfirm: O | null;
}

/** How somebody points, and what they want to see before a move is made. */
export interface Manner {
  /** A finger cannot hover: its first tap shows what the move would bring, and the second one makes it. */
  byFinger: boolean;
  /** Every move is to be confirmed. */
  confirms: boolean;
}

/** What comes of pointing: a move is made, or shown before it is made; nothing can be done with the thing; or it was only picked. */
export type Outcome<O extends OfferWithHandles> =
  { comes: 'made'; choice: O } | { comes: 'shown'; choice: O } | { comes: 'nothing' } | { comes: 'picked' };

export interface Pointing<O extends OfferWithHandles> {
  state: ChoiceState<O>;
  outcome: Outcome<O>;
}

const PICKED = { comes: 'picked' } as const;

/** One move is meant: it is made, or shown first to those who want that or who point with a finger. */
export function choose<O extends OfferWithHandles>(
  state: ChoiceState<O>,
  choice: O,
  showsFirst: boolean,
): Pointing<O> {
  if (!showsFirst) return { state, outcome: { comes: 'made', choice } };
  return { state: { picked: choice.handles, toConfirm: choice }, outcome: { comes: 'shown', choice } };
}

/** Somebody points at a thing: it narrows the choice down, or acts. */
export function pointAt<O extends OfferWithHandles>(
  state: ChoiceState<O>,
  offers: readonly O[],
  handle: Handle,
  { byFinger, confirms }: Manner,
): Pointing<O> {
  const { picked, toConfirm } = state;
  if (toConfirm?.handles.includes(handle)) {
    const isSecondTap = byFinger && !confirms;
    return { state, outcome: isSecondTap ? { comes: 'made', choice: toConfirm } : PICKED };
  }
  const before = meant(offers, picked);
  if (!toConfirm && before && picked.includes(handle) && isWaiting(before, picked)) {
    return choose(state, before, confirms);
  }
  const next = point(offers, toConfirm ? [] : picked, handle);
  if (next === null) return { state: { picked: [], toConfirm: null }, outcome: { comes: 'nothing' } };
  const narrowed = { picked: next, toConfirm: null };
  const choice = meant(offers, next);
  if (!choice) return { state: narrowed, outcome: PICKED };
  if (isWaiting(choice, next) && !byFinger) return { state: narrowed, outcome: { comes: 'shown', choice } };
  return choose(narrowed, choice, confirms || byFinger);
}

/** Something is drawn onto something else: the same as pointing at both. Null when nothing can be done with it. */
export function dropOn<O extends OfferWithHandles>(
  offers: readonly O[],
  handle: Handle,
  target: Handle,
  confirms: boolean,
): Pointing<O> | null {
  const state = takeUp(offers, handle);
  if (!state) return null;
  const choice = meant(offers, [handle]);
  if (choice?.handles.includes(target)) return choose(state, choice, confirms);
  return pointAt(state, offers, target, { byFinger: false, confirms });
}

/** Something is taken up to be drawn somewhere. Null when nothing can be done with it. */
export function takeUp<O extends OfferWithHandles>(
  offers: readonly O[],
  handle: Handle,
): ChoiceState<O> | null {
  return offers.some(({ handles }) => handles.includes(handle))
    ? { picked: [handle], toConfirm: null }
    : null;
}

/** The move that is shown before it is made: the one of the thing under the pointer, or else what the picked things mean and still waits. */
export function shownMove<O extends OfferWithHandles>(
  { picked }: ChoiceState<O>,
  offers: readonly O[],
  hovered: Handle | null,
): O | null {
  const next = hovered === null ? null : point(offers, picked, hovered);
  const pointed = next ? meant(offers, next) : null;
  if (pointed) return pointed;
  const held = meant(offers, picked);
  return held && held.care !== 'free' ? held : null;
}
