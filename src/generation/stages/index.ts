import type { ArtifactName } from '../../artifacts/artifacts.ts';
import { architecture } from './architecture.ts';
import { features } from './features.ts';
import { phases } from './phases.ts';
import { promptPack } from './prompt-pack.ts';
import { research } from './research.ts';
import type { Stage } from './stage.ts';

/** Every stage, by the artefact it makes: one line a stage. */
export const STAGES: { readonly [Name in ArtifactName]: Stage } = {
  research: erase(research),
  architecture: erase(architecture),
  features: erase(features),
  phases: erase(phases),
  promptPack: erase(promptPack),
};

// The pipeline hands a stage only what that stage's own schema has parsed, so the type may be forgotten here.
function erase<Output>(stage: Stage<Output>): Stage {
  return {
    ...stage,
    lacks: (output) => stage.lacks(stage.schema.parse(output)),
    headline: (output) => stage.headline(stage.schema.parse(output)),
  };
}
