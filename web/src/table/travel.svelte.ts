/** Shows things travelling over the table, one step after the other; a word is enough to end it. */
import type { Component } from 'svelte';
import type { DrawnJourney } from './face-components';
import type { Locator, WindowPoint } from './journey';
import { locate } from './journey';

/** A journey with its ends on the screen. */
export interface Flight {
  id: number;
  Piece: Component;
  /** From where, past what, to where. */
  way: readonly [WindowPoint, ...WindowPoint[]];
  share: number | undefined;
  stays: boolean;
  /** When it sets off after the first of its step, and how long it takes, in milliseconds. */
  delay: number;
  duration: number;
}

const [SHORTEST, LONGEST] = [300, 620];
/** For each thing that is passed. */
const STEP = 170;
/** Things that set off together follow each other like birds. */
const STAGGER = 70;

export class Travel {
  /** What is in the air, and what has landed and is not yet part of the position shown. */
  flights = $state.raw<readonly Flight[]>([]);
  /** The board that is shown may know exactly where its places are. */
  locator: Locator | null = null;
  #lifted: Animation[] = [];
  #count = 0;
  #end: (() => void) | null = null;

  /** Resolves when everything has arrived, or at once when it is stopped or there is nothing to see. */
  async show(steps: readonly (readonly DrawnJourney[])[], hurry = 1): Promise<boolean> {
    this.stop();
    const { end, isOver } = this.#begin();
    let seen = false;
    for (const step of steps) {
      if (isOver()) break;
      const flights = this.#prepare(step, hurry);
      if (flights.length === 0) continue;
      seen = true;
      this.flights = [...this.flights.filter(({ stays }) => stays), ...flights];
      const longest = Math.max(...flights.map(({ delay, duration }) => delay + duration));
      await Promise.race([end, new Promise((resolve) => setTimeout(resolve, longest))]);
    }
    return seen;
  }

  /** What is not seen anyway need not be shown. */
  #begin(): { end: Promise<void>; isOver: () => boolean } {
    let over = document.visibilityState !== 'visible';
    const end = new Promise<void>((resolve) => {
      this.#end = () => {
        over = true;
        resolve();
      };
    });
    return { end, isOver: () => over };
  }

  /** Ends what is under way; whoever waits for it goes on. */
  stop(): void {
    this.#end?.();
    this.#end = null;
    this.clear();
  }

  /** The position is shown now: what has landed is part of it. */
  clear(): void {
    this.flights = [];
    for (const animation of this.#lifted) animation.cancel();
    this.#lifted = [];
  }

  #prepare(step: readonly DrawnJourney[], hurry: number): Flight[] {
    return step.flatMap((journey, index): Flight[] => {
      const [from, to] = [locate(journey.from, this.locator), locate(journey.to, this.locator)];
      if (!from || !to) return [];
      if (journey.lifts !== undefined) this.#lift(journey.lifts);
      const passed = (journey.by ?? []).flatMap((spot) => locate(spot, this.locator) ?? []);
      const distance = Math.hypot(to.x - from.x, to.y - from.y);
      const steps = passed.length * STEP;
      return [
        {
          id: ++this.#count,
          Piece: journey.piece,
          way: [from, ...passed, to],
          share: journey.share,
          stays: to.width !== undefined && !journey.passing,
          delay: index * STAGGER * hurry,
          duration: (steps > 0 ? SHORTEST + steps : Math.min(LONGEST, SHORTEST + distance * 0.4)) * hurry,
        },
      ];
    });
  }

  /** What travels is not where it was. */
  #lift(piece: string): void {
    for (const element of document.querySelectorAll(`[data-piece="${CSS.escape(piece)}"]`)) {
      this.#lifted.push(element.animate({ opacity: [0, 0] }, { duration: 1, fill: 'forwards' }));
    }
  }
}
