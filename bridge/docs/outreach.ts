import { TIERS } from '../../src/accounts/tiers.ts';
import { FILTERS, TEMPLATE_TAGS } from '../../src/outreach/sequence/liquid-engine.ts';
import { API_PREFIX } from '../api-prefix.ts';
import { OUTREACH } from '../apis.ts';
import { OUTREACH_TIER } from '../outreach/serve.ts';
import { block, code, prose, section, table } from './html.ts';

/** What holds for every outreach endpoint. */
export const outreachSection = (baseUrl: string): string =>
  section(
    'outreach',
    'Outreach',
    `<p>Campaigns, leads and replies, for the ${TIERS[OUTREACH_TIER].label} plan and above. It uses the same keys and costs no credits. All data is the workspace's that the key belongs to: what belongs to another one does not exist here (404).</p>`,
    block(`curl ${baseUrl}${API_PREFIX}/outreach/me \\\n  -H "Authorization: Bearer $PLANWRIGHT_API_KEY"`),
    '<p>A key holds scopes, and each endpoint names the one it asks for; <code>planwright key create --scopes leads:read,leads:write</code> makes a key with some, without <code>--scopes</code> it has all.</p>',
    '<p>One thing comes as <code>{ "data": … }</code>, a list as <code>{ "data": […], "nextCursor": …, "hasMore": … }</code>: give <code>nextCursor</code> as <code>cursor</code> for what follows, as long as <code>hasMore</code> is true. Times are ISO 8601 in UTC.</p>',
    '<p>An error is <code>{ "error": "the reason", "code": …, "requestId": … }</code>, with the codes of the <a href="#errors">error reference</a>. Unknown fields and query parameters are refused by name.</p>',
    `<p>Subjects and bodies are <a href="https://shopify.github.io/liquid/">Liquid</a>: <code>{{ firstName }}</code>, <code>{{ company }}</code>, whatever else the lead's <code>fields</code> hold, <code>{{ sender.fromName }}</code>, <code>{{ campaign.name }}</code>. A value that lacks stops the mail, unless <code>default</code> or <code>if</code> provides for it. <code>{Hi|Hello}</code> takes one of several, the same for a lead each time. Tags: ${names(TEMPLATE_TAGS)}. Filters: ${names(FILTERS)}.</p>`,
    table(
      ['Header of every answer', 'Meaning'],
      Object.entries(OUTREACH.headers).map(([name, { description }]) => [code(name), prose(description)]),
    ),
  );

const names = (all: readonly string[]): string => all.map(code).join(' ');
