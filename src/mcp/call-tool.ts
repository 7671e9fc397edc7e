import { AppError, asAppError } from '../errors.ts';
import { failed } from './answers.ts';
import type { Backend, BackendCall } from './backend.ts';
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
  const { requestId } = call;
  const startedAt = backend.clock.now();
  try {
    const admitted = await backend.admit(call);
    if (Buffer.byteLength(JSON.stringify(args) ?? '') > ARGS_BYTES_MAX) {
      throw new AppError(
        'payload_too_large',
        'The arguments are larger than 1 MiB; send a run id in place of an artefact.',
      );
    }
    const answer = await tool.call({ backend: admitted, waitMs }, args);
    const durationMs = backend.clock.now() - startedAt;
    backend.log.info({ requestId, workspaceId: admitted.workspaceId, tool: tool.name, durationMs }, 'tool called');
    return toCallResult(answer);
  } catch (error) {
    return errorResult(backend, error, { requestId, tool: tool.name });
  }
}

/** Any error as a tool error; what is not an AppError is logged and told without its words. */
export function errorResult(
  backend: Pick<Backend, 'log'> | undefined,
  error: unknown,
  logged: { requestId: string; tool: string },
): CallResult {
  const shown = asAppError(error);
  const level = shown.code === 'internal' ? 'error' : 'info';
  backend?.log[level](
    { ...logged, code: shown.code, ...(level === 'error' ? { error: shown.cause ?? shown } : {}) },
    'tool failed',
  );
  return { ...toCallResult(failed(shown)), isError: true };
}

const toCallResult = ({ result, text }: ToolAnswer): CallResult => ({
  content: text.map((one) => ({ type: 'text', text: one })),
  structuredContent: result,
});
