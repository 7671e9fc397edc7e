import type { ArtifactName, Artifacts, PartialArtifacts } from '../../../src/artifacts/artifacts.ts';
import { readSection } from '../../../src/engines/prompts/section.ts';
import { wireSchema } from '../../../src/engines/prompts/wire-schema.ts';
import { STAGES } from '../../../src/generation/stages/index.ts';
import { answerFor } from '../answers/answers.ts';
import { complete } from './complete.ts';
import { VendorError } from './errors.ts';
import { onlyAskedFor } from './only-asked-for.ts';

/** What a request says, however its protocol puts it. */
export interface Asked {
  system: string;
  user: string;
}

/** The stage that a request is for: the one whose instruction stands in its system text. */
export function stageOf({ system }: Asked): ArtifactName | undefined {
  return Object.values(STAGES).find((stage) => system.includes(stage.system))?.name;
}

/**
 * A sound answer in the shape that the request asks for, the same for the same idea and context. It builds on the
 * artefacts in the user's text; what is not fenced is not seen.
 */
export function composeArtifact(stage: ArtifactName | undefined, { user }: Asked, schema?: unknown): unknown {
  if (!stage) throw new VendorError(400, 'system: no stage has this instruction');
  const [idea, context] = [readSection(user, 'idea'), readSection(user, 'context')];
  if (typeof idea !== 'string') throw new VendorError(400, 'messages: the idea is not fenced as data');
  const seed = JSON.stringify([idea, context]);
  const answer = answerFor(stage, { seed, upstream: shownIn(user, seed) });
  return onlyAskedFor(schema ?? wireSchema(STAGES[stage].schema), answer);
}

/** What the prompt shows of the artefacts before: as they were written, when they are answers of the same seed. */
function shownIn(user: string, seed: string): PartialArtifacts {
  const upstream: PartialArtifacts = {};
  for (const name of ['architecture', 'features'] as const) {
    const shown = readSection(user, name);
    if (shown === undefined) continue;
    const own = answerFor(name, { seed, upstream });
    // `complete` gives it the shape of the stage's schema.
    const given = complete(STAGES[name].schema, shown) as Artifacts[typeof name];
    Object.assign(upstream, { [name]: namesIn(own) === namesIn(given) ? own : given });
  }
  return upstream;
}

const namesIn = (artifact: Artifacts['architecture' | 'features']): string =>
  JSON.stringify(
    'features' in artifact
      ? artifact.features.map(({ name }) => name)
      : [artifact.nodes.map(({ label, tech }) => [label, tech]), artifact.dataModel.map(({ entity }) => entity)],
  );
