/**
 * A number as English groups it: 12345.5 → "12,345.5". At most so many decimals, none that say nothing. The platform's own
 * formatter does the same and takes 30 ms to wake up.
 */
export function grouped(value: number, decimalsMax = 0): string {
  const [whole = '0', decimals = ''] = value.toFixed(decimalsMax).split('.');
  const rest = decimals.replace(/0+$/, '');
  return whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',') + (rest ? `.${rest}` : '');
}
