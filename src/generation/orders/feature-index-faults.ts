import { joinFeatures } from '../../artifacts/authored/parts/join.ts';
import { type FeatureIndex, featureIndexFaults } from '../../artifacts/authored/parts/skeleton.ts';
import { checkCoherence } from '../../artifacts/coherence/index.ts';
import { createdRowsAreComplete } from '../../artifacts/coherence/rules/created-rows-are-complete.ts';
import { deletesTakeWhatRequiresThem } from '../../artifacts/coherence/rules/deletes-take-what-requires-them.ts';
import { featureNamesAreUnique } from '../../artifacts/coherence/rules/feature-names-are-unique.ts';
import { featureReferencesExist } from '../../artifacts/coherence/rules/feature-references-exist.ts';
import { nothingForbiddenIsUsed } from '../../artifacts/coherence/rules/nothing-forbidden-is-used.ts';
import { withFound } from '../../artifacts/with-found.ts';
import { features } from '../stages/features.ts';
import type { PlanState } from './plan-state.ts';

/** What can be judged of features by their names, demands and operations alone. */
const OF_INDEX: ReadonlySet<string> = new Set(
  [
    createdRowsAreComplete,
    deletesTakeWhatRequiresThem,
    featureNamesAreUnique,
    featureReferencesExist,
    nothingForbiddenIsUsed,
  ].map(({ id }) => id),
);
const NO_DETAILS = {
  userStories: ['-'],
  criteria: [{ text: '-', uses: [], negative: false, demands: [], guard: '', proof: 'agent' as const, who: '' }],
  ...{ screens: [], edgeCases: [] },
};
const NO_DETAIL = { purpose: '-', request: '', response: '', errors: [], reads: [], by: [], writes: [] };
const NOTHING = { entities: [], fields: [], settings: [] };

/** What is wrong with the index of the features, before their details are written. Pure. */
export function indexFaults({ plan, brief, artifacts }: PlanState, index: FeatureIndex): string[] {
  const guards = artifacts.architecture?.guards ?? [];
  const faults = featureIndexFaults(
    { features: index.features, guards },
    brief && withFound(brief, artifacts.research),
  );
  if (faults.length > 0) return faults;
  const filler = {
    features: index.features.map(({ id, operations }) => ({
      ...{ id, ...NO_DETAILS },
      operations: operations.map(({ method, path }) => ({ method, path, ...NO_DETAIL })),
    })),
    adds: NOTHING,
  };
  const given = { idea: plan.idea, context: plan.context, brief };
  const written = features.form.schema.parse(joinFeatures(index, [filler]));
  const { artifact } = features.form.store(written, { ...given, upstream: artifacts });
  const found = checkCoherence({ ...given, artifacts: { ...artifacts, features: artifact } }, { written: 'features' });
  return found.faults
    .filter(({ rule }) => OF_INDEX.has(rule))
    .map(({ pointer = '', message, mend = '' }) => {
      const place = features.form.pointer(pointer, artifact).replace('/apiSurface', '/operations');
      return [place && `${place}:`, message, mend].filter(Boolean).join(' ');
    });
}
