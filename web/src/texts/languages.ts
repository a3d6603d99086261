export const LANGUAGES = ['en', 'de', 'nl', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language's own name for itself. */
export const OWN_NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  nl: 'Nederlands',
  es: 'Español',
};

export function languageOfBrowser(): Language {
  for (const wanted of navigator.languages) {
    const code = wanted.slice(0, 2).toLowerCase();
    const found = LANGUAGES.find((language) => language === code);
    if (found) return found;
  }
  return 'en';
}
