import { pause, retryAfterSeconds } from '../client/retry.ts';
import { BrokenConnection, type HttpReply } from '../client/transport.ts';
import type { Clock } from '../system/clock.ts';
import type { Log } from '../system/log.ts';
import type { CallResult, ProtocolCall } from './door.ts';
import { progressIn, resultIn, type ServiceMessage, unanswered } from './service-answer.ts';
import type { Asked, ServiceDoor } from './service-door.ts';
import { waitFor } from './waiting.ts';

interface Way {
  service: ServiceDoor;
  clock: Clock;
  log: Log;
  /** Aborted when this process stops. */
  leaving: AbortSignal;
}

interface Passed {
  name: string;
  args: Record<string, unknown>;
  call: ProtocolCall;
  callId: string;
  /** Milliseconds a call waits for its run, unless its client is known to wait longer. */
  ownWaitMs: number;
}

/** Milliseconds between two attempts, doubled each time up to the second figure. */
const PAUSE_MS = { first: 250, longest: 4_000 };
/** Milliseconds for which an unheard service is asked again: no less than this, and a little longer than the call waits. */
const SILENT_MS = { least: 10_000, beyond: 5_000 };
/** Smaller than any step of a run. */
const PROGRESS_STEP = 0.001;

const NEVER = new AbortController().signal;

/** One call on its way to the service: sent again under the same id until there is an answer. */
export class ProxiedCall {
  #way: Way;
  #passed: Passed;
  #over = new AbortController();
  #startedAt: number;
  #heardAt: number;
  #progress = 0;
  #runId: string | undefined;
  /** The user wants the run stopped. */
  #isStopping = false;
  #cancelling: Promise<void> | undefined;

  constructor(way: Way, passed: Passed) {
    this.#way = way;
    this.#passed = passed;
    this.#startedAt = this.#heardAt = way.clock.elapsed();
  }

  /** Throws AppError when the service refuses the call or is not heard in time, and ProtocolFault. */
  async answer(): Promise<CallResult> {
    const { call } = this.#passed;
    const { leaving, service } = this.#way;
    const onAbort = () => this.#left();
    const onLeave = () => this.#over.abort(leaving.reason);
    if (leaving.aborted) throw leaving.reason;
    if (call.signal.aborted) onAbort();
    call.signal.addEventListener('abort', onAbort, { once: true });
    leaving.addEventListener('abort', onLeave, { once: true });
    try {
      return resultIn(await this.#untilAnswered(), service.name);
    } finally {
      call.signal.removeEventListener('abort', onAbort);
      leaving.removeEventListener('abort', onLeave);
      await this.#cancelling;
    }
  }

  /** A client that only stops waiting leaves the run alone; one whose user wants it stopped has it cancelled. */
  #left(): void {
    this.#isStopping = this.#passed.call.isStopWanted();
    if (this.#isStopping) this.#stop();
    else this.#over.abort(new Error('the caller left'));
  }

  async #untilAnswered(): Promise<ServiceMessage> {
    const { clock, service } = this.#way;
    for (let pauseMs = PAUSE_MS.first; ; pauseMs = Math.min(2 * pauseMs, PAUSE_MS.longest)) {
      const outcome = await service.attempt(this.#asked(), (message) => this.#heard(message));
      if ('message' in outcome) return outcome.message;
      const failed = outcome.failed instanceof BrokenConnection ? undefined : outcome.failed;
      const waitMs = failed?.status === 429 ? retryAfterSeconds(failed, clock.now()) * 1_000 : pauseMs;
      if (this.#silentMs() + waitMs > this.#silenceMax())
        throw unanswered(service.name, failed as HttpReply, clock.now());
      await pause(clock, waitMs, this.#over.signal);
    }
  }

  #asked(): Asked {
    const { name, args, call, callId } = this.#passed;
    return {
      method: 'tools/call',
      params: { name, arguments: args },
      client: call.client,
      callId,
      patienceMs: Math.max(0, this.#waitMs() - (this.#way.clock.elapsed() - this.#startedAt)),
      signal: this.#over.signal,
    };
  }

  #waitMs(): number {
    const { call, ownWaitMs } = this.#passed;
    return waitFor(ownWaitMs, { name: call.client, hasProgress: call.progress !== undefined });
  }

  #silentMs = (): number => this.#way.clock.elapsed() - this.#heardAt;

  #silenceMax = (): number => Math.max(this.#passed.ownWaitMs, SILENT_MS.least) + SILENT_MS.beyond;

  #heard(message: ServiceMessage): void {
    this.#heardAt = this.#way.clock.elapsed();
    const told = progressIn(message);
    if (!told) return;
    this.#runId = told._meta['planwright/runId'];
    if (this.#isStopping) this.#stop();
    // A call that is sent again is told from the beginning; its client wants to see it grow.
    this.#progress = Math.max(told.progress, this.#progress + PROGRESS_STEP);
    const { total, message: text } = told;
    this.#passed.call.progress?.({ progress: this.#progress, total, message: text, runId: this.#runId });
  }

  /** Cancels the run once it is known which one it is; until then the call goes on to find out. */
  #stop(): void {
    if (this.#runId === undefined || this.#cancelling) return;
    const { service, log } = this.#way;
    const runId = this.#runId;
    this.#over.abort(new Error('the caller cancelled'));
    this.#cancelling = service
      // Not ended by the end of this process, which waits for it a little.
      .once({ method: 'tools/call', params: { name: 'cancel_run', arguments: { runId } }, signal: NEVER })
      .then(
        () => undefined,
        (error: unknown) => log.warn({ runId, error }, 'a run could not be cancelled'),
      );
  }
}
