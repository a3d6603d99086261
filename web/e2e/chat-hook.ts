/** The other side of a webhook of a chat, on this machine: it keeps what the server says there. */
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export class ChatHook {
  readonly #server: Server;
  readonly #said: string[] = [];

  private constructor() {
    this.#server = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8');
      request.on('data', (part: string) => (body += part));
      request.on('end', () => {
        this.#said.push((JSON.parse(body) as { content: string }).content);
        response.writeHead(204).end();
      });
    });
  }

  static async open(): Promise<ChatHook> {
    const hook = new ChatHook();
    await new Promise<void>((resolve) => hook.#server.listen(0, '127.0.0.1', resolve));
    return hook;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/hook`;
  }

  close(): void {
    this.#server.close();
  }

  /** What was said there, the message of that number, when it has come. */
  async said(number: number): Promise<string> {
    for (let waits = 0; waits < 600; waits++) {
      const found = this.#said[number];
      if (found !== undefined) return found;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`there were ${this.#said.length} messages`);
  }
}
