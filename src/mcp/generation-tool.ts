import * as z from 'zod';
import { estimateText } from '../generation/estimating/text.ts';
import { parseInput } from '../generation/parse.ts';
import type { GenerationTool } from '../generation/tool.ts';
import { stillRunning, succeeded } from './answers.ts';
import { detailSchema } from './pieces.ts';
import type { McpTool, ToolAnswer, ToolContext } from './tool.ts';

const freshSchema = z
  .boolean()
  .optional()
  .describe('Another version, charged again; the same call is free for 15 minutes.');

const estimateSchema = z.boolean().optional().describe('true: only what it would cost.');

/** Offers a generation tool over MCP. A tool of several stages answers a summary unless `detail` is full. */
export function generationTool(tool: GenerationTool): McpTool {
  const hasSections = tool.stages.length > 1;
  return {
    name: tool.name,
    title: tool.title,
    description: tool.description,
    isWritten: true,
    input: tool.input.safeExtend({
      fresh: freshSchema,
      estimate: estimateSchema,
      ...(hasSections ? { detail: detailSchema } : {}),
    }),
    // It writes a run and costs credits. The same call gets the same run for a while, but not for ever.
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
    call: (context, args) => callGeneration(context, tool, args),
  };
}

async function callGeneration(
  { work }: ToolContext,
  tool: GenerationTool,
  args: Record<string, unknown>,
): Promise<ToolAnswer> {
  const { fresh, detail, estimate, input } = withoutOptions(args);
  if (estimate) {
    const { data, meta } = await work.estimate(tool, input, { fresh });
    return {
      result: { status: 'succeeded', data, meta },
      text: [`${tool.name} would cost ${estimateText(data)}`, JSON.stringify(data)],
    };
  }
  const { run, meta } = await work.generate(tool, input, { fresh });
  if (run.status === 'running') return stillRunning(run, meta);
  const isAgain = meta.creditsCharged === 0 && run.creditsCharged > 0;
  const hint = isAgain
    ? `The same call had made it; with "fresh": true it writes another for ${tool.price} credits.`
    : '';
  return succeeded(run, meta, { full: detail === 'full', hint });
}

/** What is about this call, and not about the plan, is taken out before calls are compared. */
function withoutOptions({ fresh, detail, estimate, ...input }: Record<string, unknown>): Options & { input: unknown } {
  return { ...parseInput(OPTIONS, { fresh, detail, estimate }), input };
}

const OPTIONS = z.object({ fresh: freshSchema, detail: detailSchema, estimate: estimateSchema });
type Options = z.output<typeof OPTIONS>;
