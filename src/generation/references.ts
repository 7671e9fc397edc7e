import type { App } from '../app.ts';
import type { ArtifactName, PartialArtifacts } from '../artifacts/artifacts.ts';
import { AppError } from '../errors.ts';
import { hashOfWords } from '../plans/words.ts';
import { type GenerationInput, SUPPLIED_NAMES } from './input.ts';
import { artifactsOf, findRun, stagesOf } from './run-rows.ts';
import { withoutDemands } from './supplied.ts';

/**
 * Puts the artefact in place of each run id, so that a chain needs no artefact sent to and fro. Throws `not_found` for a
 * run of another workspace as for none, `conflict` for one that is not done, `invalid_request` for one that made
 * something else.
 */
export async function resolveReferences(
  app: App,
  workspaceId: string,
  input: GenerationInput,
): Promise<GenerationInput> {
  const resolved: GenerationInput = { ...input };
  for (const name of SUPPLIED_NAMES) {
    const given = input[name];
    if (typeof given === 'string') Object.assign(resolved, await artifactOf(app, workspaceId, given, { name, input }));
  }
  return resolved;
}

async function artifactOf(
  app: App,
  workspaceId: string,
  runId: string,
  { name, input }: { name: ArtifactName; input: GenerationInput },
): Promise<PartialArtifacts> {
  const run = await findRun(app.store, workspaceId, runId);
  if (!run) throw new AppError('not_found', `${name}: there is no run ${runId} in this workspace.`);
  if (run.status !== 'succeeded') {
    throw new AppError('conflict', `${name}: the run ${runId} is ${run.status}; use one that succeeded.`);
  }
  const artifact = artifactsOf(await stagesOf(app.store.db, run.id))[name];
  if (!artifact) {
    throw new AppError('invalid_request', `${name}: the run ${runId} is of ${run.tool} and made no ${name}.`);
  }
  // Of another brief, since that belongs to the words and to the engine that read them.
  const asked = JSON.parse(run.input) as GenerationInput;
  const isOfSameBrief =
    run.engine === app.engine.name && hashOfWords(asked.idea, asked.context) === hashOfWords(input.idea, input.context);
  return isOfSameBrief ? { [name]: artifact } : withoutDemands({ [name]: artifact });
}
