/** The page uses every text that it has, and has every text that it uses. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pattern } from '@fluent/syntax';
import {
  FluentParser,
  Identifier,
  Message,
  Placeable,
  SelectExpression,
  TextElement,
  VariableReference,
} from '@fluent/syntax';
import { describe, expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '..', 'src');
const TEXTS = join(import.meta.dirname, '..', '..', 'texts');

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.startsWith('protocol'))
    .map((name) => join(folder, name));
}

const sources = filesBelow(SOURCE).map((path) => ({ path, text: readFileSync(path, 'utf8') }));

function keysOf(file: string, language = 'en'): string[] {
  const path = join(TEXTS, language, `${file}.ftl`);
  const resource = new FluentParser().parse(readFileSync(path, 'utf8'));
  return resource.body.flatMap((entry) => (entry instanceof Message ? [entry.id.name] : []));
}

/** What a call names: `t('a-b')` a whole key, t(`a-${x}`) the beginning of keys, `${x}-b` their end. */
function uses(call: string, files: typeof sources) {
  const [whole, parts]: [Set<string>, RegExp[]] = [new Set(), []];
  for (const { text } of files) {
    for (const found of text.matchAll(new RegExp(`\\b${call}\\(\\s*(['\`])(.*?)\\1`, 'g'))) {
      const key = found[2] ?? '';
      if (key.includes('${')) parts.push(new RegExp(`^${key.replace(/\$\{.*?\}/g, '.+')}$`));
      else whole.add(key);
    }
    // One of two keys or more, chosen in the call.
    for (const chosen of text.matchAll(new RegExp(`\\b${call}\\([^(){},]*\\? '[\\w-]+'[^(){},]*`, 'g')))
      for (const found of chosen[0].matchAll(/[?:] '([\w-]+)'/g)) whole.add(found[1] ?? '');
  }
  return { whole, parts };
}

const LOBBIES = keysOfFolder().filter((file) => file.startsWith('lobby-'));
const BOARDS = keysOfFolder().filter((file) => file.startsWith('web-'));

/** Files that belong to a page; all others belong to a board. */
const FOLDERS: Record<string, string> = {
  learn: 'learn',
  review: 'review',
  exercises: 'exercises',
  account: 'account',
  clubs: 'clubs',
  holiday: 'holiday',
  players: 'players',
  host: 'host',
  house: 'house',
  lobby: 'lobby',
  notices: 'notices',
  people: 'people',
  moderation: 'moderation',
};

function folderOf(board: string): string {
  return join(SOURCE, FOLDERS[board] ?? join('games', board));
}

function keysOfFolder(): string[] {
  return readdirSync(join(TEXTS, 'en')).map((name) => name.replace('.ftl', ''));
}

describe.each([
  { file: 'web', call: 't', folder: SOURCE },
  ...BOARDS.map((file) => ({ file, call: 'words', folder: folderOf(file.slice(4)) })),
])('$file.ftl', ({ file, call, folder }) => {
  const files = sources.filter(({ path }) => path.startsWith(folder));
  const { whole, parts } = uses(call, files);
  // The steps of a turn are named by the games.
  if (folder.startsWith(join(SOURCE, 'games'))) parts.push(/^step-/);
  const keys = keysOf(file);

  test('has every text that is used', () => {
    // What the lobby says of each game comes with the first page (game-texts.test.ts).
    const common = call === 't' ? ['common', ...LOBBIES].flatMap((more) => keysOf(more)) : [];
    const known = new Set([...keys, ...common]);
    expect([...whole].filter((key) => !known.has(key))).toEqual([]);
    expect(parts.filter((part) => ![...known].some((key) => part.test(key))).map(String)).toEqual([]);
  });

  test('has no text that is not used', () => {
    expect(keys.filter((key) => !whole.has(key) && !parts.some((part) => part.test(key)))).toEqual([]);
  });
});

