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
    dataModel: z
      .array(
        z.object({
          entity: text('Name of the entity.'),
          fields: texts('Its fields.'),
          relationships: texts('How it relates to other entities, by their names.'),
        }),
      )
      .min(1)
      .describe('What is stored.'),
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
  })
  .describe('System architecture for the idea.');

export type Architecture = z.infer<typeof architectureSchema>;
export type NodeType = (typeof NODE_TYPES)[number];
