import * as z from 'zod';
import { type Architecture, architectureSchema, entitySchema, NODE_TYPES, PLACES } from '../architecture.ts';
import { parseField } from '../coherence/plan/field.ts';
import { text } from '../text.ts';
import type { AuthoredForm } from './form.ts';
import { filled, maybe, maybes } from './optional.ts';

const { shape } = architectureSchema;

/** An entity without its relationships: its `ref` fields say them. */
export const authoredEntitySchema = z.object({
  entity: entitySchema.shape.entity,
  fields: entitySchema.shape.fields,
  unique: maybes('Fields that are unique together, such as "reading, position".'),
  states: maybes('Transitions, such as "asked > granted: PUT /consents/{token}"; "new > asked" is creation.'),
  final: maybes('States that nothing leaves.'),
  source: maybe('`seed` or the label of a node, when no operation creates its rows; else empty.'),
});

export const authoredNodeSchema = z.object({
  label: text('Unique name of the node.'),
  type: z.enum(NODE_TYPES),
  description: text('What it is responsible for.'),
  tech: text('What it is built with.'),
  runs: z.enum(PLACES),
  vendor: maybe('Who runs it, where `runs` is `vendor`; else empty.'),
});

/** The architecture as an author writes it. */
export const authoredArchitectureSchema = z.object({
  summary: shape.summary,
  nodes: z.array(authoredNodeSchema).min(1),
  edges: shape.edges,
  techStack: shape.techStack,
  dataModel: z.array(authoredEntitySchema),
  securityBoundaries: shape.securityBoundaries,
  guards: shape.guards.unwrap().default([]),
  settings: shape.settings.unwrap().default([]),
  decisions: z
    .array(
      z.object({
        decision: text('What was decided.'),
        instead: text('What was turned down.'),
        because: text('The reason.'),
        demands: maybes('Ids of the demands that it serves.'),
      }),
    )
    .default([]),
  scalingStrategy: shape.scalingStrategy,
  estimatedMonthlyCost: shape.estimatedMonthlyCost,
});

type Written = z.infer<typeof authoredArchitectureSchema>;
type AuthoredEntity = z.infer<typeof authoredEntitySchema>;
type Entity = Architecture['dataModel'][number];

/** How an architecture is written: relationships follow from the fields. */
export const authoredArchitecture: AuthoredForm<Written, Architecture> = {
  schema: authoredArchitectureSchema,
  store: ({ nodes, dataModel, decisions, ...rest }) => ({
    artifact: {
      ...rest,
      nodes: nodes.map(({ vendor, ...node }) => ({ ...node, ...filled({ vendor }) })),
      dataModel: storedEntities(dataModel),
      decisions: decisions.map(({ demands, ...decision }) => ({ ...decision, ...filled({ demands }) })),
    },
    mended: [],
  }),
  pointer: (stored) => stored.replace(/^(\/dataModel\/[^/]+)\/relationships.*$/, '$1/fields'),
};

/** Entities as they are stored: each `ref` is a relationship of both sides. */
export function storedEntities(entities: readonly AuthoredEntity[]): Entity[] {
  const refs = entities.flatMap(({ entity, fields }) =>
    fields
      .map((field) => parseField(field)?.ref)
      .filter((ref) => ref !== undefined)
      .map((ref) => ({ entity, ref })),
  );
  const known = new Set(entities.map(({ entity }) => entity));
  return entities.map(({ entity, fields, ...about }) => {
    const belongs = refs.filter((one) => one.entity === entity).map(({ ref }) => `belongs to ${ref}`);
    const has = refs
      .filter((one) => one.ref === entity && known.has(one.entity))
      .map((one) => `has many ${one.entity}`);
    return { entity, fields, relationships: [...new Set([...belongs, ...has])], ...filled(about) };
  });
}
