import type { ArtifactName } from '../../artifacts/artifacts.ts';
import type { JudgedName } from '../../artifacts/quality.ts';
import { wireSchema } from '../../engines/prompts/wire-schema.ts';
import { architecture } from './architecture.ts';
import { brief } from './brief.ts';
import { features } from './features.ts';
import { phases } from './phases.ts';
import { promptPack } from './prompt-pack.ts';
import { research } from './research.ts';
import type { Stage } from './stage.ts';

/** Every stage, by the artefact it makes: one line a stage. */
export const STAGES: { readonly [Name in ArtifactName]: Stage<unknown, Name> } = {
  research: erase(research),
  architecture: erase(architecture),
  features: erase(features),
  phases: erase(phases),
  promptPack: erase(promptPack),
};

/** What every other stage is judged by. No tool lists it: it belongs to the words, and is made before their first run. */
export const BRIEF_STAGE: Stage<unknown, 'brief'> = erase(brief);

/** The stage that makes an artefact, or the brief. */
export const stageNamed = (name: JudgedName): Stage => (name === 'brief' ? BRIEF_STAGE : STAGES[name]);

/** Names of the fields that an answer of the stage has. */
export const fieldsOf = ({ form }: Stage): string[] => Object.keys(Object(wireSchema(form.schema).properties));

// The pipeline hands a stage only what that stage's own schema has parsed, so the type may be forgotten here.
function erase<Output, Name extends JudgedName>(stage: Stage<Output, Name>): Stage<unknown, Name> {
  return {
    ...stage,
    form: {
      ...stage.form,
      pointer: (stored, artifact) => stage.form.pointer(stored, stage.schema.parse(artifact)),
    },
    lacks: (output) => stage.lacks(stage.schema.parse(output)),
    headline: (output) => stage.headline(stage.schema.parse(output)),
  };
}
