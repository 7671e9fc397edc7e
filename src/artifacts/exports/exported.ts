import type { PartialArtifacts } from '../artifacts.ts';
import type { Brief } from '../brief.ts';
import { builtIn } from '../coherence/plan/built.ts';
import { type Plan, type PlanCriterion, type PlanFeature, planOf } from '../coherence/plan/plan.ts';
import type { PromptPack } from '../prompt-pack.ts';
import type { JudgedName } from '../quality.ts';
import { nameKey } from '../reading/names.ts';
import { distinct, slugOf } from './slug.ts';

/** A plan as it is exported: its current versions. JSON. */
export interface PlanToExport {
  planId: string;
  idea: string;
  context?: string | undefined;
  brief?: Brief | undefined;
  artifacts: PartialArtifacts;
  /** ISO 8601: when it last changed, so that the same plan gives the same files. */
  updatedAt: string;
  /** The versions that it is made of; an import reads them to know what its files were. */
  versions?: { [Name in JudgedName]?: number } | undefined;
}

/** A file of an export. */
export interface ExportedFile {
  /** From the top of the repository, with forward slashes. */
  path: string;
  text: string;
  /** Set where the text is a block in a file that holds more than ours. */
  block?: true | undefined;
  /** What stands above the block in a file that is new. */
  head?: string | undefined;
  /** A path of the repository: the file is for those only who have it already. */
  onlyWhere?: string | undefined;
}

/** A prompt as a task: the setup, then each prompt in its order. */
export interface ExportedTask {
  /** `setup`, `P3`. */
  id: string;
  /** Name of its file: `P3`. */
  file: string;
  /** `Setup`, `P3 Take a sample`. */
  title: string;
  text: string;
  /** What is there afterwards; empty for the setup. */
  gives: string;
  /** Ids of the tasks that come before it. */
  after: string[];
  /** The criteria that it builds. */
  criteria: PlanCriterion[];
  /** The operations and screens that it builds. */
  parts: string[];
  /** Criteria that it proves without building them. */
  proves: string[];
  /** The feature that it builds first, where it builds one. */
  feature: PlanFeature | undefined;
  /** Name of its phase. */
  phase: string | undefined;
  files: string[];
  checks: string[];
  byHand: NonNullable<PromptPack['prompts'][number]['person']>;
}

/** A plan that was read for an export. */
export interface Exported {
  source: PlanToExport;
  plan: Plan;
  /** What it is called in headings, on one line. */
  title: string;
  /** The same in names of folders. */
  slug: string;
  tasks: ExportedTask[];
  /** Criteria that no prompt builds, where prompts say what they build. */
  later: PlanCriterion[];
}

const TITLE_CHARS = 80;

/** Reads a plan for an export. Pure. */
export function exportedOf(source: PlanToExport): Exported {
  const { idea, context, brief, artifacts } = source;
  const plan = planOf({ idea, context, brief, artifacts });
  const built = builtIn(plan);
  const names = new Set(built.prompts.flatMap(({ parts }) => [...parts].map(({ name }) => name)));
  const title = titleOf(brief?.product ?? idea);
  return {
    ...{ source, plan, title, slug: slugOf(title) || 'plan' },
    tasks: tasksOf(plan),
    later: built.hasBuilds ? plan.criteria.filter(({ id }) => !names.has(id)) : [],
  };
}

/** The words before the first stop, as far as a heading bears them. */
function titleOf(words: string): string {
  const line = words.replace(/\s+/gu, ' ').trim();
  const first = line.split(/[.:;,](?=\s|$)| \(/u)[0] || line;
  if (first.length <= TITLE_CHARS) return first;
  return first
    .slice(0, TITLE_CHARS)
    .toWellFormed()
    .replace(/\s\S*$/u, '');
}

function tasksOf(plan: Plan): ExportedTask[] {
  const { promptPack, phases } = plan.artifacts;
  if (promptPack === undefined) return [];
  const idOf = (at: number) => promptPack.prompts[at]?.id ?? `P${at + 1}`;
  const ids = new Map(promptPack.prompts.map(({ name }, at) => [nameKey(name), idOf(at)]));
  // Ids that a caller made up may differ in what no name of a file bears.
  const [setupFile = 'setup', ...files] = distinct(
    ['setup', ...promptPack.prompts.map((_, at) => idOf(at))].map((id) => id.replace(/[^\w-]/g, '_')),
  );
  const setup: ExportedTask = {
    ...{
      id: 'setup',
      file: setupFile,
      title: 'Setup',
      text: promptPack.setupPrompt,
      gives: '',
      after: [],
      criteria: [],
      parts: [],
    },
    ...{ proves: [], feature: undefined, phase: undefined, files: [], checks: [], byHand: [] },
  };
  const criteria = new Map(plan.criteria.map((criterion) => [criterion.id, criterion]));
  const { prompts, partsNamed } = builtIn(plan);
  const tasks = prompts.map(({ prompt, parts, phase }, at): ExportedTask => {
    const after = prompt.dependencies.flatMap((name) => ids.get(nameKey(name)) ?? []);
    const first = [...parts][0];
    return {
      ...{
        id: idOf(at),
        file: files[at] ?? idOf(at),
        title: `${idOf(at)} ${prompt.name}`,
        text: prompt.prompt,
        gives: prompt.expectedOutput,
      },
      after: after.length > 0 ? [...new Set(after)].filter((id) => id !== idOf(at)) : [setup.id],
      criteria: [...parts].flatMap(({ name }) => criteria.get(name) ?? []),
      parts: [...parts].map(({ name }) => name).filter((name) => !criteria.has(name)),
      proves: (prompt.verifies ?? []).flatMap(partsNamed).map(({ name }) => name),
      feature: first === undefined ? undefined : [...first.listedBy.keys()][0],
      phase: phases?.phases[phase ?? -1]?.name,
      ...{ files: prompt.files ?? [], checks: prompt.checks ?? [], byHand: prompt.person ?? [] },
    };
  });
  return [setup, ...tasks];
}

/** The criteria of a feature. */
export const criteriaOf = ({ criteria }: Plan, { id }: PlanFeature): PlanCriterion[] =>
  criteria.filter(({ feature }) => feature.id === id);
