import { namesOf, partAtFault } from '../../artifacts/patch/part-at-fault.ts';
import type { Section } from './digest.ts';
import type { Refused } from './plan-state.ts';
import type { Submitted } from './submitted.ts';

/** Characters of the faults that are told whole; of those after them, where they are and how they begin. */
const WHOLE_CHARS_MAX = 2_200;
/** Beside what a review has to judge, which is told again whole. */
const WHOLE_IN_REVIEW = 600;
const SHORT_CHARS = 100;
const FAULTS_TOLD_MAX = 30;

/** What is wrong with what was written, and the items that it is about; both quote what was written. Pure. */
export function refusedSections(
  artifact: Submitted,
  { data, faults, unpaid }: Refused,
  { isStale }: { isStale: boolean },
): Section[] {
  if (unpaid || faults.length === 0) return [];
  const told: Section = {
    ...{ name: 'faults', from: artifact, rest: 'mend these first: the answer to your patch tells the rest' },
    ...{
      lines: faultLines(faults, artifact === 'review' ? WHOLE_IN_REVIEW : WHOLE_CHARS_MAX),
      isFirst: true,
      inShort: true,
    },
  };
  // What it has to judge is told again, whole.
  if (artifact === 'review') return [told];
  const fields = Object.keys(Object(data));
  const part = partAtFault(data, { fields, faults: [...faults], places: faults.flatMap(placeIn) });
  const shown = Object.entries(part?.shown ?? {}).map(([field, value]) => ({
    ...shownIn(field, value),
    isAtFault: part?.fields.includes(field) === true,
  }));
  const there = shown.flatMap(({ whole, isAtFault }) => (isAtFault ? whole : []));
  const sections: Section[] = [
    {
      ...{ name: 'what you wrote there', from: artifact, as: 'written', isFirst: true },
      ...(there.length === 1 && there[0] ? { item: there[0].item } : {}),
      lines: there.map(({ place, text }) => `${place}: ${text}`),
    },
    {
      ...{ name: 'what else you wrote, by name', from: artifact, as: 'written', inShort: true },
      // All that there is of a stale artefact is told by name anyway.
      lines: isStale
        ? []
        : shown.flatMap(({ field, names }) => (names.length > 0 ? [`${field}: ${names.join(', ')}`] : [])),
    },
  ];
  return [told, ...sections.filter(({ lines }) => lines.length > 0)];
}

/** A fault a line: the first whole, of the others the beginning, and how many more there are. */
function faultLines(faults: readonly string[], whole: number): string[] {
  let left = whole;
  const lines = faults.slice(0, FAULTS_TOLD_MAX).map((fault) => {
    left -= fault.length;
    return left >= 0 || fault.length <= SHORT_CHARS ? fault : `${fault.slice(0, SHORT_CHARS - 1).toWellFormed()}…`;
  });
  const more = faults.length - lines.length;
  return more > 0 ? [...lines, `And ${more} more; mend these first.`] : lines;
}

interface Shown {
  field: string;
  /** What is at fault. */
  whole: { place: string; item: string; text: string }[];
  /** What the other items are called. */
  names: string[];
}

function shownIn(field: string, value: unknown): Shown {
  const one = (place: string, item: string, told: unknown) => ({ place, item, text: JSON.stringify(told) });
  if (!Array.isArray(value)) return { field, whole: [one(`/${field}`, field, value)], names: [] };
  const isWhole = (item: unknown) => {
    const names = namesOf(item);
    return names.length === 0 || Object.keys(Object(item)).length > names.length;
  };
  const whole = value.flatMap((item, at) => {
    const place = `${field}/${namesOf(item)[0] ?? at}`;
    return isWhole(item) ? [one(`/${place}`, place, item)] : [];
  });
  return { field, whole, names: value.flatMap((item) => (isWhole(item) ? [] : [namesOf(item).join(' ')])) };
}

/** The pointer that a fault begins with. */
const placeIn = (fault: string): string[] => /^\/[^:]*(?=:)/.exec(fault) ?? [];
