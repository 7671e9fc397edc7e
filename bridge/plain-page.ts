const STYLE = `:root { color-scheme: light dark; }
body { font: 18px/1.6 system-ui, sans-serif; max-width: 32rem; margin: 15vh auto 0; padding: 0 1.5rem; }
button { font: inherit; padding: .6rem 1.4rem; cursor: pointer; }`;

/** A page of a few sentences for people who opened an address; `body` is HTML already. */
export function plainPage(status: number, title: string, body: string): Response {
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
