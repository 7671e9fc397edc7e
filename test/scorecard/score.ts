import { checkRules } from '../../src/artifacts/coherence/check-rules.ts';
import type { Rule } from '../../src/artifacts/coherence/rule.ts';
import { type Fault, JUDGED_NAMES } from '../../src/artifacts/quality.ts';
import { drawFrom } from '../helpers/answers/draw.ts';
import { KINDS, type Kind } from './kinds.ts';
import type { Mutant } from './mutator.ts';
import { isAt } from './places.ts';
import type { SoundPlan } from './sound-plan.ts';

/** A mutant, and the hard faults that its plan did not have before. */
export interface Judged extends Mutant {
  faults: readonly Fault[];
}

export interface KindScore {
  kind: Kind;
  mutants: number;
  /** Found where it is. */
  caught: Judged[];
  /** The plan is refused, but no fault points to what was changed or to what relies on it. */
  elsewhere: Judged[];
  missed: Judged[];
}

export interface Score {
  kinds: KindScore[];
  plans: number;
  /** Sound plans that the rules refuse. */
  refused: { plan: SoundPlan; faults: readonly Fault[] }[];
}

export interface ScoreOptions {
  rules: readonly Rule[];
  /** Plans that people wrote: each gives a mutant of each kind that applies. */
  written: readonly SoundPlan[];
  /** Plans drawn from seeds, for the mutants that are left. */
  drawn: readonly SoundPlan[];
  mutantsPerKind: number;
}

// A plan gives at most this many mutants of a kind, so that they spread.
const ROUNDS = 6;

/** What the rules make of sound plans and of plans with one fault. */
export function score({ rules, written, drawn, mutantsPerKind }: ScoreOptions): Score {
  const plans = [...written, ...drawn];
  const before = new Map(plans.map((plan) => [plan.name, hardFaults(rules, plan)]));
  const judge = (mutant: Mutant): Judged => {
    const known = new Set(before.get(mutant.plan.name)?.map(identity));
    return { ...mutant, faults: hardFaults(rules, mutant.plan).filter((fault) => !known.has(identity(fault))) };
  };
  return {
    kinds: KINDS.map((kind) => scoreOf(kind, mutantsOf(kind, mutantsPerKind, written, drawn).map(judge))),
    plans: plans.length,
    refused: plans
      .map((plan) => ({ plan, faults: before.get(plan.name) ?? [] }))
      .filter(({ faults }) => faults.length > 0),
  };
}

const hardFaults = (rules: readonly Rule[], plan: SoundPlan): Fault[] =>
  checkRules(rules, { ...plan, context: plan.context }, [...JUDGED_NAMES]).faults;

const identity = ({ rule, artifact, pointer, message }: Fault): string =>
  JSON.stringify([rule, artifact, pointer, message]);

/** Different mutants of one kind: first one of each plan, then more of the same plans. */
function mutantsOf(
  { name, mutate }: Kind,
  count: number,
  written: readonly SoundPlan[],
  drawn: readonly SoundPlan[],
): Mutant[] {
  const order = [...written, ...drawFrom(name).some(drawn, drawn.length)];
  const found = new Map<string, Mutant>();
  for (let round = 1; round <= ROUNDS; round++) {
    for (const plan of order) {
      if (found.size === count) return [...found.values()];
      const mutant = mutate(plan, drawFrom(`${name}/${plan.name}/${round}`));
      if (mutant !== undefined) found.set(`${plan.name} ${mutant.change}`, mutant);
    }
  }
  return [...found.values()];
}

function scoreOf(kind: Kind, judged: readonly Judged[]): KindScore {
  const isCaught = (one: Judged) =>
    one.faults.some((fault) => one.places.some((place) => isAt(one.plan, fault, place)));
  return {
    kind,
    mutants: judged.length,
    caught: judged.filter(isCaught),
    elsewhere: judged.filter((one) => one.faults.length > 0 && !isCaught(one)),
    missed: judged.filter(({ faults }) => faults.length === 0),
  };
}
