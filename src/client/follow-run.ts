import type { Clock } from '../system/clock.ts';
import { readEvents } from '../system/event-stream.ts';
import { readAnswer, refusal, strange, unreachable } from './failures.ts';
import { ATTEMPTS_MAX, LOOK_PAUSE_MS, pause, withRetries } from './retry.ts';
import { type RunState, runEventSchema } from './shapes.ts';
import { ANSWER_BYTES_MAX, BrokenConnection, type HttpRequest, type StreamReply, type Transport } from './transport.ts';

interface Way {
  transport: Transport;
  clock: Clock;
  service: string;
}

/** Milliseconds of silence after which a stream counts as broken; the service sends something every eight seconds. */
const SILENCE_MS = 45_000;

/** Follows a run by its event stream, opening it again where it breaks, until the run has ended. */
export async function* followRun(way: Way, request: HttpRequest): AsyncGenerator<RunState> {
  // A stream that opens and breaks without a word is no better than one that does not open.
  for (let silent = 0; silent < ATTEMPTS_MAX; silent++) {
    const { chunks } = await open(way, { ...request, timeoutMs: SILENCE_MS });
    try {
      for await (const { event, data } of readEvents(chunks, ANSWER_BYTES_MAX)) {
        if (event !== 'run' && event !== 'done') continue;
        yield readAnswer(runEventSchema, data, way.service);
        if (event === 'done') return;
        silent = -1;
      }
    } catch (error) {
      if (!(error instanceof BrokenConnection)) throw error;
    }
    await pause(way.clock, LOOK_PAUSE_MS, request.signal);
  }
  throw unreachable(way.service, new BrokenConnection(undefined));
}

async function open({ transport, clock, service }: Way, request: HttpRequest): Promise<StreamReply> {
  const send = () => transport.stream(request);
  const reply = await withRetries({ clock, signal: request.signal }, send).catch((error: unknown) => {
    throw error instanceof BrokenConnection ? unreachable(service, error) : error;
  });
  if ('chunks' in reply) return reply;
  if (reply.status === 200) throw strange(service);
  throw refusal(reply, { service, now: clock.now() });
}
