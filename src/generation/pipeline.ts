import type { ArtifactName, PartialArtifacts } from '../artifacts/artifacts.ts';
import { STAGES } from './stages/index.ts';

/** What the pipeline asks of whoever runs it. */
export interface PipelineSteps {
  /** Makes one artefact and records it; what it resolves to is handed to the stages that need it. */
  make(stage: ArtifactName, upstream: PartialArtifacts): Promise<unknown>;
}

/**
 * Runs stages as the graph of their needs: what is ready runs at once, side by side. Artefacts in `have` were made
 * before or supplied and are not made again. Rejects with the first failure, after every started stage has ended.
 */
export async function runPipeline(
  stages: readonly ArtifactName[],
  have: PartialArtifacts,
  steps: PipelineSteps,
): Promise<PartialArtifacts> {
  const artifacts: PartialArtifacts = { ...have };
  const waiting = new Set(stages.filter((name) => artifacts[name] === undefined));
  const running = new Set<Promise<void>>();
  let failure: { error: unknown } | undefined;
  const isReady = (name: ArtifactName) =>
    STAGES[name].needs.every((need) => artifacts[need] !== undefined || !stages.includes(need));

  const start = (name: ArtifactName) => {
    waiting.delete(name);
    const work: Promise<void> = steps
      .make(name, { ...artifacts })
      .then(
        (output) => void Object.assign(artifacts, { [name]: output }),
        (error) => {
          failure ??= { error };
        },
      )
      .finally(() => running.delete(work));
    running.add(work);
  };

  for (;;) {
    if (!failure) for (const name of [...waiting].filter(isReady)) start(name);
    if (running.size === 0) break;
    await Promise.race(running);
  }
  if (failure) throw failure.error;
  return artifacts;
}
