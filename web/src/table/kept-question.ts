/**
 * What was asked at a table, kept with its place in the browser's history while a rule is read: whoever comes back after the page was
 * loaded anew finds the question asked again.
 */
import type { Inquiry } from './inquiry.svelte';

type Question = Pick<Inquiry, 'subject' | 'handle' | 'name'>;

const isText = (value: unknown): value is string => typeof value === 'string';

export function rememberQuestion({ subject, handle, name }: Question): void {
  history.replaceState({ asked: [subject, handle, name] }, '');
}

export function forgetQuestion(): void {
  history.replaceState(null, '');
}

/** The question that was kept, once. */
export function takeQuestion(): Question | null {
  const state: unknown = history.state;
  const asked: unknown = typeof state === 'object' && state !== null && 'asked' in state ? state.asked : null;
  if (!Array.isArray(asked) || !asked.every(isText)) return null;
  forgetQuestion();
  const [subject = '', handle = '', name = ''] = asked;
  return { subject, handle, name };
}
