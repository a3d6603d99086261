/** A mail server on this machine that delivers nothing: it keeps what it is given. */
import type { AddressInfo, Server, Socket } from 'node:net';
import { createServer } from 'node:net';

interface CaughtMail {
  to: string;
  text: string;
}

export class MailCatcher {
  readonly #server: Server;
  readonly #mails: CaughtMail[] = [];

  private constructor() {
    this.#server = createServer((socket) => {
      this.#serve(socket);
    });
  }

  static async open(): Promise<MailCatcher> {
    const catcher = new MailCatcher();
    await new Promise<void>((resolve) => catcher.#server.listen(0, '127.0.0.1', resolve));
    return catcher;
  }

  close(): void {
    this.#server.close();
  }

  /** What a server of tables is started with to send its mail here. */
  arguments(base: string): string[] {
    const { port } = this.#server.address() as AddressInfo;
    const from = ['--mail-from', 'Tertulia <table@example.org>'];
    return ['--origin', base, '--mail', `smtp://127.0.0.1:${port}`, ...from];
  }

  /** The link in the mail to an address that holds these words, when it has come. */
  async link(to: string, words: string): Promise<string> {
    for (let waits = 0; waits < 300; waits++) {
      const found = this.#mails.findLast((mail) => mail.to === to && mail.text.includes(words));
      const [link] = /https?:\/\/\S+/.exec(found?.text ?? '') ?? [];
      if (link) return link;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`no mail with "${words}" came to ${to}`);
  }

  /** So much of RFC 5321 as a client needs that only sends. */
  #serve(socket: Socket): void {
    let [waiting, to, body] = ['', '', null as string[] | null];
    const say = (line: string) => socket.write(`${line}\r\n`);
    const hear = (line: string) => {
      if (body && line === '.') {
        this.#mails.push({ to, text: read(body) });
        body = null;
        say('250 kept');
      } else if (body) body.push(line.replace(/^\./, ''));
      else if (line === 'DATA') {
        body = [];
        say('354 go on');
      } else if (line === 'QUIT') {
        say('221 bye');
        socket.end();
      } else {
        to = /^RCPT TO:<(.*)>/i.exec(line)?.[1] ?? to;
        say('250 fine');
      }
    };
    socket.on('error', () => undefined);
    socket.on('data', (bytes: Buffer) => {
      const lines = (waiting + bytes.toString('utf8')).split('\r\n');
      waiting = lines.pop() ?? '';
      lines.forEach(hear);
    });
    say('220 a catcher of mails');
  }
}

/** The words of a mail, as a program for mails shows them. */
function read(lines: readonly string[]): string {
  const gap = lines.indexOf('');
  const [heads, body] = [lines.slice(0, gap).join('\n'), lines.slice(gap + 1).join('\n')];
  const encoding = /^Content-Transfer-Encoding: *(\S+)/im.exec(heads)?.[1]?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const whole = body.replace(/=\n/g, '');
  const bytes = whole.replace(/=([0-9A-F]{2})/g, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
