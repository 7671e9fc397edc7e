import type * as z from 'zod';
import {
  architectureFillSchema,
  featureSliceSchema,
  packIndexSchema,
  phasesFillSchema,
  promptSliceSchema,
} from '../../artifacts/authored/parts/fills.ts';
import { skeletonSchema } from '../../artifacts/authored/parts/skeleton.ts';
import type { JudgedName } from '../../artifacts/quality.ts';
import { reviewSchema } from '../../artifacts/review/review.ts';
import { ARCHITECTURE_FILL_TASK } from '../prompts/architecture.ts';
import { FEATURE_SLICE_TASK } from '../prompts/features.ts';
import { PHASES_FILL_TASK } from '../prompts/phases.ts';
import { PACK_INDEX_TASK, PROMPT_SLICE_TASK } from '../prompts/prompt-pack.ts';
import { REVIEW_TASK } from '../prompts/review.ts';
import { SKELETON_TASK } from '../prompts/skeleton.ts';
import { systemText } from '../prompts/system.ts';

/** What one call of a model writes of a blueprint. */
export interface Part<Data> {
  /** What a log line and the last words of a prompt call it. */
  called: string;
  /** The stage that its calls count for. */
  stage: JudgedName;
  /** What a model is told to do: static, so that it can be cached. */
  system: string;
  schema: z.ZodType<Data>;
  /** The names of the items that it has: one bound to some must have them all. */
  items(data: Data): string[];
}

const definePart = <Data>({ task, ...part }: Omit<Part<Data>, 'system'> & { task: string }): Part<Data> => ({
  ...part,
  system: systemText(task),
});

/** Every part of a blueprint: one line a kind. */
export const PARTS = {
  skeleton: definePart({
    called: 'skeleton',
    stage: 'architecture',
    task: SKELETON_TASK,
    schema: skeletonSchema,
    items: () => [],
  }),
  architectureFill: definePart({
    called: 'rest of the architecture',
    stage: 'architecture',
    task: ARCHITECTURE_FILL_TASK,
    schema: architectureFillSchema,
    items: ({ nodes }) => nodes.map(({ label }) => label),
  }),
  featureSlice: definePart({
    called: 'features in detail',
    stage: 'features',
    task: FEATURE_SLICE_TASK,
    schema: featureSliceSchema,
    items: ({ features }) => features.map(({ id }) => id),
  }),
  phasesFill: definePart({
    called: 'phases in detail',
    stage: 'phases',
    task: PHASES_FILL_TASK,
    schema: phasesFillSchema,
    items: ({ phases }) => phases.map(({ name }) => name),
  }),
  packIndex: definePart({
    called: 'index of the prompt pack',
    stage: 'promptPack',
    task: PACK_INDEX_TASK,
    schema: packIndexSchema,
    items: () => [],
  }),
  promptSlice: definePart({
    called: 'prompts in words',
    stage: 'promptPack',
    task: PROMPT_SLICE_TASK,
    schema: promptSliceSchema,
    items: ({ prompts }) => prompts.map(({ name }) => name),
  }),
  review: definePart({
    called: 'review of the plan',
    stage: 'promptPack',
    task: REVIEW_TASK,
    schema: reviewSchema,
    items: ({ verdicts }) => verdicts.map(({ id }) => id),
  }),
};

export type PartKind = keyof typeof PARTS;
export type PartData<Kind extends PartKind> = z.infer<(typeof PARTS)[Kind]['schema']>;

/** Whether what a run keeps under this name belongs to a stage's artefact. */
export const isPartOf = (stage: string, kept: string): boolean =>
  PARTS[kept.split(' ', 1)[0] as PartKind]?.stage === stage || kept === writtenName(stage);

/** Whether what a run keeps under this name is a part that a model wrote. */
export const isPartName = (kept: string): boolean => Object.hasOwn(PARTS, kept.split(' ', 1)[0] ?? '');

/** The name under which a run keeps what a stage's artefact was made of. */
export const writtenName = (stage: string): string => `written ${stage}`;

/** What a part is kept as, and called in log lines: `number` tells several of a kind apart, from 1. */
export const nameOf = ({ kind, number }: { kind: PartKind; number?: number | undefined }): string =>
  number === undefined ? kind : `${kind} ${number}`;
