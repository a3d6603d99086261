/** What this browser remembers between two visits. Whoever has changed it by hand, or has an older version of it, is not trusted. */
import { type Guard, parse } from './guard';

/** What was remembered under a key, if it is of this shape. */
export function recall<T>(key: string, isOne: Guard<T>): T | null {
  try {
    return parse(localStorage.getItem(key) ?? '', isOne);
  } catch {
    return null;
  }
}

/** A browser that stores nothing forgets it; nothing depends on it. */
export function remember(key: string, value: unknown): void {
  try {
    const text = JSON.stringify(value);
    // Writing waits for the disk.
    if (localStorage.getItem(key) !== text) localStorage.setItem(key, text);
  } catch {
    // The page works without.
  }
}
