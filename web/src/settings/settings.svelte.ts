import type { Language } from '../texts/languages';
import { languageOfBrowser } from '../texts/languages';

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'full' | 'none';

/** What a person has chosen for this browser. Nothing of it is told to the server but the name. */
export interface Settings {
  name: string;
  language: Language;
  theme: Theme;
  /** Ask before a move is sent. */
  confirm: boolean;
  /** A soft tone when it is this person's turn. */
  sound: boolean;
  motion: Motion;
  /** The castle board as a flat plan instead of the view with real height. */
  plan: boolean;
}

const KEY = 'tertulia.settings';

function initial(): Settings {
  const fresh: Settings = {
    name: '',
    language: languageOfBrowser(),
    theme: 'system',
    confirm: false,
    sound: false,
    motion: 'system',
    plan: false,
  };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return fresh;
  }
}

export const settings: Settings = $state(initial());

const darkQuery = matchMedia('(prefers-color-scheme: dark)');
const stillQuery = matchMedia('(prefers-reduced-motion: reduce)');

class System {
  dark = $state(darkQuery.matches);
  still = $state(stillQuery.matches);
}
const system = new System();
darkQuery.addEventListener('change', (event) => (system.dark = event.matches));
stillQuery.addEventListener('change', (event) => (system.still = event.matches));

/** Whether pieces may move across the board. */
export function motionAllowed(): boolean {
  return settings.motion === 'full' || (settings.motion === 'system' && !system.still);
}

export function isDark(): boolean {
  return settings.theme === 'dark' || (settings.theme === 'system' && system.dark);
}

/** Keeps the page and the browser's memory in step with the settings, for as long as the page lives. */
export function applySettings(): void {
  $effect.root(() => {
    $effect(() => {
      const root = document.documentElement;
      root.dataset['theme'] = isDark() ? 'dark' : 'light';
      root.dataset['motion'] = motionAllowed() ? 'full' : 'none';
      root.lang = settings.language;
    });
    $effect(() => {
      const text = JSON.stringify(settings);
      try {
        // Writing waits for the disk.
        if (localStorage.getItem(KEY) !== text) localStorage.setItem(KEY, text);
      } catch {
        // A browser that stores nothing still plays.
      }
    });
  });
}
