/** Everything on the table of Toledo that means something, with its rule. */
export const TOLEDO_SIGNS = {
  cathedral: 'T-7',
  field: 'T-9',
  'gem-dealer': 'T-17',
  'steel-dealer': 'T-17',
  smith: 'T-17',
  fencing: 'T-18',
  tavern: 'T-17',
  artist: 'T-17',
  gate: 'T-14',
  alcazar: 'T-26',
  position: 'T-1',
  price: 'T-16',
  circle: 'T-13',
  awning: 'T-16',
  pawn: 'T-11',
  way: 'T-12',
  onward: 'T-13',
  full: 'T-13',
  here: 'T-15',
  rival: 'T-22',
  card: 'T-11',
  'duel-picture': 'T-23',
  'open-card': 'T-11',
  pile: 'T-8',
  round: 'T-29',
  'last-turns': 'T-26',
  shop: 'T-9',
  sword: 'T-17',
  'own-sword': 'T-27',
  painting: 'T-27',
  steel: 'T-6',
  gem: 'T-27',
  'duel-tile': 'T-23',
  movement: 'T-25',
  points: 'T-27',
  hand: 'T-7',
  payment: 'T-16',
  duel: 'T-22',
  'round-won': 'T-22',
} as const;

export type ToledoSign = keyof typeof TOLEDO_SIGNS;

declare module '../../signs/names' {
  interface SignNames {
    toledo: ToledoSign;
  }
}

const PLACES: Record<string, ToledoSign> = {
  cathedral: 'cathedral',
  gem: 'gem-dealer',
  steel: 'steel-dealer',
  smith: 'smith',
  fencing: 'fencing',
  tavern: 'tavern',
  artist: 'artist',
  gate: 'gate',
};

/** The sign of a place of the street, by what is there. */
export const placeSign = (what: string): ToledoSign => PLACES[what] ?? 'field';

const THINGS: Record<string, ToledoSign> = {
  steel: 'steel',
  gem: 'gem',
  alcazar: 'alcazar',
  sword: 'own-sword',
  painting: 'painting',
  movement: 'movement',
};

/** The sign of something that a player has; the duel tiles differ in their colour only. */
export const thingSign = (what: string): ToledoSign => THINGS[what] ?? 'duel-tile';
