import { AppError } from '../src/errors.ts';
import type { Clock } from '../src/system/clock.ts';
import { type BodyLimit, readBytes } from '../src/system/json-body.ts';

/** Whether a request comes without a body: it says so, or says nothing of a body and has none. */
export async function hasNoBody(request: Request, clock: Clock, limit: BodyLimit): Promise<boolean> {
  if (request.headers.get('content-length') === '0' || request.body === null) return true;
  if (request.headers.has('content-type')) return false;
  if ((await readBytes(request, clock, limit)).byteLength === 0) return true;
  throw new AppError('unsupported_media_type', 'Send the body as `Content-Type: application/json` in UTF-8.');
}
