import type { ArtifactName } from '../artifacts.ts';
import type { Quality } from '../quality.ts';
import { checkRules } from './check-rules.ts';
import type { CoherenceInput, Rule } from './rule.ts';

export type { CoherenceInput, Rule } from './rule.ts';

/** Every rule of coherence, in the order of the checks: one line a rule. */
export const RULES: readonly Rule[] = [];

/**
 * Checks everything that exists against every rule. `written` names what this stage or run wrote: only that can make
 * the result incoherent; faults elsewhere are reported. Never throws, whatever the supplied artefacts hold.
 */
export function checkCoherence(
  input: CoherenceInput,
  options: { written: ArtifactName | readonly ArtifactName[] },
): Quality {
  return checkRules(RULES, input, [options.written].flat());
}
