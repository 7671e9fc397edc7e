import * as z from 'zod';
import type { Brief, Demand } from '../../brief.ts';
import { FEATURE_ID } from '../../coherence/plan/feature-ids.ts';
import { nameKey, quote, quoteList, repeatedNames } from '../../reading/names.ts';
import { text } from '../../text.ts';
import { authoredArchitectureSchema, authoredNodeSchema } from '../architecture.ts';
import {
  authoredAddsSchema,
  authoredFeatureSchema,
  authoredFeaturesSchema,
  authoredOperationSchema,
} from '../features.ts';
import { maybes } from '../optional.ts';
import { authoredPhaseSchema, PHASES_MAX, PHASES_MIN } from '../phases.ts';

const { dataModel, guards, settings } = authoredArchitectureSchema.shape;
const { summary, limits, testData } = authoredFeaturesSchema.shape;
const { id, name, priority, description, demands, enables, by, hours } = authoredFeatureSchema.shape;

const named = {
  ...{ id, name, priority, description, demands, enables, by, hours },
  guards: maybes('Ids of the guards that its criteria test.'),
};
const operations = z.array(authoredOperationSchema.pick({ method: true, path: true, by: true, writes: true }));

/**
 * What all parts of a plan must name alike, written first and once: nodes, entities and guards, phases, features and their
 * operations. What fills it in is bound to its names and ids.
 */
export const skeletonSchema = z.object({
  nodes: z.array(authoredNodeSchema.omit({ description: true })).min(1),
  dataModel,
  guards,
  settings,
  phases: z
    .array(authoredPhaseSchema.pick({ name: true, users: true }))
    .min(PHASES_MIN)
    .max(PHASES_MAX),
  summary,
  features: z.array(z.object({ ...named, phase: text('Name of the phase in which it is built.'), operations })).min(1),
  limits,
  testData,
});

/** The features by name alone, as they are written where phases and details follow. */
export const featureIndexSchema = z.object({
  summary,
  features: z.array(z.object({ ...named, operations })).min(1),
  limits,
  testData,
  adds: authoredAddsSchema,
});

export type FeatureIndex = z.infer<typeof featureIndexSchema>;

export type Skeleton = z.infer<typeof skeletonSchema>;

/**
 * What keeps parts from being written to a skeleton, a sentence each: what belongs to no part, or to a part that is not
 * there. All else is judged with the finished artefacts.
 */
export function skeletonFaults({ nodes, guards, phases, features }: Skeleton, brief: Brief | undefined): string[] {
  const names = phases.map((phase) => phase.name);
  const isPhase = (phase: string) => names.map(nameKey).includes(nameKey(phase));
  const strays = features.filter(({ phase }) => !isPhase(phase));
  return [
    ...repeatedNames(nodes.map(({ label }) => label)).map((label) => `/nodes: two are called ${quote(label)}.`),
    ...repeatedNames(names).map((repeated) => `/phases: two are called ${quote(repeated)}.`),
    ...strays.map(({ id, phase }) => `/features/${id}/phase: ${quote(phase)} is none of ${quoteList(names)}.`),
    ...featureIndexFaults({ features, guards }, brief),
  ];
}

/** The same of the features alone, with the guards of the architecture that they are written to. */
export function featureIndexFaults(
  { features, guards }: { features: FeatureIndex['features']; guards: readonly { id: string }[] },
  brief: Brief | undefined,
): string[] {
  const misnamed = features.map(({ id }, at) => ({ id, at })).filter(({ id }) => !FEATURE_ID.test(id));
  const tested = new Set(features.flatMap((feature) => feature.guards));
  const kept = new Set(features.flatMap((feature) => feature.demands));
  const demands = (brief?.demands ?? []).filter(isOwed);
  return [
    ...repeatedNames(features.map((feature) => feature.id)).map((one) => `/features: two have the id ${quote(one)}.`),
    ...misnamed.map(({ id, at }) => `/features/${at}/id: ${quote(id)} is not an id of the form F1.`),
    ...guards.filter((guard) => !tested.has(guard.id)).map((guard) => `/features: none has the guard ${guard.id}.`),
    ...demands.filter((demand) => !kept.has(demand.id)).map((demand) => `/features: none has the demand ${demand.id}.`),
  ];
}

/** Whether a feature must keep the demand: it does something, or tries what must not be. */
const isOwed = ({ kind, polarity, forbids }: Demand): boolean =>
  polarity === 'must' ? kind === 'act' : forbids.length === 0;
