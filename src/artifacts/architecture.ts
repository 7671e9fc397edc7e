import * as z from 'zod';
import { text, texts } from './text.ts';

/** Kinds of a node in the architecture graph, as the API contract lists them. */
export const NODE_TYPES = [
  'frontend',
  'backend',
  'database',
  'auth',
  'queue',
  'storage',
  'cache',
  'ai',
  'gateway',
  'external',
] as const;

/** Where a node runs. */
export const PLACES = ['device', 'own-machines', 'own-cloud', 'vendor'] as const;

/** Entities of the data model, as the architecture and `adds` of later artefacts have them. */
export const entitySchema = z.object({
  entity: text('Name of the entity.'),
  fields: texts('Its fields, as `name: type[ 1..20][, optional][, unique][, default x]`.'),
  relationships: texts('How it relates to other entities, by their names.'),
  unique: texts('Fields that are unique together, such as "reading, position".').optional(),
  states: texts('Transitions, such as "asked > granted: PUT /consents/{token}"; "new > asked" is creation.').optional(),
  final: texts('States that nothing leaves.').optional(),
  source: text('Where its rows come from when no operation creates them: `seed` or the label of a node.').optional(),
});

export const settingSchema = z.object({
  name: text('Name of the setting, such as SMTP_URL.'),
  purpose: text('What it is for.'),
  secret: z.boolean().describe('Whether it must be kept secret.'),
});

const decisionSchema = z.object({
  decision: text('What was decided.'),
  instead: text('What was turned down.'),
  because: text('The reason.'),
  demands: texts('Ids of the demands that it serves.').optional(),
});

const guardSchema = z.object({
  id: text('Id of the guard, such as G1.'),
  demand: text('Id of the demand that it protects.'),
  path: text('A path on which the demand could be broken.'),
  stoppedBy: text('What stops it there.'),
});

/** System architecture: a graph of nodes and edges, the stack, the data model, boundaries, scale and cost. */
export const architectureSchema = z
  .object({
    summary: text('The system in a few sentences.'),
    nodes: z
      .array(
        z.object({
          label: text('Unique name of the node.'),
          type: z.enum(NODE_TYPES).describe('Kind of node.'),
          description: text('What it is responsible for.'),
          tech: text('What it is built with.'),
          runs: z.enum(PLACES).optional().describe('Where it runs.'),
          vendor: text('Who runs it, where that is a vendor.').optional(),
        }),
      )
      .min(1)
      .describe('The running parts.'),
    edges: z
      .array(
        z.object({
          from: text('Label of the calling node.'),
          to: text('Label of the called node.'),
          protocol: text('How they speak.'),
          purpose: text('What for.'),
        }),
      )
      .describe('Who calls whom.'),
    techStack: z
      .array(
        z.object({
          category: text('Part of the stack, such as database.'),
          choice: text('What was chosen.'),
          rationale: text('Why.'),
        }),
      )
      .min(1)
      .describe('Technology choices.'),
    dataModel: z.array(entitySchema).describe('What is stored.'),
    securityBoundaries: z
      .array(
        z.object({
          name: text('Name of the boundary.'),
          protects: text('The nodes or entities behind it, by name.'),
          mechanism: text('What enforces it.'),
        }),
      )
      .min(1)
      .describe('What separates whom from what.'),
    scalingStrategy: text('What is done as load grows, in which order.'),
    estimatedMonthlyCost: z
      .object({
        users1k: text('Monthly cost at 1,000 users, with currency and assumption.'),
        users10k: text('Monthly cost at 10,000 users.'),
        users100k: text('Monthly cost at 100,000 users.'),
      })
      .describe('Running cost a month.'),
    settings: z.array(settingSchema).optional().describe('Settings that the system reads.'),
    decisions: z.array(decisionSchema).optional().describe('Decisions, with what was turned down.'),
    guards: z.array(guardSchema).optional().describe('What stops each breach of a must-not, path by path.'),
  })
  .describe('System architecture for the idea.');

export type Architecture = z.infer<typeof architectureSchema>;
export type NodeType = (typeof NODE_TYPES)[number];
