/** The day of a moment, in UTC: `2026-11-29`. */
export const dayOf = (epochMs: number): string => new Date(epochMs).toISOString().slice(0, 10);
