import { block, code, escapeHtml, section, table } from '../../src/system/html.ts';
import { STYLE } from '../docs/style.ts';
import type { MailView } from './view.ts';

const OWN_STYLE = `
main { max-width: 60rem; margin: 0 auto; }
iframe { width: 100%; height: 26rem; border: 1px solid var(--line); border-radius: 8px; background: #fff; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
td { overflow-wrap: anywhere; }
`;

/** Seconds after which the list looks for new mail by itself. */
const REFRESH_SECONDS = 5;

/** What was caught, the latest first. */
export function listPage(mails: readonly MailView[]): Response {
  const rows = mails.map(({ number, receivedAt, to, subject, from }) => [
    escapeHtml(timeOf(receivedAt)),
    escapeHtml(to),
    `<a href="/demo/mail/${number}">${escapeHtml(subject || '(no subject)')}</a>`,
    escapeHtml(from),
  ]);
  const body =
    rows.length > 0
      ? table(['When', 'To', 'Subject', 'From'], rows)
      : '<p>No mail yet. A campaign sends here as soon as it is active, has a lead, and its sending window is open.</p>';
  return page(
    'Demo mail',
    `<h1>Demo mail</h1>
<p class="lead">What Planwright would have sent. Nothing leaves this machine, and the process forgets it when it ends. As JSON: <a href="/demo/mail.json">/demo/mail.json</a></p>
${body}`,
    `<meta http-equiv="refresh" content="${REFRESH_SECONDS}">`,
  );
}

/** One mail. Everything in it is text here, but its HTML part: that stands in a frame that may load and run nothing. */
export function mailPage(mail: MailView): Response {
  const facts: [string, string][] = [
    ['From', escapeHtml(mail.from)],
    ['To', escapeHtml(mail.to)],
    ['Received', escapeHtml(timeOf(mail.receivedAt))],
    ['Message-ID', code(mail.messageId ?? 'none')],
    ['In reply to', code(mail.inReplyTo ?? 'nothing: it opens a thread')],
    ['Bounces go to', code(mail.envelopeFrom || 'nobody')],
    ['Unsubscribe', mail.unsubscribe.map(link).join('<br>') || 'none'],
  ];
  const parts = [
    section('text', 'Text', mail.text === null ? '<p>This mail has no text part.</p>' : block(mail.text)),
    mail.html === null ? '' : section('html', 'HTML', frame(mail.html)),
    section('headers', 'All headers', block(mail.headers.map(({ name, value }) => `${name}: ${value}`).join('\n'))),
  ];
  return page(
    mail.subject,
    `<p><a href="/demo/mail">All demo mail</a></p>
<h1>${escapeHtml(mail.subject || '(no subject)')}</h1>
${table(['Field', 'Value'], facts)}
${parts.join('\n')}`,
  );
}

const frame = (html: string): string =>
  `<iframe title="The mail as HTML" sandbox="" referrerpolicy="no-referrer" srcdoc="${escapeHtml(html)}"></iframe>`;

/** Only a web address is a link; anything else is told as it is. */
function link(text: string): string {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) return code(text);
  return `<a href="${escapeHtml(url.href)}" rel="noopener noreferrer">${escapeHtml(text)}</a>`;
}

const timeOf = (iso: string): string => `${iso.slice(0, 19).replace('T', ' ')} UTC`;

function page(title: string, body: string, head = ''): Response {
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}
<title>${escapeHtml(title)} · Planwright</title>
<style>${STYLE}${OWN_STYLE}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      // A frame of srcdoc inherits this: no script, no request, whatever the mail holds.
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
