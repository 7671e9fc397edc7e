import * as z from 'zod';
import { parseInput } from '../src/generation/parse.ts';
import type { McpTool } from '../src/mcp/tool.ts';

const input = z.strictObject({});

export const getCreditsTool: McpTool = {
  name: 'get_credits',
  title: 'Show the credit balance',
  description: 'Use it to see what is left to spend. Credit balance and plan of the workspace. Free.',
  input,
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  answersAtOnce: true,
  async call({ work }, args) {
    parseInput(input, args);
    const { data, meta } = await work.getCredits();
    return {
      result: { status: 'succeeded', data, meta },
      text: [
        `${data.credits} credits in workspace "${data.workspaceName}" on the ${data.planLabel} plan.`,
        JSON.stringify(data),
      ],
    };
  },
};
