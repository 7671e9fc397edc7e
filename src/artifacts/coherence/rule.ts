import type { ArtifactName, Artifacts, PartialArtifacts } from '../artifacts.ts';
import type { Scores } from '../quality.ts';

/** What a rule can look at: what was asked, and every artefact that exists so far. */
export interface CoherenceInput {
  idea: string;
  context: string | undefined;
  artifacts: PartialArtifacts;
}

/** Something that offends: whose fault it is, what exactly, and how to mend it. */
export interface Finding {
  artifact: ArtifactName;
  message: string;
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
  /** Number of the check it belongs to, 1–17. */
  check: number;
  /** A broken `hard` rule fails the stage that broke it; a `report` only tells. */
  severity: 'hard' | 'report';
  /** One sentence for the docs. */
  says: string;
  /** Artefacts that must exist for the rule to run. */
  needs: readonly ArtifactName[];
  /** Artefacts it can find at fault. */
  judges: readonly ArtifactName[];
  find(input: CoherenceInput): Finding[];
  /** Numbers about the artefacts named in `written`; absent for most rules. */
  measure?(input: CoherenceInput, written: ReadonlySet<ArtifactName>): Scores;
}

type Given<Need extends ArtifactName> = Pick<Artifacts, Need> & PartialArtifacts;

interface RuleParts<Need extends ArtifactName> extends Omit<Rule, 'find' | 'needs'> {
  needs: readonly Need[];
  find(given: Given<Need>, input: CoherenceInput): Finding[];
}

/** Makes a rule whose `find` is given the artefacts it needs, and finds nothing when one of them is absent. */
export function defineRule<const Need extends ArtifactName>(parts: RuleParts<Need>): Rule {
  return {
    ...parts,
    find: (input) => (hasAll(input.artifacts, parts.needs) ? parts.find(input.artifacts, input) : []),
  };
}

function hasAll<Need extends ArtifactName>(
  artifacts: PartialArtifacts,
  needs: readonly Need[],
): artifacts is Given<Need> {
  return needs.every((name) => artifacts[name] !== undefined);
}
