import * as z from 'zod';
import { EVENTS, type EventType, envelopeSchema } from '../../src/webhooks/event-data.ts';

const HEADERS: Readonly<Record<string, string>> = {
  'X-SVC-Signature':
    '`sha256=` and the HMAC-SHA256 of the raw body in hex, keyed with the whole secret as it was shown. Compare in constant time.',
  'X-SVC-Event': 'Name of the event.',
  'X-SVC-Event-Id': 'Id of the delivery: the same on every attempt.',
  'X-SVC-Attempt': '1 on the first attempt, 2 to 4 on retries.',
  'webhook-id': 'As X-SVC-Event-Id, for Standard Webhooks.',
  'webhook-timestamp': 'Epoch seconds of the attempt, for Standard Webhooks.',
  'webhook-signature': 'Signatures by Standard Webhooks, one for each secret that is valid.',
};

/** `webhooks` of the OpenAPI document: what is posted to receivers, one entry an event. */
export function eventWebhooks(): Record<string, object> {
  // The keys of a literal table are exactly its names.
  return Object.fromEntries((Object.keys(EVENTS) as EventType[]).map((type) => [type, { post: operation(type) }]));
}

function operation(type: EventType): object {
  const body = envelopeSchema.extend({ type: z.literal(type).describe('The event’s name.'), data: EVENTS[type].data });
  const { $schema: _dialect, ...schema } = z.toJSONSchema(body, { io: 'input' });
  return {
    summary: EVENTS[type].when,
    tags: ['Webhooks'],
    security: [],
    parameters: Object.entries(HEADERS).map(([name, description]) => {
      return { name, in: 'header', required: true, description, schema: { type: 'string' } };
    }),
    requestBody: { required: true, content: { 'application/json': { schema } } },
    responses: {
      '2XX': { description: 'Received: it is not sent again.' },
      '5XX': { description: 'Sent again after 5 minutes, 30 minutes and 2 hours.' },
      default: { description: 'Not sent again; 410 pauses the webhook.' },
    },
  };
}
