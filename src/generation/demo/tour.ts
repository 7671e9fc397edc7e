import { checkCoherence } from '../../artifacts/coherence/index.ts';
import { builtIn } from '../../artifacts/coherence/plan/built.ts';
import { keptBy } from '../../artifacts/coherence/plan/kept-by.ts';
import { type Plan, planOf } from '../../artifacts/coherence/plan/plan.ts';
import { JUDGED_NAMES } from '../../artifacts/quality.ts';
import { must } from '../../system/must.ts';
import { type PackPrompt, promptsOf } from '../building/pack-prompts.ts';
import type { FinishedSample } from './finished-sample.ts';
import { type PlantedFault, plantFault } from './planted-fault.ts';

/** What a person is shown of a finished plan in half a minute. */
export interface Tour {
  planId: string;
  model: string;
  idea: string;
  demands: TourDemand[];
  coverage: Coverage;
  planted: PlantedFault | null;
  /** What a coding agent is handed first. */
  prompt: Pick<PackPrompt, 'id' | 'name' | 'prompt'>;
}

export interface TourDemand {
  id: string;
  /** The words of the idea. */
  quote: string;
  polarity: 'must' | 'must-not';
  features: { id: string; name: string }[];
  /** Ids of criteria and guards. */
  criteria: string[];
  guards: string[];
  /** How many decisions of the architecture serve it. */
  decisions: number;
  /** Prompts that build it. */
  prompts: string[];
}

/** Of how many demands, criteria and operations something takes care. */
export interface Coverage {
  demands: number;
  demandsKept: number;
  features: number;
  criteria: number;
  criteriaBuilt: number;
  operations: number;
  operationsBuilt: number;
  phases: number;
  prompts: number;
  faults: number;
  warnings: number;
}

const DEMANDS_SHOWN = 4;

/** Leads through a finished plan: from its idea to the first prompt, with one planted fault. Pure. */
export function tourOf(sample: FinishedSample): Tour {
  const plan = planOf(sample);
  const { id, name, prompt } = must(promptsOf(sample.artifacts.promptPack)[0]);
  return {
    ...{ planId: sample.id, model: sample.model, idea: sample.idea },
    demands: fewDemands(sample).map((demand) => tourDemand(plan, demand)),
    coverage: coverageOf(sample, plan),
    planted: plantFault(sample) ?? null,
    prompt: { id, name, prompt },
  };
}

type Demand = FinishedSample['brief']['demands'][number];

/** The first ones that the author said, a must-not among them where there is one, in their order. */
function fewDemands({ brief }: FinishedSample): Demand[] {
  const said = brief.demands.filter(({ quote }) => quote !== '');
  const mustNot = said.find(({ polarity }) => polarity === 'must-not');
  const first = said.filter((one) => one !== mustNot).slice(0, mustNot ? DEMANDS_SHOWN - 1 : DEMANDS_SHOWN);
  return said.filter((one) => one === mustNot || first.includes(one));
}

function tourDemand(plan: Plan, { id, quote, polarity }: Demand): TourDemand {
  const { features, criteria, guards, decisions } = keptBy(plan, id);
  // A criterion without demands of its own serves those of its feature.
  const tests = plan.criteria.filter((one) => criteria.includes(one) || one.demands.includes(id));
  const { prompts } = builtIn(plan);
  const names = new Set(tests.map((one) => one.id));
  const building = prompts.filter(({ parts }) => [...parts].some((part) => names.has(part.name)));
  return {
    ...{ id, quote, polarity },
    features: features.map(({ id: feature, feature: { name } }) => ({ id: feature, name })),
    criteria: tests.map((one) => one.id),
    guards: guards.map((guard) => guard.id),
    decisions: decisions.length,
    prompts: building.map(({ prompt, name }) => prompt.id ?? name),
  };
}

function coverageOf({ brief, artifacts, ...sample }: FinishedSample, plan: Plan): Coverage {
  const isKept = (id: string) =>
    Object.values(keptBy(plan, id)).some((places: readonly unknown[]) => places.length > 0);
  const { parts } = builtIn(plan);
  const criteria = new Set(plan.criteria.map(({ id }) => id));
  const built = parts.filter(({ builtAt }) => builtAt.length > 0);
  const operations = parts.filter(({ name }) => plan.operationsByKey.has(name));
  const quality = checkCoherence({ ...sample, brief, artifacts }, { written: JUDGED_NAMES });
  return {
    demands: brief.demands.length,
    demandsKept: brief.demands.filter(({ id }) => isKept(id)).length,
    features: plan.features.length,
    criteria: criteria.size,
    criteriaBuilt: built.filter(({ name }) => criteria.has(name)).length,
    operations: operations.length,
    operationsBuilt: operations.filter(({ builtAt }) => builtAt.length > 0).length,
    phases: artifacts.phases.phases.length,
    prompts: artifacts.promptPack.prompts.length,
    faults: quality.faults.length,
    warnings: quality.warnings.length,
  };
}
