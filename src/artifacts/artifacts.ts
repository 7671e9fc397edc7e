import type { Architecture } from './architecture.ts';
import type { Features } from './features.ts';
import type { Phases } from './phases.ts';
import type { PromptPack } from './prompt-pack.ts';
import type { Research } from './research.ts';

/** The five artefacts by the name each carries in requests, answers and blueprints. */
export interface Artifacts {
  research: Research;
  architecture: Architecture;
  features: Features;
  phases: Phases;
  promptPack: PromptPack;
}

export type ArtifactName = keyof Artifacts;

/** Whatever artefacts exist so far: made by earlier stages or supplied by the caller. */
export type PartialArtifacts = { [Name in ArtifactName]?: Artifacts[Name] | undefined };
