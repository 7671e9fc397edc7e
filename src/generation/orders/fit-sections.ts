import type { Section } from './digest.ts';

// What an order tells must fit what clients show: they cut longer results, in the middle.

/** The sections as they are told, cut evenly to so many characters and to the lines that an order has for them. Pure. */
export const sectionsTold = (sections: readonly Section[], room: number, plan: string): string =>
  fitted(inFewLines(sections), room, plan)
    .map(({ name, lines }) => `${name}:\n${lines.join('\n')}`)
    .join('\n');

/** Lines of all sections together: the rest of an order has at most 110 of the 250 that clients show. */
const SECTIONS_LINES_MAX = 140;

/** Each line on one line, and no more of them together than a client shows. */
function inFewLines(sections: readonly Section[]): Section[] {
  const flat = sections.map(({ lines, ...section }) => ({
    ...section,
    lines: lines.map((line) => line.replace(/[\r\n\u2028\u2029\u0085]+/g, ' ')),
  }));
  const most = evenShare(
    flat.map(({ lines }) => lines.length),
    SECTIONS_LINES_MAX,
  );
  return flat.map((section) => inLines(section, most));
}

function inLines(section: Section, most: number): Section {
  const { lines } = section;
  if (lines.length <= most) return { ...section, lines };
  const told = lines.slice(0, most - 1);
  return { ...section, lines: [...told, `… ${lines.length - told.length} more lines`] };
}

/** The sections, the long ones cut to one length where not all of them fit; what is cut can be read. */
function fitted(sections: readonly Section[], room: number, plan: string): Section[] {
  const names = sections.reduce((sum, { name }) => sum + name.length + ':\n\n'.length, 0);
  const most = evenShare(sections.map(lengthOf), room - names);
  return sections.map((section) => {
    if (lengthOf(section) <= most) return section;
    const rest = `… read_plan { plan: "${plan}", artifact: "${section.from}" } has the rest`;
    return { ...section, lines: [...cutLines(section.lines, most - rest.length - 1), rest] };
  });
}

/** The length to which the longest must be cut so that all of them fit together. */
function evenShare(lengths: readonly number[], room: number): number {
  let left = Math.max(0, room);
  const ascending = lengths.toSorted((one, other) => one - other);
  for (const [at, length] of ascending.entries()) {
    const share = Math.floor(left / (ascending.length - at));
    if (length > share) return share;
    left -= length;
  }
  return Number.POSITIVE_INFINITY;
}

const lengthOf = ({ lines }: Pick<Section, 'lines'>): number => lines.join('\n').length;

/** The first lines that fit; of one that is longer than all of the room, its beginning. */
function cutLines(lines: readonly string[], room: number): string[] {
  const kept: string[] = [];
  let left = Math.max(0, room);
  for (const line of lines) {
    if (line.length + 1 > left) {
      if (kept.length === 0) kept.push(line.slice(0, left).replace(/[\ud800-\udbff]$/, ''));
      break;
    }
    kept.push(line);
    left -= line.length + 1;
  }
  return kept;
}
