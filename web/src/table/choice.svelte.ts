import { settings } from '../settings/settings.svelte';
import * as state from './choice';
import type { ChoiceState, Handle, OfferWithHandles, Outcome, Pointing } from './choice';

/** What is picked of that which is offered. */
export class ChoiceStore<O extends OfferWithHandles> {
  hovered = $state<Handle | null>(null);
  #state = $state.raw<ChoiceState<O>>({ picked: [], toConfirm: null });
  readonly #source: OfferSource<O>;

  constructor(source: OfferSource<O>) {
    this.#source = source;
  }

  /** All that can be done now. */
  readonly all: readonly O[] = $derived.by(() => this.#source.offers);
  /** What is left of it after what is picked. */
  readonly candidates: readonly O[] = $derived.by(() => state.candidates(this.all, this.picked));
  /** What can be pointed at next. */
  readonly lit: ReadonlySet<Handle> = $derived.by(() => state.lit(this.all, this.picked));

  get picked(): readonly Handle[] {
    return this.#state.picked;
  }

  /** The move that waits for a confirmation. */
  get toConfirm(): O | null {
    return this.#state.toConfirm;
  }

  /** Something is picked or waits for a confirmation. */
  get isOpen(): boolean {
    return this.picked.length > 0 || this.toConfirm !== null;
  }

  point(handle: Handle, byFinger: boolean): Outcome<O> {
    return this.#take(state.pointAt(this.#state, this.all, handle, { byFinger, confirms: settings.confirm }));
  }

  choose(choice: O, showsFirst: boolean): Outcome<O> {
    return this.#take(state.choose(this.#state, choice, settings.confirm || showsFirst));
  }

  /** Something is taken up to be drawn somewhere: false when nothing can be done with it. */
  take(handle: Handle): boolean {
    const taken = state.takeUp(this.all, handle);
    if (taken) this.#state = taken;
    return taken !== null;
  }

  drop(handle: Handle, target: Handle): Outcome<O> {
    const dropped = state.dropOn(this.all, handle, target, settings.confirm);
    return dropped ? this.#take(dropped) : { comes: 'nothing' };
  }

  /** The move that is to be shown before it is made, for what the pointer is over. */
  get shownMove(): O | null {
    return state.shownMove(this.#state, this.all, this.hovered);
  }

  clear(): void {
    this.#state = { picked: [], toConfirm: null };
  }

  #take({ state: next, outcome }: Pointing<O>): Outcome<O> {
    this.#state = next;
    return outcome;
  }
}

/** Whoever knows what can be done. */
export interface OfferSource<O> {
  readonly offers: readonly O[];
}
