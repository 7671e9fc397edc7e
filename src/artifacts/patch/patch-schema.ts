import * as z from 'zod';

/** How many operations one patch may have. */
export const OPERATIONS_MAX = 100;

const path = z
  .string()
  .describe('JSON pointer of the place. Items of lists go by id or name as well as by index: /features/F3/criteria/2.');
const value = z.unknown().describe('The value, as JSON.');

/** Changes to one artefact, in the form of RFC 6902: they are applied one after the other, all or none of them. */
export const patchSchema = z
  .array(
    z.discriminatedUnion('op', [
      z.object({ op: z.literal('add').describe('Inserts the value there; `-` ends a list.'), path, value }),
      z.object({ op: z.literal('replace').describe('Replaces what is there by the value.'), path, value }),
      z.object({ op: z.literal('remove').describe('Removes what is there.'), path }),
      z.object({ op: z.literal('test').describe('Stops the patch unless the value is there.'), path, value }),
    ]),
  )
  .min(1)
  .max(OPERATIONS_MAX)
  .describe('Changes in the form of RFC 6902: add, replace, remove and test.');

export type Patch = z.infer<typeof patchSchema>;
export type PatchOperation = Patch[number];
