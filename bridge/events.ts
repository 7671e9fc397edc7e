import type { App } from '../src/app.ts';
import type { EventsAnswer, ServerEvent } from './route.ts';

const ENCODER = new TextEncoder();
/** Milliseconds after which a client whose connection broke should come again. */
const RETRY_MS = 2_000;

/** A stream of server-sent events that ends by itself, and whose work ends as soon as the client has left. */
export function eventStream(app: App, requestId: string, { produce }: EventsAnswer, signal: AbortSignal): Response {
  const left = new AbortController();
  const listening = AbortSignal.any([signal, left.signal]);
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (text: string) => {
        if (!left.signal.aborted) controller.enqueue(ENCODER.encode(text));
      };
      write(`retry: ${RETRY_MS}\n\n`);
      const work = produce((event) => write(frame(event)), listening)
        .catch((error) => app.log.error({ requestId, error }, 'an event stream broke off'))
        .then(() => {
          // A client that left has closed the stream already.
          if (!left.signal.aborted) controller.close();
        });
      app.lifecycle.track(work);
    },
    cancel: () => left.abort(),
  });
  return new Response(stream, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      // Proxies of the nginx kind hold a stream back unless told.
      'X-Accel-Buffering': 'no',
    },
  });
}

const frame = (event: ServerEvent): string =>
  event === 'keep-alive' ? ': keep-alive\n\n' : `event: ${event.event}\ndata: ${JSON.stringify(event.data)}\n\n`;
