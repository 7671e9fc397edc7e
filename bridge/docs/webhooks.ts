import { block, code, prose, section, table } from '../../src/system/html.ts';
import { EVENT_TYPES, EVENTS } from '../../src/webhooks/event-data.ts';

export const eventsSection = (): string =>
  section(
    'webhooks',
    'Events',
    '<p>Planwright posts each event as JSON to the URLs that you add with <a href="#createWebhook">POST /outreach/webhooks</a>. A URL must be a public https address; redirects are not followed. The body is:</p>',
    block('{ "id": …, "type": …, "timestamp": …, "workspaceId": …, "apiVersion": "v1", "data": … }'),
    table(
      ['Event', 'Fires when', 'data'],
      EVENT_TYPES.map((type) => {
        if (!(type in EVENTS)) return [code(type), 'Announces changes of this API. Reserved: it is not sent yet.', ''];
        // Looked up a line above.
        const { when, data } = EVENTS[type as keyof typeof EVENTS];
        return [code(type), prose(when), Object.keys(data.shape).map(code).join(' ')];
      }),
    ),
  );

export const signaturesSection = (): string =>
  section(
    'signatures',
    'Signatures',
    '<p>Each request is signed in two ways. Check one of them.</p>',
    '<ul><li><code>X-SVC-Signature: sha256=…</code> is the HMAC-SHA256 of the raw body in hex. The key is the whole secret as it was shown, including <code>whsec_</code>. Compare in constant time.</li><li><code>webhook-id</code>, <code>webhook-timestamp</code> and <code>webhook-signature</code> are the headers of <a href="https://www.standardwebhooks.com">Standard Webhooks</a>, so its libraries check the signature and the age for you.</li></ul>',
    '<p>After you <a href="#rotateWebhookSecret">rotate</a> a secret, the new one signs at once. For 24 hours <code>webhook-signature</code> carries one signature for each secret.</p>',
  );

export const deliverySection = (): string =>
  section(
    'delivery',
    'Delivery and retries',
    '<p>Answer 2xx within 15 seconds. After a network error or a 5xx answer, the same bytes are sent again after 5 minutes, 30 minutes and 2 hours, with the same <code>X-SVC-Event-Id</code> and the next <code>X-SVC-Attempt</code>. Any other answer is final, and 410 pauses the webhook. A delivery can arrive twice: store the ids that you have seen.</p>',
    '<p>A webhook is also paused when nothing has reached it for three days over at least 12 attempts. Its <code>statusReason</code> says why. When you resume it, the deliveries that were waiting go out; events that happen while it is paused are not kept for it.</p>',
    '<p>The log of a webhook shows each attempt. Events and logs are kept for 30 days.</p>',
  );
