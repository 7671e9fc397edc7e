import type { JudgedName, Quality } from '../quality.ts';
import { checkRules } from './check-rules.ts';
import type { CoherenceInput, Rule } from './rule.ts';
import { actsAreDone } from './rules/acts-are-done.ts';
import { boundariesProtectKnownThings } from './rules/boundaries-protect-known-things.ts';
import { briefIdsAreSound } from './rules/brief-ids-are-sound.ts';
import { clausesAreCovered } from './rules/clauses-are-covered.ts';
import { computedValuesAreAnswered } from './rules/computed-values-are-answered.ts';
import { createdRowsAreComplete } from './rules/created-rows-are-complete.ts';
import { criteriaAreObservable } from './rules/criteria-are-observable.ts';
import { criteriaUseSomething } from './rules/criteria-use-something.ts';
import { dataReferencesExist } from './rules/data-references-exist.ts';
import { deletesTakeWhatRequiresThem } from './rules/deletes-take-what-requires-them.ts';
import { demandsAreCited } from './rules/demands-are-cited.ts';
import { edgesJoinKnownNodes } from './rules/edges-join-known-nodes.ts';
import { endpointsAreConsistent } from './rules/endpoints-are-consistent.ts';
import { entitiesAreCreated } from './rules/entities-are-created.ts';
import { featureNamesAreUnique } from './rules/feature-names-are-unique.ts';
import { featureReferencesExist } from './rules/feature-references-exist.ts';
import { featuresTouchEntities } from './rules/features-touch-entities.ts';
import { fieldsAreRead } from './rules/fields-are-read.ts';
import { fieldsAreSized } from './rules/fields-are-sized.ts';
import { fieldsFollowTheGrammar } from './rules/fields-follow-the-grammar.ts';
import { figuresAreUsed } from './rules/figures-are-used.ts';
import { forbiddenTermsAreSound } from './rules/forbidden-terms-are-sound.ts';
import { graphIsConnected } from './rules/graph-is-connected.ts';
import { guardsAreTested } from './rules/guards-are-tested.ts';
import { hoursFit } from './rules/hours-fit.ts';
import { ideaWordsComeBack } from './rules/idea-words-come-back.ts';
import { leadsFitThePhases } from './rules/leads-fit-the-phases.ts';
import { listsAreInRange } from './rules/lists-are-in-range.ts';
import { marketSizesNest } from './rules/market-sizes-nest.ts';
import { mustHavesComeBeforeUsers } from './rules/must-haves-come-before-users.ts';
import { mustHavesComeFirst } from './rules/must-haves-come-first.ts';
import { mustNotsAreTested } from './rules/must-nots-are-tested.ts';
import { namesAreUnique } from './rules/names-are-unique.ts';
import { nothingForbiddenIsUsed } from './rules/nothing-forbidden-is-used.ts';
import { nothingIsLeftBlank } from './rules/nothing-is-left-blank.ts';
import { operationsDoSomething } from './rules/operations-do-something.ts';
import { operationsHaveACriterion } from './rules/operations-have-a-criterion.ts';
import { phasesAddUp } from './rules/phases-add-up.ts';
import { phasesCarryEveryFeature } from './rules/phases-carry-every-feature.ts';
import { planFitsItsSize } from './rules/plan-fits-its-size.ts';
import { plannedFilesFitTheRepository } from './rules/planned-files-fit-the-repository.ts';
import { promptReferencesExist } from './rules/prompt-references-exist.ts';
import { promptsBuildEverythingOnce } from './rules/prompts-build-everything-once.ts';
import { promptsBuildInOrder } from './rules/prompts-build-in-order.ts';
import { promptsBuildInTime } from './rules/prompts-build-in-time.ts';
import { promptsCoverFeatures } from './rules/prompts-cover-features.ts';
import { quotesAreVerbatim } from './rules/quotes-are-verbatim.ts';
import { readFieldsAreWritten } from './rules/read-fields-are-written.ts';
import { refusalsAreEven } from './rules/refusals-are-even.ts';
import { relationshipsNameEntities } from './rules/relationships-name-entities.ts';
import { runningCostsGrow } from './rules/running-costs-grow.ts';
import { screensHaveACriterion } from './rules/screens-have-a-criterion.ts';
import { settingsResolve } from './rules/settings-resolve.ts';
import { shownFieldsAreRead } from './rules/shown-fields-are-read.ts';
import { sourcesResolve } from './rules/sources-resolve.ts';
import { stateWritersAreNamed } from './rules/state-writers-are-named.ts';
import { statesHaveAWayInAndOut } from './rules/states-have-a-way-in-and-out.ts';
import { storiesAreWellFormed } from './rules/stories-are-well-formed.ts';
import { thingsAreNamed } from './rules/things-are-named.ts';
import { uniqueWritersRefuse } from './rules/unique-writers-refuse.ts';
import { unitEconomicsAddUp } from './rules/unit-economics-add-up.ts';
import { vendorsHaveAFailureCase } from './rules/vendors-have-a-failure-case.ts';
import { waitsResolve } from './rules/waits-resolve.ts';

export type { CoherenceInput, Rule } from './rule.ts';

/** Rules that refuse what a stage or run wrote: one line a rule. */
const HARD: readonly Rule[] = [
  briefIdsAreSound,
  clausesAreCovered,
  quotesAreVerbatim,
  forbiddenTermsAreSound,
  edgesJoinKnownNodes,
  graphIsConnected,
  featureNamesAreUnique,
  mustHavesComeBeforeUsers,
  mustHavesComeFirst,
  phasesCarryEveryFeature,
  promptsBuildInOrder,
  promptsBuildInTime,
  promptReferencesExist,
  promptsBuildEverythingOnce,
  promptsCoverFeatures,
  createdRowsAreComplete,
  deletesTakeWhatRequiresThem,
  entitiesAreCreated,
  featureReferencesExist,
  operationsDoSomething,
  readFieldsAreWritten,
  shownFieldsAreRead,
  dataReferencesExist,
  featuresTouchEntities,
  fieldsFollowTheGrammar,
  namesAreUnique,
  relationshipsNameEntities,
  statesHaveAWayInAndOut,
  stateWritersAreNamed,
  sourcesResolve,
  listsAreInRange,
  nothingForbiddenIsUsed,
  actsAreDone,
  guardsAreTested,
  mustNotsAreTested,
  vendorsHaveAFailureCase,
];

/** Rules that only warn. */
const WARNINGS: readonly Rule[] = [
  endpointsAreConsistent,
  boundariesProtectKnownThings,
  marketSizesNest,
  runningCostsGrow,
  unitEconomicsAddUp,
  phasesAddUp,
  hoursFit,
  storiesAreWellFormed,
  criteriaAreObservable,
  nothingIsLeftBlank,
  fieldsAreSized,
  ideaWordsComeBack,
  thingsAreNamed,
  computedValuesAreAnswered,
  criteriaUseSomething,
  demandsAreCited,
  fieldsAreRead,
  leadsFitThePhases,
  operationsHaveACriterion,
  planFitsItsSize,
  plannedFilesFitTheRepository,
  refusalsAreEven,
  uniqueWritersRefuse,
  figuresAreUsed,
  screensHaveACriterion,
  settingsResolve,
  waitsResolve,
];

/** Every rule of coherence. */
export const RULES: readonly Rule[] = [...HARD, ...WARNINGS];

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
