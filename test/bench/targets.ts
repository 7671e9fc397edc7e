import type { GetTarget, McpTarget, PostTarget } from './load/askers.ts';
import type { Server } from './server.ts';

const TEXT = 'a line of text that a tool is given and gives back';

/** The echo tool that every MCP peer has. */
export const echoTarget = ({ told }: Server): McpTarget => ({
  url: told.url,
  sessions: true,
  call: { name: 'echo', arguments: { text: TEXT } },
  expect: TEXT,
});

/** `get_credits` of a Planwright that has just made its first key. */
export const planwrightTarget = ({ told }: Server): McpTarget => ({
  url: String(told.mcpUrl),
  headers: { Authorization: `Bearer ${told.apiKey}` },
  sessions: true,
  call: { name: 'get_credits', arguments: {} },
  expect: '"creditsPerCycle"',
});

/** The same over REST. */
export const creditsTarget = ({ told }: Server): GetTarget => ({
  url: `${told.url}/api/v1/mcp/credits`,
  headers: { Authorization: `Bearer ${told.apiKey}` },
  expect: '"creditsPerCycle"',
});

let leads = 0;

/** A lead that is not there yet, put into a campaign. */
export const leadTarget = (url: string, campaignId: string, headers: Record<string, string> = {}): PostTarget => ({
  url,
  headers,
  next: () => ({ campaignId, email: `Grace.${++leads}@example.com`, firstName: 'Grace', company: 'Company 17' }),
  expect: '"created":true',
  status: 201,
});

/** The first page of leads. */
export const leadPageTarget = (url: string, key: string): GetTarget => ({
  url: `${url}/api/v1/outreach/leads?limit=50`,
  headers: { Authorization: `Bearer ${key}` },
  expect: '"hasMore"',
});
