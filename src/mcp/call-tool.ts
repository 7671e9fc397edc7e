import { AppError, asAppError, type ErrorCode } from '../errors.ts';
import { DEPTH_MAX, isDeep } from '../system/json-body.ts';
import { failed, withWarnings } from './answers.ts';
import type { Admitted, Backend, BackendCall } from './backend.ts';
import { readArguments } from './reading/arguments.ts';
import type { McpTool, ToolAnswer } from './tool.ts';

/** Bytes of arguments a call may carry, as a REST body may. */
const ARGS_BYTES_MAX = 1024 * 1024;

/** An answer in the words of the protocol. */
export interface CallResult {
  [key: string]: unknown;
  content: { type: 'text'; text: string }[];
  structuredContent: Record<string, unknown>;
  isError?: true;
}

/**
 * Calls a tool and never throws: whatever goes wrong is a tool error that says what to do, in the words of REST. Every
 * call of a key counts against its rate limit.
 */
export async function callTool(
  backend: Backend,
  tool: McpTool,
  { call, waitMs }: { call: BackendCall; waitMs: number },
  given: Record<string, unknown>,
): Promise<CallResult> {
  const called: Called = { requestId: call.requestId, tool: tool.name, startedAt: backend.clock.elapsed() };
  try {
    const admitted = await backend.admit(call);
    called.admitted = admitted;
    refuseLarge(given);
    const { args, warnings } = readArguments(tool, given);
    called.warnings = warnings;
    const answer = withWarnings(await tool.call({ backend: admitted, waitMs }, args), warnings);
    const { status, runId } = answer.result;
    logCall(backend, called, { status, runId });
    return toCallResult(answer);
  } catch (error) {
    return errorResult(backend, error, called);
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
  startedAt?: number;
  admitted?: Pick<Admitted, 'workspaceId' | 'keyId'>;
  /** How its arguments were read. */
  warnings?: string[];
}

/** Any error as a tool error; what is not an AppError is logged and told without its words. */
export function errorResult(backend: Backend | undefined, error: unknown, called: Called): CallResult {
  const shown = asAppError(error);
  const isOurs = shown.code === 'internal' || shown.code === 'store_unavailable';
  if (backend) {
    const details = isOurs ? { error: shown.cause ?? shown } : {};
    logCall(backend, called, { status: 'failed', code: shown.code, ...details }, isOurs ? 'error' : 'info');
  }
  return { ...toCallResult(withWarnings(failed(shown), called.warnings)), isError: true };
}

/** One line and one count for each call, however it ended. */
function logCall(
  { clock, log, metrics }: Backend,
  { requestId, tool, startedAt, admitted }: Called,
  ended: { status: string; runId?: string | undefined; code?: ErrorCode; error?: unknown },
  level: 'info' | 'error' = 'info',
): void {
  const durationMs = startedAt === undefined ? 0 : clock.elapsed() - startedAt;
  const { workspaceId, keyId } = admitted ?? {};
  log[level]({ requestId, workspaceId, keyId, tool, ...ended, durationMs }, 'tool called');
  metrics?.mcpCall({ tool, outcome: ended.code ?? ended.status, durationMs });
}

const toCallResult = ({ result, text }: ToolAnswer): CallResult => ({
  content: text.map((one) => ({ type: 'text', text: one })),
  structuredContent: result,
});
