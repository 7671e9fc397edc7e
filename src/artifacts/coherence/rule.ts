import type { ArtifactName, Artifacts, PartialArtifacts } from '../artifacts.ts';
import type { JudgedName, Scores } from '../quality.ts';
import type { Plan, PlanInput } from './plan/plan.ts';

/** What is judged: what was asked, and every artefact that exists so far. */
export type CoherenceInput = PlanInput;

/** Something that offends: whose fault it is, where, what exactly, and how to mend it. */
export interface Finding {
  artifact: JudgedName;
  /** JSON pointer into the artefact, such as `/features/F3/apiSurface/0`; the whole artefact unless given. */
  pointer?: string;
  /** One sentence: what is wrong, by name. */
  message: string;
  /** One sentence: what to change. */
  mend?: string;
  /** Set on a finding of a hard rule that is only worth telling, such as one that cannot be avoided. */
  severity?: 'report';
}

/**
 * One rule of coherence. Rules are pure, never throw, and take time linear in the text they read, because an artefact
 * that the caller supplied can be anything its shape allows.
 */
export interface Rule {
  /** Kebab-case, the name of its file. */
  id: string;
  /** Number of the check it belongs to. */
  check: number;
  /** A broken `hard` rule fails the stage that broke it; a `report` only tells. */
  severity: 'hard' | 'report';
  /** One sentence for the docs. */
  says: string;
  /** Artefacts that must exist for the rule to run. */
  needs: readonly ArtifactName[];
  /** Artefacts it can find at fault. */
  judges: readonly JudgedName[];
  find(plan: Plan): Finding[];
  /** Numbers about the artefacts named in `written`; absent for most rules. */
  measure?(plan: Plan, written: ReadonlySet<JudgedName>): Scores;
}

type Given<Need extends ArtifactName> = Pick<Artifacts, Need> & PartialArtifacts;

interface RuleParts<Need extends ArtifactName> extends Omit<Rule, 'find' | 'needs'> {
  needs: readonly Need[];
  find(given: Given<Need>, plan: Plan): Finding[];
}

/** Makes a rule whose `find` is given the artefacts it needs, and finds nothing when one of them is absent. */
export function defineRule<const Need extends ArtifactName>(parts: RuleParts<Need>): Rule {
  return {
    ...parts,
    find: (plan) => (hasAll(plan.artifacts, parts.needs) ? parts.find(plan.artifacts, plan) : []),
  };
}

function hasAll<Need extends ArtifactName>(
  artifacts: PartialArtifacts,
  needs: readonly Need[],
): artifacts is Given<Need> {
  return needs.every((name) => artifacts[name] !== undefined);
}
