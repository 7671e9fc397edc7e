import * as z from 'zod';
import { settingSchema } from '../architecture.ts';
import { parseRead, parseWrite } from '../coherence/plan/access.ts';
import { type Feature, type Features, featuresSchema, PRIORITIES } from '../features.ts';
import { effortOf } from '../hours.ts';
import { text, texts } from '../text.ts';
import { authoredEntitySchema, storedEntities } from './architecture.ts';
import type { AuthoredForm } from './form.ts';
import { criterionIds, type KeptIds } from './kept-ids.ts';
import { filled, maybe, maybes } from './optional.ts';

const { shape } = featuresSchema;
const HOURS_MAX = 2_000;

export const authoredOperationSchema = z.object({
  method: text('GET, POST, PUT, PATCH, DELETE, WS, CLI or EVENT.'),
  path: text('Path starting with a slash; free text for `CLI` and `EVENT`.'),
  purpose: text('What it is for.'),
  by: maybes('Who may use it, where that differs from the feature.'),
  request: maybe('What is sent, as a type.'),
  response: maybe('What is computed for the answer, as a type.'),
  errors: maybes('Errors, such as "409 family_full".'),
  reads: maybes('What it reads, such as "Consent: state, tokenHash".'),
  writes: maybes('"+Reading: page" creates, "Reader: hiddenAt" changes, "-Mark" deletes.'),
});

const criterionSchema = z.object({
  text: text('One observable condition of done.'),
  uses: maybes('Operations, screens, fields, limits, nodes and test data that it relies on.'),
  negative: z.boolean().default(false).describe('True when it says what must not happen.'),
  demands: maybes('Ids of its demands, where they differ from those of the feature.'),
  guard: maybe('Id of the guard that it tests; else empty.'),
  proof: z.enum(['agent', 'person']).default('agent').describe('`person`: a person has to judge it.'),
  who: maybe('Which person judges it; else empty.'),
});

const screenSchema = z.object({
  name: text('Name of the screen.'),
  shows: maybes('Fields that it shows, such as "Reader.font".'),
  states: maybes('What it shows when it is empty, loading, refused or failed.'),
});

/** What later artefacts add to the architecture, as an author writes it. */
export const authoredAddsSchema = z
  .object({
    entities: z.array(authoredEntitySchema).default([]),
    fields: z
      .array(z.object({ entity: text('Name of the entity.'), field: text('The field, with its type.') }))
      .default([]),
    settings: z.array(settingSchema).default([]),
  })
  .default({ entities: [], fields: [], settings: [] });

export const authoredFeatureSchema = z.object({
  id: text('F1, F2, and so on.'),
  name: text('Unique name of the feature.'),
  priority: z.enum(PRIORITIES),
  description: text('What it does and for whom.'),
  demands: maybes('Ids of the demands that it keeps.'),
  enables: maybes('Ids of the features that need it, where it keeps no demand itself.'),
  by: maybes('Who may use its operations: people of the brief, nodes, or `all`.'),
  userStories: texts('As a …, I want … so that ….').min(1),
  criteria: z.array(criterionSchema).min(1),
  apiSurface: z.array(authoredOperationSchema).default([]),
  screens: z.array(screenSchema).default([]),
  edgeCases: maybes('What happens when things go wrong, and what the product then does.'),
  hours: z.number().min(0).max(HOURS_MAX).describe('Hours of one developer with a coding agent, tests included.'),
});

/** The features as an author writes them. */
export const authoredFeaturesSchema = z.object({
  summary: shape.summary,
  features: z.array(authoredFeatureSchema).min(1),
  limits: shape.limits.unwrap().default([]),
  testData: shape.testData.unwrap().default([]),
  adds: authoredAddsSchema,
});

type Written = z.infer<typeof authoredFeaturesSchema>;
type AuthoredFeature = z.infer<typeof authoredFeatureSchema>;

/** How features are written: one list of criteria, and the impact on data follows from the operations. */
export const authoredFeatures: AuthoredForm<Written, Features> = {
  schema: authoredFeaturesSchema,
  store: ({ summary, features, limits, testData, adds }, { kept }) => ({
    artifact: {
      summary,
      features: features.map((feature) => storedFeature(feature, kept)),
      limits,
      testData,
      ...storedAdds(adds),
    },
    mended: [],
  }),
  pointer: (stored) =>
    stored
      .replace(/^(\/features\/[^/]+)\/acceptanceCriteria/, '$1/criteria')
      .replace(/^(\/features\/[^/]+)\/dataImpact$/, '$1/apiSurface'),
};

function storedFeature(feature: AuthoredFeature, kept: KeptIds | undefined): Feature {
  const { demands, enables, by, criteria, screens, apiSurface, hours, ...rest } = feature;
  const ids = kept && criterionIds(kept, feature.id, criteria.length);
  return {
    ...rest,
    ...{ estimatedEffort: effortOf(hours), hours },
    acceptanceCriteria: criteria.map((one) => one.text),
    apiSurface: apiSurface.map(({ method, path, purpose, reads, writes, ...more }) => ({
      ...{ method, path, purpose, reads, writes },
      ...filled(more),
    })),
    dataImpact: impactOf(apiSurface),
    ...filled({ demands, enables }),
    by,
    criteria: criteria.map(({ uses, proof, negative, demands, guard, who }, at) => ({
      ...(ids && ids[at] !== `${feature.id}.${at + 1}` ? { id: ids[at] } : {}),
      uses,
      ...filled({ negative, demands, guard, who }),
      ...(proof === 'person' ? { proof } : {}),
    })),
    screens,
  };
}

/** What the operations do with stored data, by entity: `Creates Harvest; reads Bed, TideWindow`. */
function impactOf(operations: AuthoredFeature['apiSurface']): string {
  const accesses = operations.flatMap(({ reads, writes }) => [...writes.map(parseWrite), ...reads.map(parseRead)]);
  const verbs = { create: 'creates', change: 'changes', delete: 'deletes', read: 'reads' } as const;
  const parts = Object.entries(verbs).flatMap(([kind, verb]) => {
    const entities = new Set(accesses.filter((one) => one.kind === kind).map(({ entity }) => entity));
    return entities.size === 0 ? [] : [`${verb} ${[...entities].join(', ')}`];
  });
  const said = parts.join('; ');
  return said === '' ? 'No data' : `${said[0]?.toUpperCase()}${said.slice(1)}`;
}

/** `adds` as it is stored, or nothing where nothing is added. */
export function storedAdds({ entities, fields, settings }: z.infer<typeof authoredAddsSchema>): Pick<Features, 'adds'> {
  const adds = filled({ entities: storedEntities(entities), fields, settings });
  return Object.keys(adds).length === 0 ? {} : { adds };
}
