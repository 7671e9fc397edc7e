/** Every code a caller can meet: its HTTP status, whether the same call may succeed later, and what it means. */
export const ERRORS = {
  invalid_request: {
    status: 400,
    retryable: false,
    means: 'A field is missing, has the wrong type or shape, or is not accepted here. The message names it.',
  },
  invalid_json: { status: 400, retryable: false, means: 'The body is not valid JSON.' },
  unauthorized: { status: 401, retryable: false, means: 'The API key is missing or unknown.' },
  key_revoked: { status: 401, retryable: false, means: 'The API key was revoked. The message says why.' },
  insufficient_credits: {
    status: 402,
    retryable: false,
    means: 'The balance is lower than the cost of the call. The message states both.',
  },
  plan_required: { status: 402, retryable: false, means: 'The workspace needs a larger plan for this tool.' },
  forbidden: { status: 403, retryable: false, means: 'The key lacks the scope, or the Host or Origin is not allowed.' },
  not_found: { status: 404, retryable: false, means: 'No such path, or no such thing in this workspace.' },
  method_not_allowed: {
    status: 405,
    retryable: false,
    means: 'The path exists but not with this method. The Allow header lists the methods.',
  },
  conflict: {
    status: 409,
    retryable: false,
    means: 'The Idempotency-Key was used with another body, or the state does not allow this.',
  },
  payload_too_large: { status: 413, retryable: false, means: 'The body is larger than the limit.' },
  unsupported_media_type: { status: 415, retryable: false, means: 'The body must be application/json.' },
  unprocessable: {
    status: 422,
    retryable: false,
    means: 'The request is well formed but breaks a rule. The message says which.',
  },
  rate_limited: {
    status: 429,
    retryable: true,
    means:
      'A limit is used up: requests of the key, or what the workspace may spend a day. Wait the seconds in Retry-After.',
  },
  internal: { status: 500, retryable: true, means: 'Something failed on our side. Nothing was charged.' },
  store_unavailable: {
    status: 503,
    retryable: true,
    means: 'The database cannot be used at the moment. Nothing was charged. Wait the seconds in Retry-After.',
  },
  engine_unavailable: {
    status: 503,
    retryable: true,
    means: 'The engine that writes the plan could not answer, or the service is stopping. Nothing was charged.',
  },
  engine_timeout: {
    status: 504,
    retryable: true,
    means: 'The engine took longer than the limit. Nothing was charged.',
  },
} as const satisfies Record<string, { status: number; retryable: boolean; means: string }>;

export type ErrorCode = keyof typeof ERRORS;

/**
 * What a caller can meet. The message is for the caller and says what to do next; it never carries text from outside
 * that could be read as an instruction, nor paths or secrets. The cause is for the log.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** Seconds to wait before the same call can succeed; for `rate_limited` and `store_unavailable`. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, options: { cause?: unknown; retryAfterSeconds?: number } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }
}

/** The error as a caller may see it: an AppError as it is, anything else as `internal` without its words. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError(
    'internal',
    'Something failed on our side; nothing was charged. Try again, and quote the request id if it stays.',
    { cause: error },
  );
}
