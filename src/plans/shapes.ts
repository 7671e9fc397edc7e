import * as z from 'zod';
import { PLAN_ARTIFACTS } from './names.ts';

const artifact = z.enum(PLAN_ARTIFACTS).describe('Name of the artefact.');
const version = z.number().int().describe('Number of the version: 1, 2, 3 …');
/** In which shape an artefact is read. */
export const asSchema = z.enum(['written']).describe('written: the shape that patches change.');

const time = (says: string) => z.iso.datetime().describe(`${says} ISO 8601, UTC.`);
const planId = z.string().describe('Id of the plan (plan_…).');
const staleSchema = z
  .array(artifact)
  .describe('What it was made from that has another current version since; empty when it is up to date.');

const ITEM_CHARS_MAX = 300;

/** Names a piece of an artefact. */
export const itemSchema = z
  .string()
  .trim()
  .min(1)
  .max(ITEM_CHARS_MAX)
  .describe('One piece: a section (dataModel), an item by id or name (F3), or a path of them (features/F3/edgeCases).');

/** Who wrote a version, when and from what. */
export const versionSchema = z
  .object({
    artifact,
    version,
    current: z.boolean().describe('Whether this version counts.'),
    engine: z
      .string()
      .describe('What wrote it: anthropic, openai, outline, host for the IDE’s own model, import for edits by hand.'),
    model: z.string().nullable().describe('The model, where one was used.'),
    hash: z.string().describe('Its content hash.'),
    basedOn: z
      .array(
        z.object({
          artifact,
          version: version.nullable().describe('The version; null for an artefact that the plan does not have.'),
        }),
      )
      .describe('What it was made from.'),
    stale: staleSchema,
    runId: z.string().nullable().describe('The run that made it.'),
    createdAt: time('When it was made.'),
  })
  .describe('A version of an artefact.');

/** Absent for the plans of a workspace. */
const sample = z
  .literal(true)
  .optional()
  .describe('It is a sample that ships with Planwright: to read and to build from, not to change.');

export const planArtifactSchema = z
  .object({
    planId,
    ...versionSchema.shape,
    item: z.string().optional().describe('The piece that was asked for.'),
    data: z.looseObject({}).describe('The artefact, or the piece of it that was asked for.'),
  })
  .describe('An artefact of a plan.');

export const listedPlanSchema = z
  .object({
    planId,
    sample,
    idea: z.string().describe('The idea.'),
    artifacts: z.array(artifact).describe('The artefacts that it has.'),
    stale: z.array(artifact).describe('Those made from something that has changed since.'),
    createdAt: time('When its first generation succeeded.'),
    updatedAt: time('When its last generation succeeded.'),
  })
  .describe('A plan in a list.');

export const planSchema = z
  .object({
    planId,
    sample,
    idea: z.string().describe('The idea.'),
    context: z.string().nullable().describe('The context, where one was given.'),
    openChanges: z
      .array(z.string())
      .describe(
        'What was asked to change and is not taken up yet, in its own words: all of the plan is stale until it is.',
      ),
    artifacts: z
      .array(
        z.object({
          ...versionSchema.shape,
          versions: z.number().int().describe('How many versions there are.'),
          chars: z.number().int().describe('Size of its data in characters.'),
        }),
      )
      .describe('The current version of each artefact.'),
    createdAt: time('When its first generation succeeded.'),
    updatedAt: time('When its last generation succeeded.'),
  })
  .describe('A plan.');

const itemShape = {
  section: z.string().describe('The field of the artefact that it is, or is in.'),
  id: z.string().optional().describe('Its id, where it has one.'),
  name: z.string().optional().describe('Its name; absent for a section that is no list of items.'),
};

export const planDiffSchema = z
  .object({
    planId,
    artifact,
    from: version,
    to: version,
    added: z.array(z.object(itemShape)).describe('Items that only the later one has.'),
    removed: z.array(z.object(itemShape)).describe('Items that only the earlier one has.'),
    changed: z
      .array(
        z.object({
          ...itemShape,
          fields: z.array(z.string()).describe('JSON pointers to what differs, within the item.'),
        }),
      )
      .describe('Items that differ.'),
    reordered: z.array(z.string()).describe('Lists whose items stand in another order.'),
  })
  .describe('What differs between two versions of an artefact.');

export const pageLinkSchema = z
  .object({
    planId,
    url: z
      .string()
      .describe('The link. It opens the page once; do not store it. The page of a sample is open to everyone.'),
    expiresAt: time('Until when it opens the page; null for a sample.').nullable(),
  })
  .describe('A link to the page of a plan.');

export type VersionView = z.infer<typeof versionSchema>;
export type PlanArtifactView = z.infer<typeof planArtifactSchema>;
export type ListedPlan = z.infer<typeof listedPlanSchema>;
export type PlanView = z.infer<typeof planSchema>;
export type PageLink = z.infer<typeof pageLinkSchema>;
export type PlanDiff = z.infer<typeof planDiffSchema>;
