/** Every sign of a table is explained, and nothing is drawn on a table that is no sign. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentParser, Message } from '@fluent/syntax';
import { parse } from 'svelte/compiler';
import { describe, expect, test } from 'vitest';
import { ALCAZAR_SIGNS, BIG_BOSS_SIGNS } from '../src/games/castles/sign-list';
import { SALAMANCA_SIGNS } from '../src/games/salamanca/sign-list';
import { TOLEDO_SIGNS } from '../src/games/toledo/sign-list';
import { readRules } from '../src/rules/rules';
import { TABLE_SIGNS } from '../src/signs/table-signs';

const ROOT = join(import.meta.dirname, '..', '..');
const GAMES = join(ROOT, 'web', 'src', 'games');
const LANGUAGES = ['en', 'de', 'nl', 'es'];

const LISTS = [
  { game: 'alcazar', texts: 'castles', rules: ALCAZAR_SIGNS },
  { game: 'big-boss', texts: 'castles', rules: BIG_BOSS_SIGNS },
  { game: 'salamanca', texts: 'salamanca', rules: SALAMANCA_SIGNS },
  { game: 'toledo', texts: 'toledo', rules: TOLEDO_SIGNS },
];

function keysOf(file: string, language: string): Set<string> {
  const text = readFileSync(join(ROOT, 'texts', language, `signs-${file}.ftl`), 'utf8');
  const { body } = new FluentParser().parse(text);
  return new Set(body.flatMap((entry) => (entry instanceof Message ? [entry.id.name] : [])));
}

const wanted = (signs: readonly string[]) => signs.flatMap((sign) => [sign, `${sign}-does`]);

test.each(LANGUAGES)('every sign has a name and says what it does, and no other has: %s', (language) => {
  const files = new Map<string, Set<string>>([['table', new Set(wanted(TABLE_SIGNS))]]);
  for (const { texts, rules } of LISTS) {
    files.set(texts, new Set([...(files.get(texts) ?? []), ...wanted(Object.keys(rules))]));
  }
  for (const [file, keys] of files) expect([...keysOf(file, language)].sort()).toEqual([...keys].sort());
});

test.each(LISTS)('every sign stands on a rule of its game: $game', ({ game, rules }) => {
  const text = readFileSync(join(ROOT, 'crates', 'games', game, 'RULES.md'), 'utf8');
  const known = new Set(readRules(text).flatMap((section) => section.rules.map(({ id }) => id)));
  expect(Object.entries(rules).filter(([, rule]) => !known.has(rule))).toEqual([]);
});

/** Components that are drawings: whoever uses one says which sign it is. */
const DRAWINGS = new Set(
  'Awning CondeMark Crest DuelMark FlagPole Noble Pawn PlagueMark Sign TileFace'.split(' '),
);
/** Classes of things that are counted, held or laid. */
const THINGS = /\b(back|chip|coin|double|face|hand-piece|pile|play-card|point|price|price-coin|worth)\b/;
/** Files that are no part of a table: drawings themselves, still pictures, what travels, and the legend. */
const isOnTable = (name: string) =>
  name.endsWith('.svelte') &&
  !/Picture|Piece\.svelte/.test(name) &&
  !DRAWINGS.has(name.replace('.svelte', ''));

interface Node {
  type: string;
  name?: string;
  attributes?: { type: string; name: string; value: unknown }[];
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

const attributeOf = (node: Node, name: string) =>
  node.attributes?.find((attribute) => attribute.type === 'Attribute' && attribute.name === name);

/** What an element or component draws, or null where it draws nothing that needs a sign. */
function drawing(node: Node): string | null {
  if (node.type === 'Component') return DRAWINGS.has(node.name ?? '') ? `<${node.name ?? ''}>` : null;
  if (node.type !== 'RegularElement') return null;
  const classes = JSON.stringify(attributeOf(node, 'class')?.value ?? '');
  if (classes.includes('board-drawing')) return null;
  if (node.name === 'svg') return '<svg>';
  const found = THINGS.exec(classes.match(/"data":"[^"]*"/g)?.join(' ') ?? '');
  return found ? `.${found[0]}` : null;
}

/** Everything drawn for which neither itself nor anything around it names a sign. */
function unsigned(value: unknown, found: string[] = []): string[] {
  if (Array.isArray(value)) for (const one of value) unsigned(one, found);
  if (!isNode(value) || attributeOf(value, 'data-sign')) return found;
  const drawn = drawing(value);
  if (drawn) found.push(drawn);
  for (const [key, part] of Object.entries(value)) if (key !== 'attributes') unsigned(part, found);
  return found;
}

describe.each(['castles', 'salamanca', 'toledo'])('the table of %s', (folder) => {
  const files = readdirSync(join(GAMES, folder)).filter(isOnTable);

  test.each(files)('nothing is drawn without its sign: %s', (file) => {
    const source = readFileSync(join(GAMES, folder, file), 'utf8');
    expect(unsigned(parse(source, { modern: true }).fragment)).toEqual([]);
  });
});

test('a drawing without a sign is found', () => {
  const found = (source: string) => unsigned(parse(source, { modern: true }).fragment);
  expect(found('<p><svg><Pawn seat={0} /></svg></p>')).toEqual(['<svg>', '<Pawn>']);
  expect(found('{#if a}<span class="coin small">5</span>{/if}')).toEqual(['.coin']);
  expect(found('<p data-sign="pawn"><svg><Pawn seat={0} /></svg></p>')).toEqual([]);
});
