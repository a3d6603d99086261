/** Ports for the servers of the tests. */
import { createServer } from 'node:net';

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** One that nobody listens at, below those that the system gives to connections: nobody gets it by chance before the server has started. */
export async function unusedPort(): Promise<number> {
  for (;;) {
    const port = 12_000 + Math.floor(Math.random() * 17_000);
    if (await isFree(port)) return port;
  }
}
