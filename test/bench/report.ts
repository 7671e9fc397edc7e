import type { Figures, Measured } from './measure.ts';

/** The table of one row: a line for each side and metric, ours first, theirs with what ours is in relation to them. */
export function report(measured: readonly Measured[]): string {
  let title = '';
  const lines: string[] = [];
  for (const one of measured) {
    if (one.title !== title) lines.push('', one.title);
    title = one.title;
    const sides = [one.ours, ...one.peers];
    const width = Math.max(...sides.map(({ label }) => label.length), LABEL_WIDTH);
    lines.push(figures(one.ours, one.unit, width, ''));
    for (const peer of one.peers) lines.push(figures(peer, one.unit, width, toPeer(peer.ratio)));
    if (one.reach !== undefined) lines.push(`    to reach: ${one.reach}`);
  }
  return `${lines.join('\n')}\n`;
}

const LABEL_WIDTH = 40;

/** Nothing where the peer has 0: there is no such ratio. */
const toPeer = (ratio: number): string => (Number.isFinite(ratio) ? `  ours ÷ it ${ratio.toFixed(2)}` : '');

const figures = ({ label, median, p90 }: Figures, unit: string, width: number, ratio: string): string =>
  `  ${label.padEnd(width)} ${shown(median).padStart(9)} ${unit.padEnd(11)} p90 ${shown(p90).padStart(9)}${ratio}`;

/** About four figures, whatever the size. */
function shown(value: number): string {
  const digits = value >= 1000 ? 0 : value >= 10 ? 1 : 2;
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
