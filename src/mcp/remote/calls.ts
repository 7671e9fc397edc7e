import type { AnswerMeta } from '../../client/shapes.ts';
import type { GenerationTool } from '../../generation/tool.ts';
import type { Clock } from '../../system/clock.ts';
import type { Ids } from '../../system/ids.ts';
import { type KeptCalls, keepsNothing } from './kept-calls.ts';

/** How the service took a call. */
export interface Opened {
  /** Undefined only for a service that names no runs; then `made` is all there is. */
  runId: string | undefined;
  meta: AnswerMeta;
  /** The result, when the service answered with it at once and for the first time. */
  made: Record<string, unknown> | undefined;
}

/** A generation that this process asked for: the same call made again is the same run for a while. */
export interface RemoteCall {
  /** Over tool and input: what makes it the same call. */
  hash: string;
  tool: GenerationTool;
  input: unknown;
  /** One for all attempts at this call, so that the service starts and charges one run. */
  idempotencyKey: string;
  /** Undefined until it is asked for, and after an attempt of which nobody knows whether it was heard. */
  opening: Promise<Opened> | undefined;
  runId: string | undefined;
  /** Calls of the tool that wait for it now. */
  waiters: number;
  /** Resolves when the service has answered the wish to stop it. */
  stopping: Promise<void> | undefined;
  /** When the last one who waited left. */
  leftAt: number;
}

const CALLS_MAX = 200;
/**
 * Milliseconds after the last one left within which the same call still gets its run: fifteen minutes from its end, as
 * for a run of this process, and the five that it may have gone on unwatched.
 */
export const SAME_CALL_MS = 20 * 60_000;

/** The generations this process asked for lately: what makes a repeated call the same call. */
export class RemoteCalls {
  #clock: Clock;
  #ids: Ids;
  #kept: KeptCalls;
  #byHash = new Map<string, RemoteCall>();

  constructor({ clock, ids, kept = keepsNothing }: { clock: Clock; ids: Ids; kept?: KeptCalls | undefined }) {
    this.#clock = clock;
    this.#ids = ids;
    this.#kept = kept;
  }

  /** The same call, if it is under way or has lately been; else it is a new one. */
  find(hash: string): RemoteCall | undefined {
    const call = this.#byHash.get(hash);
    if (!call) return undefined;
    return call.waiters > 0 || this.#clock.now() - call.leftAt <= SAME_CALL_MS ? call : undefined;
  }

  /** A new call, or, unless it is to be a `fresh` one, the same that an earlier process made: then under its key. */
  add(hash: string, { fresh, ...call }: Pick<RemoteCall, 'tool' | 'input'> & { fresh: boolean }): RemoteCall {
    const kept = fresh ? undefined : this.#kept.find(hash);
    const idempotencyKey = kept ?? this.#ids.bytes(16).toString('hex');
    this.#kept.keep(hash, idempotencyKey);
    const added: RemoteCall = {
      ...call,
      hash,
      idempotencyKey,
      opening: undefined,
      runId: undefined,
      waiters: 0,
      stopping: undefined,
      leftAt: this.#clock.now(),
    };
    this.#byHash.delete(hash);
    this.#byHash.set(hash, added);
    trim(this.#byHash);
    return added;
  }

  /** The same call made again is a new one from now on. */
  forget(call: RemoteCall): void {
    if (this.#byHash.get(call.hash) !== call) return;
    this.#byHash.delete(call.hash);
    this.#kept.drop(call.hash);
  }
}

/** Drops what is oldest and not waited for. */
function trim(calls: Map<string, RemoteCall>): void {
  for (const [name, call] of calls) {
    if (calls.size <= CALLS_MAX) return;
    if (call.waiters === 0) calls.delete(name);
  }
}
