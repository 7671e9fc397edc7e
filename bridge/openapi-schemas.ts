import * as z from 'zod';
import { architectureSchema } from '../src/artifacts/architecture.ts';
import { blueprintSchema } from '../src/artifacts/blueprint.ts';
import { featuresSchema } from '../src/artifacts/features.ts';
import { phasesSchema } from '../src/artifacts/phases.ts';
import { promptPackSchema } from '../src/artifacts/prompt-pack.ts';
import { qualitySchema } from '../src/artifacts/quality.ts';
import { researchSchema } from '../src/artifacts/research.ts';
import { creditsSchema } from '../src/generation/credits-view.ts';
import { metaSchema } from '../src/generation/envelope.ts';
import { planImportSchema } from '../src/generation/importing/shapes.ts';
import { listedPlanSchema, planArtifactSchema, planDiffSchema, planSchema } from '../src/plans/shapes.ts';
import { type AnyRoute, isOutreach } from './apis.ts';
import type { ResponseSpec } from './endpoint.ts';
import { errorSchema, outreachErrorSchema } from './error-answer.ts';
import { OUTREACH_SHAPES } from './outreach/shapes.ts';
import { runningSchema, runSchema } from './run-data.ts';

/** Shapes that readers and generated clients know by name; a route's own data is named after its operation. */
const NAMED: Record<string, z.ZodType> = {
  Research: researchSchema,
  Architecture: architectureSchema,
  Features: featuresSchema,
  Phases: phasesSchema,
  PromptPack: promptPackSchema,
  Blueprint: blueprintSchema,
  Credits: creditsSchema,
  Run: runSchema,
  RunningRun: runningSchema,
  Plan: planSchema,
  ListedPlan: listedPlanSchema,
  PlanArtifact: planArtifactSchema,
  PlanDiff: planDiffSchema,
  PlanImport: planImportSchema,
  Quality: qualitySchema,
  Meta: metaSchema,
  ErrorEnvelope: errorSchema,
  OutreachError: outreachErrorSchema,
  ...OUTREACH_SHAPES,
};

const success = z
  .object({ data: z.unknown().describe('What was asked for; its shape is told at each endpoint.'), meta: metaSchema })
  .describe('The success envelope.');

const OPTIONS = {
  // As output it would close every object, and new fields may come without a new version.
  io: 'input',
  // The bounds of whole numbers in JavaScript say nothing about the number.
  override: ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) => {
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  },
} as const;

/** `#/components/schemas`: everything named, each request body, and the success envelope around each kind of data. */
export function schemas(routes: readonly AnyRoute[]): Record<string, object> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries({ ...NAMED, SuccessEnvelope: success })) registry.add(schema, { id });
  for (const route of routes) {
    if (route.body) registry.add(route.body.schema, { id: componentName(route, 'Request') });
    for (const spec of Object.values(route.responses)) {
      if (!registry.has(spec.shape)) registry.add(spec.shape, { id: componentName(route, answerKind(route)) });
    }
  }
  const { schemas: made } = z.toJSONSchema(registry, {
    ...OPTIONS,
    uri: (id) => schemaRef(id).$ref,
  });
  return Object.fromEntries(Object.entries(made).map(([id, schema]) => [id, withoutMarks(schema)]));
}

/** The schema of a successful answer: its data in the envelope, each event's data of a stream, or the body as it is. */
export function answerSchema(route: AnyRoute, spec: ResponseSpec): object {
  const shape = schemaRef(namedSchema(spec.shape) ?? componentName(route, answerKind(route)));
  if (spec.stream || isOutreach(route)) return shape;
  return {
    allOf: [
      schemaRef('SuccessEnvelope'),
      { type: 'object', properties: { data: shape, ...(spec.isPage ? PAGE : {}) } },
    ],
  };
}

const PAGE = {
  nextCursor: {
    type: ['string', 'null'],
    description: 'Send it as `cursor` for the next page; null at the end.',
  },
  hasMore: { type: 'boolean', description: 'Whether there is a next page.' },
};

const answerKind = (route: AnyRoute): 'Data' | 'Answer' => (isOutreach(route) ? 'Answer' : 'Data');

/** The name of a shape that has one. */
export const namedSchema = (schema: object): string | undefined =>
  Object.entries(NAMED).find(([, named]) => named === schema)?.[0];

/** The JSON Schema of one parameter, with its description beside it as OpenAPI wants it. */
export function describedSchema(schema: z.ZodType): { description: string; schema: object } {
  const { description = '', ...rest } = withoutMarks(z.toJSONSchema(schema, OPTIONS));
  return { description, schema: rest };
}

export const schemaRef = (id: string): { $ref: string } => ({ $ref: `#/components/schemas/${id}` });

export const componentName = ({ operationId }: AnyRoute, kind: 'Request' | 'Data' | 'Answer'): string =>
  operationId.charAt(0).toUpperCase() + operationId.slice(1) + kind;

// The document's own dialect and address hold for all of its schemas.
function withoutMarks({ $schema: _schema, $id: _id, ...rest }: z.core.JSONSchema.BaseSchema): typeof rest {
  return rest;
}
