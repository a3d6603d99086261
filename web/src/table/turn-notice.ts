/** Tells somebody who may be looking elsewhere that it is their turn. */
import { settings } from '../settings/settings.svelte';
import { ring } from './sound';

/** Who waits longer than this for the others may have turned to something else, milliseconds. */
const AWAY_AFTER = 5_000;

/** The mark on the icon of an installed page; not every browser has it, and not every browser allows it. */
function mark(isOn: boolean): void {
  if (!('setAppBadge' in navigator)) return;
  void (isOn ? navigator.setAppBadge(1) : navigator.clearAppBadge()).catch(() => undefined);
}

export class TurnNotice {
  /** Unknown at first: who comes to the table and finds it is their turn sees that. */
  #isMine: boolean | null = null;
  #since = Date.now();

  update(isMine: boolean): void {
    if (isMine === this.#isMine) return;
    const isNews = this.#isMine === false && isMine;
    if (isNews && settings.sound && this.#isElsewhere()) void ring();
    if (isMine || this.#isMine) mark(isMine);
    this.#isMine = isMine;
    this.#since = Date.now();
  }

  /** The table is left. */
  close(): void {
    if (this.#isMine) mark(false);
    this.#isMine = null;
  }

  #isElsewhere(): boolean {
    return document.hidden || !document.hasFocus() || Date.now() - this.#since > AWAY_AFTER;
  }
}
