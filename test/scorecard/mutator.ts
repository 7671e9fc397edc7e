import { type Plan, planOf } from '../../src/artifacts/coherence/plan/plan.ts';
import type { JudgedName } from '../../src/artifacts/quality.ts';
import type { Draw } from '../helpers/answers/draw.ts';
import type { Place } from './places.ts';
import type { SoundPlan } from './sound-plan.ts';

/** A plan with one fault. */
export interface Mutant {
  plan: SoundPlan;
  /** The artefact that was changed. */
  artifact: JudgedName;
  /** Where the fault may be reported: what was changed, and what relies on it. */
  places: Place[];
  /** What was changed, and where. */
  change: string;
}

/** Makes a mutant of a plan, and leaves the plan as it is; undefined where the plan has no such place. */
export type Mutator = (plan: SoundPlan, draw: Draw) => Mutant | undefined;

/** A plan together with its index: the items of the index are those of the plan, so changing one changes the other. */
export interface Subject extends SoundPlan {
  index: Plan;
}

/** A place of a plan where a change is a fault. */
export interface Site {
  artifact: JudgedName;
  change: string;
  apply(): void;
  /** Asked after the change. */
  places(changed: Subject): Place[];
}

/** The places of a plan where one way to break it applies. */
export type FindSites = (subject: Subject) => Site[];

/** A mutator that draws one of the ways that apply, then one of its places. */
export const mutatorOf =
  (...ways: readonly FindSites[]): Mutator =>
  (plan, draw) => {
    // Not structuredClone: it keeps lists shared that a plan drawn by the generator shares, and a mutant is one fault.
    const copy = JSON.parse(JSON.stringify(plan)) as typeof plan;
    const found = ways.map((way) => way(subjectOf(copy))).filter((sites) => sites.length > 0);
    if (found.length === 0) return undefined;
    const { artifact, change, apply, places } = draw.one(draw.one(found));
    apply();
    return { plan: copy, artifact, change, places: places(subjectOf(copy)) };
  };

const subjectOf = (plan: SoundPlan): Subject => ({
  ...plan,
  index: planOf({ ...plan, context: plan.context }),
});
