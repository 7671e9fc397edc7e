import { ROUTES } from '../index.ts';
import { endpointsSection } from './endpoints.ts';
import { chainingSection, longRunsSection, mcpSection, startSection } from './guide.ts';
import { escapeHtml } from './html.ts';
import {
  envelopesSection,
  errorsSection,
  headersSection,
  limitsSection,
  plansSection,
  versionsSection,
} from './reference.ts';
import { STYLE } from './style.ts';

const CONTENTS: readonly [string, string][] = [
  ['start', 'Start'],
  ['endpoints', 'Endpoints'],
  ['chaining', 'Chaining'],
  ['long-runs', 'Long runs and retries'],
  ['mcp', 'MCP'],
  ['plans', 'Plans and credits'],
  ['headers', 'Headers'],
  ['limits', 'Limits'],
  ['errors', 'Error reference'],
  ['envelopes', 'Envelopes and shapes'],
  ['versions', 'Versions'],
];

/** `/docs`: one page, written from the routes, schemas, errors and plans themselves, with nothing loaded from elsewhere. */
export function docsPage({ baseUrl, rateLimit }: { baseUrl: string; rateLimit: number }): Response {
  return new Response(render(baseUrl, rateLimit), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      'Cache-Control': 'no-cache',
    },
  });
}

function render(baseUrl: string, rateLimit: number): string {
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
  plansSection(),
  headersSection(),
  limitsSection(rateLimit),
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
    const inner = id === 'endpoints' ? ROUTES.map((route) => link(route.operationId, route.summary, 'deep')) : [];
    return link(id, title) + inner.join('');
  }).join('');

const link = (id: string, title: string, name?: string): string =>
  `<a href="#${id}"${name ? ` class="${name}"` : ''}>${escapeHtml(title)}</a>`;
