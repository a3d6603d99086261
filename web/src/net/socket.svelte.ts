/** What is live: one WebSocket for the whole page, that comes back by itself and loses no message. */
import type { FromClient, FromServer, Session } from '../protocol/wire';
import { isFromServer } from '../protocol/wire.guards';
import { ProblemError } from './api';
import type { Connection, ConnectionState } from './connection';
import { ask, goAway, INITIAL, lose, open, receive, toSendAgain } from './connection';
import { parse } from './guard';
import { setMe } from './me.svelte';
import { heard, judge, LOOK_OUT_EVERY } from './silence';
import { meet, misunderstood } from './version';

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
export type Message = WithoutId<FromClient>;

/** Whoever waits for the answer to a message. */
interface Waiter {
  resolve: (answer: FromServer) => void;
  reject: (reason: Error) => void;
}

export interface Listener {
  /** The socket is open, for the first time or again: say what is to be followed. */
  opened: () => void;
  received: (message: FromServer) => void;
}

/** A connection that is back within this was never missed: nothing is said of it. */
const UNNOTICED = 2_000;

export class TableSocket {
  connection = $state<Connection>(INITIAL.connection);
  /** There has been no connection for so long that people should know. */
  isMissed = $state(false);
  /** When the next attempt is made, in milliseconds since 1970. */
  retryAt = $state(INITIAL.retryAt);
  /** Whom the server knows this page as; nobody before coming in. */
  session = $state.raw<Session | null>(INITIAL.session);
  /** All of it. What is shown of it stands above, so that a message that goes out redraws nothing. */
  #whole: ConnectionState = INITIAL;
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiter>();
  #listeners = new Set<Listener>();
  #timer = 0;
  #missed = 0;
  #lookOuts = 0;
  #silence = heard(0);
  #counter = 0;
  readonly #prefix = crypto.getRandomValues(new Uint32Array(2)).join('-');

  get #state(): ConnectionState {
    return this.#whole;
  }
  /** Only what has changed is told: something that is drawn may ask, and asking changes nothing that is drawn. */
  set #state(state: ConnectionState) {
    const before = this.#whole;
    this.#whole = state;
    if (state.connection !== before.connection) this.connection = state.connection;
    if (state.retryAt !== before.retryAt) this.retryAt = state.retryAt;
    if (state.session !== before.session) {
      this.session = state.session;
      setMe(state.session);
    }
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    if (this.connection === 'open') listener.opened();
    else this.begin();
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /** Connects, unless that has been begun. */
  begin(): void {
    if (!this.#socket) this.connect();
  }

  connect(): void {
    clearTimeout(this.#timer);
    this.#miss();
    const address = new URL('/api/socket', location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const socket = new WebSocket(address);
    this.#socket = socket;
    this.#silence = heard(Date.now());
    clearInterval(this.#lookOuts);
    this.#lookOuts = window.setInterval(() => {
      this.#lookOut();
    }, LOOK_OUT_EVERY);
    socket.onopen = () => {
      if (socket === this.#socket) this.#opened();
    };
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#silence = heard(Date.now());
      // Every message is checked here, once: after this the types hold.
      const message = parse(String(event.data), isFromServer);
      if (message) this.#received(message);
      else misunderstood();
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  /** Sends a message and waits for its answer; after a lost connection it is sent again under the same id. */
  ask(message: Message): Promise<FromServer> {
    const id = `${this.#prefix}-${++this.#counter}`;
    const text = JSON.stringify({ ...message, id });
    return new Promise((resolve, reject) => {
      this.#state = ask(this.#state, id, message.type, text);
      this.#waiting.set(id, { resolve, reject });
      if (this.#state.connection === 'open') this.#socket?.send(text);
    });
  }

  /** Sends a message whose answer has no id of its own, if the socket is open; a refusal carries the id returned. */
  tell(message: Message): string {
    const id = `${this.#prefix}-${++this.#counter}`;
    if (this.#state.connection === 'open') this.#socket?.send(JSON.stringify({ ...message, id }));
    return id;
  }

  /** Connects anew, as whoever the page is by now: after coming in. */
  reconnect(): void {
    const before = this.#socket;
    this.#state = { ...this.#state, connection: 'connecting' };
    this.connect();
    before?.close();
  }

  /** Tries again at once: the person asks for it, the page is looked at again, or the network is back. What is open may be so in name only. */
  retry(): void {
    if (this.connection === 'lost') this.connect();
    else if (this.connection === 'open' && this.#silence.askedAt === null) this.#askForSign();
  }

  #lookOut(): void {
    const now = Date.now();
    const isAwaited = this.#waiting.size > 0;
    const next = judge(this.#silence, this.connection === 'open', isAwaited, now);
    if (next === 'ask') this.#askForSign();
    else if (next === 'give up') this.#giveUp();
  }

  /** To follow no table any more is always done at once, whatever the tables and their data do. */
  #askForSign(): void {
    this.#silence = { ...this.#silence, askedAt: Date.now() };
    this.tell({ type: 'unwatch', table: '' });
  }

  /** Nobody is there. The browser may wait for the goodbye for long; it is not waited for here. */
  #giveUp(): void {
    const before = this.#socket;
    this.#socket = null;
    this.#lost();
    before?.close();
  }

  /** From now on the connection is missed, if it was not before. */
  #miss(): void {
    if (this.#missed) return;
    this.#missed = window.setTimeout(() => {
      this.isMissed = true;
    }, UNNOTICED);
  }

  #opened(): void {
    clearTimeout(this.#missed);
    this.#missed = 0;
    this.isMissed = false;
    this.#silence = heard(Date.now());
    this.#state = open(this.#state);
    for (const listener of this.#listeners) listener.opened();
    for (const text of toSendAgain(this.#state)) this.#socket?.send(text);
  }

  #lost(): void {
    clearInterval(this.#lookOuts);
    this.#miss();
    this.#state = lose(this.#state, Date.now(), Math.random());
    this.#timer = window.setTimeout(() => {
      this.connect();
    }, this.#state.retryAt - Date.now());
  }

  #received(message: FromServer): void {
    if (message.type === 'hello') meet(message.version);
    if (message.type === 'going-away') {
      this.#state = goAway(this.#state);
      return;
    }
    const { state, settled } = receive(this.#state, message);
    this.#state = state;
    if (settled !== null) this.#answered(settled, message);
    for (const listener of this.#listeners) listener.received(message);
  }

  #answered(id: string, answer: FromServer): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (answer.type === 'refused') waiting?.reject(new ProblemError(answer.problem));
    else waiting?.resolve(answer);
  }
}

export const socket = new TableSocket();

addEventListener('online', () => {
  socket.retry();
});
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') socket.retry();
});
