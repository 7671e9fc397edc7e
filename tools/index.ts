import { generationTool } from '../src/mcp/generation-tool.ts';
import type { McpTool } from '../src/mcp/tool.ts';
import { cancelRunTool } from './cancel_run.ts';
import { GENERATION_TOOLS } from './generation.ts';
import { getCreditsTool } from './get_credits.ts';
import { getRunTool } from './get_run.ts';
import { nextPromptTool } from './next_prompt.ts';
import { planNextTool } from './plan_next.ts';
import { planSubmitTool } from './plan_submit.ts';
import { readPlanTool } from './read_plan.ts';

/** What is offered over MCP, in the order of `tools/list`: one line a tool. */
export const TOOLS: readonly McpTool[] = [
  ...GENERATION_TOOLS.map(generationTool),
  getRunTool,
  cancelRunTool,
  planNextTool,
  planSubmitTool,
  readPlanTool,
  nextPromptTool,
  getCreditsTool,
];
