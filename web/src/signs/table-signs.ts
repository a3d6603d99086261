/** Signs that the tables of all games have. They stand on no rule of a game. */
export const TABLE_SIGNS = ['seat', 'bot', 'lit', 'able', 'picked', 'suggested', 'shown', 'last'] as const;

export type TableSign = (typeof TABLE_SIGNS)[number];
