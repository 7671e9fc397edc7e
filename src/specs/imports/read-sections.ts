import type { Line } from '../markdown.ts';
import { outOfInline } from './lines.ts';
import {
  type Box,
  isCriterionId,
  type Known,
  numbersIn,
  type ReadCriterion,
  type ReadFeature,
  sectionsAt,
  titled,
} from './reading.ts';

/** As an export writes it, and shorter: `P0, 8 hours`, `P1, effort L`, `P1, L`, `P2`. */
const ABOUT = /^(P[0-3])(?:, (?:(?:effort )?(XS|S|M|L|XL)|(\d{1,5}(?:\.\d{1,3})?) hours))?$/;
/** What is meant as such a line, whatever it says. */
const LIKE_ABOUT = /^P\d(?:$|,)/i;
const LABEL = /^\*\*([^*]{1,60})\*\*$/;

/** The features of a plan as Markdown. */
export function readSections({ file, lines, known }: Box): ReadFeature[] {
  return sectionsAt(lines, 2).flatMap(({ heading, lines: own }) => {
    const title = titled(heading.text, known);
    const about = own.map(({ text }) => ABOUT.exec(text)).find((found) => found !== null);
    const lists = listsOf(own);
    const isFeature = known.features.has(title.id ?? '') || about !== undefined || lists.has('Done when');
    if (!isFeature) return [];
    const label = own.findIndex(({ text }) => text.startsWith('**'));
    const above = own.slice(0, label < 0 ? undefined : label);
    const body = above.filter(({ kind, text }) => kind === 'text' && !LIKE_ABOUT.test(text));
    // A line that is not understood is no part of the feature: as an edit of its own it has no place.
    const unread = new Set(above.filter(({ text }) => LIKE_ABOUT.test(text) && !ABOUT.test(text)));
    return [
      {
        ...{ ...title, file, lines: [heading.number, ...numbersIn(own.filter((line) => !unread.has(line)))] },
        description: body.map(({ text }) => outOfInline(text)),
        stories: (lists.get('Stories') ?? []).map(({ text }) => outOfInline(text)),
        edgeCases: (lists.get('When things go wrong') ?? []).map(({ text }) => outOfInline(text)),
        ...{ priority: about?.[1], effort: about?.[2], hours: about?.[3] === undefined ? undefined : Number(about[3]) },
        criteria: (lists.get('Done when') ?? []).map((line) => criterionOf(file, line, known)),
      },
    ];
  });
}

/** The items below each label. */
function listsOf(lines: readonly Line[]): Map<string, Line[]> {
  const lists = new Map<string, Line[]>();
  let label = '';
  for (const line of lines) {
    const found = LABEL.exec(line.text)?.[1];
    if (found !== undefined) {
      label = found;
      lists.set(label, []);
    } else if (line.kind === 'item') lists.get(label)?.push(line);
    else if (line.kind !== 'blank') label = '';
  }
  return lists;
}

function criterionOf(file: string, { text, number }: Line, known: Known): ReadCriterion {
  const colon = text.indexOf(': ');
  const before = outOfInline(text.slice(0, Math.max(0, colon)));
  const isId = isCriterionId(before, known);
  const outcome = outOfInline(isId ? text.slice(colon + 2) : text);
  return { id: isId ? before : undefined, parts: { outcome }, file, lines: [number] };
}
