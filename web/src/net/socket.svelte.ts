/** What is live: one WebSocket for the whole page, that comes back by itself and loses no message. */
import type { FromClient, FromServer, Session } from '../protocol/wire';
import { Refused } from './api';

export type Connection = 'connecting' | 'open' | 'lost';

type Answer = FromServer;
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
export type Message = WithoutId<FromClient>;

/** Questions are answered by a message of their own kind; some are acknowledged with `done` before. */
const QUESTIONS = new Set(['preview', 'why-not', 'explain', 'hint', 'log', 'moment']);

interface Pending {
  text: string;
  isQuestion: boolean;
  resolve: (answer: Answer) => void;
  reject: (reason: Error) => void;
}

export interface Listener {
  /** The socket is open, for the first time or again: say what is to be followed. */
  opened: () => void;
  received: (message: FromServer) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;

export class TableSocket {
  connection: Connection = $state('connecting');
  /** Whom the server knows this page as; nobody before coming in. */
  session = $state.raw<Session | null>(null);
  /** When the next attempt is made, in milliseconds since 1970. */
  retryAt = $state(0);
  #socket: WebSocket | null = null;
  #pending = new Map<string, Pending>();
  #listeners = new Set<Listener>();
  #attempts = 0;
  #timer = 0;
  #counter = 0;
  #version = '';
  readonly #prefix = crypto.getRandomValues(new Uint32Array(2)).join('-');

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    if (this.connection === 'open') listener.opened();
    else if (!this.#socket) this.connect();
    return () => {
      this.#listeners.delete(listener);
    };
  }

  connect(): void {
    clearTimeout(this.#timer);
    const address = new URL('/api/socket', location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#opened();
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#received(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  /** Sends a message and waits for its answer; after a lost connection it is sent again under the same id. */
  ask(message: Message): Promise<Answer> {
    const id = `${this.#prefix}-${++this.#counter}`;
    const text = JSON.stringify({ ...message, id });
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { text, isQuestion: QUESTIONS.has(message.type), resolve, reject });
      if (this.connection === 'open') this.#socket?.send(text);
    });
  }

  /** Sends a message whose answer has no id of its own, if the socket is open; a refusal carries the id returned. */
  tell(message: Message): string {
    const id = `${this.#prefix}-${++this.#counter}`;
    if (this.connection === 'open') this.#socket?.send(JSON.stringify({ ...message, id }));
    return id;
  }

  /** Connects anew, as whoever the page is by now: after coming in. */
  reconnect(): void {
    const before = this.#socket;
    this.connection = 'connecting';
    this.connect();
    before?.close();
  }

  /** Tries again at once: the person asks for it, or the network is back. */
  retry(): void {
    if (this.connection === 'lost') this.connect();
  }

  #opened(): void {
    this.connection = 'open';
    this.#attempts = 0;
    for (const listener of this.#listeners) listener.opened();
    for (const { text } of this.#pending.values()) this.#socket?.send(text);
  }

  #lost(): void {
    this.connection = 'lost';
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#attempts) * (0.7 + Math.random() * 0.6);
    this.#attempts += 1;
    this.retryAt = Date.now() + wait;
    this.#timer = window.setTimeout(() => {
      this.connect();
    }, wait);
  }

  #received(message: FromServer): void {
    if (message.type === 'hello') {
      this.session = message.session ?? null;
      this.#greet(message.version);
    }
    if (message.type === 'going-away') return;
    if ('id' in message && message.id) this.#answered(message.id, message);
    for (const listener of this.#listeners) listener.received(message);
  }

  #answered(id: string, answer: Answer): void {
    const pending = this.#pending.get(id);
    if (!pending || (pending.isQuestion && answer.type === 'done')) return;
    this.#pending.delete(id);
    if (answer.type === 'refused') pending.reject(new Refused(answer.problem));
    else pending.resolve(answer);
  }

  /** Another version of the server may speak differently: load its page. */
  #greet(version: string): void {
    if (this.#version && this.#version !== version) location.reload();
    this.#version = version;
  }
}

export const socket = new TableSocket();

addEventListener('online', () => {
  socket.retry();
});
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') socket.retry();
});
