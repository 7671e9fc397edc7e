import { AppError } from '../src/errors.ts';
import type { HeaderSpec } from './endpoint.ts';

/** Milliseconds a request waits for a run, or for the first of its key; most clients and proxies give up after 300 s. */
export const WAIT_MS = 280_000;

const KEY_SHAPE = /^[\x21-\x7e]{1,255}$/;

/** How the documents tell of the header, with what it does here. */
export const idempotencyHeader = (description: string): HeaderSpec => ({
  name: 'Idempotency-Key',
  description,
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x21-\\x7e]+$' },
});

/** Name of the response header that says `true` where an earlier answer is given again. */
export const REPLAYED = 'Idempotent-Replayed';

/** The key that a request brings, if it does. Throws `invalid_request` for one that is none. */
export function idempotencyKey(headers: Headers): string | undefined {
  const key = headers.get('idempotency-key');
  if (key === null) return undefined;
  if (KEY_SHAPE.test(key)) return key;
  throw new AppError('invalid_request', 'Idempotency-Key must be 1 to 255 visible ASCII characters.');
}
