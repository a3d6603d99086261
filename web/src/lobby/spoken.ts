/** The languages that people speak at tables, called by the names that they have in the language of the page. */
import { settings } from '../settings/settings.svelte';

/** Those that can be chosen; tables may name others. */
export const SPOKEN = ['en', 'de', 'nl', 'es', 'fr', 'it', 'pt', 'ca', 'pl', 'cs', 'da', 'sv'] as const;

export function languageName(code: string): string {
  const names = new Intl.DisplayNames([settings.language], { type: 'language', fallback: 'code' });
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}

export function languageList(codes: readonly string[]): string {
  return new Intl.ListFormat(settings.language).format(codes.map(languageName));
}
