import type { JudgedName, Quality } from '../quality.ts';
import { checkRules } from './check-rules.ts';
import type { CoherenceInput, Rule } from './rule.ts';
import { boundariesProtectKnownThings } from './rules/boundaries-protect-known-things.ts';
import { constraintsAreKept } from './rules/constraints-are-kept.ts';
import { criteriaAreObservable } from './rules/criteria-are-observable.ts';
import { edgesJoinKnownNodes } from './rules/edges-join-known-nodes.ts';
import { endpointsAreConsistent } from './rules/endpoints-are-consistent.ts';
import { featureNamesAreUnique } from './rules/feature-names-are-unique.ts';
import { featuresTouchEntities } from './rules/features-touch-entities.ts';
import { fieldsAreSized } from './rules/fields-are-sized.ts';
import { graphIsConnected } from './rules/graph-is-connected.ts';
import { ideaWordsComeBack } from './rules/idea-words-come-back.ts';
import { listsAreInRange } from './rules/lists-are-in-range.ts';
import { loginsHaveAGuard } from './rules/logins-have-a-guard.ts';
import { marketSizesNest } from './rules/market-sizes-nest.ts';
import { mustHavesComeFirst } from './rules/must-haves-come-first.ts';
import { nothingIsLeftBlank } from './rules/nothing-is-left-blank.ts';
import { phasesAddUp } from './rules/phases-add-up.ts';
import { phasesCarryEveryFeature } from './rules/phases-carry-every-feature.ts';
import { promptsBuildInOrder } from './rules/prompts-build-in-order.ts';
import { promptsCoverFeatures } from './rules/prompts-cover-features.ts';
import { promptsKeepToTheStack } from './rules/prompts-keep-to-the-stack.ts';
import { relationshipsNameEntities } from './rules/relationships-name-entities.ts';
import { runningCostsGrow } from './rules/running-costs-grow.ts';
import { stackAgreesWithNodes } from './rules/stack-agrees-with-nodes.ts';
import { storiesAreWellFormed } from './rules/stories-are-well-formed.ts';
import { thingsAreNamed } from './rules/things-are-named.ts';
import { unitEconomicsAddUp } from './rules/unit-economics-add-up.ts';

export type { CoherenceInput, Rule } from './rule.ts';

/** Every rule of coherence, in the order of the checks: one line a rule. */
export const RULES: readonly Rule[] = [
  edgesJoinKnownNodes,
  graphIsConnected,
  featureNamesAreUnique,
  phasesCarryEveryFeature,
  mustHavesComeFirst,
  promptsBuildInOrder,
  promptsCoverFeatures,
  endpointsAreConsistent,
  relationshipsNameEntities,
  featuresTouchEntities,
  stackAgreesWithNodes,
  promptsKeepToTheStack,
  boundariesProtectKnownThings,
  loginsHaveAGuard,
  marketSizesNest,
  runningCostsGrow,
  unitEconomicsAddUp,
  phasesAddUp,
  listsAreInRange,
  constraintsAreKept,
  storiesAreWellFormed,
  criteriaAreObservable,
  nothingIsLeftBlank,
  fieldsAreSized,
  ideaWordsComeBack,
  thingsAreNamed,
];

/**
 * Checks everything that exists against every rule. `written` names what this stage or run wrote: only that can make
 * the result incoherent; faults elsewhere are reported. Never throws, whatever the supplied artefacts hold.
 */
export function checkCoherence(
  input: CoherenceInput,
  options: { written: JudgedName | readonly JudgedName[] },
): Quality {
  return checkRules(RULES, input, [options.written].flat());
}
