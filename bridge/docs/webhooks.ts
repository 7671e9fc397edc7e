import { EVENT_TYPES, EVENTS } from '../../src/webhooks/event-data.ts';
import { block, code, prose, section, table } from './html.ts';

/** What is posted to webhooks, how it is signed, and when it is posted again. */
export const webhooksSection = (): string =>
  section(
    'webhooks',
    'Webhooks',
    `<p>Events are posted as JSON to the URLs that <a href="#createWebhook">POST /outreach/webhooks</a> names: public https addresses, redirects not followed. The body is</p>`,
    block('{ "id": …, "type": …, "timestamp": …, "workspaceId": …, "apiVersion": "v1", "data": … }'),
    table(
      ['Event', 'Fires when', 'data'],
      EVENT_TYPES.map((type) => {
        if (!(type in EVENTS))
          return [code(type), 'Announces changes of this API. Reserved: it is never sent yet.', ''];
        // Looked up a line above.
        const { when, data } = EVENTS[type as keyof typeof EVENTS];
        return [code(type), prose(when), Object.keys(data.shape).map(code).join(' ')];
      }),
    ),
    '<p><code>X-SVC-Signature: sha256=…</code> is the HMAC-SHA256 of the raw body in hex, keyed with the whole secret as shown; compare in constant time. <code>webhook-id</code>, <code>webhook-timestamp</code> and <code>webhook-signature</code> are those of Standard Webhooks. Either is enough.</p>',
    '<p>Answer 2xx within 15 seconds. A network error or a 5xx answer is tried again after 5 minutes, 30 minutes and 2 hours with the same bytes and the same <code>X-SVC-Event-Id</code>, <code>X-SVC-Attempt</code> counting; any other answer is final, and 410 pauses the webhook. A delivery may come twice: keep the ids you have seen.</p>',
  );
