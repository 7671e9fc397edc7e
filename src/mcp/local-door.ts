import type { App } from '../app.ts';
import { AppError } from '../errors.ts';
import type { Caller } from '../generation/caller.ts';
import { callTool, errorResult } from './call-tool.ts';
import { type CallResult, type McpDoor, type ProtocolCall, unknownTool } from './door.ts';
import { LeavingCaller } from './leaving-caller.ts';
import type { ListedTool } from './list-tools.ts';
import { progressNotes } from './progress.ts';
import type { McpTool } from './tool.ts';
import { waitFor } from './waiting.ts';

/** Whose workspace a call works in. */
export type CallerIdentity = Pick<Caller, 'workspace' | 'key'>;

export interface LocalDoorParts {
  tools: readonly McpTool[];
  listed: readonly ListedTool[];
  /** Opened at the first call over stdio, so that `tools/list` waits for no database. */
  open(): Promise<App>;
  /** Who calls where the protocol's transport cannot say: on stdio, whose process it is. */
  identify?(app: App): Promise<CallerIdentity>;
}

/** The tools of this process, and their work done by it. */
export function localDoor(parts: LocalDoorParts): McpDoor {
  return {
    list: () => parts.listed,
    async call(name, args, call) {
      const tool = parts.tools.find((one) => one.name === name);
      if (!tool) throw unknownTool(parts.tools.map((one) => one.name));
      return callLocally(parts, tool, call, args);
    },
  };
}

async function callLocally(
  { open, identify = refuse }: LocalDoorParts,
  tool: McpTool,
  call: ProtocolCall,
  args: Record<string, unknown>,
): Promise<CallResult> {
  const { http, client } = call;
  const leaving = new LeavingCaller(call.signal, call.isStopWanted);
  try {
    const app = await open();
    leaving.leavesWith(http?.gone);
    leaving.leavesWith(app.lifecycle.signal);
    const requestId = http?.requestId ?? app.ids.next('request');
    const patienceMs = http?.patienceMs ?? Number.POSITIVE_INFINITY;
    const waitMs = waitFor(app.config.waitMs, { name: client, hasProgress: call.progress !== undefined });
    const calling = { requestId, waitMs: Math.min(waitMs, patienceMs), patienceMs, callId: http?.callId };
    const progress = call.progress && progressNotes(call.progress);
    return await callTool(
      app,
      tool,
      {
        ...calling,
        async identify() {
          const { workspace, key } = http?.principal ?? (await identify(app));
          return { workspace, key, requestId, signal: leaving.signal, progress };
        },
      },
      args,
    );
  } catch (error) {
    // The store could not be opened.
    return errorResult(error);
  } finally {
    leaving.end();
  }
}

async function refuse(): Promise<never> {
  throw new AppError('unauthorized', 'Send an API key as `Authorization: Bearer <key>`.');
}
