import type { ArtifactName, Artifacts, PartialArtifacts } from '../../../src/artifacts/artifacts.ts';
import { checkCoherence } from '../../../src/artifacts/coherence/index.ts';
import { createOfflineEngine } from '../../../src/engines/offline/index.ts';
import { noPrompt } from '../../helpers/no-prompt.ts';

export const STAGES: ArtifactName[] = ['research', 'architecture', 'features', 'phases', 'promptPack'];
const engine = createOfflineEngine();

/** One stage of the offline planner. */
export async function stage<Name extends ArtifactName>(
  name: Name,
  idea: string,
  context?: string,
  upstream: PartialArtifacts = {},
): Promise<Artifacts[Name]> {
  const { output } = await engine.generate({
    stage: name,
    idea,
    context,
    upstream,
    prompt: noPrompt,
    signal: new AbortController().signal,
  });
  // The tests parse it with the schema where the shape is the point.
  return output as Artifacts[Name];
}

/** All five stages, each given what came before. */
export async function blueprint(idea: string, context?: string): Promise<Artifacts> {
  const research = await stage('research', idea, context);
  const architecture = await stage('architecture', idea, context, { research });
  const features = await stage('features', idea, context, { research, architecture });
  const phases = await stage('phases', idea, context, { features });
  const promptPack = await stage('promptPack', idea, context, { architecture, features });
  return { research, architecture, features, phases, promptPack };
}

/** What the hard rules find against the named stages. */
export function faults(
  idea: string,
  context: string | undefined,
  artifacts: PartialArtifacts,
  written = STAGES,
): string[] {
  return checkCoherence({ idea, context, artifacts }, { written }).faults.map(
    (fault) => `${fault.rule}: ${fault.message}`,
  );
}
