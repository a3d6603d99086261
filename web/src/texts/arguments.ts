import type { FluentVariable } from '@fluent/bundle';

/** What stands for a value that the reader may not know. */
export const HIDDEN = 'hidden';

export type NameOf = (seat: number) => string;
/** Words for open ground of the castle games, by column and row. */
export type GroundOf = (column: number, row: number) => string;
/** A message of a game: what goes into its text is under names. */
export type Values = object;

/**
 * From the values of a message to the arguments of its text, as crates/texts does it: fields of an object within become
 * `outer_inner`, lists are joined and counted, seats become names, notation becomes words.
 */
export function toArguments(
  values: Values,
  nameOf: NameOf,
  groundOf: GroundOf,
): Record<string, FluentVariable> {
  const result: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries<unknown>({ ...values }))
    add(result, name, value, { nameOf, groundOf });
  return result;
}

interface Names {
  nameOf: NameOf;
  groundOf: GroundOf;
}

function add(result: Record<string, FluentVariable>, name: string, value: unknown, names: Names): void {
  if (Array.isArray(value)) {
    const items: unknown[] = value;
    const word = (item: unknown) =>
      isSeatList(name) && typeof item === 'number' ? names.nameOf(item) : plain(item, names);
    result[`${name}_count`] = items.length;
    result[name] = items.map(word).join(', ');
  } else if (typeof value === 'object' && value !== null) {
    for (const [field, inner] of Object.entries(value)) add(result, `${name}_${field}`, inner, names);
  } else if (typeof value === 'number') {
    result[name] = isSeat(name) ? names.nameOf(value) : value;
  } else {
    result[name] = plain(value, names);
  }
}

const isSeat = (name: string) => name === 'seat' || name === 'other' || name.endsWith('_seat');
const isSeatList = (name: string) => name === 'seats' || name === 'others' || name.endsWith('_seats');

/** How texts are told that something is so. */
export const yesOrNo = (truth: boolean): string => (truth ? 'yes' : 'no');

function plain(value: unknown, names: Names): string {
  if (value === null || value === undefined) return HIDDEN;
  if (typeof value === 'boolean') return yesOrNo(value);
  if (typeof value === 'string') return spoken(value, names);
  if (Array.isArray(value)) return value.map((item) => plain(item, names)).join(' ');
  if (typeof value === 'object')
    return Object.values(value)
      .map((item) => plain(item, names))
      .join(' ');
  return typeof value === 'number' ? String(value) : '';
}

/** What people say for open ground (`x6y3`) or a card of Toledo (`5-14`) in notation; all other words as they are. */
export function spoken(text: string, { groundOf }: Pick<Names, 'groundOf'>): string {
  const ground = /^x(\d+)y(\d+)$/.exec(text);
  if (ground) return groundOf(Number(ground[1]), Number(ground[2]));
  return /^(\d+)-\d+$/.exec(text)?.[1] ?? text;
}
