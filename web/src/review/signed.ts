/** Points of a hundred that were won or lost, whole and with their sign. */
export function signed(points: number): string {
  const whole = Math.round(points);
  if (whole === 0) return '0';
  return whole > 0 ? `+${whole}` : `−${-whole}`;
}
