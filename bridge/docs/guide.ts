import { block, code, section } from '../../src/system/html.ts';
import { API_PREFIX } from '../api-prefix.ts';

export const startSection = (baseUrl: string): string =>
  section(
    'start',
    'Start',
    '<p>Send your API key with each request, as <code>X-API-Key</code> or as <code>Authorization: Bearer</code>. <code>planwright serve</code> prints the first key; <code>planwright key create</code> makes more. A key is shown once. It belongs to one workspace and uses the credits and the plan of that workspace.</p>',
    block(
      [
        `curl ${baseUrl}${API_PREFIX}/mcp/generate/research \\`,
        '  -H "X-API-Key: $PLANWRIGHT_API_KEY" \\',
        '  -H "Content-Type: application/json" \\',
        `  -d '{"idea":"A booking app for dog groomers with SMS reminders and online deposits"}'`,
      ].join('\n'),
    ),
    '<p><code>meta.engine</code> says what made an answer. A plan is written by a model. Where no model is configured, the <code>outline</code> engine sets out what your idea says, in your own words, and adds nothing. No engine looks anything up: treat figures and claims about companies as assumptions to verify.</p>',
    '<p>There are two more APIs on the same keys: <a href="/docs/outreach">outreach</a> and its <a href="/docs/webhooks">webhooks</a>.</p>',
  );

export const chainingSection = (): string =>
  section(
    'chaining',
    'Chaining',
    '<p>Artefacts build on one another: research, then architecture, features, phases, prompt pack. To build on an earlier artefact, put it into the field of that name: either the <code>data</code> object of that answer, or the id of its run from <code>meta.runId</code>.</p>',
    block('{ "idea": "…", "research": "run_0f3c…", "architecture": "run_4b8e…" }'),
    '<p>Unknown fields inside an artefact are accepted; unknown fields of the body are refused by name. A blueprint makes all five artefacts in one run.</p>',
    '<p>Every generation of the same idea and context goes into one plan: <code>meta.planId</code>. Send it as <code>plan</code> in place of <code>idea</code> and <code>context</code>, and the plan’s current artefacts are used.</p>',
  );

export const longRunsSection = (): string =>
  section(
    'long-runs',
    'Long runs and retries',
    '<p>A generation is a run. It continues when your connection breaks, and after a restart of the service it resumes at its last finished stage.</p>',
    '<ul><li><code>Idempotency-Key</code> makes a retry safe. While the run is in progress, the same key and body wait for it. After it succeeded, they return the stored answer with <code>Idempotent-Replayed: true</code>, free of charge. After it failed, they try again. Without the header, each call is a new generation.</li><li><code>Prefer: respond-async</code> answers 202 at once. Read the run at <code>Location</code>, add <code>?wait=60</code> to wait for its end, or follow its events.</li><li>DELETE cancels a run and releases its credits.</li></ul>',
  );

export const mcpSection = (baseUrl: string): string =>
  section(
    'mcp',
    'MCP',
    `<p>AI IDEs get the same tools over the Model Context Protocol, at ${code(`${baseUrl}/mcp`)} (streamable HTTP, same keys) or from a local process. <code>planwright config &lt;client&gt;</code> prints the block for Claude Desktop, Claude Code, Cursor, VS Code, Zed and Windsurf.</p>`,
    block(
      JSON.stringify(
        { mcpServers: { planwright: { url: `${baseUrl}/mcp`, headers: { Authorization: 'Bearer pw_live_…' } } } },
        null,
        2,
      ),
    ),
    '<p>Prices, checks and errors are the same as over REST. When a tool fails, its result has <code>isError</code> and the code from this reference.</p>',
  );
