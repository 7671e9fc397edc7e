import * as z from 'zod';
import { getCredits } from '../src/generation/credits-view.ts';
import { callMeta } from '../src/generation/envelope.ts';
import { parseInput } from '../src/generation/parse.ts';
import type { McpTool } from '../src/mcp/tool.ts';

const input = z.strictObject({});

export const getCreditsTool: McpTool = {
  name: 'get_credits',
  title: 'Show the credit balance',
  description: 'Credit balance and plan of the workspace. Free.',
  input,
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  answersAtOnce: true,
  async call({ app, caller, startedAt }, args) {
    parseInput(input, args);
    const data = await getCredits(app, caller);
    const meta = await callMeta(app, caller, { tool: 'get_credits', startedAt, remaining: data.credits });
    return {
      result: { status: 'succeeded', data, meta },
      text: [
        `${data.credits} credits in workspace "${data.workspaceName}" on the ${data.planLabel} plan.`,
        JSON.stringify(data),
      ],
    };
  },
};
