/** Finding a rule: the one that fits best comes first, each with the sentence that fits and its words marked. */
import type { Block, Section } from './rules';
import { blockText } from './rules';

/** A part of a text, and whether it is one of the words looked for. */
export interface Run {
  text: string;
  marked: boolean;
}

export interface Hit {
  id: string;
  /** The heading under which the rule stands. */
  title: Run[];
  /** What of the rule is shown. */
  excerpt: Run[];
}

/** A text without capitals and accents, and where each of its letters stands in the original. */
interface FoldedText {
  text: string;
  places: number[];
}

/** Who types `brucke` or `aclaracion` finds the word as well. */
function fold(original: string): FoldedText {
  const places: number[] = [];
  let text = '';
  let place = 0;
  for (const letter of original) {
    const folded = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    text += folded;
    places.push(...Array.from(folded, () => place));
    place += letter.length;
  }
  places.push(original.length);
  return { text, places };
}

interface Entry {
  id: string;
  title: string;
  foldedTitle: string;
  /** The sentences of the rule, and whether they are from the book rather than a remark on it. */
  sentences: { text: string; folded: FoldedText; isBook: boolean }[];
  whole: string;
  /** It is the rule that its heading is about: the first under it. */
  isFirst: boolean;
}

const sentencesOf = (block: Block): string[] =>
  block.kind === 'table' ? block.rows.map((row) => row.filter(Boolean).join(' · ')) : split(blockText(block));

/** After a full stop, but not after "C-10 ff." or inside a number. */
const split = (text: string) => text.split(/(?<=[.;:])\s+(?=[\p{Lu}¿¡(])/u).filter(Boolean);

function entriesOf(sections: readonly Section[]): Entry[] {
  return sections.flatMap(({ title, rules }) =>
    rules.map(({ id, blocks }, index) => {
      const sentences = blocks.flatMap((block) =>
        sentencesOf(block).map((text) => ({ text, folded: fold(text), isBook: block.kind === 'text' })),
      );
      const whole = sentences.map(({ folded }) => folded.text).join(' ');
      return { id, title, foldedTitle: fold(title).text, sentences, whole, isFirst: index === 0 };
    }),
  );
}

const escape = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const whole = (word: string) => new RegExp(`(?<![\\p{L}\\d])${escape(word)}(?![\\p{L}\\d])`, 'gu');
const beginning = (word: string) => new RegExp(`(?<![\\p{L}\\d])${escape(word)}`, 'gu');

/** How well a text fits a word: as a whole word, as the beginning of one, or somewhere. */
function fit(text: string, word: string): number {
  if (whole(word).test(text)) return 3;
  if (beginning(word).test(text)) return 2;
  return word.length > 3 && text.includes(word) ? 1 : 0;
}

function score(entry: Entry, words: readonly string[], rarity: ReadonlyMap<string, number>): number {
  const isNumber = words.length === 1 && entry.id.toLowerCase() === words[0];
  let sum = isNumber ? 1000 : 0;
  for (const word of words) {
    const [inTitle, inText] = [fit(entry.foldedTitle, word), fit(entry.whole, word)];
    const isId = entry.id.toLowerCase().startsWith(word) ? 1 : 0;
    if (inTitle + inText + isId === 0) return 0;
    const times = Math.min(4, entry.whole.match(beginning(word))?.length ?? 0);
    sum += (inTitle * 2.5 + inText * 2 + Math.sqrt(times)) * (rarity.get(word) ?? 1);
  }
  const isAbout = entry.isFirst && words.every((word) => fit(entry.foldedTitle, word) > 0);
  const best = Math.max(...entry.sentences.map((sentence) => sentenceScore(entry, sentence, words)));
  // A rule that is all about it is better than a long one that mentions it.
  return sum + best * 3 + (isAbout ? 30 : 0) - Math.log2(1 + entry.whole.length / 200);
}

/** Words that stand in one sentence belong together, and what stands at the beginning is what a rule is about. */
function sentenceScore(
  { foldedTitle }: Entry,
  { folded: { text }, isBook }: Entry['sentences'][number],
  words: readonly string[],
): number {
  const found = words.filter((word) => fit(text, word) > 0);
  if (found.length === 0) return 0;
  const known = words.filter((word) => found.includes(word) || fit(foldedTitle, word) > 0);
  const first = Math.min(...found.map((word) => text.indexOf(word)));
  return known.length / words.length + (isBook ? 0.6 : 0) + Math.max(0, 1 - first / 60);
}

/** What only few rules say counts more. */
function rarities(entries: readonly Entry[], words: readonly string[]): Map<string, number> {
  return new Map(
    words.map((word) => {
      const holding = entries.filter((entry) => fit(entry.whole, word) > 0).length;
      return [word, Math.log2(1 + entries.length / (1 + holding))];
    }),
  );
}

export function findRules(sections: readonly Section[], search: string): Hit[] {
  const typed = fold(search).text.split(/\s+/).filter(Boolean);
  // "of", "zu", "de": too short to say what is looked for.
  const telling = typed.filter((word) => word.length > 2 || /\d/.test(word));
  const words = telling.length > 0 ? telling : typed;
  if (words.length === 0) return [];
  const entries = entriesOf(sections);
  const rarity = rarities(entries, words);
  return entries
    .map((entry) => ({ entry, points: score(entry, words, rarity) }))
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points)
    .map(({ entry }) => ({
      id: entry.id,
      title: mark(entry.title, fold(entry.title), words),
      excerpt: excerptOf(entry, words),
    }));
}

