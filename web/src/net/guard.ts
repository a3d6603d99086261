/**
 * Checks what comes from outside against the shape that the schemas give it. The guards in `protocol/*.guards.ts` are generated from
 * the same schemas as the types, so this is the one place where something becomes a type without the compiler seeing why.
 */

/** A field or an element: `'#Name'` is another shape of the same list, `'any'` whatever JSON there is. */
export type MessageShape =
  | string
  | { is: readonly unknown[] }
  | { list: MessageShape }
  | { map: MessageShape }
  | { one: readonly MessageShape[] }
  | { all: readonly MessageShape[] }
  | { has: Fields; may: Fields };

export type Fields = Readonly<Record<string, MessageShape>>;
export type Guard<T> = (value: unknown) => value is T;

/** What the shape with a name lets in. */
export function guard<T>(shapes: Fields, name: string): Guard<T> {
  return (value): value is T => hasShape(shapes, `#${name}`, value);
}

/** The same for some of the fields: what shows only the board of a view needs no more of it. */
export function guardOfFields<T, K extends keyof T & string>(
  shapes: Fields,
  name: string,
  fields: readonly K[],
): Guard<Pick<T, K>> {
  const whole = shapes[name];
  return (value): value is Pick<T, K> => {
    if (!isObject(value) || typeof whole !== 'object' || !('has' in whole)) return false;
    return fields.every((field) => {
      const [given, needed, free] = [fieldOf(value, field), whole.has[field], whole.may[field]];
      if (needed !== undefined) return hasShape(shapes, needed, given);
      return free !== undefined && (given === undefined || hasShape(shapes, free, given));
    });
  };
}

function hasShape(shapes: Fields, shape: MessageShape, value: unknown): boolean {
  if (typeof shape === 'string') return hasNamedShape(shapes, shape, value);
  if ('is' in shape) return shape.is.includes(value);
  if ('one' in shape) return shape.one.some((each) => hasShape(shapes, each, value));
  if ('all' in shape) return shape.all.every((each) => hasShape(shapes, each, value));
  if ('list' in shape)
    return Array.isArray(value) && value.every((each) => hasShape(shapes, shape.list, each));
  if (!isObject(value)) return false;
  if ('map' in shape) return Object.values(value).every((each) => hasShape(shapes, shape.map, each));
  return (
    Object.entries(shape.has).every(([name, field]) => hasShape(shapes, field, fieldOf(value, name))) &&
    Object.entries(shape.may).every(([name, field]) => {
      const given = fieldOf(value, name);
      return given === undefined || hasShape(shapes, field, given);
    })
  );
}

function hasNamedShape(shapes: Fields, name: string, value: unknown): boolean {
  if (name === 'any') return value !== undefined;
  if (name === 'null') return value === null;
  if (!name.startsWith('#')) return typeof value === name;
  const shape = shapes[name.slice(1)];
  return shape !== undefined && hasShape(shapes, shape, value);
}

const fieldOf = (value: object, name: string): unknown => Reflect.get(value, name);

export const isString: Guard<string> = (value): value is string => typeof value === 'string';
export const isNumber: Guard<number> = (value): value is number => typeof value === 'number';
export const isObject: Guard<object> = (value): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isBoolean: Guard<boolean> = (value): value is boolean => typeof value === 'boolean';

/** One of a few values. */
export const isOneOf =
  <T>(all: readonly T[]): Guard<T> =>
  (value): value is T =>
    all.some((one) => one === value);

/** A list of something. */
export const isListOf =
  <T>(isItem: Guard<T>): Guard<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(isItem);

/** Something under names. */
export const isRecordOf =
  <T>(isItem: Guard<T>): Guard<Record<string, T>> =>
  (value): value is Record<string, T> =>
    isObject(value) && Object.values(value).every(isItem);

/** Reads JSON; what is not JSON, or not of this shape, is null. */
export function parse<T>(text: string, isOne: Guard<T>): T | null {
  try {
    const value: unknown = JSON.parse(text);
    return isOne(value) ? value : null;
  } catch {
    return null;
  }
}
