import * as z from 'zod';
import type { App } from '../src/app.ts';
import { asAppError, ERRORS, type ErrorCode } from '../src/errors.ts';
import type { Exchange } from './exchange.ts';

// The keys of a literal table are exactly the codes.
export const ERROR_CODES = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]];

/** The error envelope of the contract. */
export const errorSchema = z
  .object({
    error: z
      .object({
        code: z.enum(ERROR_CODES).describe('Machine-readable code.'),
        message: z.string().describe('What went wrong and what to do, for people.'),
        docs: z.string().describe('Where the code is explained.'),
        requestId: z.string().describe('Unique id of the request.'),
      })
      .describe('What went wrong.'),
  })
  .describe('The error envelope.');

/**
 * Any error as its response: an AppError with its own status, code and words, everything else as `internal` without
 * them. Failures on our side are logged with their cause.
 */
export function errorAnswer(app: App, exchange: Exchange, error: unknown, baseUrl: string): Response {
  const shown = asAppError(error);
  exchange.code = shown.code;
  if (shown.status >= 500) {
    const { requestId, route } = exchange;
    // An engine that is away is somebody else's failure: nobody need get up for it.
    const level = shown.code === 'internal' ? 'error' : 'warn';
    app.log[level]({ requestId, route, code: shown.code, error: shown.cause ?? shown }, 'request failed');
  }
  const { code, message } = shown;
  const body: z.infer<typeof errorSchema> = {
    error: { code, message, docs: `${baseUrl}/docs#error-${code}`, requestId: exchange.requestId },
  };
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  if (shown.status === 401) headers.set('WWW-Authenticate', 'Bearer');
  if (shown.retryAfterSeconds !== undefined) headers.set('Retry-After', String(shown.retryAfterSeconds));
  return Response.json(body, { status: shown.status, headers });
}
