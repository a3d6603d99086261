// Fails when the first page needs more than 52.5 kB of scripts and styles, compressed: what it needed before there were
// lessons, exercises and reviews, and 10 kB.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const MOST = 52_500;
const dist = join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist');
const page = readFileSync(join(dist, 'index.html'), 'utf8');

/** What the page names, and what that imports at once. */
const files = new Set();
function add(file) {
  if (files.has(file)) return;
  files.add(file);
  if (!file.endsWith('.js')) return;
  const text = readFileSync(join(dist, file), 'utf8');
  for (const [, name] of text.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) add(`assets/${name}`);
}
for (const [, file] of page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)) add(file);

const size = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0);
process.stdout.write(`first page: ${files.size} files, ${(size / 1000).toFixed(1)} kB compressed\n`);
if (size > MOST) {
  process.stderr.write(`more than ${MOST / 1000} kB\n`);
  process.exitCode = 1;
}
