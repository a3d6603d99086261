/** Whether this browser looks for a table: what does so is fetched only then, after a reload too. */
import { recall, remember } from '../net/browser-memory';
import { isBoolean } from '../net/guard';

const KEY = 'tertulia.search';

class SearchFlag {
  isOn = $state(recall(KEY, isBoolean) === true);

  set(isOn: boolean): void {
    this.isOn = isOn;
    remember(KEY, isOn);
  }
}

export const searchFlag = new SearchFlag();
