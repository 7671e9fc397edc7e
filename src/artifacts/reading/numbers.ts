/** A figure or the range between two: "3–5" is 3 to 5, "7" is 7 to 7. */
export interface Range {
  low: number;
  high: number;
}

/** The middle of a range: what is compared when two ranges are. */
export function middle({ low, high }: Range): number {
  return (low + high) / 2;
}

// Grouped by comma (also 12,00,000), by dot, or by space or apostrophe; else plain. All repetition is bounded.
const FIGURE_FORMS = [
  '\\d{1,3}(?:,\\d{2,3}(?!\\d)){1,6}(?:\\.\\d{1,6})?',
  '\\d{1,3}(?:\\.\\d{3}(?!\\d)){1,6}(?:,\\d{1,6})?',
  "\\d{1,3}(?:['’\\u00a0\\u202f ]\\d{3}(?!\\d)){1,6}(?:[.,]\\d{1,6})?",
  '\\d{1,15}(?:[.,]\\d{1,6})?',
];

/** The source of a pattern that matches one figure: "1,200,000", "1.200.000", "1 200 000", "12,00,000", "1.5", "1,5". */
export const FIGURE = `(?<![\\d.,])(?:${FIGURE_FORMS.join('|')})(?!\\d)`;

/**
 * Reads one figure in the ways the world writes it. A single separator before exactly three digits groups thousands,
 * unless a scale word follows ("1.234 million"): pass `scaled` then.
 */
export function readFigure(figure: string, scaled = false): number {
  const plain = figure.replace(/['’\u00a0\u202f ]/g, '');
  const lastComma = plain.lastIndexOf(',');
  const lastDot = plain.lastIndexOf('.');
  if (lastComma === -1 && lastDot === -1) return Number(plain);
  if (lastComma !== -1 && lastDot !== -1) return readWithDecimal(plain, lastComma > lastDot ? ',' : '.');
  const separator = lastComma === -1 ? '.' : ',';
  return groupsThousands(plain, separator, scaled)
    ? Number(plain.replaceAll(separator, ''))
    : readWithDecimal(plain, separator);
}

function groupsThousands(plain: string, separator: '.' | ',', scaled: boolean): boolean {
  const groups = plain.split(separator);
  if (groups.length > 2) return true;
  return groups[1]?.length === 3 && groups[0] !== '0' && !(scaled && separator === '.');
}

function readWithDecimal(plain: string, decimal: '.' | ','): number {
  const at = plain.lastIndexOf(decimal);
  return Number(`${plain.slice(0, at).replace(/[.,]/g, '')}.${plain.slice(at + 1)}`);
}
