import type { Principal } from '../accounts/keys.ts';
import type { ListedTool } from './list-tools.ts';
import { INVALID_PARAMS } from './message.ts';
import type { ProgressNote } from './progress.ts';

/** What an HTTP request tells about the call it carries. */
export interface HttpCall {
  principal: Principal;
  requestId: string;
  /** Aborted when the client's connection is gone. */
  gone: AbortSignal;
  /** Names the call where it may be sent again: the same id is the same call for 24 hours. */
  callId?: string | undefined;
  /** Milliseconds its sender still waits, where it says so. */
  patienceMs?: number | undefined;
}

/** One `tools/call`, as the protocol brought it. */
export interface ProtocolCall {
  /** How the client names itself. */
  client: string | undefined;
  /** Aborted when the client cancels the call or is gone. */
  signal: AbortSignal;
  /** Whether that was its user's wish to stop the work, and not only the end of its waiting. */
  isStopWanted(): boolean;
  /** Where the client asked for progress. */
  progress: ((note: ProgressNote) => void) | undefined;
  /** Absent on stdio. */
  http: HttpCall | undefined;
}

/** An answer in the words of the protocol. */
export interface CallResult {
  [key: string]: unknown;
  content: { type: 'text'; text: string }[];
  structuredContent: Record<string, unknown>;
  isError?: true;
}

/** What the protocol is served with: the tools, and whoever does their work. */
export interface McpDoor {
  /** The answer of `tools/list`. */
  list(): readonly ListedTool[] | Promise<readonly ListedTool[]>;
  /** Calls a tool by its name. What goes wrong is an answer; throws only ProtocolFault. */
  call(name: string, args: Record<string, unknown>, call: ProtocolCall): Promise<CallResult>;
}

/** A call that is none of the protocol, told as a JSON-RPC error. */
export class ProtocolFault extends Error {
  readonly code: number;
  readonly data: object | undefined;

  constructor(code: number, message: string, data?: object) {
    super(message);
    this.name = 'ProtocolFault';
    this.code = code;
    this.data = data;
  }
}

export const unknownTool = (names: readonly string[]): ProtocolFault =>
  new ProtocolFault(INVALID_PARAMS, `Unknown tool; use one of ${names.join(', ')}.`);
