/** What is read and heard is in words of the language. */
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** What counts things: with 1 before it, it is wrong. */
const PLURALS: Record<string, string> = {
  en: 'gems|points|cards|tiles|doubloons|moves|stones|pawns|circles|swords|bridges|squires|players|levels',
  de: 'Edelsteine|Punkte|Karten|Dublonen|Züge|Bausteine|Figuren|Kreise|Schwerter|Brücken|Gutsherrensteine|Baukarten|Turmkarten',
  nl: 'edelstenen|punten|kaarten|tegels|dubloenen|zetten|bouwstenen|pionnen|cirkels|zwaarden|bruggen|landheren',
  es: 'gemas|puntos|cartas|losetas|doblones|jugadas|bloques|peones|círculos|espadas|puentes|reales|hacendados',
};
/** Cells and cards as records write them, keys of texts, and values that nobody has put into words. */
const NOTATION = [
  /\bx\d+y\d+\b/,
  /\b[1-6]-\d{1,2}\b/,
  /\b(event|move|refused|explain|step|because|cell|score|pick)-[a-z]/,
  /\b(forest|lake|field|pasture|vineyard)[23]\b/,
  /\b(almeria|cadiz|cordoba|granada|huelva|jaen|malaga|sevilla)\b/,
  /\b(undefined|NaN|null|\[object)\b/,
  /[{}]|\$\w/,
];

/** All that can be read or heard. */
const read = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const said = [...document.querySelectorAll('[aria-label], [title]')].flatMap((one) => [
      one.getAttribute('aria-label') ?? '',
      one.getAttribute('title') ?? '',
    ]);
    const lines = document.body.innerText.split('\n');
    const unseen = [...document.querySelectorAll('.unseen')].map((one) => one.textContent);
    return [...said, ...lines, ...unseen].map((line) => line.trim()).filter(Boolean);
  });

/** Nowhere is there notation, a bare key, or one of something in the plural. */
export async function expectWords(page: Page, language: string): Promise<void> {
  // The 1 of a cell, `e1`, counts nothing.
  const plural = new RegExp(`(^|[^\\w.,/:])1 (${PLURALS[language]})\\b`);
  const bad = (await read(page)).filter((line) => [...NOTATION, plural].some((one) => one.test(line)));
  expect([...new Set(bad)], `${language} speaks in words`).toEqual([]);
}
