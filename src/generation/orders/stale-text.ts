import type { Artifacts } from '../../artifacts/artifacts.ts';
import type { Brief } from '../../artifacts/brief.ts';
import { isNamed, namesOf } from '../../artifacts/patch/part-at-fault.ts';
import { changedForm } from '../../artifacts/review/changed-form.ts';
import type { PlanArtifact } from '../../plans/names.ts';
import { judge } from '../judge.ts';
import { stageNamed } from '../stages/index.ts';
import { architectureSection, briefSection, buildableSection, phasesSection, type Section } from './digest.ts';
import { sectionsOf } from './part-sections.ts';
import type { Asked, PlanState, Stale } from './plan-state.ts';
import { shapeText } from './shape-text.ts';
import { touchedFirst } from './touched-first.ts';
import { whatChanged } from './what-changed.ts';

/** What a host is told to do with an artefact that rests on something that has changed. */
export function staleText(artifact: PlanArtifact, { since }: Stale, base: string): string {
  const what =
    artifact === 'brief'
      ? BRIEF_TASK
      : `${artifact} was written from what has changed since (${since.map((one) => one.artifact).join(', ')}). Change what no longer fits, and nothing else: what you leave stays letter by letter.`;
  return `# Bring ${artifact} up to date
${what}
- Send plan_submit with patch (RFC 6902) and base "${base}". Places go by id or name: ${PLACES[artifact]}. In names, / is ~1. New items take new ids; criteria and prompts get theirs from the program.
- If all of it still holds, send patch [] with the base: what comes out unchanged is free.
- Read an item in this shape before you change it: read_plan with as "written".

# Shape that the patch changes
${shapeText(stageNamed(artifact).form.schema, { isWhole: true })}`;
}

const BRIEF_TASK = `The person asks for a change; the data has their words. Take all of them up, word by word in quotes: in a demand (new, or one that now says otherwise), or in asides where nothing is to be built. The newest words win over older ones: change or remove the demands, limits and goals that they overrule. What would make this another product belongs in asides, with a line in nonGoals: tell the person to open another plan.`;

const PLACES: Readonly<Record<PlanArtifact, string>> = {
  brief: '/demands/D3/means, /demands/-',
  architecture: '/dataModel/Bed/fields/-, /nodes/App/tech, /guards/G2',
  features: '/features/F3/criteria/F3.2/text, /features/F3/apiSurface/POST ~1beds/errors/-',
  phases: '/phases/First beds/features/-',
  promptPack:
    '/prompts/P4/steps/2, /prompts/-; in builds, F3.* stands for criteria alone, so name operations and screens',
  research: '/risks/0, /summary',
};

/**
 * What has changed, and what there is of it and of what it rests on: what the change touches and the faults name first and
 * whole, the rest in short.
 */
export function staleSections(state: PlanState, artifact: PlanArtifact, stale: Stale): Section[] {
  const { lines, names } = whatChanged(state, stale);
  const first: Section[] = [
    { name: 'what the person asked to change', from: 'context', lines: changeLines(state), isFirst: true },
    // What is nearest to the artefact comes first.
    { name: 'what has changed', from: stale.since.at(-1)?.artifact ?? 'brief', lines, isFirst: true, inShort: true },
  ];
  const own = ownSections(artifact, stale.output).map((one): Section => ({ ...one, as: 'written' }));
  if (artifact === 'brief') own.push(...foundSections(state));
  const there = [...own, ...sectionsOf(state, askedFor(artifact), [])];
  const texts: Section = {
    name: 'its texts',
    from: artifact,
    as: 'written',
    lines: textsOf(state, artifact),
    inShort: true,
  };
  return [...first, ...touchedFirst(there, touchedNames(state, artifact, names)), texts].filter(
    (one) => one.lines.length > 0,
  );
}

/** What its author wrote beside its items. */
const textsOf = ({ drafts }: PlanState, artifact: PlanArtifact): string[] =>
  Object.entries(Object(drafts[artifact]?.refused?.data)).flatMap(([field, value]) =>
    typeof value === 'string' ? [`${field}: ${value}`] : [],
  );

