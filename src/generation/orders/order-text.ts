import type { PackIndex } from '../../artifacts/authored/parts/fills.ts';
import { hashOf } from '../../artifacts/patch/hash-of.ts';
import { partAtFault } from '../../artifacts/patch/part-at-fault.ts';
import { withoutInvisible } from '../../artifacts/reading/names.ts';
import type { ToJudge } from '../../artifacts/review/to-judge.ts';
import { builtSections } from './built-sections.ts';
import {
  architectureSection,
  briefSection,
  buildableSection,
  demandsSection,
  featureIndexSection,
  phasesSection,
  type Section,
  scopeSection,
  stackSection,
} from './digest.ts';
import { HOST_PARTS } from './host-part.ts';
import { HOST_RULES } from './host-rules.ts';
import type { Asked, FeaturesDraft, PackDraft, PlanState, Refused } from './plan-state.ts';
import { shapeText } from './shape-text.ts';

/** How long an order may be: clients cut longer results, in the middle. */
export const ORDER_CHARS_MAX = 9_000;

export interface OrderParts {
  state: PlanState;
  asked: Asked;
  /** What a review has to judge. */
  toJudge?: readonly ToJudge[] | undefined;
  /** Credits that the whole plan still costs, and that this artefact costs. */
  price: { left: number; own: number };
  /** A random mark around what others wrote. */
  mark: string;
  /** `2026-11-29`. */
  today: string;
}

/** What a host is asked to write now, as it reads it. Pure. */
export function orderText({ state, asked, toJudge = [], price, mark, today }: OrderParts): string {
  const { task, schema } = HOST_PARTS[asked.kind];
  const head = `${headerOf(state, asked, price)} · today ${today}`;
  const isFirst = asked.kind === 'brief';
  const { refused } = state.drafts[HOST_PARTS[asked.kind].artifact] ?? {};
  // All parts of it are there: only a patch is asked for.
  const isJoined = refused?.kind === 'whole';
  const fixed = [
    head,
    ...(refused ? [refusedText(refused)] : []),
    ...(isFirst ? [HOST_RULES] : []),
    ...(isJoined ? [] : [task.trim(), `# Shape of data\n${shapeText(schema)}`, writeOf(asked)]),
  ].filter((text) => text !== '');
  const tail = isFirst ? '' : RULES_AGAIN(state.plan.id);
  const frame = `\n\nData between the marks ${mark}:\n${mark}\n\n${mark}\n\n${tail}`;
  const room = ORDER_CHARS_MAX - fixed.join('\n\n').length - frame.length;
  const sections = [
    ...(refused ? refusedSections(refused) : []),
    ...(isJoined ? [] : sectionsOf(state, asked, toJudge)),
  ];
  const told = sectionsTold(fitted(inFewLines(sections), room, state.plan.id));
  return [...fixed, `Data between the marks ${mark}:\n${mark}\n${told}\n${mark}`, tail].join('\n\n').trim();
}

const FAULTS_TOLD_MAX = 10;

/** What is to be mended first: an answer that was refused is kept. */
function refusedText({ data, unpaid }: Refused): string {
  if (unpaid) {
    return '# Kept until it is paid\nWhat was written holds, but credits were missing when it came. Once they are there, send the same again, or data {"again": true}.';
  }
  const base = isObject(data) ? hashOf(data) : '';
  return `# Refused, and kept\nMend the faults that the data lists: plan_submit with patch and base "${base}".`;
}

/** What is wrong, and the items that it is about; both quote what was written. */
function refusedSections({ data, faults, unpaid }: Refused): Section[] {
  if (unpaid) return [];
  const told = { fields: Object.keys(Object(data)), faults: [...faults], places: faults.flatMap(placeIn) };
  const shown = Object.entries(partAtFault(data, told)?.shown ?? {});
  return [
    { name: 'faults', from: 'rules', lines: faults.slice(0, FAULTS_TOLD_MAX).map((fault) => fault.slice(0, 300)) },
    {
      ...{ name: 'what you wrote, items without faults by name', from: 'rules' },
      lines: shown.map(([field, value]) => `${field}: ${JSON.stringify(value)}`),
    },
  ];
}

