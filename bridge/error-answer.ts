import * as z from 'zod';
import type { App } from '../src/app.ts';
import { type AppError, asAppError, ERRORS, type ErrorCode } from '../src/errors.ts';
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

/** The error body of the outreach contract. */
export const outreachErrorSchema = z
  .object({
    error: z.string().describe('The reason: what went wrong and what to do, for people.'),
    code: z.enum(ERROR_CODES).describe('Machine-readable code.'),
    requestId: z.string().describe('Unique id of the request.'),
  })
  .describe('The error body of outreach.');

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
    const level = shown.code.startsWith('engine_') ? 'warn' : 'error';
    app.log[level]({ requestId, route, code: shown.code, error: shown.cause ?? shown }, 'request failed');
  }
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  if (shown.status === 401) headers.set('WWW-Authenticate', 'Bearer');
  if (shown.retryAfterSeconds !== undefined) headers.set('Retry-After', String(shown.retryAfterSeconds));
  return Response.json(errorBody(shown, exchange, baseUrl), { status: shown.status, headers });
}

function errorBody(
  { code, message }: AppError,
  { requestId, isOutreach }: Exchange,
  baseUrl: string,
): z.infer<typeof errorSchema> | z.infer<typeof outreachErrorSchema> {
  if (isOutreach) return { error: message, code, requestId };
  return { error: { code, message, docs: `${baseUrl}/docs#error-${code}`, requestId } };
}
