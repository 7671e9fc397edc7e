import type { ArtifactName, PartialArtifacts } from '../artifacts.ts';

/** One field whose size matters: how long a text is, or how many items a list has. */
export interface Field {
  artifact: ArtifactName;
  path: string;
  /** Name of the item the field belongs to, where there are several. */
  of: string | undefined;
  unit: 'characters' | 'items';
  size: number;
  min: number;
  max: number;
}

type Limits = readonly [path: string, min: number, max: number];

/** The fields of all artefacts that exist, each with the range it should keep to. */
export function fieldsOf({ research, architecture, features, phases, promptPack }: PartialArtifacts): Field[] {
  return [
    ...(research === undefined ? [] : sized('research', undefined, research, RESEARCH)),
    ...(architecture === undefined ? [] : sized('architecture', undefined, architecture, ARCHITECTURE)),
    ...(architecture?.nodes.flatMap((node) => sized('architecture', node.label, node, NODE)) ?? []),
    ...(architecture?.dataModel.flatMap((entity) => sized('architecture', entity.entity, entity, ENTITY)) ?? []),
    ...(features === undefined ? [] : sized('features', undefined, features, FEATURES)),
    ...(features?.features.flatMap((feature) => sized('features', feature.name, feature, FEATURE)) ?? []),
    ...(phases === undefined ? [] : sized('phases', undefined, phases, PHASES)),
    ...(phases?.phases.flatMap((phase) => sized('phases', phase.name, phase, PHASE)) ?? []),
    ...(promptPack === undefined ? [] : sized('promptPack', undefined, promptPack, PROMPT_PACK)),
    ...(promptPack?.prompts.flatMap((prompt) => sized('promptPack', prompt.name, prompt, PROMPT)) ?? []),
  ];
}

// Characters for a text, items for a list.
const RESEARCH: readonly Limits[] = [
  ['summary', 80, 1_500],
  ['audience', 2, 8],
  ['competitors', 2, 25],
  ['trends', 1, 10],
  ['risks', 2, 12],
  ['recommendation', 40, 1_200],
];
const ARCHITECTURE: readonly Limits[] = [
  ['summary', 60, 1_500],
  ['nodes', 3, 20],
  ['techStack', 3, 20],
  ['dataModel', 2, 25],
  ['scalingStrategy', 60, 2_000],
];
const NODE: readonly Limits[] = [['description', 15, 400]];
const ENTITY: readonly Limits[] = [['fields', 1, 30]];
const FEATURES: readonly Limits[] = [
  ['summary', 40, 1_500],
  ['features', 4, 30],
];
const FEATURE: readonly Limits[] = [
  ['name', 3, 80],
  ['description', 30, 900],
  ['userStories', 1, 6],
  ['acceptanceCriteria', 1, 10],
  ['edgeCases', 1, 8],
  ['apiSurface', 0, 12],
];
const PHASES: readonly Limits[] = [['summary', 40, 1_500]];
const PHASE: readonly Limits[] = [
  ['name', 3, 80],
  ['goal', 15, 500],
  ['deliverables', 1, 10],
  ['risks', 1, 8],
  ['successMetrics', 1, 8],
];
const PROMPT_PACK: readonly Limits[] = [
  ['summary', 40, 1_500],
  ['setupPrompt', 120, 18_000],
];
const PROMPT: readonly Limits[] = [
  ['name', 3, 80],
  // With the facts that the program adds.
  ['prompt', 80, 18_000],
  ['expectedOutput', 15, 1_000],
];

function sized(artifact: ArtifactName, of: string | undefined, item: object, limits: readonly Limits[]): Field[] {
  const values = new Map<string, unknown>(Object.entries(item));
  return limits.flatMap(([path, min, max]): Field[] => {
    const value = values.get(path);
    if (typeof value === 'string') return [{ artifact, path, of, unit: 'characters', size: value.length, min, max }];
    return Array.isArray(value) ? [{ artifact, path, of, unit: 'items', size: value.length, min, max }] : [];
  });
}
