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
const DONE = 'Done when';
const LABEL = /^\*\*([^*]{1,60})\*\*$/;

/** The features of a plan as Markdown. */
export function readSections({ file, lines, known }: Box): ReadFeature[] {
  return sectionsAt(lines, 2).flatMap(({ heading, lines: own }) => {
    const title = titled(heading.text, known);
    const about = own.map(({ text }) => ABOUT.exec(text)).find((found) => found !== null);
    const lists = listsOf(own, known);
    const isFeature = known.features.has(title.id ?? '') || about !== undefined || lists.has(DONE);
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
        stories: (lists.get('Stories') ?? []).map((item) => outOfInline(wordsIn(item))),
        edgeCases: (lists.get('When things go wrong') ?? []).map((item) => outOfInline(wordsIn(item))),
        ...{ priority: about?.[1], effort: about?.[2], hours: about?.[3] === undefined ? undefined : Number(about[3]) },
        criteria: (lists.get(DONE) ?? []).map((item) => criterionOf(file, item, known)),
      },
    ];
  });
}

/** The items below each label, each with the lines that go on with it; beyond what is no list, only criteria with an id. */
function listsOf(lines: readonly Line[], known: Known): Map<string, Line[][]> {
  const lists = new Map<string, Line[][]>();
  let items: Line[][] = [];
  let [label, isApart, isAfterBlank] = ['', true, false];
  for (const line of lines) {
    const found = LABEL.exec(line.text)?.[1];
    if (found !== undefined) {
      [label, isApart] = [found, false];
      items = lists.get(label) ?? [];
      lists.set(label, items);
    } else if (line.kind === 'item') {
      if (!isApart || (label === DONE && idOf(line.text, known) !== undefined)) items.push([line]);
    } else if (line.kind !== 'blank') {
      const goesOn = line.kind === 'text' && !line.text.startsWith('**') && (line.indent >= 2 || !isAfterBlank);
      if (goesOn && !isApart && items.length > 0) items.at(-1)?.push(line);
      else isApart = true;
    }
    isAfterBlank = line.kind === 'blank';
  }
  return lists;
}

const idOf = (text: string, known: Known): string | undefined => {
  const before = outOfInline(text.slice(0, Math.max(0, text.indexOf(': '))));
  return isCriterionId(before, known) ? before : undefined;
};

function criterionOf(file: string, lines: readonly Line[], known: Known): ReadCriterion {
  const text = wordsIn(lines);
  const id = idOf(text, known);
  const outcome = outOfInline(id === undefined ? text : text.slice(text.indexOf(': ') + 2));
  return { id, parts: { outcome }, file, lines: numbersIn(lines) };
}

const wordsIn = (lines: readonly Line[]): string => lines.map(({ text }) => text).join(' ');
