import { AppError } from '../errors.ts';
import { type Clock, systemClock } from '../system/clock.ts';
import { type Ids, randomIds } from '../system/ids.ts';
import type { CallOptions, ClientOptions, GenerateOptions, Made, Started } from './calls.ts';
import { readAnswer, refusal, unreachable } from './failures.ts';
import { followRun } from './follow-run.ts';
import { requireHeaderId, runPath } from './ids.ts';
import { LOOK_PAUSE_MS, pause, withRetries } from './retry.ts';
import { serviceBase } from './service-url.ts';
import {
  type AnswerMeta,
  acceptedAnswerSchema,
  type CreditsAnswer,
  creditsAnswerSchema,
  isDataOf,
  madeAnswerSchema,
  type RunAnswer,
  type RunState,
  runAnswerSchema,
  type ToolInput,
  type ToolName,
} from './shapes.ts';
import { BrokenConnection, type HttpRequest, type TextReply, Transport } from './transport.ts';

// What a program that imports the client works with.
export { AppError } from '../errors.ts';
export type * from './calls.ts';
export type { AnswerMeta, RunState, ToolData, ToolInput, ToolName } from './shapes.ts';

/** Milliseconds for one request, as the contract gives them to a blueprint. */
const REQUEST_MS = 5 * 60_000;
/** Seconds that one request waits for the end of a run. */
const WAIT_SECONDS_MAX = 60;
/** How often the end of a run is waited for: half an hour, longer than any run may take. */
const LOOKS_MAX = 30;
const NEVER = new AbortController().signal;
const KEY = /^[\x21-\x7e]{1,512}$/;

/**
 * Planwright over REST. Every call is tried up to four times on 5xx and broken connections and waits as a 429 asks; since
 * each generation carries an Idempotency-Key, none is charged twice. Everything throws AppError with the service's code
 * and words, and the signal's reason when it aborts.
 */
export class PlanwrightClient {
  #base: string;
  #apiKey: string;
  #service: string;
  #clock: Clock;
  #ids: Ids;
  #transport: Transport;

  /** Connects to nothing yet. Throws `invalid_request` for an unsound address, `unauthorized` for what can be no key. */
  constructor({ url, apiKey, allowHttp, serviceName, clock = systemClock, ids = randomIds }: ClientOptions) {
    this.#base = serviceBase(url, { allowHttp });
    // A program without types may hand over a variable that is not set.
    if (typeof apiKey !== 'string' || !KEY.test(apiKey))
      throw new AppError('unauthorized', 'The API key is empty or has characters no key has.');
    this.#apiKey = apiKey;
    this.#service = serviceName ?? `Planwright at ${new URL(this.#base).origin}`;
    this.#clock = clock;
    this.#ids = ids;
    this.#transport = new Transport(clock);
  }

