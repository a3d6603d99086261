/** What the page says of a game beside its table stands in files of the game: there is none too few, and none that nobody reads. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentParser, Message } from '@fluent/syntax';
import { expect, test } from 'vitest';
import { GAMES } from '../src/protocol/games';
import { boardsOf } from '../src/rules/boards';
import { chaptersOf, sentencesOf } from '../src/rules/overview';
import { loadTexts, optionText, t } from '../src/texts/texts.svelte';

const TEXTS = join(import.meta.dirname, '..', '..', 'texts', 'en');
const ids = GAMES.map(({ id }) => id);

function keysOf(file: string): string[] {
  const { body } = new FluentParser().parse(readFileSync(join(TEXTS, `${file}.ftl`), 'utf8'));
  return body.flatMap((entry) => (entry instanceof Message ? [entry.id.name] : []));
}

/** The games for which there is a file of this kind. */
const withFile = (kind: string) =>
  readdirSync(TEXTS).flatMap((name) => new RegExp(`^${kind}-(.*)\\.ftl$`).exec(name)?.[1] ?? []);

test.each(ids)('%s is told of where a game is chosen', async (game) => {
  expect(keysOf(`lobby-${game}`)).toEqual([`game-about-${game}`, `game-time-${game}`]);
  await loadTexts('web');
  // The words of all games come with those of the first page.
  expect(t(`game-about-${game}`)).not.toMatch(/^(game-about.*)?$/);
});

test('no other game is told of there', () => {
  expect(withFile('lobby').sort()).toEqual([...ids].sort());
});

test.each(GAMES)(
  'what a table of $id can be opened with is said, and what holds there',
  async ({ id, options }) => {
    const wanted = options.flatMap((option) => {
      const key = option.replaceAll('_', '-');
      return [key, `${key}-term`, `${key}-on`, `${key}-off`];
    });
    expect(withFile('options').includes(id) ? keysOf(`options-${id}`) : []).toEqual(wanted);
    await loadTexts(`options-${id}`);
    for (const option of options) {
      const said = (['', '-term', '-on', '-off'] as const).map((end) => optionText(id, option, end));
      expect(said.filter((text) => text === '' || text.startsWith(option))).toEqual([]);
    }
  },
);

test('the page of a game that can be opened in another way says so', () => {
  expect(GAMES.find(({ id }) => id === 'salamanca')?.options).toEqual(['open_money']);
  expect(GAMES.find(({ id }) => id === 'toledo')?.options).toEqual([]);
});

test.each(ids)('all sentences of %s on one page are read there', async (game) => {
  const sentences = (await chaptersOf(game)).flatMap((chapter) => chapter.sentences);
  const pictures = (await boardsOf(game))?.overview ?? [];
  const wanted = [
    ...[...sentences].sort((one, other) => one - other).map((number) => `sentence-${number}`),
    ...pictures.map((_, index) => `picture-${index + 1}`),
  ];
  const file = sentencesOf(game);
  expect(existsSync(join(TEXTS, `${file}.ftl`)) ? keysOf(file) : []).toEqual(wanted);
});

test('a game without such a page has none', async () => {
  expect(await chaptersOf('bingo')).toEqual([]);
  expect(await chaptersOf('toledo')).not.toEqual([]);
  expect(withFile('summary').filter((game) => !ids.includes(game))).toEqual([]);
});
