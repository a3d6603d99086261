/** Plays for the person over a socket of its own, by a plan, until a position is found that is to be looked at. */
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { position } from './table';

export interface Offer {
  notation: string;
  parts: Record<string, unknown>;
}

/** A position as the person may know it, with what can be done. */
export interface Situation<View> {
  moves: number;
  offers: Offer[];
  view: View;
  /** What the server answers to a question about this position. */
  ask: (question: Record<string, unknown>) => Promise<Record<string, unknown>>;
}

/** What is to be played; `here` where the position is the one that was looked for. */
export type MovePlan<View> = (now: Situation<View>) => Promise<string> | string;

export const HERE = 'here';

/** Whether the position was found before the game ended; the page then shows it. */
export async function seek<View>(page: Page, table: string, plan: MovePlan<View>): Promise<boolean> {
  const name = `seek${Date.now()}`;
  const ask = (question: Record<string, unknown>) =>
    page.evaluate(
      (message) =>
        (window as unknown as { seekAsk: (message: object) => Promise<Record<string, unknown>> }).seekAsk(
          message,
        ),
      question,
    );
  await page.exposeFunction(name, (now: Omit<Situation<View>, 'ask'>) => plan({ ...now, ask }));
  const found = await page.evaluate(
    ({ id, decide, here }) =>
      new Promise<number | null>((resolve, reject) => {
        interface SeekMessage {
          type: string;
          id?: string;
          seq: number;
          info?: { state: string };
          game?: { moves: number; view: unknown; offers: { notation: string; parts: unknown }[] };
        }
        const bridge = window as unknown as Record<string, (now: unknown) => Promise<unknown>>;
        const waiting = new Map<string, (answer: unknown) => void>();
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`);
        let count = 0;
        const send = (message: object) => {
          const key = `${decide}-${++count}`;
          socket.send(JSON.stringify({ id: key, table: id, ...message }));
          return key;
        };
        bridge['seekAsk'] = (message) =>
          new Promise((answered) => waiting.set(send(message as object), answered));
        const finish = (seq: number | null) => {
          socket.onmessage = null;
          socket.close();
          resolve(seq);
        };
        /** What was last decided upon: the table may be told again meanwhile, for its clocks or its guests. */
        let decided = -1;
        socket.onerror = () => {
          reject(new Error('the socket broke'));
        };
        socket.onmessage = async (event) => {
          const message = JSON.parse(String(event.data)) as SeekMessage;
          if (message.type === 'hello') send({ type: 'watch' });
          if (message.id && message.type !== 'done') waiting.get(message.id)?.(message);
          if (message.type !== 'table' || !message.game) return;
          if (message.info?.state === 'ended') {
            finish(null);
            return;
          }
          const { moves, view, offers } = message.game;
          if (offers.length === 0 || message.seq <= decided) return;
          decided = message.seq;
          const chosen = await bridge[decide]?.({ moves, view, offers });
          if (chosen === here) finish(message.seq);
          else send({ type: 'move', seq: message.seq, notation: chosen });
        };
      }),
    { id: table, decide: name, here: HERE },
  );
  if (found === null) return false;
  await expect.poll(() => position(page)).toBe(String(found));
  return true;
}

export const anyOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