  /**
   * Calls a tool and waits for what it makes; with `async`, answers as soon as the run has begun. Throws the run's own
   * error when it fails; then nothing was charged.
   */
  generate<Name extends ToolName>(
    tool: Name,
    input: ToolInput,
    options?: GenerateOptions & { async?: false },
  ): Promise<Made<Name>>;
  generate<Name extends ToolName>(
    tool: Name,
    input: ToolInput,
    options: GenerateOptions & { async: true },
  ): Promise<Made<Name> | Started>;
  async generate<Name extends ToolName>(
    tool: Name,
    input: ToolInput,
    { idempotencyKey, async: isAsync = false, ...options }: GenerateOptions & { async?: boolean } = {},
  ): Promise<Made<Name> | Started> {
    const path = `/mcp/generate/${tool.replace('generate_', '').replaceAll('_', '-')}`;
    const headers = {
      'Content-Type': 'application/json',
      'Idempotency-Key': idempotencyKey ?? this.#ids.bytes(16).toString('hex'),
      ...(isAsync ? { Prefer: 'respond-async' } : {}),
    };
    const reply = await this.#send({ method: 'POST', path, headers, body: JSON.stringify(input) }, options);
    if (reply.status === 202) {
      const { data, meta } = readAnswer(acceptedAnswerSchema, reply.text, this.#service);
      if (isAsync) return { status: 'running', runId: data.runId, meta };
      return this.#made(tool, await this.#end(data.runId, options), false);
    }
    const answer = readAnswer(madeAnswerSchema, reply.text, this.#service);
    return this.#made(tool, answer, reply.headers['idempotent-replayed'] === 'true');
  }

  /** How a run stands; with `waitSeconds` (at most 60) when it has ended, or after so many seconds. */
  async run(
    id: string,
    { waitSeconds = 0, ...options }: CallOptions & { waitSeconds?: number } = {},
  ): Promise<RunAnswer> {
    const wait = Math.min(Math.max(0, Math.ceil(waitSeconds)), WAIT_SECONDS_MAX);
    const reply = await this.#send({ method: 'GET', path: `${runPath(id)}?wait=${wait}` }, options);
    return readAnswer(runAnswerSchema, reply.text, this.#service);
  }

  /**
   * How a run stands, at once and at each change, until it has ended: the last one has its result or its error. Goes on
   * where a connection breaks.
   */
  events(id: string, options: CallOptions = {}): AsyncGenerator<RunState> {
    const request = this.#request({ method: 'GET', path: `${runPath(id)}/events` }, options);
    return followRun({ transport: this.#transport, clock: this.#clock, service: this.#service }, request);
  }

  /** Stops a run and gives its credits back; one that has ended stays as it ended. Answers how it stands. */
  async cancel(id: string, options: CallOptions = {}): Promise<RunAnswer> {
    const reply = await this.#send({ method: 'DELETE', path: runPath(id) }, options);
    return readAnswer(runAnswerSchema, reply.text, this.#service);
  }

  /** Balance and tier of the key's workspace. */
  async credits(options: CallOptions = {}): Promise<CreditsAnswer> {
    const reply = await this.#send({ method: 'GET', path: '/mcp/credits' }, options);
    return readAnswer(creditsAnswerSchema, reply.text, this.#service);
  }

  /** Ends the connections for good; calls under way fail, and none is tried again. */
  close(): Promise<void> {
    return this.#transport.close();
  }

  async #end(runId: string, options: CallOptions): Promise<{ data: object; meta: AnswerMeta }> {
    for (let looks = 0; looks < LOOKS_MAX; looks++) {
      const { data, meta } = await this.run(runId, { ...options, waitSeconds: WAIT_SECONDS_MAX });
      if (data.status === 'running') {
        // A service that does not wait as it was asked must not be asked without a pause.
        await pause(this.#clock, LOOK_PAUSE_MS, options.signal ?? NEVER);
        continue;
      }
      if (data.result) return { data: data.result, meta: { ...meta, creditsCharged: data.creditsCharged } };
      throw new AppError(data.error?.code ?? 'internal', data.error?.message ?? 'The run failed; nothing was charged.');
    }
    throw new AppError('engine_timeout', `The run ${runId} still goes on; read it later with run or events.`);
  }

  #made<Name extends ToolName>(
    tool: Name,
    { data, meta }: { data: object; meta: AnswerMeta },
    replayed: boolean,
  ): Made<Name> {
    if (isDataOf(tool, data)) return { status: 'succeeded', data, meta, replayed };
    throw new AppError(
      'engine_unavailable',
      `${this.#service} answered with something that is no ${tool} result of this version; read it with the runId ${meta.runId ?? '(none given)'}, or bring both to the same version.`,
    );
  }

  async #send(asked: AskedRequest, options: CallOptions): Promise<TextReply> {
    const request = this.#request(asked, options);
    const reply = await withRetries(
      { clock: this.#clock, signal: request.signal, limitWaitMs: options.limitWaitMs },
      () => this.#transport.text(request),
    ).catch((error: unknown) => {
      throw error instanceof BrokenConnection ? unreachable(this.#service, error) : error;
    });
    if (reply.status >= 200 && reply.status < 300) return reply;
    throw refusal(reply, { service: this.#service, now: this.#clock.now() });
  }

  #request({ method, path, headers, body }: AskedRequest, { signal, requestId }: CallOptions): HttpRequest {
    requireHeaderId('X-Request-Id', requestId);
    requireHeaderId('Idempotency-Key', headers?.['Idempotency-Key']);
    return {
      method,
      url: this.#base + path,
      headers: {
        Accept: 'application/json, text/event-stream',
        'X-API-Key': this.#apiKey,
        ...(requestId === undefined ? {} : { 'X-Request-Id': requestId }),
        ...headers,
      },
      body,
      signal: signal ?? NEVER,
      timeoutMs: REQUEST_MS,
    };
  }
}

interface AskedRequest extends Pick<HttpRequest, 'method' | 'body'> {
  path: string;
  headers?: Record<string, string>;
}
