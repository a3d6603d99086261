import type { SignName } from './names';

/** What is drawn on a table names its sign; a name that is in no list does not compile. */
declare module 'svelte/elements' {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- merging needs the same parameters
  interface HTMLAttributes<T extends EventTarget> {
    'data-sign'?: SignName | null | undefined;
  }
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- merging needs the same parameters
  interface SVGAttributes<T extends EventTarget> {
    'data-sign'?: SignName | null | undefined;
  }
}
