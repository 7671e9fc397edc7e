import { AppError } from '../errors.ts';
import { RUN_ID_PATTERN } from '../generation/input.ts';

const HEADER_ID = /^[\x21-\x7e]{1,255}$/;

/** Throws `invalid_request` for what can be no run's id: it becomes part of an address. */
export function runPath(id: string): string {
  if (!RUN_ID_PATTERN.test(id)) throw new AppError('invalid_request', 'A run id looks like run_0123….');
  return `/mcp/runs/${id}`;
}

/** Throws `invalid_request` for what can be no header: every attempt would fail before it is sent. */
export function requireHeaderId(name: 'Idempotency-Key' | 'X-Request-Id', id: string | undefined): void {
  if (id === undefined || HEADER_ID.test(id)) return;
  throw new AppError('invalid_request', `${name} must be 1 to 255 visible ASCII characters.`);
}
