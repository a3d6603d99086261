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
  'Awning Block CellMark CondeMark Crest DuelMark FlagPole FullMark Noble Pawn PawnCircle PlagueMark PriceCoin Sign TileFace WayArrow'.split(
    ' ',
  ),
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

/** Shapes inside the drawing of a board. */
const SHAPES = new Set('circle ellipse image line path polygon polyline rect text use'.split(' '));
/** What only lies below the rest, or marks what another sign says: the marks of all tables are in the legend. */
const GROUND = /\b(board-plate|kerb|street|paving|plate|shade|mark|hit)\b/;

const classesOf = (node: Node) =>
  JSON.stringify(attributeOf(node, 'class')?.value ?? '')
    .match(/"data":"[^"]*"/g)
    ?.join(' ') ?? '';

/** What an element or component draws, or null where it draws nothing that needs a sign. */
function drawing(node: Node): string | null {
  if (node.type === 'Component') return DRAWINGS.has(node.name ?? '') ? `<${node.name ?? ''}>` : null;
  if (node.type !== 'RegularElement') return null;
  const classes = classesOf(node);
  if (classes.includes('board-drawing') || GROUND.test(classes)) return null;
  if (node.name === 'svg') return '<svg>';
  if (SHAPES.has(node.name ?? ''))
    return `<${[node.name, /"data":"([^"]+)/.exec(classes)?.[1]].filter(Boolean).join(' ')}>`;
  const found = THINGS.exec(classes);
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

/** Pictures in the frame around a board; they are signs, or stand beside words or in something that has a name. */
const PICTURES = new Set(['Icon', 'SeatMark', 'svg']);
const NAMES = ['data-sign', 'title', 'aria-label', 'aria-labelledby'];
/** Words somewhere in these are not the words of every picture in them. */
const CONTAINERS = new Set(
  'article aside dialog div fieldset form header main nav ol section table tbody thead tr ul'.split(' '),
);

/** Whether something says words: text, a value, or a component that is no picture. */
function hasWords(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasWords);
  if (!isNode(value)) return false;
  if (value.type === 'Text') return String(value['data']).trim() !== '';
  if (value.type === 'ExpressionTag' || value.type === 'RenderTag') return true;
  if (value.type === 'Component') return !PICTURES.has(value.name ?? '');
  return Object.entries(value).some(
    ([key, part]) => key !== 'attributes' && key !== 'expression' && hasWords(part),
  );
}

/** Every picture of the frame that nothing around it names. */
function unnamed(value: unknown, found: string[] = [], isNamed = false): string[] {
  if (Array.isArray(value)) for (const one of value) unnamed(one, found, isNamed);
  if (!isNode(value)) return found;
  const isPicture = PICTURES.has(value.name ?? '');
  const hasName = NAMES.some((name) => attributeOf(value, name));
  if (isPicture && !isNamed && !hasName) found.push(`<${value.name ?? ''}>`);
  if (isPicture) return found;
  const isSmall = value.type === 'RegularElement' && !CONTAINERS.has(value.name ?? '');
  const isSign = attributeOf(value, 'data-sign') !== undefined;
  const named = isNamed || isSign || (isSmall && (hasName || hasWords(value['fragment'])));
  for (const [key, part] of Object.entries(value)) if (key !== 'attributes') unnamed(part, found, named);
  return found;
}

describe.each(['table', 'learn', 'exercises', 'review'])('the frame of %s', (folder) => {
  const files = readdirSync(join(ROOT, 'web', 'src', folder)).filter((name) => name.endsWith('.svelte'));

  test.each(files)('no picture is without a name: %s', (file) => {
    const source = readFileSync(join(ROOT, 'web', 'src', folder, file), 'utf8');
    expect(unnamed(parse(source, { modern: true }).fragment)).toEqual([]);
  });
});

test('a picture without a name is found', () => {
  const found = (source: string) => unnamed(parse(source, { modern: true }).fragment);
  expect(found('<p><Icon name="flag" /></p>')).toEqual(['<Icon>']);
  expect(found('<button>{#if a}<svg />{/if}</button>')).toEqual(['<svg>']);
  expect(found('<button aria-label={name}><Icon name="flag" /></button>')).toEqual([]);
  expect(found('<p><Icon name="flag" />{words}</p>')).toEqual([]);
  expect(found('<div><p>{words}</p><Icon name="flag" /></div>')).toEqual(['<Icon>']);
  expect(found('<span data-sign="bot"><Icon name="robot" /></span>')).toEqual([]);
});

test('a drawing without a sign is found', () => {
  const found = (source: string) => unsigned(parse(source, { modern: true }).fragment);
  expect(found('<p><svg><Pawn seat={0} /></svg></p>')).toEqual(['<svg>', '<Pawn>']);
  expect(found('{#if a}<span class="coin small">5</span>{/if}')).toEqual(['.coin']);
  expect(found('<svg class="board-drawing"><rect class="tile" /></svg>')).toEqual(['<rect tile>']);
  expect(found('<p data-sign="pawn"><svg><Pawn seat={0} /></svg></p>')).toEqual([]);
});
