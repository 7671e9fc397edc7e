import type { Artifacts } from '../../artifacts/artifacts.ts';
import { addressed } from '../../artifacts/review/addressed.ts';
import { architectureDigest, phasesDigest } from '../prompts/digests.ts';
import type { Finished } from './apply-review.ts';

/**
 * The parts of a plan as a reviewer compares and patches them: in the author's shape, each item with its id, without
 * reasons, stories and facts that are rendered.
 */
export function planShown({ artifacts, written }: Pick<Finished, 'artifacts' | 'written'>) {
  const features = Object(addressed('features', written.features, artifacts.features));
  const pack = Object(addressed('promptPack', written.promptPack, artifacts.promptPack));
  return {
    architecture: architectureShown(artifacts),
    features: { ...features, summary: undefined, features: fieldsOf(features.features, FEATURE).map(featureShown) },
    phases: { phases: phasesDigest(artifacts.phases) },
    promptPack: { prompts: fieldsOf(pack.prompts, PROMPT) },
  };
}

function architectureShown({ architecture }: Artifacts) {
  const { nodes, dataModel, guards, settings } = architectureDigest(architecture);
  return { nodes: nodes.map(({ label, tech, runs }) => ({ label, tech, runs })), dataModel, guards, settings };
}

const FEATURE = ['id', 'name', 'priority', 'by', 'apiSurface', 'screens', 'criteria', 'edgeCases'];
const OPERATION = ['id', 'by', 'reads', 'writes', 'errors'];
const PROMPT = ['id', 'name', 'builds', 'verifies', 'uses', 'files', 'steps', 'checks'];

const featureShown = (feature: Record<string, unknown>): object => ({
  ...feature,
  apiSurface: fieldsOf(feature.apiSurface, OPERATION),
  screens: fieldsOf(feature.screens, ['name', 'shows']),
  criteria: fieldsOf(feature.criteria, ['id', 'text']),
});

/** Each item with these of its fields. */
const fieldsOf = (items: unknown, names: readonly string[]): Record<string, unknown>[] =>
  (Array.isArray(items) ? items : []).map((item) => Object.fromEntries(names.map((name) => [name, item[name]])));
