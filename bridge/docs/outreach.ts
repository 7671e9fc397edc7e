import { TIERS } from '../../src/accounts/tiers.ts';
import { FILTERS, TEMPLATE_TAGS } from '../../src/outreach/sequence/liquid-engine.ts';
import { block, code, prose, section, table } from '../../src/system/html.ts';
import { API_PREFIX } from '../api-prefix.ts';
import { OUTREACH } from '../apis.ts';
import { OUTREACH_TIER } from '../outreach/serve.ts';

export const outreachSection = (baseUrl: string): string =>
  section(
    'outreach',
    'Start',
    `<p>Outreach is part of the ${TIERS[OUTREACH_TIER].label} plan and above. It uses the same API keys as generation and costs no credits. A key sees only the data of its own workspace; anything else answers 404.</p>`,
    block(`curl ${baseUrl}${API_PREFIX}/outreach/me \\\n  -H "X-API-Key: $PLANWRIGHT_API_KEY"`),
    '<p>Each endpoint names the scope that a key needs. <code>planwright key create --scopes leads:read,leads:write</code> makes a key with these two; without <code>--scopes</code> a key has every scope.</p>',
    '<p>To be told about replies, bounces and sent mails, add a <a href="/docs/webhooks">webhook</a>.</p>',
  );

export const listsSection = (): string =>
  section(
    'lists',
    'Answers, lists and errors',
    '<p>A single item is <code>{ "data": … }</code>. A list is <code>{ "data": […], "nextCursor": …, "hasMore": … }</code>: while <code>hasMore</code> is true, pass <code>nextCursor</code> unchanged as <code>cursor</code> to get the next page. Times are ISO 8601 in UTC.</p>',
    '<p>An error is <code>{ "error": "the reason", "code": …, "requestId": … }</code>, with the codes of the <a href="/docs#errors">error reference</a>. Unknown fields and query parameters are refused with 400, and the message names them.</p>',
    '<p>Every POST takes an <code>Idempotency-Key</code>. For 24 hours the same key with the same body and query gets the first answer (2xx, 400, 404 or 422), with <code>Idempotent-Replayed: true</code>, and nothing is done twice. Another body or query gets 409, and so does a request that was cut off half-way: it is not repeated, and the message says where to look.</p>',
    table(
      ['Header of every answer', 'Meaning'],
      Object.entries(OUTREACH.headers).map(([name, { description }]) => [code(name), prose(description)]),
    ),
  );

export const templatesSection = (): string =>
  section(
    'templates',
    'Templates',
    '<p>Subjects and bodies are <a href="https://shopify.github.io/liquid/">Liquid</a> templates. Use <code>{{ firstName }}</code>, <code>{{ company }}</code> and every other field in the lead\'s <code>fields</code>, <code>{{ sender.fromName }}</code> and <code>{{ campaign.name }}</code>. A missing value blocks the mail, unless the template handles it with <code>default</code> or <code>if</code>. <code>{Hi|Hello}</code> picks one of the alternatives, always the same one for a lead.</p>',
    `<p>Tags: ${names(TEMPLATE_TAGS)}. Filters: ${names(FILTERS)}.</p>`,
  );

const names = (all: readonly string[]): string => all.map(code).join(' ');
