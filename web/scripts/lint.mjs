/**
 * Format, lints and types of the page. They are asked again only when something that they read has changed since they last found
 * nothing, as the compiler does it: what one file may say depends on the types of all others, so any change counts.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const STAMP = 'node_modules/.cache/lints';
/** What is made, and not read by any of them. */
const MADE = ['node_modules', 'dist', 'lighthouse', 'screenshots', 'test-results', 'playwright-report'];
const LINTS = [
  ['prettier', '--check', '--log-level', 'warn', '.'],
  ['eslint', '.'],
  ['svelte-check', '--fail-on-warnings', '--threshold', 'warning'],
];

/** All files below a folder, in order. */
function files(folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !MADE.includes(name));
  const paths = entries.map((entry) =>
    entry.isDirectory() ? files(join(folder, entry.name)) : [join(folder, entry.name)],
  );
  return paths.flat().sort();
}

/** Changes with every file of the page, with the packages, which the lock file names, and with Node.js. */
function fingerprint() {
  const hash = createHash('sha256').update(process.version);
  for (const file of files('.')) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

function readStamp() {
  try {
    return readFileSync(STAMP, 'utf8');
  } catch {
    return '';
  }
}

const before = fingerprint();
if (readStamp() === before) {
  process.stdout.write('lints: nothing has changed since they found nothing\n');
} else {
  rmSync(STAMP, { force: true });
  for (const [program, ...given] of LINTS) {
    const { status } = spawnSync(join('node_modules/.bin', program), given, { stdio: 'inherit' });
    if (status !== 0) process.exit(status ?? 1);
  }
  // What was changed meanwhile is looked at the next time.
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, before);
}
