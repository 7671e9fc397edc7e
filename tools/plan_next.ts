import { planNextInput } from '../src/generation/orders/shapes.ts';
import { parseInput } from '../src/generation/parse.ts';
import type { McpTool } from '../src/mcp/tool.ts';

export const planNextTool: McpTool = {
  name: 'plan_next',
  title: 'Write a plan in this chat',
  description:
    'Use it when you, the model in this chat, are to write the plan of a product: it says what to write next, plan_submit checks it. Call it with idea (and context) to begin, with plan to go on, and with change to change it. Free.',
  input: planNextInput,
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  answersAtOnce: true,
  async call({ work }, args) {
    const { data, meta } = await work.planNext(parseInput(planNextInput, args));
    return { result: { status: 'succeeded', data: { ...data }, meta }, text: [data.order.text] };
  },
};
