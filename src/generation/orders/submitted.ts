/** What a host submits, in the order in which it is asked for. */
export const SUBMITTED = ['brief', 'research', 'architecture', 'features', 'phases', 'promptPack', 'review'] as const;
export type Submitted = (typeof SUBMITTED)[number];
