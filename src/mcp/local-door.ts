import type { App } from '../app.ts';
import type { Caller } from '../generation/caller.ts';
import type { callTool, Identify } from './call-tool.ts';
import { type CallResult, type McpDoor, type ProtocolCall, ProtocolFault, unknownTool } from './door.ts';
import { LeavingCaller } from './leaving-caller.ts';
import type { ListedTool } from './list-tools.ts';
import { progressNotes } from './progress.ts';
import type { McpTool } from './tool.ts';
import { waitFor } from './waiting.ts';

/** Whose workspace a call works in. */
export type CallerIdentity = Pick<Caller, 'workspace' | 'key'>;

/** What does the work: on stdio, none of it is loaded before the first call. */
export interface Workshop {
  app: App;
  tools: readonly McpTool[];
  callTool: typeof callTool;
}

export interface LocalDoorParts {
  listed: readonly ListedTool[];
  open(): Promise<Workshop>;
  /** Who calls where the protocol's transport cannot say: on stdio, whose process it is. Throws AppError. */
  identify?(app: App): Promise<CallerIdentity>;
}

/** The tools of this process, and their work done by it. */
export function localDoor({ listed, open, identify }: LocalDoorParts): McpDoor {
  const names = listed.map((tool) => tool.name);
  return {
    list: () => listed,
    async call(name, args, call) {
      if (!names.includes(name)) throw unknownTool(names);
      const leaving = new LeavingCaller(call.signal, call.isStopWanted);
      try {
        return await callLocally(await open(), { name, args, call, leaving, identify });
      } catch (error) {
        if (error instanceof ProtocolFault) throw error;
        // What does the work could not be opened.
        const { errorResult } = await import('./call-tool.ts');
        return errorResult(error);
      } finally {
        leaving.end();
      }
    },
  };
}

async function callLocally(
  { app, tools, callTool }: Workshop,
  {
    name,
    args,
    call,
    leaving,
    identify,
  }: {
    name: string;
    args: Record<string, unknown>;
    call: ProtocolCall;
    leaving: LeavingCaller;
    identify: LocalDoorParts['identify'];
  },
): Promise<CallResult> {
  const { http, client } = call;
  leaving.leavesWith(http?.gone);
  leaving.leavesWith(app.lifecycle.signal);
  const tool = tools.find((one) => one.name === name);
  if (!tool) throw unknownTool(tools.map((one) => one.name));
  const requestId = http?.requestId ?? app.ids.next('request');
  const patienceMs = http?.patienceMs ?? Number.POSITIVE_INFINITY;
  const ownWaitMs = waitFor(app.config.waitMs, { name: client, hasProgress: call.progress !== undefined });
  const progress = call.progress && progressNotes(call.progress);
  const whoCalls: Identify = async () => {
    const { workspace, key } = http?.principal ?? (await must(identify)(app));
    return { workspace, key, requestId, signal: leaving.signal, progress };
  };
  const calling = { requestId, identify: whoCalls, waitMs: Math.min(ownWaitMs, patienceMs), patienceMs };
  return callTool(app, tool, { ...calling, callId: http?.callId }, args);
}

function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('a door without HTTP says who calls');
  return value;
}
