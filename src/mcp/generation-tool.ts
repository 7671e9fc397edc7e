import * as z from 'zod';
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
    isWritten: true,
    input: hasSections ? tool.input.extend({ detail: detailSchema }) : tool.input,
    // It writes a run and costs credits. The same call attaches only while its run goes on: later it is a new one.
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
    call: (context, args) => callGeneration(context, tool, args),
  };
}

async function callGeneration(
  { backend, waitMs }: ToolContext,
  tool: GenerationTool,
  args: unknown,
): Promise<ToolAnswer> {
  const { detail, input } = splitDetail(tool, args);
  const { run, meta } = await backend.generate(tool, input, { waitMs });
  if (run.status === 'running') return stillRunning(run, meta);
  return succeeded(run, meta, { full: detail === 'full' });
}

/** `detail` is about the answer, not about the plan: it is taken out before the call is compared with others. */
function splitDetail(tool: GenerationTool, args: unknown): { detail: unknown; input: unknown } {
  if (tool.stages.length === 1 || typeof args !== 'object' || args === null || !('detail' in args)) {
    return { detail: undefined, input: args };
  }
  const { detail, ...input } = parseInput(tool.input.extend({ detail: detailSchema }), args);
  return { detail, input };
}
