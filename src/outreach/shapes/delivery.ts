import * as z from 'zod';
import { id, pageOf, pageQuery, timestamp } from './fields.ts';

export const DELIVERY_STATUSES = ['waiting', 'delivered', 'failed', 'cancelled'] as const;

export const deliverySchema = z.object({
  id: id('dlv', 'Id of the delivery: `X-SVC-Event-Id` and `webhook-id` on every attempt.'),
  webhookId: z.string().describe('The webhook it goes to.'),
  eventId: z.string().describe('The event it tells of: `id` in the body.'),
  eventType: z.string().describe('The event’s name.'),
  status: z
    .enum(DELIVERY_STATUSES)
    .describe('`waiting`: for its next attempt, or for its webhook to be resumed. The others are final.'),
  attempts: z.int().describe('Attempts made.'),
  nextAttemptAt: timestamp('When it is sent next; null when it is final, or waits for its webhook.').nullable(),
  createdAt: timestamp('When the event happened.'),
  finishedAt: timestamp('When its status became final.').nullable(),
});
export type Delivery = z.output<typeof deliverySchema>;

export const deliveryDetailSchema = deliverySchema.extend({
  body: z.string().describe('What every attempt posts, byte for byte.'),
  log: z
    .array(
      z.object({
        attempt: z.int().describe('`X-SVC-Attempt`; 1 is the first.'),
        startedAt: timestamp('When it was sent.'),
        durationMs: z.int().describe('Milliseconds until its end.'),
        status: z.int().nullable().describe('What the receiver answered; null without an answer.'),
        error: z
          .string()
          .nullable()
          .describe('Why there was no answer, such as `timeout`, `connection_refused` or `address_refused`.'),
      }),
    )
    .describe('The last attempts, the first of them first.'),
});
export type DeliveryDetail = z.output<typeof deliveryDetailSchema>;

export const deliveryListQuery = z.strictObject({
  status: z.enum(DELIVERY_STATUSES).optional().describe('Only deliveries of this status.'),
  ...pageQuery,
});
export const deliveryPageSchema = pageOf(deliverySchema);
