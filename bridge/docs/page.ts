import { escapeHtml } from '../../src/system/html.ts';
import { type BuiltDocument, builtDocument } from '../documents.ts';
import { type DocsPath, routeHref, routesOf } from './links.ts';
import { DOCS_PAGES, type DocsPage, type Given } from './pages.ts';
import { STYLE } from './style.ts';

/** A page of `/docs`, written from the routes, schemas, errors and plans themselves. It loads nothing from elsewhere. */
export function docsPage(path: DocsPath, given: Given): BuiltDocument {
  const of = JSON.stringify(given);
  const known = last.get(path);
  if (known?.of === of) return known.page;
  const page = builtDocument(render(path, given), HEADERS);
  last.set(path, { of, page });
  return page;
}

const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-cache',
};

const last = new Map<DocsPath, { of: string; page: BuiltDocument }>();

function render(path: DocsPath, given: Given): string {
  const { title, lead, parts } = DOCS_PAGES[path];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Planwright API</title>
<style>${STYLE}</style>
</head>
<body>
<div class="page">
<div class="side">
<strong>Planwright API</strong>
<nav aria-label="Pages">${pageLinks(path)}<a href="/openapi.json">openapi.json</a></nav>
<nav aria-label="Contents">${contents(path, DOCS_PAGES[path])}</nav>
</div>
<main>
<h1>${escapeHtml(title)}</h1>
<p class="lead">${escapeHtml(lead)}</p>
${parts.map(({ html }) => html(given)).join('\n')}
</main>
</div>
</body>
</html>
`;
}

const pageLinks = (here: DocsPath): string =>
  Object.entries(DOCS_PAGES)
    .map(
      ([path, { title }]) => `<a href="${path}"${path === here ? ' aria-current="page"' : ''}>${escapeHtml(title)}</a>`,
    )
    .join('');

const contents = (path: DocsPath, { parts }: DocsPage): string =>
  parts
    .map(({ id, title, listsRoutes }) => {
      const routes = listsRoutes ? routesOf(path) : [];
      const inner = routes.map(
        (route) => `<a href="${routeHref(route)}" class="deep">${escapeHtml(route.summary)}</a>`,
      );
      return `<a href="#${id}">${escapeHtml(title)}</a>${inner.join('')}`;
    })
    .join('');
