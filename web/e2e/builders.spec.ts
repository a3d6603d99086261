/** The example for those who write a program that plays: it works as it is printed. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

const example = join(import.meta.dirname, '../../docs/examples/seat.mjs');

test('the program of the documents opens a table and plays it to its end', async ({ baseURL }) => {
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, ['--experimental-websocket', example, baseURL ?? '']);
  expect(stdout).toContain('the game is over: {"reason":"finished"');
});
