import * as z from 'zod';
import { EFFORTS } from '../../../../artifacts/features.ts';
import { KINDS } from '../schema.ts';

const lines = z.array(z.string().min(1));

/**
 * How something that an idea asks for works inside: one clause of it, recognised by its shape, with the tables, endpoints, steps and
 * proofs that it needs. In a sign, named groups take the clause's own words; in texts `<group>` puts them back: `<group.one>` and
 * `<group.many>` as a noun without its article, `<a group>` with one, `<group.noun>` its last two words, `<group.list>` a list
 * "a, b and c", `<group.n>` how many it has, `<group.total>` how many of it the idea speaks of. A line with a group that the clause
 * does not have is left out. Slots in braces are those of capabilities.
 */
export const mechanismSchema = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  /** Ways in which a sentence asks for it. The flags are those of `pattern`. */
  signs: z.array(z.string().min(1)).min(1),
  /** Sentences that look like it and mean something else. */
  unless: z.string().optional(),
  /** More words for it, taken from anywhere in the text. */
  also: z.array(z.string()).optional(),
  /** Groups that hold several things: "chapters, show notes and cards". */
  lists: z.array(z.string()).optional(),
  /** The group that names what it is done to. */
  of: z.string().optional(),
  /** Name, description and act of a feature of a known kind that does the same: it is built as that, by what stands here. */
  covered: z.string().optional(),
  /** Criteria of such a feature that these replace. */
  instead: z.string().optional(),
  /** An endpoint of such a feature that asks the same: these stand in its place. */
  replaces: z.string().optional(),
  /** Functions that it does itself: none of them is built beside it for what its own clauses say. */
  does: z.array(z.string()).optional(),
  /** Functions that its words hint at and nobody means by them: "due" reminds nobody. */
  spares: z.array(z.string()).optional(),
  /** What else the idea says that is done here: "tick off what they did". */
  takes: z.string().optional(),
  /** Names of features of a known kind that lead to the same in another way, and are not built beside it. */
  leaves: z.string().optional(),
  /** Services outside that carry what it sends. */
  needs: z.array(z.enum(['email'])).optional(),
  name: lines.min(1),
  description: lines.min(1),
  want: lines.min(1),
  so: z.string().min(1),
  entities: z.array(
    z.strictObject({
      key: z.string().regex(/^[a-z][a-zA-Z]*$/),
      name: z.string(),
      kind: z.enum(KINDS),
      fields: lines.min(2),
      to: z.string().optional(),
      /** What else it speaks of: keys, or "~finding" for what the plan calls so, where it keeps such a thing. */
      about: z.array(z.string()).optional(),
    }),
  ),
  /** Fields that the thing of a covering feature needs for it. */
  adds: lines.optional(),
  criteria: lines.min(2),
  api: z.array(
    z.strictObject({
      method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
      path: z.string().regex(/^\//),
      purpose: z.string(),
    }),
  ),
  edgeCases: lines.min(2),
  steps: lines.min(3),
  pitfalls: lines.min(1),
  effort: z.enum(EFFORTS),
});

export type Mechanism = z.infer<typeof mechanismSchema>;
