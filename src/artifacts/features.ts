import * as z from 'zod';
import { entitySchema, settingSchema } from './architecture.ts';
import { text, texts } from './text.ts';

/** Priorities from must-have (P0) to some day (P3). */
export const PRIORITIES = ['P0', 'P1', 'P2', 'P3'] as const;
/** T-shirt sizes of effort. */
export const EFFORTS = ['XS', 'S', 'M', 'L', 'XL'] as const;

const operationSchema = z.object({
  method: text('HTTP method; `WS`, `CLI` or `EVENT` for what is no HTTP request.'),
  path: text('Path starting with a slash; free text for `CLI` and `EVENT`.'),
  purpose: text('What it is for.'),
  request: text('What is sent, as a type.').optional(),
  response: text('What is computed for the answer, as a type; the rest comes from `reads`.').optional(),
  errors: texts('Errors, such as "409 family_full".').optional(),
  by: texts('Who may use it: people of the brief, nodes, or `all`.').optional(),
  reads: texts('Entities and fields that it reads, such as "Consent: state, tokenHash".').optional(),
  writes: texts('What it writes: "+Reading: page" creates, "Reader: hiddenAt" changes, "-Mark" deletes.').optional(),
});

const criterionSchema = z.object({
  id: text('Its id, where it has kept one that is not its place: F1.4.').optional(),
  uses: texts('Operations, screens, fields, limits, nodes and test data that it relies on.'),
  negative: z.boolean().optional().describe('True when it says what must not happen.'),
  demands: texts('Ids of its demands, where they differ from those of the feature.').optional(),
  guard: text('Id of the guard that it tests.').optional(),
  proof: z.literal('person').optional().describe('Set when a person has to judge it.'),
  who: text('Which person judges it.').optional(),
});

const screenSchema = z.object({
  name: text('Name of the screen.'),
  shows: texts('Fields that it shows, such as "Reader.font".'),
  states: texts('What it shows when it is empty, loading, refused or failed.'),
});

const limitSchema = z.object({
  id: text('Id of the limit, such as N1.'),
  value: text('The figure with its unit.'),
  what: text('What it limits.'),
});

const testDataSchema = z.object({
  id: text('Id of the data, such as T1.'),
  what: text('What it is.'),
  amount: text('How much of it.'),
  from: text('Where it comes from.'),
  labelledBy: text('Who says what is right.'),
  readyBy: text('When it has to be there.'),
});

/** Fields, entities and settings that a later artefact found missing in the architecture. */
export const addsSchema = z
  .object({
    entities: z.array(entitySchema).optional().describe('Entities to add.'),
    fields: z
      .array(z.object({ entity: text('Name of the entity.'), field: text('The field, with its type.') }))
      .optional()
      .describe('Fields to add.'),
    settings: z.array(settingSchema).optional().describe('Settings to add.'),
  })
  .describe('What the architecture turned out to lack.');

export const featureSchema = z.object({
  name: text('Unique name of the feature.'),
  priority: z.enum(PRIORITIES).describe('P0 must have, P1 should have, P2 could have, P3 later.'),
  description: text('What it does and for whom.'),
  userStories: texts('Stories in the form: As a …, I want … so that ….').min(1),
  acceptanceCriteria: texts('Observable conditions of done.').min(1),
  apiSurface: z.array(operationSchema).describe('Operations that it adds.'),
  dataImpact: text('Entities it reads and writes, by name.'),
  edgeCases: texts('What happens when things go wrong.'),
  estimatedEffort: z.enum(EFFORTS).describe('Effort for one developer with a coding agent.'),
  hours: z.number().min(0).optional().describe('The same in hours, with tests, without a reserve.'),
  id: text('Id of the feature, such as F1.').optional(),
  demands: texts('Ids of the demands that it keeps.').optional(),
  enables: texts('Ids of the features that need it, where it keeps no demand itself.').optional(),
  by: texts('Who may use its operations: people of the brief, nodes, or `all`.').optional(),
  criteria: z
    .array(criterionSchema)
    .optional()
    .describe('One entry for each acceptance criterion, in the same order: what it uses and what it proves.'),
  screens: z.array(screenSchema).optional().describe('Screens that it adds.'),
});

/** Prioritised feature specifications. */
export const featuresSchema = z
  .object({
    summary: text('The scope in a few sentences.'),
    features: z.array(featureSchema).min(1).describe('The features.'),
    limits: z.array(limitSchema).optional().describe('Figures that two places share.'),
    testData: z.array(testDataSchema).optional().describe('Data that quality is measured on.'),
    adds: addsSchema.optional(),
  })
  .describe('Prioritised features for the idea.');

export type Feature = z.infer<typeof featureSchema>;
export type Features = z.infer<typeof featuresSchema>;
