import { expect, it } from 'vitest';
import { AppError, asAppError, ERRORS, type ErrorCode } from '../src/errors.ts';

it.each([
  ['invalid_request', 400],
  ['invalid_json', 400],
  ['unauthorized', 401],
  ['key_revoked', 401],
  ['insufficient_credits', 402],
  ['plan_required', 402],
  ['forbidden', 403],
  ['not_found', 404],
  ['method_not_allowed', 405],
  ['conflict', 409],
  ['payload_too_large', 413],
  ['unsupported_media_type', 415],
  ['unprocessable', 422],
  ['rate_limited', 429],
  ['internal', 500],
  ['store_unavailable', 503],
  ['engine_unavailable', 503],
  ['engine_timeout', 504],
] as const satisfies readonly (readonly [ErrorCode, number])[])('answers %s with %i', (code, status) => {
  expect(new AppError(code, 'words').status).toBe(status);
  // A server's fault and a full limit pass; a caller's fault stays until it is mended.
  expect(ERRORS[code].retryable).toBe(status >= 500 || status === 429);
});

it('shows a caller an AppError as it is, and nothing of any other error', () => {
  const known = new AppError('conflict', 'It is taken.');
  expect(asAppError(known)).toBe(known);
  for (const bug of [new Error('password=hush at /srv/x.ts'), 'hush', undefined]) {
    const shown = asAppError(bug);
    expect(shown.code).toBe('internal');
    expect(shown.cause).toBe(bug);
    expect(shown.message).not.toMatch(/hush|srv/);
  }
});
