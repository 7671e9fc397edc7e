import * as z from 'zod';
import { capabilitySchema } from '../schema.ts';

/**
 * A rule that house after house lays down ("under 18 is impossible", "nothing from a closed zone is sold"), as knowledge: by which
 * words it is told, which tables and fields decide it, and how it is tested on both sides of its own limit. What it brings is a
 * small capability, bound to the thing that the rule speaks of.
 *
 * Named groups of `signs` are slots of its texts, beside those of a capability: `{who}`, `{amount}`. A group `n` is a number, and
 * gives `{fewer}` and `{more}` too, one below and one above it; `amount` gives `{less}`, a cent below. A group `thing` is what the
 * rule speaks of: the stored thing of that name is the object.
 */
export const ruleConceptSchema = z.object({
  id: z.string().regex(/^[a-z][a-z-]*$/),
  /** As in "it needs ___". */
  name: z.string(),
  /** Ways in which a sentence of the idea lays it down. Each is linear in the length of the sentence. */
  signs: z.array(z.instanceof(RegExp)).min(1),
  /** The sentence means something else. */
  not: z.instanceof(RegExp).optional(),
  /** Further clauses of the idea that this rule settles: what happens to whom breaks it. */
  also: z.array(z.instanceof(RegExp)).optional(),
  /** The slots where the sentence leaves them open. */
  words: z.record(z.string(), z.string()).optional(),
  actor: z.enum(['user', 'customer', 'keeper']),
  /** Name or act of a feature of a known kind that keeps this rule already: its own tables stand, and the rule's figures are tested there. */
  covered: z.instanceof(RegExp).optional(),
  /** Functions without which it makes no sense: not planned where the idea rules them out. */
  needs: z.array(z.string()).optional(),
  /**
   * What it works on where no stored thing stands in the sentence: the first in the plan of those that `prefers` names or of a kind,
   * else the main thing. `always`: whatever else the sentence names.
   */
  on: z.object({
    prefers: z.array(z.string()).optional(),
    kinds: capabilitySchema.shape.object.shape.kinds.optional(),
    always: z.literal(true).optional(),
  }),
  /** What the thing itself must hold, and to which own entity it belongs. */
  fields: z.array(z.string()).optional(),
  belongs: z.string().optional(),
  /** `named`: the slot that gives its name, where the sentence fills it. */
  entities: z.array(capabilitySchema.shape.entities.element.extend({ named: z.string().optional() })),
  nodes: capabilitySchema.shape.nodes.optional(),
  edges: capabilitySchema.shape.edges.optional(),
  boundaries: capabilitySchema.shape.boundaries.optional(),
  failures: z.array(z.string()).optional(),
  feature: capabilitySchema.shape.features.element.omit({ key: true, need: true }),
  /** What other features say against it: their lines and fields that go, and what is told otherwise. */
  instead: z
    .object({
      lines: z.instanceof(RegExp).optional(),
      fields: z.instanceof(RegExp).optional(),
      /** Values of a `status` that nothing but the rule’s own entity may take. */
      values: z.instanceof(RegExp).optional(),
      /** Capabilities that do the same in their own way. */
      capabilities: z.array(z.string()).optional(),
      says: z.array(z.tuple([z.instanceof(RegExp), z.string()])).optional(),
    })
    .optional(),
});

export type RuleConcept = z.infer<typeof ruleConceptSchema>;
