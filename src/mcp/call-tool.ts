import { AppError, asAppError, type ErrorCode } from '../errors.ts';
import { failed } from './answers.ts';
import type { Admitted, Backend, BackendCall } from './backend.ts';
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
  args: unknown,
): Promise<CallResult> {
  const called: Called = { requestId: call.requestId, tool: tool.name, startedAt: backend.clock.now() };
  try {
    const admitted = await backend.admit(call);
    called.admitted = admitted;
    if (Buffer.byteLength(JSON.stringify(args) ?? '') > ARGS_BYTES_MAX) {
      throw new AppError(
        'payload_too_large',
        'The arguments are larger than 1 MiB; send a run id in place of an artefact.',
      );
    }
    const answer = await tool.call({ backend: admitted, waitMs }, args);
    const { status, runId } = answer.result;
    logCall(backend, called, { status, runId });
    return toCallResult(answer);
  } catch (error) {
    return errorResult(backend, error, called);
  }
}

/** What is known of a call for its log line. */
interface Called {
  requestId: string;
  tool: string;
  startedAt?: number;
  admitted?: Pick<Admitted, 'workspaceId' | 'keyId'>;
}

/** Any error as a tool error; what is not an AppError is logged and told without its words. */
export function errorResult(backend: Backend | undefined, error: unknown, called: Called): CallResult {
  const shown = asAppError(error);
  const isOurs = shown.code === 'internal';
  if (backend) {
    const details = isOurs ? { error: shown.cause ?? shown } : {};
    logCall(backend, called, { status: 'failed', code: shown.code, ...details }, isOurs ? 'error' : 'info');
  }
  return { ...toCallResult(failed(shown)), isError: true };
}

/** One line and one count for each call, however it ended. */
function logCall(
  { clock, log, metrics }: Backend,
  { requestId, tool, startedAt, admitted }: Called,
  ended: { status: string; runId?: string | undefined; code?: ErrorCode; error?: unknown },
  level: 'info' | 'error' = 'info',
): void {
  const durationMs = startedAt === undefined ? 0 : clock.now() - startedAt;
  const { workspaceId, keyId } = admitted ?? {};
  log[level]({ requestId, workspaceId, keyId, tool, ...ended, durationMs }, 'tool called');
  metrics?.mcpCall({ tool, outcome: ended.code ?? ended.status, durationMs });
}

const toCallResult = ({ result, text }: ToolAnswer): CallResult => ({
  content: text.map((one) => ({ type: 'text', text: one })),
  structuredContent: result,
});
