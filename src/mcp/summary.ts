import type { ArtifactName } from '../artifacts/artifacts.ts';
import { type Blueprint, blueprintSchema } from '../artifacts/blueprint.ts';
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
  const blueprint = readBlueprint(result);
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

/** Bytes of an outline's text: it says little, so it may cost little of a model's context. */
const OUTLINE_BYTES_MAX = 1_200;

/**
 * The features of an outline, a line each, in at most 1,200 bytes: all that it has of its own. What does not fit is
 * counted. Throws as `summarise` does.
 */
export function outlineText(result: unknown): string {
  const { features } = readBlueprint(result).features;
  const lines: string[] = [];
  let bytes = 0;
  for (const { priority, name } of features) {
    const line = `- ${priority} ${name}`;
    bytes += Buffer.byteLength(line) + 1;
    if (bytes > OUTLINE_BYTES_MAX) break;
    lines.push(line);
  }
  const more = features.length - lines.length;
  const rest = more === 0 ? [] : [`- and ${more} more: read the section features`];
  return [
    "Outline made by rules, without a model. Features, in the user's words:",
    ...lines,
    ...rest,
    'What the user rules out, also says and asks stands in the section promptPack, in its setupPrompt.',
  ].join('\n');
}

function readBlueprint(result: unknown): Blueprint {
  const read = blueprintSchema.safeParse(result);
  if (read.success) return read.data;
  throw new AppError(
    'internal',
    'This version cannot sum up the blueprint: read its parts with get_run and `section`.',
    { cause: read.error },
  );
}
