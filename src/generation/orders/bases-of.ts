import type { Research } from '../../artifacts/research.ts';
import type { PlanArtifact } from '../../plans/names.ts';
import { STAGES } from '../stages/index.ts';

const SEQUENCE = ['brief', ...Object.keys(STAGES)];

/**
 * What a host's version of an artefact is made from: the current versions of what comes before it. Of the research, only
 * its demands are cited; one that has none is no base.
 */
export function basesOf(
  artifact: PlanArtifact,
  currents: readonly { artifact: string; hash: string; data: string }[],
): { artifact: PlanArtifact; hash: string }[] {
  const before = SEQUENCE.slice(0, Math.max(0, SEQUENCE.indexOf(artifact)));
  return currents
    .filter((one) => before.includes(one.artifact) && (one.artifact !== 'research' || hasDemands(one)))
    .map((one) => ({ artifact: one.artifact as PlanArtifact, hash: one.hash }));
}

const hasDemands = ({ data }: { data: string }): boolean => (JSON.parse(data) as Research).demands !== undefined;
