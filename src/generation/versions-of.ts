import type { App } from '../app.ts';
import type { ArtifactName, PartialArtifacts } from '../artifacts/artifacts.ts';
import type { Brief } from '../artifacts/brief.ts';
import { hashOf } from '../artifacts/patch/hash-of.ts';
import type { ModelStage } from '../by-stage.ts';
import { modelFor } from '../engines/engine.ts';
import type { PlanArtifact } from '../plans/names.ts';
import { type NewVersion, writtenVersion } from '../plans/versions.ts';
import { type GenerationInput, SUPPLIED_NAMES } from './input.ts';
import { STAGES } from './stages/index.ts';
import type { GenerationTool } from './tool.ts';

interface Made {
  tool: GenerationTool;
  input: GenerationInput;
  brief: Brief;
  /** What the run made. */
  artifacts: PartialArtifacts;
  /** What its author wrote of each, where that is known. */
  written: ReadonlyMap<ArtifactName, unknown>;
}

/**
 * What a run adds to its plan, the brief first: each artefact with what it was made from, that is the brief, what was
 * supplied, and what the same run made before it.
 */
export function versionsOf(app: App, { tool, input, brief, artifacts, written }: Made): Omit<NewVersion, 'runId'>[] {
  const by = (stage: ModelStage) => ({ engine: app.engine.name, model: modelFor(app.engine, stage), keyId: null });
  const briefVersion = { ...writtenVersion('brief', brief), basedOn: [], author: by('brief') };
  const supplied = SUPPLIED_NAMES.filter((name) => !tool.stages.includes(name)).flatMap((name) =>
    baseGiven(input, name),
  );
  const own = tool.stages.map((name) => ({ name, ...writtenVersion(name, artifacts[name] ?? {}) }));
  const versions = own.map(({ name, ...version }) => {
    const needed = own.filter((one) => STAGES[name].needs.includes(one.name));
    const basedOn = [briefVersion, ...supplied, ...needed].map(({ artifact, hash }) => ({ artifact, hash }));
    return { ...version, ...wordsOf(app, written.get(name)), basedOn, author: by(name) };
  });
  return [briefVersion, ...versions];
}

/** What patches change: what an engine stores as it is has no author's shape. */
const wordsOf = ({ engine }: App, words: unknown): Pick<NewVersion, 'written'> =>
  engine.writes === 'authored' && words !== undefined ? { written: JSON.stringify(words) } : {};

function baseGiven(input: GenerationInput, name: ArtifactName & keyof GenerationInput): Base[] {
  const given = input[name];
  if (typeof given !== 'object') return [];
  return [{ artifact: name, hash: input.versions?.[name] ?? hashOf(given) }];
}

interface Base {
  artifact: PlanArtifact;
  hash: string;
}
