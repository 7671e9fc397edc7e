import * as z from 'zod';
import { featureSliceSchema, packIndexSchema, promptSliceSchema } from '../../artifacts/authored/parts/fills.ts';
import { featureIndexSchema } from '../../artifacts/authored/parts/skeleton.ts';
import { reviewSchema } from '../../artifacts/review/review.ts';
import { ARCHITECTURE_TASK } from '../prompts/architecture.ts';
import { BRIEF_TASK } from '../prompts/brief.ts';
import { FEATURE_DETAILS_TASK, FEATURES_INDEX_TASK } from '../prompts/features.ts';
import { PHASES_TASK } from '../prompts/phases.ts';
import { PACK_INDEX_AFTER_FEATURES_TASK, PROMPT_WORDS_TASK } from '../prompts/prompt-pack.ts';
import { RESEARCH_OF_HOST_TASK } from '../prompts/research.ts';
import { REVIEW_OF_OWN_TASK } from '../prompts/review.ts';
import { stageNamed } from '../stages/index.ts';
import type { Submitted } from './submitted.ts';

/** What one order asks for. */
export interface HostPart {
  artifact: Submitted;
  /** What a header calls it. */
  called: string;
  /** What the host is told to do: at most 3,500 characters. */
  task: string;
  schema: z.ZodType;
}

const whole = (artifact: Exclude<Submitted, 'review'>, task: string): HostPart => ({
  ...{ artifact, task, called: artifact },
  schema: stageNamed(artifact).form.schema,
});

/** Every part that a host writes: one line a kind. */
export const HOST_PARTS = {
  brief: whole('brief', BRIEF_TASK),
  architecture: whole('architecture', ARCHITECTURE_TASK),
  featureIndex: {
    artifact: 'features',
    called: 'features, the index',
    task: FEATURES_INDEX_TASK,
    schema: featureIndexSchema,
  },
  featureDetails: {
    artifact: 'features',
    called: 'features, details',
    task: FEATURE_DETAILS_TASK,
    schema: featureSliceSchema,
  },
  phases: whole('phases', PHASES_TASK),
  packIndex: {
    artifact: 'promptPack',
    called: 'promptPack, the index',
    task: PACK_INDEX_AFTER_FEATURES_TASK,
    schema: packIndexSchema,
  },
  promptWords: {
    artifact: 'promptPack',
    called: 'promptPack, words',
    task: PROMPT_WORDS_TASK,
    schema: promptSliceSchema,
  },
  research: whole('research', RESEARCH_OF_HOST_TASK),
  review: { artifact: 'review', called: 'review', task: REVIEW_OF_OWN_TASK, schema: reviewSchema },
} as const satisfies Record<string, HostPart>;

export type HostPartKind = keyof typeof HOST_PARTS;

/** Names of the top-level fields of a part. */
export const fieldsOfPart = (kind: HostPartKind): string[] => {
  const { schema } = HOST_PARTS[kind];
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
};
