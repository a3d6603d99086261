import type { TableSign } from './table-signs';

/** The names of the signs. Each game adds its own in its list of signs. */
export interface SignNames {
  table: TableSign;
}

export type SignName = SignNames[keyof SignNames];
