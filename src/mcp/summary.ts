import type { ArtifactName } from '../artifacts/artifacts.ts';
import { blueprintSchema } from '../artifacts/blueprint.ts';
import { AppError } from '../errors.ts';

export const ARTIFACT_NAMES = [
  'research',
  'architecture',
  'features',
  'phases',
  'promptPack',
] as const satisfies readonly ArtifactName[];

/**
 * A blueprint small enough for a model's context: the idea, each part's own summary and size, and the names that the
 * parts share. The parts themselves are read with get_run and `section`. Throws `internal` for what a service of another
 * version may have made of it.
 */
export function summarise(result: unknown): Record<string, unknown> {
  const read = blueprintSchema.safeParse(result);
  if (!read.success) {
    throw new AppError(
      'internal',
      'The blueprint is made, but of a shape that this version cannot sum up; read its parts with get_run and `section`.',
      { cause: read.error },
    );
  }
  const blueprint = read.data;
  const { research, architecture, features, phases, promptPack } = blueprint;
  return {
    idea: blueprint.idea,
    generatedAt: blueprint.generatedAt,
    sections: Object.fromEntries(
      ARTIFACT_NAMES.map((name) => [
        name,
        { summary: blueprint[name].summary, chars: JSON.stringify(blueprint[name]).length },
      ]),
    ),
    recommendation: research.recommendation,
    stack: architecture.techStack.map((one) => `${one.category}: ${one.choice}`),
    features: features.features.map((one) => `${one.priority} ${one.name}`),
    phases: phases.phases.map((one) => `${one.name} (${one.duration})`),
    prompts: promptPack.prompts.map((one) => one.name),
  };
}
