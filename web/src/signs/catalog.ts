/** The signs of the tables: everything that is drawn there and means something, with the rule that it stands on. */
import type { Component } from 'svelte';
import type { Language } from '../texts/languages';
import { loadTexts } from '../texts/texts.svelte';
import { TABLE_SIGNS } from './table-signs';

export interface GameSigns {
  /** Names, and what they do: `signs-<texts>.ftl`. */
  texts: string;
  /** The rule that each sign stands on, in the order of the legend. */
  rules: Readonly<Record<string, string>>;
  /** Draws a sign as it is drawn on the table. */
  Picture: Component<{ sign: string }>;
}

/** Where the words of a sign are, and its rule where it has one. */
export interface SignEntry {
  sign: string;
  texts: string;
  rule: string | null;
}

const FILES = import.meta.glob<{ signs: GameSigns }>('../games/*/signs.ts');
const TABLE_TEXTS = 'table';

/** The signs of a game with their words; null for a game that names none. */
export async function loadSigns(game: string, language: Language): Promise<GameSigns | null> {
  const module = await FILES[`../games/${game}/signs.ts`]?.();
  const files = [TABLE_TEXTS, ...(module ? [module.signs.texts] : [])];
  await Promise.all(files.map((file) => loadTexts(`signs-${file}`, language)));
  return module?.signs ?? null;
}

/** What is known of a sign; null for one that is in no list. */
export function entryOf(signs: GameSigns | null, sign: string): SignEntry | null {
  const rule = signs?.rules[sign];
  if (signs && rule !== undefined) return { sign, texts: signs.texts, rule };
  return TABLE_SIGNS.some((one) => one === sign) ? { sign, texts: TABLE_TEXTS, rule: null } : null;
}

/** All signs of a table: those of the game, then those that all tables have. */
export function entriesOf(signs: GameSigns | null): SignEntry[] {
  const names = [...Object.keys(signs?.rules ?? {}), ...TABLE_SIGNS];
  return names.flatMap((sign) => entryOf(signs, sign) ?? []);
}
