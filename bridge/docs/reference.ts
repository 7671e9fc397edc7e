import { ACTIVE_KEYS_MAX } from '../../src/accounts/keys.ts';
import { TIER_NAMES, TIERS } from '../../src/accounts/tiers.ts';
import { DEPTH_MAX, LIST_ITEMS_MAX, PROMPT_CHARS_MAX, TEXT_CHARS_MAX } from '../../src/artifacts/bounds.ts';
import { ERRORS } from '../../src/errors.ts';
import { CONTEXT_CHARS_MAX, IDEA_CHARS_MAX, IDEA_CHARS_MIN } from '../../src/generation/input.ts';
import { block, code, escapeHtml, prose, section, table } from '../../src/system/html.ts';
import { GENERATION } from '../apis.ts';
import { ERROR_CODES } from '../error-answer.ts';
import { buildOpenApi } from '../openapi.ts';
import { type DocsPath, schemaPage } from './links.ts';
import { shapeList } from './shape.ts';

/** Requests that a key may make in a minute. */
export interface RateLimits {
  rateLimit: number;
  outreachRateLimit: number;
}

const amount = (credits: number): string => credits.toLocaleString('en-US');

export const tiersSection = (): string =>
  section(
    'plans',
    'Plans and credits',
    '<p>A generation reserves its price when it starts, and you are charged once, when it succeeds. Failed and cancelled runs, reads and repeated answers cost nothing. Credits do not expire. A cycle is a calendar month in UTC.</p>',
    table(
      ['Plan', 'Credits a month', 'Credits at signup'],
      TIER_NAMES.map((name) => [
        `${TIERS[name].label} (${code(name)})`,
        amount(TIERS[name].creditsPerCycle),
        amount(TIERS[name].signupCredits),
      ]),
    ),
  );

export const headersSection = (): string =>
  section(
    'headers',
    'Headers on every response',
    '<p>They are also on errors, on unknown paths and on this page. Outreach charges no credits and has <a href="/docs/outreach#lists">headers of its own</a>.</p>',
    table(
      ['Header', 'Meaning'],
      Object.entries(GENERATION.headers).map(([name, { description }]) => [code(name), prose(description)]),
    ),
  );

export const envelopesSection = (): string =>
  section(
    'envelopes',
    'Envelopes',
    '<p>A successful generation answers <code>{ "data": …, "meta": … }</code>, an error <code>{ "error": { … } }</code>.</p>',
  );

/** The named shapes that a page refers to; each shape stands on one page. */
export const shapesSection = (path: DocsPath): string =>
  section(
    'shapes',
    'Shapes',
    '<p>These are the shapes that the endpoints refer to. <a href="/openapi.json">openapi.json</a> has all of them.</p>',
    ...Object.entries(buildOpenApi().components.schemas)
      .filter(([name]) => !name.endsWith('Request') && schemaPage(name) === path)
      .map(
        ([name, schema]) =>
          // The id is inside, so that a link to it opens the part.
          `<details><summary>${escapeHtml(name)}</summary><div id="schema-${name}">${shapeList(schema)}</div></details>`,
      ),
  );

export const limitsSection = ({ rateLimit, outreachRateLimit }: RateLimits): string =>
  section(
    'limits',
    'Limits',
    table(
      ['What', 'How much'],
      [
        [
          'Requests with one key',
          `${rateLimit} in any 60 seconds. Every generation endpoint and every MCP tool call counts. Above that: <a href="#error-rate_limited">rate_limited</a> with <code>Retry-After: 60</code>.`,
        ],
        [
          'Outreach requests with one key',
          `${outreachRateLimit} in any 60 seconds, counted separately. <code>X-RateLimit-Remaining</code> says how many are left. Above that: <a href="#error-rate_limited">rate_limited</a>, with the seconds to wait in <code>Retry-After</code>.`,
        ],
        ['Active keys in a workspace', String(ACTIVE_KEYS_MAX)],
        [code('idea'), `${IDEA_CHARS_MIN} to ${amount(IDEA_CHARS_MAX)} characters`],
        [code('context'), `up to ${amount(CONTEXT_CHARS_MAX)} characters`],
        [
          'A supplied artefact',
          `${amount(TEXT_CHARS_MAX)} characters a text, ${LIST_ITEMS_MAX} items a list, ${DEPTH_MAX} levels, 1 MiB in all. Above that: <a href="#error-invalid_request">invalid_request</a> that names the place. Every artefact that we return keeps to this (prompts: ${amount(PROMPT_CHARS_MAX)} characters).`,
        ],
        ['Body', '1 MiB of JSON in UTF-8, uncompressed; 16 MiB where files are imported'],
        ['Waiting', 'A request waits up to 280 seconds, then answers 202 with a runId. The run continues.'],
        ['Blueprint', '5 minutes for all stages'],
      ],
    ),
  );

export const errorsSection = (baseUrl: string): string =>
  section(
    'errors',
    'Error reference',
    '<p>Nothing is charged on an error. Retry the codes marked yes after 1, 2 and 4 seconds. After <code>rate_limited</code>, wait as many seconds as <code>Retry-After</code> says.</p>',
    `<div class="scroll"><table><thead><tr><th>Code</th><th>Status</th><th>Retry</th><th>Meaning</th></tr></thead><tbody>${ERROR_CODES.map(
      (one) =>
        `<tr id="error-${one}"><td><code>${one}</code></td><td>${ERRORS[one].status}</td><td>${ERRORS[one].retryable ? 'yes' : 'no'}</td><td>${prose(ERRORS[one].means)}</td></tr>`,
    ).join('')}</tbody></table></div>`,
    block(
      JSON.stringify(
        {
          error: {
            code: 'insufficient_credits',
            message: 'You need 150 credits but have 75. …',
            docs: `${baseUrl}/docs#error-insufficient_credits`,
            requestId: 'req_9a1d…',
          },
        },
        null,
        2,
      ),
    ),
  );

export const versionsSection = (): string =>
  section(
    'versions',
    'Versions',
    '<p>The version is v1, in the path. New fields and endpoints can appear in it at any time: ignore fields that you do not know.</p>',
    '<p>Breaking changes ship under <code>/v2</code>. After that, v1 stays available for at least <strong>90 days for generation</strong> and for <strong>12 months for outreach</strong>.</p>',
  );
