import type { App } from '../app.ts';
import { AppError, asAppError, type ErrorCode } from '../errors.ts';
import type { Caller } from '../generation/caller.ts';
import { countRequest } from '../limits/per-key.ts';
import { DEPTH_MAX, isDeep } from '../system/json-body.ts';
import { failed, withWarnings } from './answers.ts';
import { type CallResult, ProtocolFault } from './door.ts';
import { readArguments } from './reading/arguments.ts';
import type { McpTool, ToolAnswer } from './tool.ts';
import { type CallOptions, workFor } from './work.ts';

/** Bytes of arguments a call may carry, as a REST body may. */
const ARGS_BYTES_MAX = 1024 * 1024;

/** One call of a tool, as a door took it in. */
export interface Calling extends CallOptions {
  requestId: string;
  identify(): Promise<Caller>;
}

/**
 * Calls a tool: whatever goes wrong is a tool error that says what to do, in the words of REST. Every call of a key counts
 * against its rate limit. Throws only ProtocolFault, where a tool does.
 */
export async function callTool(
  app: App,
  tool: McpTool,
  { requestId, identify, ...options }: Calling,
  given: Record<string, unknown>,
): Promise<CallResult> {
  const startedAt = app.clock.elapsed();
  const called: Called = { requestId, tool: tool.name, startedAt };
  try {
    const caller = await identify();
    if (caller.key) await countRequest(app, caller.key.id, app.config.rateLimit);
    called.caller = caller;
    refuseLarge(given);
    const { args, warnings } = readArguments(tool, given);
    called.warnings = warnings;
    const answer = withWarnings(await tool.call({ work: workFor(app, caller, options) }, args), warnings);
    const { status, runId } = answer.result;
    logCall(app, called, { status, runId });
    return toCallResult(answer);
  } catch (error) {
    if (error instanceof ProtocolFault) throw error;
    return failedCall(app, error, called);
  }
}

/** Deep ones first, because writing JSON recurses. */
function refuseLarge(given: unknown): void {
  if (isDeep(given)) {
    throw new AppError(
      'invalid_request',
      `The arguments are nested deeper than ${DEPTH_MAX} levels; make them flatter.`,
    );
  }
  if (Buffer.byteLength(JSON.stringify(given)) > ARGS_BYTES_MAX) {
    throw new AppError(
      'payload_too_large',
      'The arguments are larger than 1 MiB; send a run id in place of an artefact.',
    );
  }
}

/** What is known of a call for its answer and its log line. */
interface Called {
  requestId: string;
  tool: string;
  startedAt: number;
  /** Once it was made out. */
  caller?: Caller;
  /** How its arguments were read. */
  warnings?: string[];
}

function failedCall(app: App, error: unknown, called: Called): CallResult {
  const shown = asAppError(error);
  const isOurs = shown.code === 'internal' || shown.code === 'store_unavailable';
  const details = isOurs ? { error: shown.cause ?? shown } : {};
  logCall(app, called, { status: 'failed', code: shown.code, ...details }, isOurs ? 'error' : 'info');
  return errorResult(shown, called.warnings);
}

/** Any error as a tool error; the words of what is not an AppError are not passed on. */
export function errorResult(error: unknown, warnings?: string[]): CallResult {
  return { ...toCallResult(withWarnings(failed(asAppError(error)), warnings)), isError: true };
}

/** One line and one count for each call, however it ended. */
function logCall(
  { clock, log, metrics }: App,
  { requestId, tool, startedAt, caller }: Called,
  ended: { status: string; runId?: string | undefined; code?: ErrorCode; error?: unknown },
  level: 'info' | 'error' = 'info',
): void {
  const durationMs = clock.elapsed() - startedAt;
  log[level](
    { requestId, workspaceId: caller?.workspace.id, keyId: caller?.key?.id, tool, ...ended, durationMs },
    'tool called',
  );
  metrics.mcpCall({ tool, outcome: ended.code ?? ended.status, durationMs });
}

const toCallResult = ({ result, text }: ToolAnswer): CallResult => ({
  content: text.map((one) => ({ type: 'text', text: one })),
  structuredContent: result,
});
