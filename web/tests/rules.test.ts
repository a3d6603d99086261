import { expect, test } from 'vitest';
import { findRules, loadRules, readRules, ruleText } from '../src/rules/rules';

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
        ['1..11', '(1,1) .. (11,1)'],
      ],
    },
    { kind: 'text', text: '**Ruling** the layout.' },
  ]);
  const second = sections[1]?.rules[1];
  expect(second && ruleText(second)).toBe('Two fields are neighbours when their numbers follow.');
});

test('a search finds rules by all its words and by number', () => {
  const found = (search: string) =>
    findRules(readRules(TEXT), search).flatMap(({ rules }) => rules.map(({ id }) => id));
  expect(found('neighbours numbers')).toEqual(['C-2']);
  expect(found('a-16')).toEqual(['A-16']);
  expect(found('nothing')).toEqual([]);
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

test('a search needs neither capitals nor accents', async () => {
  const found = async (language: string, search: string) =>
    findRules(await loadRules('alcazar', language), search).flatMap(({ rules }) => rules.map(({ id }) => id));
  expect(await found('de', 'BRUCKE 15 real')).toEqual(['A-6']);
  expect(await found('es', 'numero de parcelas vacias')).toEqual(['C-12']);
});
