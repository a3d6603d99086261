import { expect, test } from 'vitest';
import { findRules, readRules, ruleText } from '../src/rules/rules';

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
    { kind: 'text', text: 'Ruling the layout.' },
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
