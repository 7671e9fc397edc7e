import { API_PREFIX } from '../api-prefix.ts';
import { block, code, section } from './html.ts';

export const startSection = (baseUrl: string): string =>
  section(
    'start',
    'Start',
    '<p>Every request carries an API key, as <code>X-API-Key</code> or as <code>Authorization: Bearer</code>. <code>planwright serve</code> prints a first one; <code>planwright key create</code> makes more. A key is shown once and belongs to one workspace, whose credits and plan it uses.</p>',
    block(
      [
        `curl ${baseUrl}${API_PREFIX}/mcp/generate/research \\`,
        '  -H "X-API-Key: $PLANWRIGHT_API_KEY" \\',
        '  -H "Content-Type: application/json" \\',
        `  -d '{"idea":"A booking app for dog groomers with SMS reminders and online deposits"}'`,
      ].join('\n'),
    ),
    '<p><code>meta.engine</code> says who wrote an answer. What the offline planner writes about markets and companies are assumptions to verify, never sourced research.</p>',
  );

export const chainingSection = (): string =>
  section(
    'chaining',
    'Chaining',
    '<p>Artefacts build on one another: research, then architecture, features, phases, prompt pack. Give a later call what an earlier one made, in the field of that name. It is either the <code>data</code> object of that answer, or simply its run id from <code>meta.runId</code>:</p>',
    block('{ "idea": "…", "research": "run_0f3c…", "architecture": "run_4b8e…" }'),
    '<p>Unknown fields inside a supplied artefact are let through; unknown fields of the body are refused by name. A blueprint makes all five in one run.</p>',
  );

export const longRunsSection = (): string =>
  section(
    'long-runs',
    'Long runs and retries',
    '<p>A generation is a run of its own: it goes on when the connection breaks, and a restart of the service takes it up where it stood.</p>',
    '<ul><li><code>Idempotency-Key</code> makes a retry safe. While the run goes on, the same key and body wait for it; after it succeeded they get the stored answer with <code>Idempotent-Replayed: true</code>, free of charge; after it failed they try again. Without the header, each call is a fresh generation.</li><li><code>Prefer: respond-async</code> answers 202 at once. Read the run at <code>Location</code>, with <code>?wait=60</code> to wait for its end, or follow its events.</li><li>DELETE cancels a run and releases its credits.</li></ul>',
  );

export const mcpSection = (baseUrl: string): string =>
  section(
    'mcp',
    'MCP',
    `<p>The same tools are offered to AI IDEs over the Model Context Protocol, at ${code(`${baseUrl}/mcp`)} (streamable HTTP, same keys) and as a local process. <code>planwright config &lt;client&gt;</code> prints the block for Claude Desktop, Claude Code, Cursor, VS Code, Zed and Windsurf.</p>`,
    block(
      JSON.stringify(
        { mcpServers: { planwright: { url: `${baseUrl}/mcp`, headers: { Authorization: 'Bearer pw_live_…' } } } },
        null,
        2,
      ),
    ),
    '<p>Prices, checks and errors are the same through every door. An error of a tool comes as a tool result with <code>isError</code>, in the words of this reference.</p>',
  );
