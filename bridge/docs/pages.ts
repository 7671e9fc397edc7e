import { endpointsSection } from './endpoints.ts';
import { chainingSection, longRunsSection, mcpSection, startSection } from './guide.ts';
import type { DocsPath } from './links.ts';
import { listsSection, outreachSection, templatesSection } from './outreach.ts';
import {
  envelopesSection,
  errorsSection,
  headersSection,
  limitsSection,
  type RateLimits,
  shapesSection,
  tiersSection,
  versionsSection,
} from './reference.ts';
import { deliverySection, eventsSection, signaturesSection } from './webhooks.ts';

/** What the text of a page depends on besides the code. */
export interface Given extends RateLimits {
  baseUrl: string;
}

interface Part {
  /** The id of its section. */
  id: string;
  title: string;
  /** The contents list the page's routes below it. */
  listsRoutes?: true;
  html(given: Given): string;
}

export interface DocsPage {
  title: string;
  lead: string;
  parts: readonly Part[];
}

const endpoints = (path: DocsPath): Part => ({
  id: 'endpoints',
  title: 'Endpoints',
  listsRoutes: true,
  html: ({ baseUrl }) => endpointsSection(path, baseUrl),
});

const shapes = (path: DocsPath): Part => ({ id: 'shapes', title: 'Shapes', html: () => shapesSection(path) });

/** The documents, page by page, in the order in which they are offered. */
export const DOCS_PAGES: Readonly<Record<DocsPath, DocsPage>> = {
  '/docs': {
    title: 'Generation',
    lead: 'Turn a product idea into a plan that a coding agent can build from: research, architecture, features, phases, prompts. You are charged once, when a generation succeeds.',
    parts: [
      { id: 'start', title: 'Start', html: ({ baseUrl }) => startSection(baseUrl) },
      endpoints('/docs'),
      { id: 'chaining', title: 'Chaining', html: chainingSection },
      { id: 'long-runs', title: 'Long runs and retries', html: longRunsSection },
      { id: 'mcp', title: 'MCP', html: ({ baseUrl }) => mcpSection(baseUrl) },
      { id: 'plans', title: 'Plans and credits', html: tiersSection },
      { id: 'headers', title: 'Headers', html: headersSection },
      { id: 'limits', title: 'Limits', html: limitsSection },
      { id: 'errors', title: 'Error reference', html: ({ baseUrl }) => errorsSection(baseUrl) },
      { id: 'envelopes', title: 'Envelopes', html: envelopesSection },
      shapes('/docs'),
      { id: 'versions', title: 'Versions', html: versionsSection },
    ],
  },
  '/docs/outreach': {
    title: 'Outreach',
    lead: 'Campaigns, leads, replies and mailboxes: who gets which mail, and why a mail is not sent.',
    parts: [
      { id: 'outreach', title: 'Start', html: ({ baseUrl }) => outreachSection(baseUrl) },
      { id: 'lists', title: 'Answers, lists and errors', html: listsSection },
      { id: 'templates', title: 'Templates', html: templatesSection },
      endpoints('/docs/outreach'),
      shapes('/docs/outreach'),
    ],
  },
  '/docs/webhooks': {
    title: 'Webhooks',
    lead: 'Get outreach events as signed HTTP requests to a URL of yours.',
    parts: [
      { id: 'webhooks', title: 'Events', html: eventsSection },
      { id: 'signatures', title: 'Signatures', html: signaturesSection },
      { id: 'delivery', title: 'Delivery and retries', html: deliverySection },
      endpoints('/docs/webhooks'),
      shapes('/docs/webhooks'),
    ],
  },
};
