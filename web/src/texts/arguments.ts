import type { FluentVariable } from '@fluent/bundle';

/** What stands for a value that the reader may not know. */
export const HIDDEN = 'hidden';

export type NameOf = (seat: number) => string;
export type Values = Record<string, unknown>;

/**
 * From the values of a message to the arguments of its text, as crates/texts does it: fields of an object within become
 * `outer_inner`, lists are joined and counted, seats become names.
 */
export function toArguments(values: Values, nameOf: NameOf): Record<string, FluentVariable> {
  const result: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(values)) add(result, name, value, nameOf);
  return result;
}

function add(result: Record<string, FluentVariable>, name: string, value: unknown, nameOf: NameOf): void {
  if (Array.isArray(value)) {
    const items: unknown[] = value;
    const word = (item: unknown) =>
      isSeatList(name) && typeof item === 'number' ? nameOf(item) : plain(item);
    result[`${name}_count`] = items.length;
    result[name] = items.map(word).join(', ');
  } else if (typeof value === 'object' && value !== null) {
    for (const [field, inner] of Object.entries(value)) add(result, `${name}_${field}`, inner, nameOf);
  } else if (typeof value === 'number') {
    result[name] = isSeat(name) ? nameOf(value) : value;
  } else {
    result[name] = plain(value);
  }
}

const isSeat = (name: string) => name === 'seat' || name === 'other' || name.endsWith('_seat');
const isSeatList = (name: string) => name === 'seats' || name === 'others' || name.endsWith('_seats');

/** How texts are told that something is so. */
export const yesOrNo = (truth: boolean): string => (truth ? 'yes' : 'no');

function plain(value: unknown): string {
  if (value === null || value === undefined) return HIDDEN;
  if (typeof value === 'boolean') return yesOrNo(value);
  if (Array.isArray(value)) return value.map(plain).join(' ');
  if (typeof value === 'object') return Object.values(value).map(plain).join(' ');
  return String(value as string | number);
}
