/** A shape for each seat beside its colour, drawn around (0,0) within a radius of 10. */
export const SEAT_SHAPES: readonly string[] = [
  'M-9 0A9 9 0 1 1 9 0A9 9 0 1 1 -9 0Z',
  'M-8 -8H8V8H-8Z',
  'M0 -10L9.5 7.5H-9.5Z',
  'M0 -10.5L9 0L0 10.5L-9 0Z',
  'M-3.2 -9.5H3.2V-3.2H9.5V3.2H3.2V9.5H-3.2V3.2H-9.5V-3.2H-3.2Z',
];

export const seatShape = (seat: number): string => SEAT_SHAPES[seat] ?? SEAT_SHAPES[0] ?? '';

export const seatColour = (seat: number): string => `var(--seat-${seat})`;
