import { escapeHtml } from '../docs/html.ts';

/** Asks whether to unsubscribe; only the button acts. */
export const askPage = (fromName: string): Response =>
  page(
    200,
    'Unsubscribe',
    `<p>Do you want no more mail from ${escapeHtml(fromName)}?</p>
<form method="post" action="?from=page"><button type="submit">Unsubscribe</button></form>`,
  );

export const donePage = (): Response =>
  page(200, 'You are unsubscribed', '<p>You will get no more of these mails. There is nothing else to do.</p>');

export const unknownPage = (): Response =>
  page(
    404,
    'This link is not known',
    '<p>It may have been cut off on its way. Open it again from the mail, whole, or answer the mail and say that you want no more.</p>',
  );

const STYLE = `:root { color-scheme: light dark; }
body { font: 18px/1.6 system-ui, sans-serif; max-width: 32rem; margin: 15vh auto 0; padding: 0 1.5rem; }
button { font: inherit; padding: .6rem 1.4rem; cursor: pointer; }`;

function page(status: 200 | 404, title: string, body: string): Response {
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      'Cache-Control': 'no-store',
    },
  });
}
