import type { ArtifactName, Artifacts, PartialArtifacts } from '../../../src/artifacts/artifacts.ts';
import { writeArchitecture } from './architecture.ts';
import { writeFeatures } from './features.ts';
import { writePhases } from './phases.ts';
import { writePromptPack } from './prompt-pack.ts';
import { writeResearch } from './research.ts';

export { brief, ideaOf } from './brief.ts';

export interface AnswerOptions {
  seed: string | number;
  /** Artefacts to build on, of this seed or of anyone else; those that are missing are the seed's own. */
  upstream?: PartialArtifacts | undefined;
}

/**
 * A sound answer for a stage, the same for the same seed and upstream. It never reads an idea. The answers of one seed
 * make a closed plan: every reference exists, and everything is written before it is read and built before it is used.
 */
export function answerFor<Name extends ArtifactName>(stage: Name, options: AnswerOptions): Artifacts[Name] {
  return WRITERS[stage](options);
}

/** All five answers of a seed, each written from those before it. */
export function answersFor(seed: string | number): Artifacts {
  const research = answerFor('research', { seed });
  const architecture = answerFor('architecture', { seed });
  const features = answerFor('features', { seed, upstream: { architecture } });
  const phases = answerFor('phases', { seed, upstream: { architecture, features } });
  const promptPack = answerFor('promptPack', { seed, upstream: { architecture, features, phases } });
  return { research, architecture, features, phases, promptPack };
}

const WRITERS: { [Name in ArtifactName]: (options: AnswerOptions) => Artifacts[Name] } = {
  research: ({ seed }) => writeResearch(seed),
  architecture: ({ seed }) => writeArchitecture(seed),
  features: ({ seed, upstream }) => writeFeatures(seed, upstream?.architecture ?? writeArchitecture(seed)),
  phases: ({ seed, upstream }) => writePhases(seed, upstream?.features ?? answerFor('features', { seed, upstream })),
  promptPack({ seed, upstream }) {
    const architecture = upstream?.architecture ?? writeArchitecture(seed);
    const features = upstream?.features ?? writeFeatures(seed, architecture);
    const phases = upstream?.phases ?? writePhases(seed, features);
    return writePromptPack(seed, { architecture, features, phases });
  },
};
