/** The evening at which this browser is: what looks after it is fetched only then, after a reload too. */
import { recall, remember } from '../net/browser-memory';
import { isString } from '../net/guard';

const KEY = 'tertulia.evening';

class EveningFlag {
  /** `<club>/<number>`; empty: none. */
  at = $state(recall(KEY, isString) ?? '');
  /** The table to which the page has led by itself: once is enough. */
  led = '';
  /** The table of which somebody was told who looked at something else. */
  told = '';

  set(at: string): void {
    this.at = at;
    remember(KEY, at);
  }
}

export const eveningFlag = new EveningFlag();
