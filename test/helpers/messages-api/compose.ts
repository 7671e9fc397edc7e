import type { ArtifactName, PartialArtifacts } from '../../../src/artifacts/artifacts.ts';
import { createOfflineEngine } from '../../../src/engines/offline/index.ts';
import { readSection } from '../../../src/engines/prompts/section.ts';
import { STAGES } from '../../../src/generation/stages/index.ts';
import { noPrompt } from '../no-prompt.ts';
import { complete } from './complete.ts';
import { VendorError } from './errors.ts';

const engine = createOfflineEngine();

/** What a request says, however its protocol puts it. */
export interface Asked {
  system: string;
  user: string;
}

/** The stage that a request is for: the one whose instruction stands in its system text. */
export function stageOf({ system }: Asked): ArtifactName | undefined {
  return Object.values(STAGES).find((stage) => system.includes(stage.system))?.name;
}

/** The artefact that the offline planner writes from the sections of the user's text; what is not fenced is not seen. */
export async function composeArtifact(stage: ArtifactName | undefined, { user }: Asked): Promise<unknown> {
  if (!stage) throw new VendorError(400, 'system: no stage has this instruction');
  const read = (name: string) => readSection(user, name);
  const [idea, context] = [read('idea'), read('context')];
  if (typeof idea !== 'string') throw new VendorError(400, 'messages: the idea is not fenced as data');
  const given = Object.values(STAGES).flatMap(({ name, schema }) => {
    const shown = read(name);
    return shown === undefined ? [] : [[name, complete(schema, shown)]];
  });
  const { output } = await engine.generate({
    stage,
    idea,
    context: typeof context === 'string' ? context : undefined,
    // Each has been given the shape of its stage's schema.
    upstream: Object.fromEntries(given) as PartialArtifacts,
    prompt: noPrompt,
    signal: new AbortController().signal,
  });
  return output;
}
