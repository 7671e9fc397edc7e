import type { PlanPage } from '../../src/artifacts/page/plan-page.ts';
import { text } from '../../src/artifacts/page/text.ts';
import { section } from '../../src/system/html.ts';
import { STYLE } from '../docs/style.ts';
import { plainPage } from '../plain-page.ts';

const OWN_STYLE = `
q { quotes: none; font-style: italic; }
h1 { font-size: 1.6rem; }
h4 { letter-spacing: 0; text-transform: none; }
td { overflow-wrap: break-word; }
td:first-child, td:first-child code { white-space: normal; }
details pre { white-space: pre-wrap; overflow-wrap: anywhere; -webkit-user-select: all; user-select: all; }
.criteria { list-style: none; padding-left: 0; }
.criteria li { margin: .3rem 0; }
.about { color: var(--soft); }
.notes { list-style: none; margin: .6rem 0; padding: 0; }
.notes li, .stale, .sample { margin: .4rem 0; padding: .5rem .8rem; border-left: 4px solid var(--mark); background: var(--tint); }
.notes .fault { border-left-color: #c62828; }
:target { scroll-margin-top: 1rem; }
li:target { background: color-mix(in srgb, var(--mark) 12%, transparent); }
`;

/** The page of a plan: readable without styles, by keyboard, on any width; it loads nothing and runs nothing. */
export const planPageAnswer = (page: PlanPage): Response => htmlAnswer(planPageHtml(page), 'no-store');

/** The same of a page that everyone may see. */
export const openPageAnswer = (html: string): Response => htmlAnswer(html, 'public, max-age=300');

/** The whole document. */
export function planPageHtml({ title, sections }: PlanPage): string {
  const contents = sections.map(({ id, title: words }) => `<a href="#${id}">${text(words)}</a>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text(title)} · Planwright</title>
<style>${STYLE}${OWN_STYLE}</style>
</head>
<body>
<div class="page">
<div class="side">
<strong>Plan</strong>
<nav aria-label="Contents">${contents.join('')}</nav>
</div>
<main>
<h1>${text(title)}</h1>
${sections.map((one) => section(one.id, one.title, one.html)).join('\n')}
</main>
</div>
</body>
</html>
`;
}

const htmlAnswer = (html: string, caching: string): Response =>
  new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'Cache-Control': caching,
    },
  });

/** For a page that is not open here, and a link that opens nothing: the same, whatever the reason. */
export const closedPage = (): Response =>
  plainPage(
    404,
    'This plan is not open here',
    `<p>A plan opens by a link that works once, within ten minutes, and then stays open in that browser for twelve hours.</p>
<p>To get a new link, run <code>planwright plan page &lt;plan id&gt;</code> where the service runs, or call <code>POST /api/v1/mcp/plans/&lt;plan id&gt;/page</code> with your API key.</p>`,
  );
