import * as z from 'zod';
import type { App } from '../app.ts';
import { generatedMeta } from '../generation/envelope.ts';
import { parseInput } from '../generation/parse.ts';
import type { GenerationTool } from '../generation/tool.ts';
import { stillRunning, succeeded } from './answers.ts';
import type { McpTool, ToolAnswer, ToolContext } from './tool.ts';

const detailSchema = z
  .enum(['summary', 'full'])
  .optional()
  .describe(
    'summary (default): names and sizes, parts by get_run. full: everything at once, tens of thousands of tokens.',
  );

/** Offers a generation tool over MCP. A tool of several stages answers a summary unless `detail` is full. */
export function generationTool(tool: GenerationTool): McpTool {
  const hasSections = tool.stages.length > 1;
  return {
    name: tool.name,
    title: tool.title,
    description: tool.description,
    input: hasSections ? tool.input.extend({ detail: detailSchema }) : tool.input,
    // It writes a run and costs credits. The same call attaches only while its run goes on: later it is a new one.
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
    call: (app, context, args) => callGeneration(app, context, tool, args),
  };
}

async function callGeneration(
  app: App,
  { caller, waitMs }: ToolContext,
  tool: GenerationTool,
  args: unknown,
): Promise<ToolAnswer> {
  const startedAt = app.clock.now();
  // The path brings stages, rules and store with it: `tools/list` must not wait for them.
  const { generate } = await import('../generation/generate.ts');
  const { detail, input } = splitDetail(tool, args);
  const generated = await generate(app, caller, tool, input, { sameness: { kind: 'attach' }, waitMs });
  const meta = await generatedMeta(app, caller, generated, startedAt);
  if (generated.run.status === 'running') return stillRunning(generated.run, meta);
  return succeeded(generated.run, meta, { full: detail === 'full' });
}

/** `detail` is about the answer, not about the plan: it is taken out before the call is compared with others. */
function splitDetail(tool: GenerationTool, args: unknown): { detail: unknown; input: unknown } {
  if (tool.stages.length === 1 || typeof args !== 'object' || args === null || !('detail' in args)) {
    return { detail: undefined, input: args };
  }
  const { detail, ...input } = parseInput(tool.input.extend({ detail: detailSchema }), args);
  return { detail, input };
}
