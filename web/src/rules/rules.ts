/** The numbered rules of a game, read from the RULES.md of its crate and the translations beside it. */

export interface Rule {
  id: string;
  /** Paragraphs of text, in which `**` is around what stands out, and tables as rows of cells. */
  blocks: Block[];
}

export type Block = { kind: 'text'; text: string } | { kind: 'table'; rows: string[][] };

export interface Section {
  title: string;
  depth: number;
  /** What stands under the heading before the first rule. */
  blocks: Block[];
  rules: Rule[];
}

const FILES = import.meta.glob<string>('../../../crates/games/*/RULES*.md', {
  query: '?raw',
  import: 'default',
});

/** The rules in the language, or in English where they are not translated. */
export async function loadRules(game: string, language: string): Promise<Section[]> {
  const folder = `../../../crates/games/${game}`;
  const load = FILES[`${folder}/RULES.${language}.md`] ?? FILES[`${folder}/RULES.md`];
  return load ? readRules(await load()) : [];
}

const HEADING = /^(#{1,4}) (.*)$/;
const ITEM = /^- \*\*([A-Z]+-\d+[a-z]?)\*\* ?(.*)$/;

export function readRules(text: string): Section[] {
  const sections: Section[] = [];
  let section: Section = { title: '', depth: 1, blocks: [], rules: [] };
  let blocks = section.blocks;
  for (const line of text.split('\n')) {
    const heading = HEADING.exec(line);
    if (heading) {
      section = { title: plain(heading[2] ?? ''), depth: heading[1]?.length ?? 1, blocks: [], rules: [] };
      blocks = section.blocks;
      sections.push(section);
      continue;
    }
    const item = ITEM.exec(line);
    if (item) {
      blocks = [];
      section.rules.push({ id: item[1] ?? '', blocks });
      addLine(blocks, item[2] ?? '');
      continue;
    }
    addLine(blocks, line);
  }
  return sections;
}

function addLine(blocks: Block[], line: string): void {
  const trimmed = line.trim();
  const last = blocks.at(-1);
  if (trimmed.startsWith('|')) {
    const cells = trimmed
      .slice(1, -1)
      .split('|')
      .map((cell) => plain(cell.trim()));
    if (cells.every((cell) => /^:?-+:?$/.test(cell))) return;
    if (last?.kind === 'table') last.rows.push(cells);
    else blocks.push({ kind: 'table', rows: [cells] });
  } else if (trimmed === '') {
    if (last?.kind === 'text' && last.text !== '') blocks.push({ kind: 'text', text: '' });
  } else if (last?.kind === 'text') {
    last.text = last.text === '' ? simple(trimmed) : `${last.text} ${simple(trimmed)}`;
  } else {
    blocks.push({ kind: 'text', text: simple(trimmed) });
  }
}

/** Marks of code and of slight emphasis are dropped; the words remain. */
const simple = (text: string) => text.replace(/`/g, '').replace(/(^|[\s(])\*([^\s*][^*]*)\*(?!\*)/g, '$1$2');
const plain = (text: string) => simple(text).replaceAll('**', '');

/** A text in parts, of which every second one stands out. */
export const runs = (text: string) => text.split('**');

export function ruleText(rule: Rule): string {
  return rule.blocks
    .map((block) =>
      block.kind === 'text' ? plain(block.text) : block.rows.map((row) => row.join(' ')).join(' '),
    )
    .join(' ')
    .trim();
}

/** Without capitals and accents: who types `brucke` or `aclaracion` finds the word as well. */
const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The rules that hold all the words, anywhere in their text, in their heading or as their number. */
export function findRules(sections: readonly Section[], search: string): Section[] {
  const words = bare(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...sections];
  const fits = (section: Section, rule: Rule) => {
    const text = bare(`${rule.id} ${section.title} ${ruleText(rule)}`);
    return words.every((word) => text.includes(word));
  };
  return sections
    .map((section) => ({
      ...section,
      blocks: [],
      rules: section.rules.filter((rule) => fits(section, rule)),
    }))
    .filter((section) => section.rules.length > 0);
}
