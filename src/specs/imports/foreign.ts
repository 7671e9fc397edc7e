import type { Brief } from '../../artifacts/brief.ts';
import type { Features } from '../../artifacts/features.ts';
import { chars } from '../../artifacts/text.ts';
import { type Line, plain, readMarkdown } from '../markdown.ts';
import { applied } from './changes.ts';
import type { FoundSpec } from './find-spec.ts';
import { leftOut } from './left-out.ts';
import { outOfInline } from './lines.ts';
import { NOT_SAID, newFeature, notSaid } from './new-feature.ts';
import { faultsOf, parsedPart } from './plan-parts.ts';
import { readFeatures } from './read-features.ts';
import { NOTHING_KNOWN, type ReadFeature, sectionsAt } from './reading.ts';

/** A spec that no plan was exported to, as a plan of its own. */
export interface ForeignPlan {
  /** In the words of the spec. */
  idea: string;
  context: string | undefined;
  brief: object;
  features: object;
  /** What it has no place for, and what it lacks. */
  notes: string[];
}

const IDEA_CHARS = 2_000;
const CONTEXT_CHARS = 8_000;
const PRODUCT_CHARS = 300;
const QUESTIONS_MAX = 5;
const NAME_CHARS = 100;
const SMALL_MAX = 8;
/** The word with which specs demand something, or rule it out; what stands after the first is a limit to it. */
const DEMANDING = /\b(?:SHALL|MUST)\b(?: (NOT)\b)?/;
/** Where a spec says what it is about: file, heading. */
const ABOUT: Record<FoundSpec['format'], readonly (readonly [string, RegExp])[]> = {
  openspec: [['proposal.md', /^(?:why|what changes)$/i]],
  kiro: [['requirements.md', /^introduction$/i]],
  markdown: [['README.md', /^the idea$/i]],
};

/** The plan that a spec comes to: what it has, and questions for what it lacks. Undefined where it has no requirement with a criterion. */
export function foreignPlan({ format, texts, planId }: FoundSpec): ForeignPlan | undefined {
  const read = readFeatures(format, texts, { ...NOTHING_KNOWN, hasPlan: planId !== undefined });
  const sound = uniqueNames(read.filter(({ criteria }) => criteria.length > 0));
  if (sound.length === 0) return undefined;
  const about = aboutIn(format, texts);
  const words = about === '' ? sound.map(({ name }) => name).join('. ') : about;
  const [idea, more] = cutAt(words, IDEA_CHARS);
  const without = read.filter(({ criteria }) => criteria.length === 0);
  const lines = [...sound, ...without].map(wordsOf);
  const { open: tasks, done } = tasksIn(texts);
  const context = fitting([more, ...lines, ...(tasks.length > 0 ? ['Tasks of the spec:', ...tasks] : [])]);
  const demands = demandsOf(sound, context.text);
  const brief = briefOf(sound, { product: cutAt(firstSentence(words), PRODUCT_CHARS)[0], demands, texts, without });
  const features = featuresOf(sound, demands, cutAt(words, PRODUCT_CHARS)[0]);
  const faults = [...faultsOf('brief', brief), ...faultsOf('features', features)];
  if (faults.length > 0) return undefined;
  return {
    ...{
      idea,
      context: context.text || undefined,
      brief: parsedPart('brief', brief),
      features: parsedPart('features', features),
    },
    notes: [
      ...(without.length > 0
        ? [`Without a criterion, and in the context alone: ${without.map(({ name }) => name).join('; ')}.`]
        : []),
      ...leftOut(format, texts),
      ...[...Map.groupBy(sound, (one) => notSaid(one).join(', no '))].flatMap(([lacks, those]) =>
        lacks === '' ? [] : [`No ${lacks}: ${those.map(({ name }) => name).join('; ')}.`],
      ),
      ...(context.left > 0 ? [`${context.left} lines of requirements and tasks are beyond what a context holds.`] : []),
      ...(tasks.length > 0
        ? [`${tasks.length} tasks stand in the context: prompts and phases are written from them.`]
        : []),
      ...(done > 0 ? [`${done} ${done === 1 ? 'task is' : 'tasks are'} done, and left out.`] : []),
    ],
  };
}

function featuresOf(
  read: readonly ReadFeature[],
  demands: ReadonlyMap<ReadFeature, Brief['demands'][number]>,
  summary: string,
) {
  const list = ['features', 'features'];
  const inserts = read.map((one, at) => ({ kind: 'insert' as const, list, after: -1, item: itemOf(one, demands, at) }));
  return applied({ features: { summary, features: [] } }, inserts, new Set()).features as Features;
}

const itemOf = (one: ReadFeature, demands: ReadonlyMap<ReadFeature, Brief['demands'][number]>, at: number) => {
  const own = demands.get(one)?.id;
  return { ...newFeature(one), wants: one.id ?? `F${at + 1}`, ...(own === undefined ? {} : { demands: [own] }) };
};

/** A requirement in the context. */
const wordsOf = ({ name, description }: ReadFeature): string => `${name}: ${description.join(' ') || name}`;

function uniqueNames(read: readonly ReadFeature[]): ReadFeature[] {
  const seen = new Map<string, number>();
  return read.map((one) => {
    const count = (seen.get(one.name) ?? 0) + 1;
    seen.set(one.name, count);
    return count === 1 ? one : { ...one, name: `${one.name} (${count})` };
  });
}

