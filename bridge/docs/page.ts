import { type AnyRoute, GENERATION, OUTREACH } from '../apis.ts';
import { endpointsSection, outreachEndpointsSection } from './endpoints.ts';
import { chainingSection, longRunsSection, mcpSection, startSection } from './guide.ts';
import { escapeHtml } from './html.ts';
import { outreachSection } from './outreach.ts';
import {
  envelopesSection,
  errorsSection,
  headersSection,
  limitsSection,
  type RateLimits,
  tiersSection,
  versionsSection,
} from './reference.ts';
import { STYLE } from './style.ts';
import { webhooksSection } from './webhooks.ts';

const CONTENTS: readonly [string, string][] = [
  ['start', 'Start'],
  ['endpoints', 'Endpoints'],
  ['chaining', 'Chaining'],
  ['long-runs', 'Long runs and retries'],
  ['mcp', 'MCP'],
  ['outreach', 'Outreach'],
  ['webhooks', 'Webhooks'],
  ['outreach-endpoints', 'Outreach endpoints'],
  ['plans', 'Plans and credits'],
  ['headers', 'Headers'],
  ['limits', 'Limits'],
  ['errors', 'Error reference'],
  ['envelopes', 'Envelopes and shapes'],
  ['versions', 'Versions'],
];

/** `/docs`: one page, written from the routes, schemas, errors and tiers themselves, with nothing loaded from elsewhere. */
export function docsPage({ baseUrl, ...limits }: RateLimits & { baseUrl: string }): Response {
  return new Response(remembered(baseUrl, limits), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      'Cache-Control': 'no-cache',
    },
  });
}

let last: { of: string; page: string } | undefined;

/** A process shows one page: it is written once, since writing it takes long enough to hold up whoever else calls. */
function remembered(baseUrl: string, limits: RateLimits): string {
  const of = JSON.stringify([baseUrl, limits]);
  if (last?.of !== of) last = { of, page: render(baseUrl, limits) };
  return last.page;
}

function render(baseUrl: string, limits: RateLimits): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Planwright API</title>
<style>${STYLE}</style>
</head>
<body>
<div class="page">
<nav aria-label="Contents"><strong>Planwright API</strong>${navigation()}<a href="/openapi.json">openapi.json</a></nav>
<main>
<h1>Planwright API</h1>
<p class="lead">Turns a product idea into a plan a coding agent can build from: research, architecture, features, phases, prompts. Charged once, when it succeeds.</p>
${[
  startSection(baseUrl),
  endpointsSection(baseUrl),
  chainingSection(),
  longRunsSection(),
  mcpSection(baseUrl),
  outreachSection(baseUrl),
  webhooksSection(),
  outreachEndpointsSection(baseUrl),
  tiersSection(),
  headersSection(),
  limitsSection(limits),
  errorsSection(baseUrl),
  envelopesSection(),
  versionsSection(),
].join('\n')}
</main>
</div>
</body>
</html>
`;
}

const navigation = (): string =>
  CONTENTS.map(([id, title]) => {
    const inner = (DEEP[id] ?? []).map((route) => link(route.operationId, route.summary, 'deep'));
    return link(id, title) + inner.join('');
  }).join('');

/** Sections whose parts the contents name. */
const DEEP: Record<string, readonly AnyRoute[]> = {
  endpoints: GENERATION.routes,
  'outreach-endpoints': OUTREACH.routes,
};

const link = (id: string, title: string, name?: string): string =>
  `<a href="#${id}"${name ? ` class="${name}"` : ''}>${escapeHtml(title)}</a>`;