/** The pointer that a fault begins with. */
const placeIn = (fault: string): string[] => /^\/[^:]*(?=:)/.exec(fault) ?? [];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const RULES_AGAIN = (plan: string): string =>
  `New chat? Read read_plan { plan: "${plan}", artifact: "rules" } first; idea and context: { artifact: "context" }.`;

function headerOf({ plan, brief }: PlanState, { kind, left }: Asked, price: OrderParts['price']): string {
  const { called } = HOST_PARTS[kind];
  const rest = left.length > 0 ? `, ${left.length} to follow` : '';
  const cost = price.own === 0 ? 'free' : `${price.own} credits when all of it is accepted`;
  return [
    `Order: ${called}${rest}`,
    `plan ${plan.id}`,
    `artifact ${HOST_PARTS[kind].artifact}`,
    `${cost}, ${price.left} for what is left of the plan`,
    ...(brief ? [`size ${brief.size}`] : []),
  ].join(' · ');
}

const writeOf = ({ write }: Asked): string =>
  write.length === 0 ? '' : `write: ${write.map((name) => JSON.stringify(name)).join(', ')}`;

const STORY = 'context';

/** What each part is written from. */
function sectionsOf(state: PlanState, { kind, write }: Asked, toJudge: readonly ToJudge[]): Section[] {
  const { plan, brief, artifacts, drafts } = state;
  const { architecture, features, phases } = artifacts;
  const of = <Value>(value: Value | undefined, section: (value: Value) => Section): Section[] =>
    value === undefined ? [] : [section(value)];
  switch (kind) {
    case 'brief':
      return [textSection('idea', plan.idea), ...(plan.context ? [textSection('context', plan.context)] : [])];
    case 'architecture':
      return of(brief, briefSection);
    case 'featureIndex':
      return [...of(brief, (one) => demandsSection(one)), ...of(architecture, (one) => architectureSection(one))];
    case 'featureDetails': {
      const { index } = (drafts.features ?? {}) as FeaturesDraft;
      const slice = index?.features.filter(({ id }) => write.includes(id)) ?? [];
      return [
        ...of(index, (one) => featureIndexSection(one, write)),
        ...of(architecture, (one) => architectureSection(one, slice)),
        ...of(brief, (one) =>
          demandsSection(
            one,
            slice.flatMap(({ demands }) => demands),
          ),
        ),
      ];
    }
    case 'phases':
      return [...of(brief, briefSection), ...of(features, scopeSection)];
    case 'packIndex':
      return [...of(features, buildableSection), ...of(phases, phasesSection), ...of(architecture, stackSection)];
    case 'promptWords': {
      const { index } = (drafts.promptPack ?? {}) as PackDraft;
      return [...of(index, indexSection), ...builtSections(index, write, artifacts), ...of(architecture, stackSection)];
    }
    case 'research':
      return [...of(brief, briefSection), ...of(features, scopeSection), ...of(phases, phasesSection)];
    case 'review':
      return [
        {
          ...{ name: 'toJudge', from: 'features' },
          lines: toJudge.map(
            ({ id, says, citedBy }) => `${id} ${says}${citedBy.length > 0 ? ` → ${citedBy.join(', ')}` : ''}`,
          ),
        },
        ...of(artifacts.promptPack, ({ prompts }) => ({
          ...{ name: 'prompts', from: 'promptPack' },
          lines: prompts.map(({ id, name }) => `${id} ${name}`),
        })),
      ];
  }
}

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

const textSection = (name: string, text: string): Section => ({
  name,
  from: STORY,
  lines: withoutInvisible(text).split(/[\r\n\u2028\u2029\u0085]+/),
});

const indexSection = ({ prompts }: PackIndex): Section => ({
  name: 'index',
  from: 'promptPack',
  lines: prompts.map(
    ({ name, builds, files, dependencies }) =>
      `${name}: builds ${builds.join(', ')}; files ${files.join(', ') || 'none'}${dependencies.length > 0 ? `; after ${dependencies.join(', ')}` : ''}`,
  ),
});

const sectionsTold = (sections: readonly Section[]): string =>
  sections.map(({ name, lines }) => `${name}:\n${lines.join('\n')}`).join('\n');

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
