import type * as z from 'zod';
import { AppError, type ErrorCode } from '../errors.ts';
import { isErrorCode } from '../generation/run-view.ts';
import { PatienceOver } from './patience.ts';
import { ATTEMPTS_MAX, retryAfterSeconds } from './retry.ts';
import { errorAnswerSchema } from './shapes.ts';
import type { BrokenConnection, TextReply } from './transport.ts';

/** Codes for refusals that carry no code of Planwright's, such as those of a proxy in front of it. */
const CODES: Record<number, ErrorCode> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  409: 'conflict',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  422: 'unprocessable',
  429: 'rate_limited',
};

/** What a caller is told of a reply that is no success: the service's own code and words where it gives them. */
export function refusal(reply: TextReply, { service, now }: { service: string; now: number }): AppError {
  const { status } = reply;
  const told = errorAnswerSchema.safeParse(parsed(reply.text));
  const wait =
    status === 429 || reply.headers['retry-after'] !== undefined
      ? { retryAfterSeconds: retryAfterSeconds(reply, now) }
      : {};
  if (told.success) {
    const { code, message } = told.data.error;
    return new AppError(isErrorCode(code) ? code : codeOf(status), message, wait);
  }
  if (status >= 500) return unanswered(service, `it answers with status ${status}`);
  if (status >= 300 && status < 400) {
    return new AppError(
      'engine_unavailable',
      `${service} answers with a redirect, which is not followed because the key is meant for one service. Set the address it leads to.`,
    );
  }
  return new AppError(
    codeOf(status),
    `${service} refuses the request with status ${status} and says no more; check its address, and what stands in front of it.`,
    wait,
  );
}

const codeOf = (status: number): ErrorCode =>
  CODES[status] ?? (status >= 500 ? 'engine_unavailable' : 'invalid_request');

/** What a caller is told when no attempt brought an answer. */
export function unreachable(service: string, { cause }: BrokenConnection): AppError {
  return unanswered(service, because(cause), cause);
}

function unanswered(service: string, why: string, cause?: unknown): AppError {
  return new AppError(
    'engine_unavailable',
    `${service} did not answer after ${ATTEMPTS_MAX} attempts: ${why}. Check its address and that it runs. Nothing is charged twice: the same call again goes on with what has begun there.`,
    { cause },
  );
}

const CONNECTION_FAULTS: readonly [RegExp, string][] = [
  [/ECONNREFUSED/, 'the connection is refused'],
  [/ENOTFOUND|EAI_AGAIN/, 'its name is not known'],
  [/ETIMEDOUT|CONNECT_TIMEOUT|EHOSTUNREACH|ENETUNREACH/, 'it cannot be reached'],
  [/CERT|SELF_SIGNED|SSL|TLS|LEAF_SIGNATURE/, 'its certificate is not trusted'],
];

function because(cause: unknown): string {
  if (cause instanceof PatienceOver) return 'nothing was heard in time';
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return CONNECTION_FAULTS.find(([looks]) => looks.test(code))?.[1] ?? 'the connection broke';
}

/**
 * Reads an answer with its schema. Throws `engine_unavailable` for what is none of Planwright's, such as a page of a
 * proxy; its words are not passed on.
 */
export function readAnswer<Schema extends z.ZodType>(schema: Schema, text: string, service: string): z.output<Schema> {
  const read = schema.safeParse(parsed(text));
  if (read.success) return read.data;
  throw strange(service, read.error);
}

/** What a caller is told of an answer that is none of Planwright's. */
export function strange(service: string, cause?: unknown): AppError {
  return new AppError(
    'engine_unavailable',
    `${service} answers, but not as Planwright does. Check that the address is that of a Planwright service, and that both are of about the same version.`,
    { cause },
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
