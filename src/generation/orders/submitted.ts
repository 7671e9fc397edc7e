/** What a host submits, in the order in which it is asked for. */
export const SUBMITTED = ['brief', 'architecture', 'features', 'phases', 'promptPack', 'research', 'review'] as const;
export type Submitted = (typeof SUBMITTED)[number];
