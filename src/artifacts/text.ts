import * as z from 'zod';

/** A sentence or name that must say something: never empty, never only spaces. */
export const text = (says: string) => z.string().trim().min(1).describe(says);

/** A list of such sentences. */
export const texts = (says: string) => z.array(z.string().trim().min(1)).describe(says);
