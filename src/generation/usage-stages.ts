import { ARTIFACT_NAMES } from '../artifacts/quality.ts';

/** What tokens and money are told by, in the order in which it is made. Skeleton, parts and repairs belong to their stage. */
export const USAGE_STAGES = ['brief', ...ARTIFACT_NAMES, 'review'] as const;

export type UsageStage = (typeof USAGE_STAGES)[number];
