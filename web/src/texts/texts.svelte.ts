import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import type { FluentVariable } from '@fluent/bundle';
import { settings } from '../settings/settings.svelte';
import type { Language } from './languages';
import type { NameOf, Values } from './arguments';
import { HIDDEN, spoken, toArguments } from './arguments';

/** The message files that the first page may need, one chunk for each, fetched when first needed. */
const FIRST = import.meta.glob<string>('../../../texts/*/{web,web-house,web-lobby}.ftl', {
  query: '?raw',
  import: 'default',
});
/** The list of all the others; it weighs 2 kB, which the first page does without. */
export const moreTexts = () => import('./more-files').then(({ MORE }) => MORE);
/** A few words that all of them use. */
const COMMON = import.meta.glob<string>('../../../texts/*/common.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

type Arguments = Record<string, FluentVariable>;

/** The bundles that have arrived; reading one in a component makes the component wait for it. */
const shelf: Record<string, FluentBundle> = $state.raw({});
let arrived = $state(0);
const fetching = new Map<string, Promise<void>>();

const name = (language: Language, file: string) => `${language}/${file}`;

/** Fetches a message file in the language and, to fall back on, in English. */
export async function loadTexts(file: string, language: Language = settings.language): Promise<void> {
  await Promise.all([...new Set<Language>([language, 'en'])].map((code) => loadOne(code, file)));
}

function loadOne(language: Language, file: string): Promise<void> {
  const key = name(language, file);
  const running = fetching.get(key);
  if (running) return running;
  const started = read(language, file).catch(() => {
    // The next need for it tries again.
    fetching.delete(key);
  });
  fetching.set(key, started);
  return started;
}

async function read(language: Language, file: string): Promise<void> {
  // Isolation marks would stand as litter in copied text; all four languages run left to right.
  const bundle = new FluentBundle(language, { useIsolating: false });
  const path = `../../../texts/${language}/${file}.ftl`;
  const own = await (FIRST[path] ?? (await moreTexts())[path])?.();
  for (const text of [COMMON[`../../../texts/${language}/common.ftl`], own]) {
    if (text) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }
  shelf[name(language, file)] = bundle;
  arrived += 1;
}

/** The browser's number formats take long to set up, and there is nothing about these numbers to format. */
class PlainNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function withPlainNumbers(values: Arguments): Arguments {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'number' ? new PlainNumber(value) : value,
    ]),
  );
}

function format(language: Language, file: string, key: string, values: Arguments): string | undefined {
  const bundle = shelf[name(language, file)];
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) return undefined;
  const errors: Error[] = [];
  const plain = withPlainNumbers(values);
  const text = bundle.formatPattern(pattern, plain, errors);
  const absent = errors.flatMap((error) => /^Unknown variable: \$(.+)$/.exec(error.message)?.[1] ?? []);
  if (absent.length === 0) return text;
  // A value that an event leaves out is one that the reader may not know.
  const completed = { ...plain, ...Object.fromEntries(absent.map((missing) => [missing, HIDDEN])) };
  return bundle.formatPattern(pattern, completed, []);
}

function say(file: string, key: string, values: Arguments): string {
  // A name of a message is nothing to read: as long as its file is on its way there are no words.
  const unknown = hasTexts(file) ? key : '';
  return format(settings.language, file, key, values) ?? format('en', file, key, values) ?? unknown;
}

/** Whether a message file has arrived; who asks is asked again when one does. */
function hasTexts(file: string): boolean {
  void arrived;
  return Boolean(shelf[name(settings.language, file)] ?? shelf[name('en', file)]);
}

/** A text of the page itself, from web.ftl. */
export function t(key: string, values: Arguments = {}): string {
  return say('web', key, values);
}

/** A text of a game's board, from web-<board>.ftl. */
export function boardText(board: string): (key: string, values?: Arguments) => string {
  return (key, values = {}) => say(`web-${board}`, key, values);
}

/** A text of the course of a game, from learn-<game>.ftl. */
export function lessonText(game: string, key: string): string {
  return say(`learn-${game}`, key, {});
}

/** A sentence of a game on one page, from summary-<game>.ftl. */
export function summaryText(game: string, key: string): string {
  return say(`summary-${game}`, key, {});
}

/** Whether the sentences of a game on one page have arrived. */
export function hasSummary(game: string): boolean {
  return hasTexts(`summary-${game}`);
}

/** What a table of a game can be played with, from options-<game>.ftl: an option, or with an end what it is and whether it holds. */
export function optionText(game: string, option: string, end: '' | '-term' | '-on' | '-off' = ''): string {
  return say(`options-${game}`, `${option.replaceAll('_', '-')}${end}`, {});
}

/** The name of a sign, or with `-does` what it does, from signs-<file>.ftl. */
export function signText(file: string, key: string, game: string): string {
  return say(`signs-${file}`, key, { game });
}

/** What is seen on the small board of a rule, from boards-<file>.ftl. */
export function captionText(file: string, key: string, game: string): string {
  return say(file, key, { game });
}

/** What the companion of a first game says of a step, from companion.ftl. */
export function companionText(step: string): string {
  return say('companion', step, {});
}

/** Whether the texts of a board have arrived. */
export function hasBoardTexts(board: string): boolean {
  return hasTexts(`web-${board}`);
}

/** What the engine says of a game: an event, a move, a refusal, an explanation. */
export function gameText(game: string, key: string, values: Values, nameOf: NameOf): string {
  const groundOf = (column: number, row: number) => say(game, 'open-ground', { column, row });
  return say(game, key, toArguments(values, nameOf, groundOf));
}

/** What a place is called; most are called by their number. */
export function placeName(place: string): string {
  return spoken(place, { groundOf: (column, row) => t('open-ground', { column, row }) });
}

/** Whether the game's file has a text for the key, in any language that has arrived. */
export function hasGameText(game: string, key: string): boolean {
  void arrived;
  return Boolean(shelf[name('en', game)]?.hasMessage(key));
}
