/** The numbered rules of a game, read from the RULES.md of its crate and the translations beside it. */

export interface Rule {
  id: string;
  blocks: Block[];
}

/**
 * A paragraph, in which `**` is around what stands out, or a table as rows of cells. A `ruling` settles what the book leaves open;
 * `data` are figures that its text does not give.
 */
export type Block = { kind: 'text' | 'ruling' | 'data'; text: string } | { kind: 'table'; rows: string[][] };

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
  for (const rule of sections.flatMap(({ rules }) => rules)) rule.blocks = rule.blocks.flatMap(splitAtMarks);
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

const RULINGS = new Set(['Ruling', 'Festlegung', 'Uitleg', 'Aclaración']);
/** A mark in the four languages that begins a remark; one inside brackets belongs to its sentence. */
const MARK = /(?<!\()\*\*(Ruling|Festlegung|Uitleg|Aclaración|Data|Daten|Gegevens|Datos)\*\*:? */;

/** What a mark stands before becomes a block of its own. */
function splitAtMarks(block: Block): Block[] {
  if (block.kind === 'table') return [block];
  const [first = '', ...marked] = block.text.split(MARK);
  const blocks: Block[] = first.trim() ? [{ kind: 'text', text: first.trim() }] : [];
  for (let index = 0; index < marked.length; index += 2) {
    const kind = RULINGS.has(marked[index] ?? '') ? 'ruling' : 'data';
    blocks.push({ kind, text: (marked[index + 1] ?? '').trim() });
  }
  return blocks;
}

/** Marks of code and of slight emphasis are dropped, and `1..6` is written as people do; the words remain. */
const simple = (text: string) =>
  text
    .replace(/`/g, '')
    .replace(/(^|[\s(])\*([^\s*][^*]*)\*(?!\*)/g, '$1$2')
    .replace(/(\d|\b[a-z])\.\.(\d|[a-z]\b)/g, '$1–$2')
    .replace(/(\)|\d) \.\. (\(|\d)/g, '$1 – $2');
const plain = (text: string) => simple(text).replaceAll('**', '');

/** A text in parts, of which every second one stands out. */
export const runs = (text: string) => text.split('**');

export function blockText(block: Block): string {
  return block.kind === 'table' ? block.rows.map((row) => row.join(' ')).join(' ') : plain(block.text);
}

/** All of a rule in one line; `nameOf` puts words before rulings and figures. */
export function ruleText(rule: Rule, nameOf: (kind: Block['kind']) => string = () => ''): string {
  return rule.blocks
    .map((block) => [nameOf(block.kind), blockText(block)].filter(Boolean).join(' '))
    .join(' ')
    .trim();
}

/** What a rule says where there is little room: its tables and figures are read on the page of the rules. */
export function briefText(rule: Rule, nameOf: (kind: Block['kind']) => string = () => ''): string {
  const words = rule.blocks.filter(({ kind }) => kind === 'text' || kind === 'ruling');
  return ruleText({ ...rule, blocks: words }, nameOf) || ruleText(rule, nameOf);
}
