import type { PlanCriterion, PlanFeature } from '../coherence/plan/plan.ts';
import { blocks, bullets, code, heading, inline, paragraphs } from '../markdown/text.ts';
import { criteriaOf, type Exported, type ExportedFile, type ExportedTask } from './exported.ts';
import {
  decisionsMarkdown,
  demandsMarkdown,
  designMarkdown,
  edgeCasesMarkdown,
  featureTitle,
  figuresMarkdown,
  judgedMarkdown,
  promptFiles,
  promptPath,
  sourceLine,
} from './parts.ts';
import { scenarioOf } from './scenario.ts';

/** A spec of Kiro: requirements with sentences in EARS, the design, and tasks that cite the criteria they build. */
export function kiroFiles(exported: Exported): ExportedFile[] {
  const folder = `.kiro/specs/${exported.slug}`;
  const numbers = numbersOf(exported);
  return [
    { path: `${folder}/requirements.md`, text: `${requirements(exported, numbers)}\n` },
    { path: `${folder}/design.md`, text: `${design(exported)}\n` },
    { path: `${folder}/tasks.md`, text: `${tasks(exported, numbers, folder)}\n` },
    ...promptFiles(exported, folder),
  ];
}

/** The numbers of requirements and criteria, as Kiro cites them: those of the plan where all of its ids have some. */
interface Numbers {
  feature(feature: PlanFeature): string;
  criterion(criterion: PlanCriterion): string;
}

function numbersOf({ plan }: Exported): Numbers {
  const isNumbered =
    plan.features.every(({ id }) => /^F[1-9]\d{0,3}$/.test(id)) &&
    plan.criteria.every(({ id, feature }) => id.startsWith(`${feature.id}.`) && /\.[1-9]\d{0,3}$/.test(id));
  if (isNumbered) return { feature: ({ id }) => id.slice(1), criterion: ({ id }) => id.slice(1) };
  const feature = ({ at }: PlanFeature) => String(at + 1);
  const place = (one: PlanCriterion) => criteriaOf(plan, one.feature).findIndex(({ id }) => id === one.id) + 1;
  return { feature, criterion: (one) => `${feature(one.feature)}.${place(one)}` };
}

function requirements(exported: Exported, numbers: Numbers): string {
  const { plan, source, title } = exported;
  return blocks(
    heading(1, `Requirements: ${title}`),
    heading(2, 'Introduction'),
    paragraphs(source.brief?.product ?? source.idea),
    sourceLine(exported),
    demandsMarkdown(exported, 2),
    heading(2, 'Requirements'),
    ...plan.features.map((feature) =>
      blocks(
        `### Requirement ${numbers.feature(feature)}: ${inline(featureTitle(feature))}`,
        inline(feature.feature.description),
        ...feature.feature.userStories.map((story) => `**User Story:** ${inline(story)}`),
        heading(4, 'Acceptance Criteria'),
        criteriaOf(plan, feature)
          .map((one) => `${numbers.criterion(one).split('.').at(-1)}. ${ears(one)} (${inline(one.id)})`)
          .join('\n'),
      ),
    ),
  );
}

/** How a sentence of EARS begins, in capitals. */
const EARS = /^(?:WHEN|WHILE|IF|WHERE|THE) /;

/** Whether a criterion is a sentence of EARS that no reader takes for one that was made here. */
const isEars = (text: string): boolean =>
  EARS.test(text) && text.includes(' SHALL ') && !text.includes('THE System SHALL ensure th');

/** A criterion as a sentence of EARS, in its own words. */
function ears({ text }: PlanCriterion): string {
  const own = inline(text);
  if (isEars(own)) return own;
  const { given, when, outcome } = scenarioOf(text);
  if (given === undefined && when === undefined) return `THE System SHALL ensure this: ${inline(outcome)}`;
  const condition = [given === undefined ? '' : `given ${inline(given)},`, when === undefined ? '' : inline(when)];
  const before = condition.filter((part) => part !== '').join(' ');
  return `WHEN ${before.replace(/,$/, '')}, THE System SHALL ensure that ${inline(outcome)}`;
}

function design(exported: Exported): string {
  const { architecture, features } = exported.source.artifacts;
  const section = (title: string, body: string) => (body === '' ? '' : blocks(heading(2, title), body));
  return blocks(
    heading(1, `Design: ${exported.title}`),
    section('Overview', paragraphs(architecture?.summary ?? features?.summary ?? exported.source.idea)),
    designMarkdown(exported, 2, { withoutSummary: true }),
    decisionsMarkdown(exported, 2),
    section('Error Handling', edgeCasesMarkdown(exported)),
    section('Testing Strategy', blocks(figuresMarkdown(exported), judgedMarkdown(exported))),
  );
}

function tasks(exported: Exported, numbers: Numbers, folder: string): string {
  const { tasks: list, later, source, title } = exported;
  const places = new Map(list.map(({ id }, at) => [id, at + 1]));
  const items = list.map((task, at) => taskItem(task, { number: at + 1, places, numbers, folder }));
  const left = [
    `- [ ]* ${list.length + 1}. Later: what no prompt of the plan builds yet`,
    `  - _Requirements: ${later.map(numbers.criterion).join(', ')}_`,
  ];
  return blocks(
    heading(1, `Implementation Plan: ${title}`),
    heading(2, 'Overview'),
    paragraphs(source.artifacts.promptPack?.summary ?? ''),
    heading(2, 'Tasks'),
    [...items, ...(later.length > 0 ? [left.join('\n')] : [])].join('\n'),
  );
}

interface InList {
  number: number;
  places: ReadonlyMap<string, number>;
  numbers: Numbers;
  folder: string;
}

function taskItem(task: ExportedTask, { number, places, numbers, folder }: InList): string {
  const { title, gives, after, criteria, checks, files } = task;
  const waits = after.flatMap((id) => places.get(id) ?? []);
  const details = [
    `Prompt: ${code(promptPath(folder, task))}`,
    files.length > 0 ? `Files: ${files.map(code).join(', ')}` : '',
    gives === '' ? '' : `Done when: ${inline(gives)}`,
    ...checks.map((check) => `Check: ${inline(check)}`),
    waits.length > 0 ? `_Depends: ${waits.join(', ')}_` : '',
    criteria.length > 0 ? `_Requirements: ${criteria.map(numbers.criterion).join(', ')}_` : '',
  ];
  const lines = bullets(details.filter((line) => line !== '')).replace(/^/gm, '  ');
  return `- [ ] ${number}. ${inline(title)}\n${lines}`;
}
