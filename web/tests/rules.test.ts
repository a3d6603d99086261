import { expect, test } from 'vitest';
import { briefText, loadRules, readRules, ruleText } from '../src/rules/rules';
import { findRules } from '../src/rules/search';

const TEXT = `# Alcazar

## Board and material
- **C-1** 72 fields on a grid:
  | fields | cells |
  | --- | --- |
  | 1..11 | (1,1) .. (11,1) |

  **Ruling** the layout.
- **C-2** Two fields are *neighbours* when their numbers follow.

## Who wins
- **A-16** Most points win.
`;

test('rules are read with their numbers, tables and headings', () => {
  const sections = readRules(TEXT);
  expect(sections.map(({ title }) => title)).toEqual(['Alcazar', 'Board and material', 'Who wins']);
  expect(sections[1]?.rules.map(({ id }) => id)).toEqual(['C-1', 'C-2']);
  expect(sections[1]?.rules[0]?.blocks).toEqual([
    { kind: 'text', text: '72 fields on a grid:' },
    {
      kind: 'table',
      rows: [
        ['fields', 'cells'],
        ['1–11', '(1,1) – (11,1)'],
      ],
    },
    { kind: 'ruling', text: 'the layout.' },
  ]);
  const first = sections[1]?.rules[0];
  expect(first && ruleText(first)).toContain('1–11');
  // Cells of a table one after the other are no sentence.
  expect(first && briefText(first)).toBe('72 fields on a grid: the layout.');
  const second = sections[1]?.rules[1];
  expect(second && ruleText(second)).toBe('Two fields are neighbours when their numbers follow.');
});

test('a search finds rules by all its words and by number', () => {
  const found = (search: string) => findRules(readRules(TEXT), search).map(({ id }) => id);
  expect(found('neighbours numbers')).toEqual(['C-2']);
  expect(found('a-16')).toEqual(['A-16']);
  expect(found('nothing')).toEqual([]);
});

test('what is not from the book is told apart from it, and not by a bare word', async () => {
  for (const game of ['alcazar', 'big-boss', 'toledo', 'salamanca']) {
    for (const language of ['en', 'de', 'nl', 'es']) {
      for (const section of await loadRules(game, language)) {
        for (const rule of section.rules) {
          expect(ruleText(rule), rule.id).not.toMatch(
            /\b(Ruling|Festlegung|Uitleg|Aclaración|Data|Daten|Gegevens|Datos)\b(?![^(]*\))/,
          );
        }
        // What players read names no file.
        expect(JSON.stringify(section)).not.toMatch(/\.toml|\.rs\b|\bcode\b|\bids\b|\d\.\.\d/);
      }
    }
  }
});

test.each([
  ['alcazar', 'en', 'bridge cost', 'A-6'],
  ['alcazar', 'en', 'withdrawing', 'C-20'],
  ['alcazar', 'de', 'brücke', 'A-6'],
  ['big-boss', 'en', 'founding stone', 'B-4'],
  ['toledo', 'en', 'duel', 'T-22'],
  ['toledo', 'de', 'schwertschmied', 'T-17'],
  ['salamanca', 'en', 'sell', 'S-22'],
  ['salamanca', 'en', 'rat', 'S-11'],
  ['salamanca', 'es', 'mercado', 'S-18'],
])('%s (%s): who looks for "%s" finds %s first', async (game, language, search, id) => {
  const [first] = findRules(await loadRules(game, language), search);
  expect(first?.id).toBe(id);
  expect([...(first?.title ?? []), ...(first?.excerpt ?? [])].some(({ marked }) => marked)).toBe(true);
  expect(first?.excerpt.map(({ text }) => text).join('').length).toBeLessThan(260);
});

test.each(['alcazar', 'big-boss', 'toledo', 'salamanca'])(
  'the rules of %s are there in every language',
  async (game) => {
    const ids = (sections: Awaited<ReturnType<typeof loadRules>>) =>
      sections.map(({ depth, rules }) => [depth, ...rules.map(({ id }) => id)]);
    const english = await loadRules(game, 'en');
    expect(ids(english).flat().length).toBeGreaterThan(30);
    for (const language of ['de', 'nl', 'es']) {
      const translated = await loadRules(game, language);
      expect(ids(translated)).toEqual(ids(english));
      expect(translated).not.toEqual(english);
    }
  },
);

test('a search needs neither capitals nor accents, and marks the words as they are written', async () => {
  const found = async (language: string, search: string) =>
    findRules(await loadRules('alcazar', language), search);
  const [bridge] = await found('de', 'BRUCKE 15 real');
  expect(bridge?.id).toBe('A-6');
  expect(bridge?.excerpt.filter(({ marked }) => marked).map(({ text }) => text)).toEqual(['15', 'Real']);
  expect((await found('es', 'numero de parcelas vacias')).map(({ id }) => id)).toContain('C-12');
});
