import type { Clock } from '../../system/clock.ts';
import { isBusy } from './fault.ts';

export interface FetchWatch {
  clock: Clock;
  /** Milliseconds without a single byte, while an answer is awaited, after which `onIdle` is called. */
  idleMs: number;
  onIdle(): void;
  /** Seconds that the other side may ask to wait before a retry; one that asks for more is not retried. */
  retryAfterSecondsMax: number;
  /** Whether one that is busy is not retried either. */
  tellsBusy: boolean;
  /** Bytes an answer may have; one that has more breaks off. */
  bytesMax: number;
}

/**
 * `fetch` that notices when nothing comes. Any byte counts, the pings too that the SDK swallows, for a model may think
 * long before its first word; the SDK's own waits between two attempts do not count, since nothing is asked then.
 */
export function watchedFetch(watch: FetchWatch): typeof fetch {
  return async (url, init) => {
    const idle = startIdleTimer(watch);
    try {
      const response = await fetch(url, init);
      idle.heard();
      const headers = new Headers(response.headers);
      sayInSeconds(headers, watch.clock.now());
      const waitSeconds = retryAfterSeconds(headers);
      const isTold = watch.tellsBusy && isBusy({ status: response.status, waitSeconds });
      // The SDK waits as long as it is told, be it days.
      if (isTold || waitSeconds > watch.retryAfterSecondsMax) headers.set('x-should-retry', 'false');
      if (!response.body) idle.stop();
      const body = response.body && watchBody(response.body, idle, watch.bytesMax);
      return new Response(body, { status: response.status, statusText: response.statusText, headers });
    } catch (error) {
      idle.stop();
      throw error;
    }
  };
}

/** Seconds the other side asks to wait; 0 when it says nothing that can be read. */
export function retryAfterSeconds(headers: Headers): number {
  // Read as the SDK reads them, which takes "60s" for 60.
  const milliseconds = Number.parseFloat(headers.get('retry-after-ms') ?? '');
  if (milliseconds > 0) return milliseconds / 1000;
  const seconds = Number.parseFloat(headers.get('retry-after') ?? '');
  return seconds > 0 ? seconds : 0;
}

/** A Retry-After may be a date (RFC 9110, 10.2.3), which the SDK would wait for however far away it is. */
function sayInSeconds(headers: Headers, now: number): void {
  const told = headers.get('retry-after');
  if (told === null || !Number.isNaN(Number.parseFloat(told))) return;
  const seconds = Math.ceil((Date.parse(told) - now) / 1000);
  if (seconds > 0) headers.set('retry-after', String(seconds));
  else headers.delete('retry-after');
}

interface IdleTimer {
  heard(): void;
  stop(): void;
}

function startIdleTimer({ clock, idleMs, onIdle }: FetchWatch): IdleTimer {
  const stopped = new AbortController();
  let heardAt = clock.elapsed();
  const wait = async () => {
    for (;;) {
      await clock.sleep(heardAt + idleMs - clock.elapsed(), stopped.signal);
      if (stopped.signal.aborted) return;
      if (clock.elapsed() - heardAt >= idleMs) return onIdle();
    }
  };
  void wait();
  return {
    heard() {
      heardAt = clock.elapsed();
    },
    stop: () => stopped.abort(),
  };
}

function watchBody(body: ReadableStream<Uint8Array>, idle: IdleTimer, bytesMax: number): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let bytes = 0;
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        idle.heard();
        bytes += value?.byteLength ?? 0;
        if (bytes > bytesMax) throw new Error('The answer is larger than any that is read.');
        if (value) controller.enqueue(value);
        if (!done) return;
        idle.stop();
        controller.close();
      } catch (error) {
        idle.stop();
        controller.error(error);
        await reader.cancel().catch(() => undefined);
      }
    },
    async cancel(reason) {
      idle.stop();
      await reader.cancel(reason);
    },
  });
}
