import * as z from 'zod';
import { EVENT_TYPES } from '../../webhooks/event-data.ts';
import { id, line, timestamp } from './fields.ts';

const URL_CHARS_MAX = 2_000;

const url = line(
  URL_CHARS_MAX,
  'Where events are posted to: an https URL of the public internet, without a password; in a demo also http on this machine.',
);
const eventTypes = z
  .array(z.enum(EVENT_TYPES))
  .min(1)
  .max(100)
  .transform((types) => [...new Set(types)])
  .describe('The events wanted.');

export const endpointCreateSchema = z.strictObject({ url, eventTypes });

export const endpointUpdateSchema = z.strictObject({
  url: url.optional(),
  eventTypes: eventTypes.optional(),
  status: z
    .enum(['active', 'paused'])
    .optional()
    .describe(
      '`paused`: nothing is sent, what waits keeps waiting, and new events are not kept for it. `active`: resumes.',
    ),
});

export const endpointSchema = z.object({
  id: id('ep', 'Id of the webhook.'),
  url: z.string().describe('Where events are posted to.'),
  eventTypes: z.array(z.enum(EVENT_TYPES)).describe('The events wanted.'),
  status: z.enum(['active', 'paused']).describe('Whether events are sent.'),
  statusReason: z
    .string()
    .nullable()
    .describe('Why it is paused, when nobody paused it: it was gone, or dead for days.'),
  failingSince: timestamp('Since when no attempt has succeeded; null after a success.').nullable(),
  failures: z.int().describe('Attempts that have failed since the last success.'),
  oldSecretUntil: timestamp('Until when the secret before the last rotation signs too.').nullable(),
  createdAt: timestamp('When it was made.'),
  updatedAt: timestamp('When it was changed last.'),
});
export type Endpoint = z.output<typeof endpointSchema>;

/** What creating and rotating answer: the only time the secret is told. */
export const endpointWithSecretSchema = endpointSchema.extend({
  secret: z.string().describe('Signs the deliveries. Keep it: it is shown this once.'),
});
export type EndpointWithSecret = z.output<typeof endpointWithSecretSchema>;
