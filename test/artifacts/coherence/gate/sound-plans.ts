import type { Artifacts, PartialArtifacts } from '../../../../src/artifacts/artifacts.ts';
import type { Brief } from '../../../../src/artifacts/brief.ts';
import { planOf } from '../../../../src/artifacts/coherence/plan/plan.ts';
import type { Finding, Rule } from '../../../../src/artifacts/coherence/rule.ts';
import { answersFor, brief, ideaOf } from '../../../helpers/answers/answers.ts';

/** A plan of a seed with its brief, as tests plant faults in it. */
export interface Sound extends Artifacts {
  seed: number;
  brief: Brief;
}

const SEEDS = Array.from({ length: 20 }, (_, seed) => seed);

export const soundOf = (seed: number): Sound =>
  // Plans of a seed share some of their lists.
  structuredClone({ ...answersFor(seed), seed, brief: brief(seed) });

/** Sound plans to judge; to plant a fault, take one of your own from `soundOf` or `soundWith`. */
export const SOUND: readonly Sound[] = SEEDS.map(soundOf);

/** Sound plans with the contract's own fields only: in every artefact, in the features or in the architecture. */
export const OF_CALLERS: readonly Sound[] = SOUND.flatMap((plan) => {
  const own = stripped(plan);
  return [own, { ...plan, features: own.features }, { ...plan, architecture: own.architecture }];
});

/** A sound plan in which `shape` finds what a test needs. */
export function soundWith<Found>(shape: (plan: Sound) => Found | undefined): { plan: Sound; found: Found } {
  for (const seed of SEEDS) {
    const plan = soundOf(seed);
    const found = shape(plan);
    if (found !== undefined) return { plan, found };
  }
  throw new Error('No seed has this shape.');
}

/** What a rule finds in a plan, or in so much of it as is given. */
export function findIn(rule: Rule, given: PartialArtifacts & { brief?: Brief; seed?: number }): Finding[] {
  const { brief: asked, seed = 0, ...artifacts } = given;
  return rule.find(planOf({ idea: ideaOf(seed), context: undefined, brief: asked, artifacts }));
}

export function item<T>(list: readonly T[] | undefined, at = 0): T {
  const one = list?.at(at);
  if (one === undefined) throw new Error(`no item ${at}`);
  return one;
}

/** As a caller writes who knows the contract's own fields only. */
function stripped({ seed, ...plan }: Sound): Sound {
  const { research, architecture, features, phases, promptPack, brief: asked } = structuredClone(plan);
  return {
    seed,
    brief: asked,
    research,
    phases,
    architecture: {
      ...architecture,
      settings: undefined,
      decisions: undefined,
      guards: undefined,
      nodes: architecture.nodes.map(({ label, type, description, tech }) => ({ label, type, description, tech })),
      dataModel: architecture.dataModel.map(({ entity, fields, relationships }) => ({
        entity,
        fields: fields.map((field) => field.replace(/:.*/, '')),
        relationships,
      })),
    },
    features: {
      summary: features.summary,
      features: features.features.map(({ id, demands, enables, by, criteria, screens, apiSurface, ...own }) => ({
        ...own,
        apiSurface: apiSurface.map(({ method, path, purpose }) => ({ method, path, purpose })),
      })),
    },
    promptPack: {
      summary: promptPack.summary,
      setupPrompt: promptPack.setupPrompt,
      prompts: promptPack.prompts.map(({ name, category, prompt, expectedOutput, dependencies }) => ({
        name,
        category,
        prompt,
        expectedOutput,
        dependencies,
      })),
    },
  };
}
