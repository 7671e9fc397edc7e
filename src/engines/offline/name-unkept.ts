import type { ArtifactName, PartialArtifacts } from '../../artifacts/artifacts.ts';
import { breachesOf } from '../../artifacts/coherence/constraint-breaches.ts';
import { readConstraints } from '../../artifacts/constraints.ts';

/** An artefact as every stage makes it: whatever else it has, it begins with a summary. */
interface Summarised {
  summary: string;
}

/**
 * Names in the summary what idea and context demand and this artefact does not keep, so that a reader decides on it
 * instead of finding out. Answers the artefact and one warning a demand.
 */
export function nameUnkept<Made extends Summarised>(
  stage: ArtifactName,
  made: Made,
  asked: { idea: string; context: string | undefined; upstream: PartialArtifacts },
): { output: Made; warnings: string[] } {
  const artifacts = { ...asked.upstream, [stage]: made };
  const unkept = readConstraints(asked.idea, asked.context).filter((constraint) =>
    breachesOf(constraint, artifacts).some((finding) => finding.artifact === stage && finding.severity !== 'report'),
  );
  const demands = [...new Set(unkept.map((constraint) => constraint.text.replaceAll(/\s+/g, ' ').trim()))];
  if (demands.length === 0) return { output: made, warnings: [] };
  const listed = demands.map((demand) => `“${demand}”`).join(', ');
  const summary = `${made.summary} Asked for and not settled by this plan: ${listed}. Decide on it before building.`;
  return {
    output: { ...made, summary },
    warnings: demands.map((demand) => `The ${stage} does not settle what was asked for: “${demand}”.`),
  };
}