/** About as much as two lines on a phone hold. */
const LONGEST = 170;

function excerptOf(entry: Entry, words: readonly string[]): Run[] {
  const ranked = entry.sentences
    .map((sentence) => ({ sentence, points: sentenceScore(entry, sentence, words) }))
    .sort((one, other) => other.points - one.points);
  const best = ranked[0]?.sentence;
  return best ? cut(mark(best.text, best.folded, words)) : [];
}

function mark(text: string, { text: folded, places }: FoldedText, words: readonly string[]): Run[] {
  const runs: Run[] = [];
  const pattern = new RegExp(words.map((word) => `${escape(word)}[\\p{L}\\d]*`).join('|'), 'gu');
  let from = 0;
  for (const found of folded.matchAll(pattern)) {
    const [start = 0, end = 0] = [places[found.index], places[found.index + found[0].length]];
    if (start > from) runs.push({ text: text.slice(from, start), marked: false });
    runs.push({ text: text.slice(start, end), marked: true });
    from = end;
  }
  if (from < text.length) runs.push({ text: text.slice(from), marked: false });
  return runs;
}

/** A long sentence is shown around the first word found. */
function cut(runs: Run[]): Run[] {
  const length = runs.reduce((sum, { text }) => sum + text.length, 0);
  if (length <= LONGEST) return runs;
  const at = runs.findIndex(({ marked }) => marked);
  const before = runs
    .slice(0, Math.max(0, at))
    .map(({ text }) => text)
    .join('');
  const lead = before.length > 60 ? `… ${before.slice(before.indexOf(' ', before.length - 60) + 1)}` : before;
  const shown: Run[] = lead ? [{ text: lead, marked: false }] : [];
  let left = LONGEST - lead.length;
  for (const run of runs.slice(Math.max(0, at))) {
    if (left <= 0) break;
    const isWhole = run.text.length <= left || run.marked;
    shown.push(isWhole ? run : { ...run, text: run.text.slice(0, run.text.lastIndexOf(' ', left)) });
    left = isWhole ? left - run.text.length : 0;
  }
  const isAll = shown.at(-1)?.text === runs.at(-1)?.text;
  return isAll ? shown : [...shown, { text: ' …', marked: false }];
}
