import type * as z from 'zod';
import type { Skeleton } from '../../../src/artifacts/authored/parts/skeleton.ts';
import { nameKey } from '../../../src/artifacts/reading/names.ts';
import { readSection } from '../../../src/engines/prompts/section.ts';
import { PARTS, type PartKind } from '../../../src/generation/parts/part.ts';
import type { asAuthored } from '../authored.ts';
import type { Asked } from './compose.ts';

/** The part that a request is for, where it is for one: the one whose instruction stands in its system text. */
export const partOf = ({ system }: Asked): PartKind | undefined =>
  (Object.keys(PARTS) as PartKind[]).find((kind) => system.includes(PARTS[kind].system));

/** A plan as its author would write it, artefact by artefact. */
export interface AuthoredPlan {
  architecture: ReturnType<typeof asAuthored<'architecture'>>;
  features: ReturnType<typeof asAuthored<'features'>>;
  phases: ReturnType<typeof asAuthored<'phases'>>;
  promptPack: ReturnType<typeof asAuthored<'promptPack'>>;
}

/** The part of a plan that a request asks for: what its parts are joined to is that plan again. */
export function cutPart(kind: PartKind, { user }: Asked, plan: AuthoredPlan): unknown {
  if (kind === 'review') return reviewOf(user);
  const write = readSection(user, 'write');
  return CUT[kind](plan, write);
}

const CUT: {
  [Kind in Exclude<PartKind, 'review'>]: (
    plan: AuthoredPlan,
    write: unknown,
  ) => z.input<(typeof PARTS)[Kind]['schema']>;
} = {
  skeleton: skeletonOf,
  architectureFill({ architecture: { dataModel: _, guards: __, settings: ___, nodes, ...rest } }, write) {
    const fill = { ...rest, nodes: nodes.map(({ label, description }) => ({ label, description })) };
    return { ...NO_ARCHITECTURE, ...onlyOf(fill, write as (keyof typeof fill)[]) };
  },
  featureSlice({ features: { features, adds } }, write) {
    const ids = write as string[];
    return {
      features: features
        .filter(({ id }) => ids.includes(id))
        .map(({ id, userStories, criteria, apiSurface, screens, edgeCases }) => ({
          ...{ id, userStories, criteria, screens, edgeCases },
          operations: apiSurface.map((operation) => ({ ...operation, by: [], writes: [] })),
        })),
      adds: features[0] && ids.includes(features[0].id) ? adds : NOTHING,
    };
  },
  phasesFill({ phases: { summary, phases } }) {
    return { summary, phases: phases.map(({ features: _, users: __, ...phase }) => phase) };
  },
  packIndex({ promptPack: { prompts } }) {
    return {
      prompts: prompts.map(({ name, category, builds, verifies, uses, files, dependencies }) => ({
        ...{ name, category, builds, verifies, uses, files, dependencies },
      })),
    };
  },
  promptSlice({ promptPack: { summary, setup, prompts, adds } }, write) {
    const asked = write as string[];
    if (asked.includes('setup')) return { summary, setup, prompts: [], adds };
    const told = prompts
      .filter(({ name }) => asked.includes(name))
      .map(({ category: _, builds: __, verifies: ___, uses: ____, files: _____, dependencies: ______, ...one }) => one);
    return { summary: '', setup: '', prompts: told, adds: NOTHING };
  },
};

const onlyOf = <T extends object>(whole: T, fields: readonly (keyof T)[]): Partial<T> =>
  Object.fromEntries(fields.map((field) => [field, whole[field]])) as Partial<T>;

const NO_ARCHITECTURE = {
  ...{ summary: '', scalingStrategy: '', estimatedMonthlyCost: { users1k: '', users10k: '', users100k: '' } },
  ...{ nodes: [], edges: [], techStack: [], securityBoundaries: [], decisions: [] },
};

const NOTHING = { entities: [], fields: [], settings: [] };

function skeletonOf({ architecture, features, phases }: AuthoredPlan): Skeleton {
  const phaseOf = (name: string) =>
    phases.phases.find((phase) => phase.features.some((one) => nameKey(one) === nameKey(name)))?.name ?? '';
  return {
    nodes: architecture.nodes.map(({ description: _, ...node }) => node),
    dataModel: architecture.dataModel,
    guards: architecture.guards,
    settings: architecture.settings,
    phases: phases.phases.map(({ name, users }) => ({ name, users })),
    summary: features.summary,
    features: features.features.map(({ id, name, priority, description, demands, enables, by, ...feature }) => ({
      ...{ id, name, priority, description, enables, by },
      demands: [...new Set([...demands, ...feature.criteria.flatMap((criterion) => criterion.demands)])],
      hours: feature.hours,
      guards: [...new Set(feature.criteria.map(({ guard }) => guard).filter((guard) => guard !== ''))],
      phase: phaseOf(name),
      operations: feature.apiSurface.map(({ method, path, by: own, writes }) => ({ method, path, by: own, writes })),
    })),
    limits: features.limits,
    testData: features.testData,
  };
}

/** A review that finds all in order, and names what is there. */
function reviewOf(user: string): z.input<typeof PARTS.review.schema> {
  const questions = readSection(user, 'toJudge') as { id: string; citedBy: string[] }[];
  const { features, promptPack } = readSection(user, 'plan') as {
    features: { features: { id: string; apiSurface: { id: string }[] }[] };
    promptPack: { prompts: { id: string }[] };
  };
  const [first] = features.features;
  return {
    verdicts: questions.map(({ id, citedBy }) => ({
      ...{ id, holds: true, note: '', patches: [] },
      by: citedBy.length > 0 ? citedBy.slice(0, 3) : [first?.id ?? ''],
    })),
    relies: promptPack.prompts.map(({ id }) => ({
      prompt: id,
      names: (first?.apiSurface ?? []).slice(0, 2).map((operation) => operation.id),
    })),
    doubts: ['The first users may not come.'],
  };
}
