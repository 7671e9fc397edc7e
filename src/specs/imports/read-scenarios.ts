import type { Scenario } from '../../artifacts/exports/scenario.ts';
import type { Line } from '../markdown.ts';
import { outOfInline } from './lines.ts';
import {
  type Box,
  isCriterionId,
  numbersIn,
  type ReadCriterion,
  type ReadFeature,
  sectionsAt,
  titled,
} from './reading.ts';

const REQUIREMENT = /^Requirement:\s{0,9}/i;
const SCENARIO = /^Scenario:\s{0,9}/i;
const STEP = /^\*{0,2}(GIVEN|WHEN|THEN|AND|BUT)\*{0,2}:?\*{0,2}\s+/i;
/** A removed or renamed requirement is not part of the product. */
const WANTED = /^(?!removed|renamed)(?:\w{1,20} )?requirements$/i;
const PRIORITY = /\bPriority (P[0-3])\b/;
/** What an export puts before a description, and after the priority. */
const PROVIDES = 'The system SHALL provide this: ';

/** The requirements of a spec of OpenSpec, each with its scenarios. */
export function readScenarios({ file, lines, known }: Box): ReadFeature[] {
  const about = sectionsAt(lines, 2).find(({ heading }) => /^purpose$/i.test(heading.text))?.lines ?? [];
  const purpose = about.filter(({ kind }) => kind !== 'blank').map(({ text }) => text);
  const priority = purpose.map((text) => PRIORITY.exec(text)?.[1]).find((found) => found !== undefined);
  const wanted = sectionsAt(lines, 2).filter(({ heading }) => WANTED.test(heading.text));
  const requirements = wanted
    .flatMap((section) => sectionsAt(section.lines, 3))
    .filter(({ heading }) => REQUIREMENT.test(heading.text));
  // The purpose of a spec with one requirement is that of the requirement.
  const isOnly = requirements.length === 1;
  return requirements.map(({ heading, lines: own }) => {
    const first = own.findIndex(({ kind }) => kind === 'heading');
    const body = own.slice(0, first < 0 ? undefined : first).filter(({ kind }) => kind !== 'blank');
    const says = body.map(({ text }) => outOfInline(text.startsWith(PROVIDES) ? text.slice(PROVIDES.length) : text));
    const more = isOnly ? purpose.filter((text) => !PRIORITY.test(text)).map(outOfInline) : [];
    return {
      ...titled(heading.text.replace(REQUIREMENT, ''), known),
      ...{ file, lines: isOnly ? numbersIn(lines) : [heading.number, ...numbersIn(own)], priority },
      description: [...more.filter((text) => !says.includes(text)), ...says],
      ...{ stories: [], edgeCases: [] },
      criteria: sectionsAt(own, 4).flatMap((scenario) => criterionOf(file, scenario, known)),
    };
  });
}

function criterionOf(
  file: string,
  { heading, lines }: { heading: Line; lines: Line[] },
  known: Box['known'],
): ReadCriterion[] {
  if (!SCENARIO.test(heading.text)) return [];
  const title = outOfInline(heading.text.replace(SCENARIO, ''));
  const [first = '', ...rest] = title.split(/\s+/);
  const id = isCriterionId(title, known) ? title : isCriterionId(first, known) ? first : undefined;
  const name = id === undefined ? title : id === title ? '' : rest.join(' ');
  const parts = partsOf(lines);
  return [
    {
      ...{ id, title: name === '' ? undefined : name, parts, file },
      lines: [heading.number, ...numbersIn(lines)],
    },
  ];
}

/** The steps of a scenario; what has no word of its own before it goes on with the step above. */
function partsOf(lines: readonly Line[]): Scenario {
  const found: Record<'given' | 'when' | 'outcome', string[]> = { given: [], when: [], outcome: [] };
  let at: keyof typeof found = 'outcome';
  for (const { text, kind } of lines) {
    if (kind === 'blank') continue;
    const step = STEP.exec(text);
    const words = outOfInline(step === null ? text : text.slice(step[0].length));
    const name = step?.[1]?.toUpperCase();
    if (name === 'GIVEN') at = 'given';
    else if (name === 'WHEN') at = 'when';
    else if (name === 'THEN') at = 'outcome';
    const isMore = step === null && found[at].length > 0;
    if (isMore) found[at].push(`${found[at].pop()} ${words}`);
    else found[at].push(words);
  }
  const joined = ({ length }: string[], own: string[]) => (length === 0 ? undefined : own.join(' and '));
  const [given, when] = [joined(found.given, found.given), joined(found.when, found.when)];
  return {
    ...(given !== undefined && { given }),
    ...(when !== undefined && { when }),
    outcome: found.outcome.join(' and '),
  };
}
