import type { IncomingMessage } from 'node:http';
import { AppError } from '../../src/errors.ts';

/** Why a request cannot be served as it is addressed, if so: `invalid_request`. */
export function misdirected({ url = '', headers }: IncomingMessage): AppError | undefined {
  if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue') {
    return new AppError('invalid_request', 'Only `Expect: 100-continue` is known here; leave out any other.');
  }
  // As proxies are asked: HTTP goes by this host, and the checks for foreign hosts by the header.
  if (!url.startsWith('/') && URL.parse(url)?.host !== URL.parse(`http://${headers.host}`)?.host) {
    return new AppError('invalid_request', 'The request names one host in its first line and another in Host.');
  }
  return undefined;
}
