import * as z from 'zod';

const ways = z.array(z.string().min(1)).min(1);

/**
 * What a family of verbs means in a program: which result is kept of each time, and how its work is tested. For acts of an idea
 * that no capability knows. Phrases are those of capabilities, with `{act}` ("find rings of three people"), `{result}` and its plural.
 */
export const actKindSchema = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  /** Base forms in English. No verb is in two kinds. */
  verbs: z.array(z.string().regex(/^[a-z-]+$/)).min(1),
  /** Done to one thing at a time, or over all of them. */
  over: z.enum(['one', 'all']),
  /** What each time leaves behind, named after its thing: "ring" and "finding" make "ring finding". */
  result: z.strictObject({ noun: z.string(), fields: z.array(z.string().regex(/^[A-Za-z]+: \S/)).min(3) }),
  description: ways,
  /** How it is shown that the act does what the idea says; stands wherever a feature is asked for in such words. */
  proof: ways,
  criteria: z.array(ways).min(3),
  edgeCases: z.array(ways).min(2),
  steps: z.array(ways).min(2),
  pitfalls: z.array(ways).min(1),
  effort: z.enum(['S', 'M', 'L']),
});

export type ActKind = z.infer<typeof actKindSchema>;
