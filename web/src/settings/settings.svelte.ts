import { LEVELS } from '../games/names';
import { recall, remember } from '../net/browser-memory';
import { type Guard, isBoolean, isNumber, isObject, isOneOf, isString } from '../net/guard';
import type { Level } from '../protocol/wire';
import type { Language } from '../texts/languages';
import { LANGUAGES, languageOfBrowser } from '../texts/languages';

export const THEMES = ['system', 'light', 'dark'] as const;
export const MOTIONS = ['system', 'full', 'none'] as const;
/** How quickly the moves of the others are shown one after the other. */
export const PACES = ['system', 'at-once', 'quick', 'calm', 'slow'] as const;
export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];
export type PlaybackPace = (typeof PACES)[number];

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
  pace: PlaybackPace;
  /** How many computer players to play against, and how strong, as last chosen. */
  bots: number;
  level: Level;
  /** Somebody beside the table explains each new kind of step. */
  companion: boolean;
  /** The castle board as a flat plan instead of the view with real height. */
  plan: boolean;
}

const KEY = 'tertulia.settings';

function initial(): Settings {
  const kept = recall(KEY, isObject) ?? {};
  /** What was chosen before, if it can still be chosen. */
  const chosen = <T>(name: keyof Settings, isOne: Guard<T>, otherwise: T): T => {
    const value: unknown = Reflect.get(kept, name);
    return isOne(value) ? value : otherwise;
  };
  return {
    name: chosen('name', isString, ''),
    language: chosen('language', isOneOf(LANGUAGES), languageOfBrowser()),
    theme: chosen('theme', isOneOf(THEMES), 'system'),
    confirm: chosen('confirm', isBoolean, false),
    sound: chosen('sound', isBoolean, false),
    motion: chosen('motion', isOneOf(MOTIONS), 'system'),
    pace: chosen('pace', isOneOf(PACES), 'system'),
    bots: chosen('bots', isNumber, 2),
    level: chosen('level', isOneOf(LEVELS), 'journeyman'),
    companion: chosen('companion', isBoolean, false),
    plan: chosen('plan', isBoolean, false),
  };
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
export function isMotionAllowed(): boolean {
  return settings.motion === 'full' || (settings.motion === 'system' && !system.still);
}

const FACTORS: Record<PlaybackPace, number> = { system: 1, 'at-once': 0, quick: 0.45, calm: 1, slow: 2.5 };

/**
 * How much longer than usual each move of the others is shown; 0: not at all. The more moves wait to be shown, the quicker, unless
 * somebody wants to see each of them slowly. Without motion and without a wish nothing waits.
 */
export function playbackFactor(waiting: number): number {
  if (settings.pace === 'system' && !isMotionAllowed()) return 0;
  const factor = FACTORS[settings.pace];
  return settings.pace === 'slow' ? factor : factor / (1 + (waiting - 1) / 4);
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
      root.dataset['motion'] = isMotionAllowed() ? 'full' : 'none';
      root.lang = settings.language;
    });
    $effect(() => {
      remember(KEY, settings);
    });
  });
}
