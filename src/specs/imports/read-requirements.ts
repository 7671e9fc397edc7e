import type { Scenario } from '../../artifacts/exports/scenario.ts';
import { clip } from '../../artifacts/pieces/clip.ts';
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

const NUMBER = /^(?:Requirement|Req)\s{0,3}(\d{1,4})\s{0,3}[:.)-]?\s{0,3}/i;
const STORY = /^\*\*(?:User Story|Objective):?\*\*:?\s{0,9}/i;
const CRITERIA = /^acceptance criteria/i;
const NAME_CHARS = 120;
const ID_BEHIND = /\s\(([^\s()]{1,40})\)$/;
const [WHEN, ENSURE, ENSURE_THIS] = ['WHEN ', ', THE System SHALL ensure that ', 'THE System SHALL ensure this: '];

/** The requirements of a spec of Kiro. */
export function readRequirements({ file, lines, known }: Box): ReadFeature[] {
  return sectionsAt(lines, 3).flatMap(({ heading, lines: own }) => {
    const number = NUMBER.exec(heading.text)?.[1];
    if (number === undefined) return [];
    const at = own.findIndex(({ kind, text }) => kind === 'heading' && CRITERIA.test(text));
    const body = own.slice(0, at < 0 ? undefined : at).filter(({ kind }) => kind !== 'blank');
    const criteria = at < 0 ? [] : itemsOf(own.slice(at + 1), known).map((item) => criterionOf(file, item, known));
    const description = body
      .filter(({ text, kind }) => kind !== 'heading' && !STORY.test(text))
      .map(({ text }) => outOfInline(text));
    const stories = body.filter(({ text }) => STORY.test(text)).map(({ text }) => outOfInline(text.replace(STORY, '')));
    const title = titled(heading.text.replace(NUMBER, ''), known);
    // In a spec of its own it never had one; in that of a plan it was taken away.
    const isUntitled = title.name === '' && !known.hasPlan;
    return [
      {
        ...(known.hasPlan ? {} : { id: `F${Number(number)}` }),
        ...title,
        ...(isUntitled ? { name: nameFrom(stories[0] ?? description.join(' ')) ?? outOfInline(heading.text) } : {}),
        ...{ file, lines: [heading.number, ...numbersIn(own)] },
        ...{ description, stories, edgeCases: [], criteria },
      },
    ];
  });
}

/** The first sentence as a name; undefined where there is none. */
function nameFrom(text: string): string | undefined {
  const [sentence = ''] = text.split(/(?<=[.!?])\s/);
  return clip(sentence.replace(/[.!?]$/, '').trim(), NAME_CHARS) || undefined;
}

/**
 * Items of the list at the margin, each with the lines below it; what stands at the margin after a blank line ends it, but
 * for items with an id.
 */
function itemsOf(lines: readonly Line[], known: Known): Line[][] {
  const items: Line[][] = [];
  let [isAfterBlank, isEnded] = [false, false];
  for (const line of lines) {
    const isItem = line.kind === 'item' && line.indent < 2;
    if (line.kind === 'heading' || (isAfterBlank && line.kind !== 'blank' && !isItem && line.indent < 2))
      isEnded = true;
    if (isItem && (!isEnded || behind(line.text, known) !== undefined)) {
      items.push([line]);
      isEnded = false;
    } else if (line.kind !== 'blank' && !isEnded) items.at(-1)?.push(line);
    isAfterBlank = line.kind === 'blank';
  }
  return items;
}

/** The id that ends a text. */
const behind = (text: string, known: Known): string | undefined => {
  const id = outOfInline(ID_BEHIND.exec(text)?.[1] ?? '');
  return isCriterionId(id, known) ? id : undefined;
};

function criterionOf(file: string, lines: readonly Line[], known: Known): ReadCriterion {
  const texts = lines.map(({ text }) => text);
  // The id ends what was exported, whatever was written below it.
  const at = texts.findIndex((text) => behind(text, known) !== undefined);
  const id = behind(texts[at] ?? '', known);
  if (id !== undefined) texts[at] = (texts[at] ?? '').replace(ID_BEHIND, '');
  const parts = ears(outOfInline(texts.join(' ')), known.criteria.get(id ?? ''));
  return { id, parts, file, lines: numbersIn(lines) };
}

/** The parts of a sentence as an export writes it; what it said before tells where one ends. Any other stays whole. */
export function ears(sentence: string, was?: Scenario): Scenario {
  if (sentence.startsWith(ENSURE_THIS)) return { outcome: sentence.slice(ENSURE_THIS.length) };
  const at = sentence.indexOf(ENSURE);
  if (!sentence.startsWith(WHEN) || at < 0) return { outcome: sentence };
  const [condition, outcome] = [sentence.slice(WHEN.length, at), sentence.slice(at + ENSURE.length)];
  if (!condition.startsWith('given ')) return { when: condition, outcome };
  const rest = condition.slice('given '.length);
  if (was?.given !== undefined && was.when === undefined) return { given: rest, outcome };
  if (was?.when !== undefined && rest.endsWith(`, ${was.when}`))
    return { given: rest.slice(0, -was.when.length - 2), when: was.when, outcome };
  const comma = was?.given !== undefined && rest.startsWith(`${was.given}, `) ? was.given.length : rest.indexOf(', ');
  return comma < 0 ? { given: rest, outcome } : { given: rest.slice(0, comma), when: rest.slice(comma + 2), outcome };
}
