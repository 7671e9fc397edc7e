/** One measured value and what it must reach. */
export interface Figure {
  name: string;
  value: number;
  /** At least this, or at most where `atMost` is set; no bar: only told. */
  bar?: number;
  atMost?: boolean;
  /** What it was measured on: "168 of 169 mails". */
  of: string;
}

/** Whether a figure reaches its bar. */
export function reached({ value, bar, atMost = false }: Figure): boolean {
  if (bar === undefined) return true;
  return atMost ? value <= bar : value >= bar;
}

/** A figure as one line. */
export function figureLine(figure: Figure): string {
  const bar = figure.bar === undefined ? '' : `  bar ${figure.atMost ? '≤' : '≥'} ${figure.bar}`;
  const verdict = figure.bar === undefined ? '' : reached(figure) ? '  reached' : '  MISSED';
  return `${figure.name.padEnd(44)} ${figure.value.toFixed(4)}${bar}${verdict}  (${figure.of})`;
}

/** A share of a whole; the whole of nothing is reached. */
export function share(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole;
}
