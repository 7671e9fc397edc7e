import type { PlanArtifact } from '../../plans/names.ts';
import { HOST_PARTS } from './host-part.ts';
import { nextAsked } from './next-asked.ts';
import type { PlanState } from './plan-state.ts';

/** The artefact that a plan asks to be brought up to date now; undefined where it asks for anything else, or nothing. */
export function staleAsked(state: PlanState): PlanArtifact | undefined {
  const asked = nextAsked(state);
  const artifact = asked && HOST_PARTS[asked.kind].artifact;
  return artifact !== undefined && artifact !== 'review' && state.stale[artifact] ? artifact : undefined;
}
