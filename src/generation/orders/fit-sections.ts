import type { Section } from './digest.ts';

// What an order tells must fit what clients show: they cut longer results, in the middle.

/**
 * The sections as they are told: those that come first have the room before the others, and both are cut evenly to so
 * many characters and to the lines that an order has for them. Pure.
 */
export function sectionsTold(sections: readonly Section[], room: number, plan: string): string {
  const first = sections.filter(({ isFirst }) => isFirst);
  const others = sections.filter(({ isFirst }) => !isFirst);
  const lines = SECTIONS_LINES_MAX - first.length - others.length * 3;
  const firstTold = fitted(
    inFewLines(first, lines),
    room - others.reduce((sum, one) => sum + leastOf(one, plan), 0),
    plan,
  );
  const left = room - firstTold.reduce((sum, one) => sum + lengthOf(one) + frameOf(one), 0);
  const linesLeft = SECTIONS_LINES_MAX - firstTold.reduce((sum, one) => sum + one.lines.length + 1, 0);
  return [...firstTold, ...fitted(inFewLines(others, linesLeft - others.length), left, plan)]
    .map(({ name, lines }) => `${name}:\n${lines.join('\n')}`)
    .join('\n');
}

/** Lines of all sections together: the rest of an order has at most 110 of the 250 that clients show. */
const SECTIONS_LINES_MAX = 140;
/** To how many characters a line of a list is shortened before the last lines are left out. */
const LINE_CHARS_MIN = 60;

const frameOf = ({ name }: Section): number => name.length + ':\n\n'.length;

/** A section of which nothing is left but where to read it. */
const leastOf = (section: Section, plan: string): number =>
  frameOf(section) + Math.min(lengthOf(section), restOf(section, plan).length + LINE_CHARS_MIN);

/** Where the host reads what was cut. */
function restOf({ from, as, item, rest }: Section, plan: string): string {
  if (rest !== undefined) return `… ${rest}`;
  const named = Object.entries({ as, item }).flatMap(([name, value]) => (value ? `, ${name}: "${value}"` : []));
  return `… read_plan { plan: "${plan}", artifact: "${from}"${named.join('')} } has the rest`;
}

/** A section as an order has lines for it. */
interface Shown extends Section {
  isCut: boolean;
}

/** Each line on one line, and no more of them together than a client shows. */
function inFewLines(sections: readonly Section[], lines: number): Shown[] {
  const flat = sections.map((section) => ({
    ...section,
    lines: section.lines.map((line) => line.replace(/[\r\n\u2028\u2029\u0085]+/g, ' ')),
  }));
  const most = evenShare(
    flat.map((section) => section.lines.length),
    lines,
  );
  return flat.map((section) => inLines(section, most));
}

function inLines(section: Section, most: number): Shown {
  if (section.lines.length <= most) return { ...section, isCut: false };
  return { ...section, lines: section.lines.slice(0, Math.max(0, most - 1)), isCut: true };
}

/** The sections, the long ones cut to one length where not all of them fit; what is cut can be read. */
function fitted(sections: readonly Shown[], room: number, plan: string): Section[] {
  const names = sections.reduce((sum, one) => sum + frameOf(one), 0);
  const rests = sections.map((one) => (one.isCut ? restOf(one, plan).length + 1 : 0));
  const lengths = sections.map((one, at) => lengthOf(one) + (rests[at] ?? 0));
  const most = evenShare(lengths, room - names);
  return sections.map(({ isCut, ...section }, at) => {
    const isLong = (lengths[at] ?? 0) > most;
    if (!isLong && !isCut) return section;
    const rest = restOf(section, plan);
    const left = most - rest.length - 1;
    const lines = section.inShort && isLong ? shortened(section.lines, left) : section.lines;
    return { ...section, lines: [...cutLines(lines, left), rest] };
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

/** The lines of a list, the long ones cut so that more of them fit: what they begin with is a name. */
function shortened(lines: readonly string[], room: number): string[] {
  const most = Math.max(
    LINE_CHARS_MIN,
    evenShare(
      lines.map(({ length }) => length),
      room - lines.length,
    ),
  );
  return lines.map((line) => (line.length <= most ? line : `${line.slice(0, most - 1).toWellFormed()}…`));
}

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
