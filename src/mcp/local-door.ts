import type { App } from '../app.ts';
import type { Caller } from '../generation/caller.ts';
import { must } from '../system/must.ts';
import type { Calling, callTool } from './call-tool.ts';
import { type HttpCall, type McpDoor, type ProtocolCall, ProtocolFault, unknownTool } from './door.ts';
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
  /** Who calls; asked at every call, since keys are revoked. Throws AppError. */
  identify(app: App, http: HttpCall | undefined): Promise<CallerIdentity>;
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
        const { app, tools, callTool } = await open();
        const tool = must(tools.find((one) => one.name === name));
        return await callTool(app, tool, calling(app, call, { leaving, identify }), args);
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

/** The call as the tools take it in: how long it may wait, and when its caller has left. */
function calling(
  app: App,
  { http, client, ...call }: ProtocolCall,
  { leaving, identify }: { leaving: LeavingCaller; identify: LocalDoorParts['identify'] },
): Calling {
  leaving.leavesWith(http?.gone);
  leaving.leavesWith(app.lifecycle.signal);
  const requestId = http?.requestId ?? app.ids.next('request');
  const patienceMs = http?.patienceMs ?? Number.POSITIVE_INFINITY;
  const ownWaitMs = waitFor(app.config.waitMs, { name: client, hasProgress: call.progress !== undefined });
  const progress = call.progress && progressNotes(call.progress, app.clock);
  return {
    requestId,
    waitMs: Math.min(ownWaitMs, patienceMs),
    patienceMs,
    callId: http?.callId,
    identify: async () => ({ ...(await identify(app, http)), requestId, signal: leaving.signal, progress }),
  };
}