/** A requirement is a demand in its own words, as far as the context has them. */
function demandsOf(read: readonly ReadFeature[], context: string): Map<ReadFeature, Brief['demands'][number]> {
  const quoted = read.filter((one) => context.includes(wordsOf(one)));
  return new Map(
    quoted.map((one, at) => {
      const words = one.description.join(' ') || one.name;
      const polarity = DEMANDING.exec(words)?.[1] !== undefined ? ('must-not' as const) : ('must' as const);
      const demand = { id: `D${at + 1}`, quote: words, kind: 'act' as const, polarity, means: words };
      return [one, { ...demand, figures: [], forbids: [] }];
    }),
  );
}

interface About {
  product: string;
  demands: ReadonlyMap<ReadFeature, Brief['demands'][number]>;
  texts: FoundSpec['texts'];
  /** What has no criterion. */
  without: readonly ReadFeature[];
}

function briefOf(read: readonly ReadFeature[], { product, demands, texts, without }: About): Brief {
  return {
    ...{ product, setting: 'product', size: read.length <= SMALL_MAX ? 'small' : 'normal', people: [] },
    ...{ demands: [...demands.values()], assumptions: [], nonGoals: [], asides: [], existing: [] },
    questions: [...without.map(howToSee), ...questionsOf(read, texts)]
      .slice(0, QUESTIONS_MAX)
      .map((one, at) => ({ id: `Q${at + 1}`, ...one })),
  };
}

type Question = Omit<Brief['questions'][number], 'id'>;

function ask(text: string, taken: string, changes: Question['changes']): Question {
  return { text, options: [taken], default: taken, changes };
}

/** A requirement without a criterion is in no feature until it is known what shows that it is met. */
const howToSee = ({ name }: ReadFeature): Question =>
  ask(`How is it seen that “${cutAt(name, NAME_CHARS)[0]}” is met?`, 'It is not built until that is said.', [
    'features',
  ]);

/** What the spec does not say and a plan rests on, the most important first. */
function questionsOf(read: readonly ReadFeature[], texts: FoundSpec['texts']): Question[] {
  return [
    ...(read.every(({ priority }) => priority === undefined)
      ? [ask('Which requirements must be in the first release?', 'All of them.', ['features', 'phases'])]
      : []),
    ...(read.every(({ stories }) => stories.length === 0)
      ? [ask('Who uses it, and what do they want from each requirement?', 'What the requirements say.', ['features'])]
      : []),
    ...(texts.has('design.md')
      ? []
      : [ask('What is it built with, and where does it run?', 'What fits the requirements.', ['architecture'])]),
    ask('Is it a product, for your own organisation, open source or for yourself?', 'A product.', ['research']),
    ask('How many hours are there until the first release?', 'As many as the requirements take.', ['phases']),
  ];
}

function aboutIn(format: FoundSpec['format'], texts: FoundSpec['texts']): string {
  const found = ABOUT[format].flatMap(([file, heading]) =>
    sectionsAt(readMarkdown(texts.get(file) ?? ''), 2).flatMap((section) =>
      heading.test(section.heading.text) ? [wordsIn(section.lines)] : [],
    ),
  );
  return found.filter((text) => text !== '').join('\n\n');
}

const SOURCE = /^Exported by Planwright from |^In the words of its author\. /;

/** What stands below a heading, to the next one of any level. */
const wordsIn = (lines: readonly Line[]): string =>
  lines
    .slice(0, lines.findIndex(({ kind }) => kind === 'heading') >>> 0)
    .filter(({ text, kind }) => kind !== 'blank' && !SOURCE.test(text))
    .map(({ text }) => outOfInline(text.replace(/^> ?/, '')))
    .join('\n')
    .trim();

/** The words of each task that is not done, without box and number. */
function tasksIn(texts: FoundSpec['texts']): { open: string[]; done: number } {
  const tasks = readMarkdown(texts.get('tasks.md') ?? '').flatMap(({ kind, text }) => {
    const found = kind === 'item' ? /^\[([ xX])\]\*?\s{0,3}(?:\d{1,4}(?:\.\d{1,4}){0,3}\.?\s)?(.+)$/.exec(text) : null;
    return found === null ? [] : [{ isDone: found[1] !== ' ', words: `- ${outOfInline(plain(found[2] ?? ''))}` }];
  });
  const open = tasks.filter(({ isDone }) => !isDone).map(({ words }) => words);
  return { open, done: tasks.length - open.length };
}

const firstSentence = (text: string): string => text.split(/(?<=[.!?])\s|\n/)[0] || text || NOT_SAID;

/** A text and what is beyond so many characters, cut between words. */
function cutAt(text: string, max: number): [string, string] {
  if (chars(text) <= max) return [text, ''];
  const head = Array.from(text).slice(0, max).join('');
  const end = Math.max(head.lastIndexOf('\n'), head.lastIndexOf(' '), max / 2);
  return [head.slice(0, end).trim(), text.slice(end).trim()];
}

/** As many lines as a context holds. */
function fitting(lines: readonly string[]): { text: string; left: number } {
  const some = lines.filter((line) => line !== '');
  let size = 0;
  const fits = some.filter((line) => {
    size += chars(line) + 1;
    return size <= CONTEXT_CHARS;
  });
  return { text: fits.join('\n'), left: some.length - fits.length };
}
