import { isToolName, type ToolInput } from '../../client/shapes.ts';
import { AppError, asAppError, ERRORS } from '../../errors.ts';
import { CancelRequested } from '../../generation/caller.ts';
import type { BackendCall, ShownRun } from '../backend.ts';
import type { Opened, RemoteCall } from './calls.ts';
import type { Remote } from './remote.ts';

/**
 * Asks the service for the run of a call, once for all who wait for it, whether or not they stay. After a failure of
 * which nobody knows whether the service has heard, the call is kept: made again, it carries the same Idempotency-Key.
 */
export function open(
  remote: Remote,
  call: RemoteCall,
  told: { requestId: string; limitWaitMs: number },
): Promise<Opened> {
  call.opening ??= ask(remote, call, told).catch((error: unknown) => {
    call.opening = undefined;
    if (!ERRORS[asAppError(error).code].retryable) remote.calls.forget(call);
    throw error;
  });
  return call.opening;
}

async function ask(
  { client }: Remote,
  call: RemoteCall,
  told: { requestId: string; limitWaitMs: number },
): Promise<Opened> {
  const { tool, idempotencyKey } = call;
  if (!isToolName(tool.name)) throw new AppError('not_found', `The client knows no ${tool.name}.`);
  // The tool's own schema has parsed it, and every tool's input is made of these fields.
  const input = call.input as ToolInput;
  const answer = await client.generate(tool.name, input, { async: true, idempotencyKey, ...told });
  const runId = answer.status === 'running' ? answer.runId : answer.meta.runId;
  call.runId = runId;
  if (answer.status === 'running') return { runId, meta: answer.meta, made: undefined };
  // What is replayed was charged when it was first given: the run itself says how much.
  const isTold = answer.replayed && runId !== undefined;
  return { runId, meta: answer.meta, made: isTold ? undefined : { ...answer.data } };
}

/** A caller that asked to stop, rather than only stopped waiting, cancels the run, unless somebody else waits for it. */
export function stopIfAsked(remote: Remote, caller: BackendCall, call: RemoteCall, last: ShownRun): void {
  const isWanted = caller.signal.reason instanceof CancelRequested && call.waiters === 0 && last.status === 'running';
  if (!isWanted || !call.opening) return;
  const stopping = stop(remote, call, call.opening).finally(() => {
    call.stopping = undefined;
    remote.background.delete(stopping);
  });
  call.stopping = stopping;
  remote.background.add(stopping);
}

async function stop({ client, calls, log }: Remote, call: RemoteCall, opening: Promise<Opened>): Promise<void> {
  try {
    const { runId } = await opening;
    if (runId === undefined) return;
    const { data } = await client.cancel(runId);
    // One that had succeeded before is charged: the same call made again is given it.
    if (data.status !== 'succeeded') calls.forget(call);
  } catch (error) {
    log.warn({ runId: call.runId, code: asAppError(error).code }, 'a run could not be cancelled');
  }
}
