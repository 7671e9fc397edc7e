import { type Line, plain, readMarkdown, type Section, sectionsOf } from '../markdown.ts';
import type { Place } from '../model.ts';

/**
 * A requirement of `requirements.md`. The grammar is the numbers', not the words': `### Requirement 1: …`, `### 需求 1`,
 * `### 1. …` and `### NFR-1: …` are requirements where criteria stand below them.
 */
export interface KiroRequirement {
  /** The word before its number, or the letters at it; empty where there is none. */
  word: string;
  /** As tasks cite it: `1`, `NFR1`. */
  key: string;
  label: string;
  place: Place;
  /** Its criteria by the number that is written, each as often as it is there. */
  criteria: readonly { number: number; words: string; place: Place }[];
  /** The highest number of any list in it: what a later list holds may be cited too. */
  highest: number;
  /** Whether its criteria are there without numbers, so that a task may cite any. */
  isUnnumbered: boolean;
  hasCriterion: boolean;
}

const WORD_AND_NUMBER = /^(?:(\p{L}{2,20})[ \t]{0,3}|(\p{Lu}{1,8})-?)(\d{1,4})(?![\d.]*\d|\p{L})/u;
const NUMBER_FIRST = /^(\d{1,3}(?:\.\d{1,3}){0,2})[.):：]?[ \t]/;
const DOTTED = /^(?:\p{Lu}{1,4}-?)?(\d{1,3}(?:\.\d{1,3}){1,2})(?=[.):：]?(?:\s|$))/u;

/** The requirements of a text; none where its grammar is another one. */
export function readKiroRequirements(file: string, text: string): KiroRequirement[] {
  const sections = sectionsOf(readMarkdown(text));
  const read = sections.flatMap((section) => requirementOf(file, section) ?? []);
  const byShape = Map.groupBy(read, ({ level, requirement }) => `${level} ${requirement.word.toLowerCase()}`);
  // A shape is one of requirements where most of its sections hold criteria.
  const shapes = [...byShape.values()].filter((all) => 2 * all.filter(hasCriterion).length > all.length);
  const levels = shapes.map(([one]) => one?.level ?? 0);
  const deepest = Math.max(0, ...levels);
  return (
    shapes
      .flat()
      .filter(({ level, holdsRequirements }) => level === deepest || !holdsRequirements)
      // Chapters have numbers too.
      .filter(({ requirement }) => requirement.word !== '' || requirement.hasCriterion)
      .map(({ requirement }) => requirement)
  );
}

interface Candidate {
  level: number;
  requirement: KiroRequirement;
  /** Whether a requirement stands inside it: then it is a chapter. */
  holdsRequirements: boolean;
}

const hasCriterion = ({ requirement }: Candidate): boolean => requirement.hasCriterion;

function requirementOf(file: string, { heading, lines }: Section): Candidate | undefined {
  if (heading.level < 2 || heading.level > 4) return undefined;
  const named = nameOf(plain(heading.text));
  if (named === undefined) return undefined;
  const place = { file, line: heading.number, column: heading.column };
  const holdsRequirements = lines.some((line) => line.kind === 'heading' && nameOf(plain(line.text)) !== undefined);
  const label = `${named.word || 'requirement'} ${named.number}`;
  const requirement = { ...named, label, place, ...criteriaOf(file, named.number, lines) };
  return { level: heading.level, requirement, holdsRequirements };
}

function nameOf(words: string): { word: string; key: string; number: string } | undefined {
  const worded = WORD_AND_NUMBER.exec(words);
  if (worded !== null) {
    const [, word = '', prefix = '', number = ''] = worded;
    const isPrefix = prefix !== '' || /^[A-Z]{1,8}$/.test(word);
    const value = String(Number(number));
    return { word: word || prefix, key: isPrefix ? `${word || prefix}${value}` : value, number: value };
  }
  const number = NUMBER_FIRST.exec(words)?.[1];
  return number === undefined ? undefined : { word: '', key: number, number };
}

type Criteria = Pick<KiroRequirement, 'criteria' | 'highest' | 'isUnnumbered' | 'hasCriterion'>;

/** The criteria in a requirement: the first numbered list below a deeper heading or a label, or items with dotted ids. */
function criteriaOf(file: string, number: string, lines: readonly Line[]): Criteria {
  const place = (line: Line): Place => ({ file, line: line.number, column: line.column });
  const dotted = lines.flatMap((line) => {
    const id = DOTTED.exec(plain(line.text))?.[1];
    if (id === undefined || !id.startsWith(`${number}.`)) return [];
    return [
      { number: Number(id.slice(number.length + 1)), words: plain(line.text).replace(DOTTED, ''), place: place(line) },
    ];
  });
  const items = lines.filter((line) => line.kind === 'item' && line.indent < 4);
  const lists = numberedLists(lines);
  const criteria =
    dotted.length > 0
      ? dotted
      : (lists[0] ?? []).map(({ n, line }) => ({ number: n, words: plain(line.text), place: place(line) }));
  const all = [...criteria.map((one) => one.number), ...lists.flat().map(({ n }) => n)];
  return {
    criteria,
    highest: all.reduce((highest, one) => Math.max(highest, one), items.length),
    isUnnumbered: criteria.length === 0,
    hasCriterion: criteria.length > 0 || items.length > 0 || hasSentence(lines),
  };
}

/** The ordered lists at the margin; where each item is written as `1.`, they count on as Markdown does. */
function numberedLists(lines: readonly Line[]): { n: number; line: Line }[][] {
  const lists: { n: number; line: Line }[][] = [];
  let last: { n: number; line: Line }[] | undefined;
  for (const line of lines) {
    if (line.kind === 'heading') last = undefined;
    if (line.kind !== 'item' || line.indent > 3 || !/^\d/.test(line.marker)) continue;
    if (last === undefined || (Number(line.marker) === 1 && !last.every(({ line: { marker } }) => marker === '1'))) {
      last = [];
      lists.push(last);
    }
    last.push({ n: Number(line.marker), line });
  }
  return lists.map((list) =>
    list.every(({ n }) => n === 1) ? list.map(({ line }, index) => ({ n: index + 1, line })) : list,
  );
}

/** Whether any text stands below a deeper heading: a criterion may be a plain sentence. */
function hasSentence(lines: readonly Line[]): boolean {
  const heading = lines.findIndex((line) => line.kind === 'heading');
  return heading >= 0 && lines.slice(heading).some((line) => line.kind === 'text' || line.kind === 'code');
}
