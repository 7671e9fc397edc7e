import type { ArtifactName } from '../../artifacts/artifacts.ts';
import { ARCHITECTURE_HALVES, type PackIndex } from '../../artifacts/authored/parts/fills.ts';
import type { Skeleton } from '../../artifacts/authored/parts/skeleton.ts';
import type { ModelStage } from '../../by-stage.ts';
import { inSlices } from './fan-out.ts';
import { nameOf, PARTS, type PartKind } from './part.ts';

/** Stages that are written in parts where a run has all of them; each of the others is one part. */
export const DRAFTED: readonly ArtifactName[] = ['architecture', 'features', 'phases', 'promptPack'];

export const isInParts = (stages: readonly string[]): boolean => DRAFTED.every((name) => stages.includes(name));

/** Items that one call writes, and calls beside each other: more would wait for each other's turn. */
const FEATURES = { size: 2, most: 4 };
const PROMPTS = { size: 2, most: 6 };

export const featureSlices = ({ features }: Pick<Skeleton, 'features'>): Skeleton['features'][] =>
  inSlices(features, FEATURES);

/** What all prompts share is written first: the longest of the calls. */
export const promptSlices = ({ prompts }: PackIndex): PackIndex['prompts'][] => [[], ...inSlices(prompts, PROMPTS)];

/** A part that a draft has, by the name that it is kept under. */
export interface PlannedPart {
  name: string;
  /** Whose calls it is written by. */
  stage: ModelStage;
}

/** All parts of a draft, step by step: those of a step are written beside each other, once the step before is done. */
export function plannedParts(skeleton: Pick<Skeleton, 'features'>, index: PackIndex): PlannedPart[][] {
  return [
    only('skeleton'),
    [
      ...several('architectureFill', ARCHITECTURE_HALVES),
      ...several('featureSlice', featureSlices(skeleton)),
      ...only('phasesFill'),
      ...only('packIndex'),
    ],
    several('promptSlice', promptSlices(index)),
    only('review'),
  ];
}

const only = (kind: PartKind): PlannedPart[] => [planned(kind)];

const several = (kind: PartKind, slices: readonly unknown[]): PlannedPart[] =>
  slices.map((_, at) => planned(kind, at + 1));

const planned = (kind: PartKind, number?: number): PlannedPart => ({
  name: nameOf({ kind, number }),
  stage: kind === 'review' ? 'review' : PARTS[kind].stage,
});
