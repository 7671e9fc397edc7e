import * as z from 'zod';
import { promptText } from '../src/generation/building/prompt-text.ts';
import { type BuildView, nextPromptInput } from '../src/generation/building/shapes.ts';
import { planIdSchema } from '../src/generation/input.ts';
import { parseInput } from '../src/generation/parse.ts';
import type { McpTool } from '../src/mcp/tool.ts';

// What is in an item is said in words here, which are shorter, and checked below.
const input = z.strictObject({
  plan: planIdSchema.describe('Id of the plan.'),
  done: z
    .array(z.looseObject({}))
    .optional()
    .describe('What you built: [{prompt: "P3", version, note, evidence: {files, command, exitCode, commit}}].'),
});

export const nextPromptTool: McpTool = {
  name: 'next_prompt',
  title: 'Build from a plan',
  description: 'Use it to build from a plan, a prompt at a time: marks what is done and gives the next one. Free.',
  input,
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  answersAtOnce: true,
  async call({ work }, { done, ...args }) {
    const named = Array.isArray(done) ? done.map((one) => (typeof one === 'string' ? { prompt: one } : one)) : done;
    const called = parseInput(nextPromptInput, { ...args, ...(named === undefined ? {} : { done: named }) });
    const { data, meta } = await work.nextPrompt(called);
    return { result: { status: 'succeeded', data: { ...data }, meta }, text: [...promptText(data), ...goOn(data)] };
  },
};

/** How the next prompt is marked done and the one after it asked for. */
function goOn({ planId, version, prompt }: BuildView): string[] {
  if (!prompt) return [];
  const evidence = { files: ['…'], command: '…', exitCode: 0, commit: '…' };
  const done = [{ prompt: prompt.id, version, note: '…', evidence }];
  return [
    `Once it is built and its checks pass, commit, then call next_prompt ${JSON.stringify({ plan: planId, done })}.`,
  ];
}
