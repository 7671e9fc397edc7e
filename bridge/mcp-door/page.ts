import { escapeHtml, prose } from '../../src/system/html.ts';
import { plainPage } from '../plain-page.ts';

/** Browsers name HTML; MCP clients ask for JSON or an event stream. */
export const wantsPage = ({ method, headers }: Request): boolean =>
  method === 'GET' && /\btext\/html\b/i.test(headers.get('accept') ?? '');

/** Tells a person who opened an address of programs what it is for. */
export const programsPage = (status: number, words: string, baseUrl: string): Response =>
  plainPage(
    status,
    'This address is for programs',
    `<p>AI IDEs and other MCP clients connect to Planwright at <code>${escapeHtml(`${baseUrl}/mcp`)}</code>.</p>
<p>${prose(words)}</p>
<p><a href="${escapeHtml(`${baseUrl}/docs`)}">How to connect, and everything else that Planwright does</a></p>`,
  );