/** What the changed items are called, those of its own that cite one, and all that the faults name. */
function touchedNames(
  { brief, artifacts, drafts }: PlanState,
  artifact: PlanArtifact,
  changed: readonly string[],
): string[] {
  const { data, faults = [] } = drafts[artifact]?.refused ?? {};
  const own = itemsIn(data);
  const told = faults.join('\n');
  const cite = own.filter((item) => {
    const text = JSON.stringify(item);
    return changed.some((name) => isNamed(text, name));
  });
  const known = [own, itemsIn(brief), ...Object.values(artifacts).map(itemsIn)].flat().flatMap(namesOf);
  return [...new Set([...changed, ...cite.flatMap(namesOf), ...known.filter((name) => isNamed(told, name))])];
}

const itemsIn = (artifact: unknown): unknown[] => Object.values(Object(artifact)).filter(Array.isArray).flat();

/** The words of the changes that are open, the newest first; after them, of the last one. */
const changeLines = ({ changes }: PlanState): string[] => {
  const open = changes.filter(({ isTakenUp }) => !isTakenUp);
  return (open.length > 0 ? open.toReversed() : changes.slice(-1)).map(({ words }) => words);
};

/** What the parts before it are told as where it is written first. */
const askedFor = (artifact: PlanArtifact): Asked => {
  const kind = artifact === 'features' ? 'featureIndex' : artifact === 'promptPack' ? 'packIndex' : artifact;
  return { kind, write: [], left: [] };
};

/** What there is of an artefact, an item a line. */
function ownSections(artifact: PlanArtifact, output: unknown): Section[] {
  // Each version was stored by its own schema.
  switch (artifact) {
    case 'brief':
      return [briefSection(output as Brief)];
    case 'architecture':
      return [architectureSection(output as Artifacts['architecture'])];
    case 'features':
      return [{ ...buildableSection(output as Artifacts['features']), name: 'features as they are' }];
    case 'phases':
      return [{ ...phasesSection(output as Artifacts['phases']), name: 'phases as they are' }];
    case 'promptPack': {
      const lines = (output as Artifacts['promptPack']).prompts.map(
        ({ id, name, builds = [] }) => `${id} ${name}: builds ${builds.join(', ')}`,
      );
      return [{ name: 'prompts as they are', from: 'promptPack', lines }];
    }
    case 'research': {
      const { summary, recommendation, demands = [] } = output as Artifacts['research'];
      const found = demands.map(({ id, means }) => `${id}: ${means}`);
      return [{ name: 'research as it is', from: 'research', lines: [summary, recommendation, ...found] }];
    }
  }
}

/** What a brief may not call its own. */
function foundSections({ artifacts }: PlanState): Section[] {
  const lines = artifacts.research?.demands?.map(({ id, means }) => `${id}: ${means}`) ?? [];
  return [{ name: 'demands of the research, whose ids are taken', from: 'research', lines }];
}

/** The same plan, with what the gate finds in the artefact that is to be brought up to date. */
export function withFaultsOfStale(state: PlanState, artifact: PlanArtifact): PlanState {
  const refused = state.drafts[artifact]?.refused;
  const stale = state.stale[artifact];
  // What was changed and refused has its faults.
  if (!refused || !stale || refused.faults.length > 0) return state;
  const { idea, context } = state.plan;
  const upstream = { ...state.artifacts, [artifact]: undefined };
  const before = { written: state.written[artifact] ?? stale.output, stored: stale.output };
  const { written, kept } = changedForm(artifact, before, refused.data);
  const judged = judge(stageNamed(artifact), written, 'authored', {
    idea,
    context,
    brief: state.brief,
    upstream,
    kept,
  });
  const faults = 'faults' in judged ? judged.faults : [];
  return { ...state, drafts: { ...state.drafts, [artifact]: { refused: { ...refused, faults } } } };
}
