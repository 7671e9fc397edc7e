import type { Architecture } from '../architecture.ts';
import { withoutInvisible } from '../reading/names.ts';
import { type Layout, layoutOf, type PlacedPart } from './diagram-layout.ts';
import { text } from './text.ts';

/** Beyond these, lines cross so often that the tables say it better. */
const PARTS_MAX = 24;
const CALLS_MAX = 60;

const WIDTH = 184;
const HEIGHT = 44;
const GAP_X = 72;
const GAP_Y = 28;
const MARGIN = 12;
/** Letters of a usual width that fit into a part. */
const LABEL_WIDTH = 24;

/** The parts of a system and who calls whom, as a picture; nothing where there are too many to see. */
export function architectureSvg(architecture: Architecture): string {
  if (architecture.nodes.length > PARTS_MAX || architecture.edges.length > CALLS_MAX) return '';
  const layout = layoutOf(architecture);
  const width = layout.columns * (WIDTH + GAP_X) - GAP_X + 2 * MARGIN;
  // Calls within a column go round at its right.
  const height = layout.rows * (HEIGHT + GAP_Y) - GAP_Y + 2 * MARGIN;
  const calls = layout.calls.flatMap(([from, to]) => {
    const [start, end] = [layout.parts[from], layout.parts[to]];
    return start && end ? [`<path d="${pathOf(layout, start, end)}" marker-end="url(#arrow)"></path>`] : [];
  });
  return `<div class="scroll"><svg role="img" aria-label="Who calls whom; the tables say the same" viewBox="0 0 ${width + GAP_X / 2} ${height}" width="${width + GAP_X / 2}" height="${height}" fill="none" stroke="currentColor" font-size="13">
<defs><marker id="arrow" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0L8 4L0 8Z" fill="currentColor" stroke="none"></path></marker></defs>
<g class="calls">${calls.join('\n')}</g>
${layout.parts.map((part) => partSvg(layout, part)).join('\n')}
</svg></div>`;
}

function partSvg(layout: Layout, part: PlacedPart): string {
  const { x, y } = cornerOf(layout, part);
  return `<g><title>${text(part.label)}</title><rect x="${x}" y="${y}" width="${WIDTH}" height="${HEIGHT}" rx="6" fill="Canvas"></rect><text x="${x + WIDTH / 2}" y="${y + HEIGHT / 2 + 5}" text-anchor="middle" fill="currentColor" stroke="none">${text(shortened(part.label))}</text></g>`;
}

/** The corner at the top left of a part; columns are centred. */
function cornerOf({ parts, rows }: Layout, { column, row }: PlacedPart): { x: number; y: number } {
  const own = parts.filter((part) => part.column === column).length;
  const above = ((rows - own) * (HEIGHT + GAP_Y)) / 2;
  return { x: MARGIN + column * (WIDTH + GAP_X), y: MARGIN + above + row * (HEIGHT + GAP_Y) };
}

/** A curve from one part to another: forward, back, or round at the right within a column. */
function pathOf(layout: Layout, from: PlacedPart, to: PlacedPart): string {
  const [start, end] = [cornerOf(layout, from), cornerOf(layout, to)];
  const [startY, endY] = [start.y + HEIGHT / 2, end.y + HEIGHT / 2];
  const isBack = to.column < from.column;
  const startX = isBack ? start.x : start.x + WIDTH;
  const endX = to.column > from.column ? end.x : end.x + WIDTH;
  const bend = isBack ? -GAP_X / 2 : GAP_X / 2;
  const endBend = to.column > from.column ? -GAP_X / 2 : GAP_X / 2;
  return `M${startX} ${startY}C${startX + bend} ${startY} ${endX + endBend} ${endY} ${endX} ${endY}`;
}

const WIDE =
  /[\u1100-\u115f\u2e80-\u9fff\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\uff00-\uff60]|\p{Extended_Pictographic}/u;

/** A label that fits into its part. */
function shortened(label: string): string {
  let width = 0;
  const fitting: string[] = [];
  for (const letter of withoutInvisible(label).replace(/\s+/gu, ' ').trim()) {
    width += WIDE.test(letter) ? 2 : 1;
    if (width > LABEL_WIDTH) return `${fitting.slice(0, -1).join('')}…`;
    fitting.push(letter);
  }
  return fitting.join('');
}
