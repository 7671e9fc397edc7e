import * as z from 'zod';

/** One thing, as it is answered. */
export const dataOf = <Thing extends z.ZodType>(thing: Thing) =>
  z.object({ data: thing.describe('What was asked for.') });

/** One thing that may have been there before. */
export const addedOf = <Thing extends z.ZodType>(thing: Thing) =>
  dataOf(thing).extend({ created: z.boolean().describe('false: it was there before and stays as it was.') });

/** All of a kind that are few. */
export const allOf = <Thing extends z.ZodType>(thing: Thing, says: string) =>
  z.object({ data: z.array(thing).describe(says) });

/** The path parameter of an endpoint of one thing. */
export const idIn = (thing: string, prefix: string) =>
  z.object({ id: z.string().describe(`Id of the ${thing} (${prefix}_…).`) });

/** The path parameters of an endpoint of one step. */
export const stepIn = z.object({
  id: z.string().describe('Id of the campaign (cam_…).'),
  stepId: z.string().describe('Id of the step (step_…).'),
});

/** What taking a thing away answers. */
export const removedSchema = z.object({
  data: z
    .object({ id: z.string().describe('Id of what was removed.'), removed: z.literal(true).describe('It is gone.') })
    .describe('What was removed.'),
});

/** The answer of that shape. */
export const removed = (id: string): z.output<typeof removedSchema> => ({ data: { id, removed: true } });

/** Codes that any body can meet. */
export const BODY_ERRORS = ['invalid_json', 'payload_too_large', 'unsupported_media_type'] as const;
