import * as z from 'zod';
import type { Work } from './work.ts';

/** What every tool answers with, one flat object: a union here would be dropped by clients that list output schemas. */
export const resultSchema = z.object({
  status: z.enum(['succeeded', 'running', 'failed', 'cancelled']).describe('How the call stands.'),
  runId: z.string().optional().describe('The run, for get_run, cancel_run and the next tool.'),
  data: z.looseObject({}).optional().describe('What was asked for.'),
  run: z.looseObject({}).optional().describe('creditsCharged: what the whole run cost.'),
  meta: z.looseObject({}).optional().describe('Credits, duration, engine and quality.'),
  stages: z.array(z.looseObject({})).optional().describe('Stages of the run with their headlines.'),
  next: z.looseObject({}).optional().describe('The tool to call next, with its arguments.'),
  error: z.looseObject({}).optional().describe('Code and message; for rate_limited the seconds to wait.'),
});

export type ToolResult = z.infer<typeof resultSchema>;

export interface ToolAnswer {
  result: ToolResult;
  /** The same essentials for clients that show only text: the first says how it went, the others carry the content. */
  text: string[];
}

export interface ToolContext {
  work: Work;
}

/** Hints to clients; all four always said. */
export interface Annotations {
  readOnlyHint: boolean;
  destructiveHint: boolean;
  idempotentHint: boolean;
  openWorldHint: boolean;
}

/** One tool as MCP offers it: what is listed, and what is called. Nothing here knows the SDK. */
export interface McpTool {
  name: string;
  title: string;
  description: string;
  input: z.ZodObject;
  annotations: Annotations;
  /** What it answers is written by the engine: by a model, or by rules where there is none. */
  isWritten?: true;
  /** It never waits for a run, so over HTTP its answer is one message and no stream. */
  answersAtOnce?: true;
  /** `args` has the fields of `input` only, read but not yet checked. */
  call(context: ToolContext, args: Record<string, unknown>): Promise<ToolAnswer>;
}
