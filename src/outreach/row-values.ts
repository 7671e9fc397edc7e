/** A stored time as it is answered. */
export const iso = (at: number): string => new Date(at).toISOString();

/** The same where there may be none. */
export const isoOrNull = (at: number | null): string | null => (at === null ? null : iso(at));

/** What cannot be an id is not asked for: PostgreSQL refuses some characters with an error of its own. */
export const canBeId = (id: string): boolean => /^[\w-]{1,100}$/.test(id);
