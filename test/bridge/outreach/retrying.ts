import { expect } from 'vitest';
import { createBridge } from '../../../bridge/create-bridge.ts';
import type { App } from '../../../src/app.ts';
import { LEASE_MS } from '../../../src/outreach/once/claim-call.ts';
import type { TestClock } from '../../../src/system/clock.ts';
import { type CallOptions, type Reply, toReply } from '../rest.ts';

/** Longer than a claim lasts without its process. */
export const LAPSE_MS = LEASE_MS + 1;

export interface Posting extends CallOptions {
  secret: string;
  /** The Idempotency-Key. */
  once?: string;
}

/** Posts below /outreach over this App, as another process of the same service would. */
export async function post(app: App, path: string, { once = 'order-1', secret, ...asked }: Posting): Promise<Reply> {
  const { body, headers = {}, signal } = asked;
  const response = await createBridge(app).request(`/api/v1/outreach${path}`, {
    method: 'POST',
    headers: {
      'X-API-Key': secret,
      'Idempotency-Key': once,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
  return toReply(response);
}

/** Where work stands still until it is told to go on. */
export class Halt {
  #reached = Promise.withResolvers<void>();
  #going = Promise.withResolvers<void>();

  /** Resolves once work stands here. */
  get reached(): Promise<void> {
    return this.#reached.promise;
  }

  wait(): Promise<void> {
    this.#reached.resolve();
    return this.#going.promise;
  }

  goOn(): void {
    this.#going.resolve();
  }
}

/** Whether an answer was given before. */
export const isReplayed = ({ headers }: Reply): boolean => headers.get('idempotent-replayed') === 'true';

/** Lets time pass, a little with each look, until all of it has come to its end. */
export async function asTimePasses<T>(clock: TestClock, work: Promise<T>): Promise<T> {
  let over = false;
  const ended = work.finally(() => {
    over = true;
  });
  ended.catch(() => undefined);
  await expect
    .poll(() => {
      if (!over) clock.advance(LOOK_MS);
      return over;
    })
    .toBe(true);
  return ended;
}

/** So often does whoever waits look at what another process does. */
const LOOK_MS = 250;
