/** The search for a table. It goes on whatever page is open, and leads to the table when there is one. */
import { api, request, send } from '../net/api';
import type { FindTable, Search, SearchState, WaitingPeople } from '../protocol/wire';
import { isSearchState } from '../protocol/meeting.guards';
import { settings } from '../settings/settings.svelte';
import { go, route } from '../shell/router.svelte';
import { searchFlag } from './search-flag.svelte';
import { tellSeated } from './seated-notice';

/**
 * How often is asked while a table is looked for: who does not ask is not there. A page that nobody looks at, whose timers run once a
 * minute, asks for an answer that comes when there is one.
 */
const INTERVAL = 3_000;

class TableSearch {
  /** What is looked for. */
  search = $state.raw<Search | null>(null);
  /** How many others wait for what. */
  waiting = $state.raw<readonly WaitingPeople[]>([]);
  /** A table that was found while another one was open. */
  found = $state<string | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** How many questions were asked. Only the newest one's answer counts: answers can overtake each other. */
  #asked = 0;
  /** The search is being changed: whatever else is asked now may be answered from before the change. */
  #isChanging = false;

  /** Looks for a table, with computer players on the seats that are left when a level is named. */
  async begin(wish: FindTable): Promise<void> {
    await api.enter(settings.name.trim());
    searchFlag.set(true);
    await this.#change('PUT', wish);
  }

  async cancel(): Promise<void> {
    await this.#change('DELETE');
  }

  /** Asks how things stand. What cannot be asked now is asked again. */
  async look(): Promise<void> {
    if (this.#isChanging) return;
    try {
      await this.#ask('GET');
    } catch {
      this.#wait();
    }
  }

  /** A change that was refused, or whose answer was lost, leaves open how things stand: that is asked for. */
  async #change(method: 'PUT' | 'DELETE', wish?: FindTable): Promise<void> {
    this.#isChanging = true;
    try {
      await this.#ask(method, wish);
    } catch (problem) {
      this.#isChanging = false;
      void this.look();
      throw problem;
    }
    this.#isChanging = false;
  }

  async #ask(method: string, wish?: FindTable): Promise<void> {
    const asked = ++this.#asked;
    const waits = method === 'GET' && document.hidden && this.search !== null;
    const begun = performance.now();
    const state = await request(isSearchState, method, waits ? '/search?wait=true' : '/search', wish);
    if (asked !== this.#asked) return;
    this.#take(state);
    // Without a timer: browsers slow those down. An answer that came too soon is not asked for in a circle.
    if (waits && this.search && performance.now() - begun > INTERVAL) void this.look();
  }

  /** The table that was found is opened, or it is not wanted now. */
  forgetFound(): void {
    this.found = null;
  }

  /** The page is closed: nobody waits for a game at once any more. */
  leave(): void {
    if (this.search) navigator.sendBeacon('/api/search/leave');
  }

  #take(state: SearchState): void {
    const wasOn = searchFlag.isOn;
    this.search = state.search ?? null;
    this.waiting = state.waiting;
    searchFlag.set(this.search !== null);
    this.#wait();
    if (wasOn && state.table) this.#arrive(state.table);
  }

  #arrive(table: string): void {
    if (document.hidden) void tellSeated(table);
    if (route.parts[0] === 't') this.found = table;
    else go(`/t/${table}`);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (searchFlag.isOn) this.#timer = setTimeout(() => void this.look(), INTERVAL);
  }
}

export const tableSearch = new TableSearch();

addEventListener('pagehide', () => {
  tableSearch.leave();
});
document.addEventListener('visibilitychange', () => {
  if (searchFlag.isOn) void tableSearch.look();
});
addEventListener('pageshow', (event) => {
  if (event.persisted && searchFlag.isOn) void tableSearch.look();
});

/** Says whether others may read that one is here. */
export const setShown = async (shown: boolean): Promise<void> => {
  await api.enter(settings.name.trim());
  await send('PUT', '/lobby/here', { shown });
};