test('no text stands in the code', () => {
  // Words between tags, other than the name of the site.
  const written = sources
    .filter(({ path }) => path.endsWith('.svelte'))
    .flatMap(({ path, text }) => {
      const markup = text
        .replace(/<script[\s\S]*?<\/script>/g, '')
        .replace(/<style[\s\S]*?<\/style>/g, '')
        .replace(/<!--[\s\S]*?-->/g, '')
        .replace(/\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, '');
      return [...markup.matchAll(/>([^<>]*[A-Za-z]{3,}[^<>]*)</g)]
        .map((found) => (found[1] ?? '').trim())
        .filter((words) => !/^(Tertulia|· Tertulia)$/.test(words))
        .map((words) => `${path}: ${words}`);
    });
  expect(written).toEqual([]);
});

test('no style attribute stands in the markup: the policy of the server forbids them', () => {
  const found = sources.filter(({ path, text }) => path.endsWith('.svelte') && /\sstyle="/.test(text));
  expect(found.map(({ path }) => path)).toEqual([]);
});

/** Texts with a number that is never one: of players, and of what the rules fix. */
const NEVER_ONE =
  /: (lobby-seats|find-players|games-seats|exercise-line|exercises-found|bench-heading|replay-title|.*(-|\b)swords?(-|$)|refused-too-little-(money|material)|refused-too-few-stones|move-bring|explain-alcazar)/;

/** Variables that are names of somebody or something: what follows them is no noun that is counted. */
const NO_NUMBER = new Set('seat name other winner_seat cell card value from to first last second'.split(' '));

interface Count {
  /** The word after a number. */
  noun: string;
  /** The choice by that number that stands around it, as `one` or `other`. */
  variant: string | null;
}

/** Every word that follows a number. */
function counts(pattern: Pattern, around: ReadonlyMap<string, string>): Count[] {
  return pattern.elements.flatMap((element, index) => {
    if (!(element instanceof Placeable)) return [];
    const { expression } = element;
    if (expression instanceof SelectExpression) {
      const { selector, variants } = expression;
      if (!(selector instanceof VariableReference)) return [];
      return variants.flatMap(({ key, value }) => {
        const name = key instanceof Identifier ? key.name : key.value;
        return counts(value, new Map([...around, [selector.id.name, name]]));
      });
    }
    const next = pattern.elements[index + 1];
    if (!(expression instanceof VariableReference) || !(next instanceof TextElement)) return [];
    if (NO_NUMBER.has(expression.id.name)) return [];
    // Shorter words are "of" and the like.
    const noun = /^ (\p{L}{4,})/u.exec(next.value)?.[1];
    return noun ? [{ noun, variant: around.get(expression.id.name) ?? null }] : [];
  });
}

test.each(['en', 'de', 'nl', 'es'])('nothing is counted as "1 gems": %s', (language) => {
  const all = keysOfFolder().flatMap((file) => {
    const text = readFileSync(join(TEXTS, language, `${file}.ftl`), 'utf8');
    return new FluentParser()
      .parse(text)
      .body.flatMap((entry) =>
        entry instanceof Message && entry.value
          ? counts(entry.value, new Map()).map((count) => ({ ...count, where: `${file}: ${entry.id.name}` }))
          : [],
      );
  });
  const words = (variant: string) => all.filter((count) => count.variant === variant).map(({ noun }) => noun);
  const singular = new Set(words('one'));
  // "1 weitere" can be said of much.
  const plural = new Set(words('other').filter((noun) => !singular.has(noun) && noun !== 'weitere'));
  expect(plural.size).toBeGreaterThan(5);
  const bare = all.filter(
    ({ noun, variant, where }) => variant === null && plural.has(noun) && !NEVER_ONE.test(where),
  );
  expect(bare.map(({ where, noun }) => `${where}: ${noun}`)).toEqual([]);
});

test('the companion has a word for every step of every game', () => {
  const steps = (board: string) =>
    keysOf(`web-${board}`).flatMap((key) => /^step-(?!finished|over)(.*)$/.exec(key)?.[1] ?? []);
  const wanted = ['salamanca', 'toledo'].flatMap((game) => steps(game).map((step) => `${game}-${step}`));
  const castles = ['alcazar', 'big-boss'].flatMap((game) =>
    steps('castles').map((step) => `${game}-${step}`),
  );
  expect(keysOf('companion').sort()).toEqual([...wanted, ...castles].sort());
});
