import { ERRORS, type ErrorCode } from '../src/errors.ts';
import { ERROR_CODES } from './error-answer.ts';
import { schemaRef } from './openapi-schemas.ts';

/** `#/components/responses`: one for each status, since OpenAPI knows no codes, with an example for each code in it. */
export function errorResponses(headers: Record<string, object>): Record<string, object> {
  const statuses = [...new Set(ERROR_CODES.map((code) => ERRORS[code].status))];
  return Object.fromEntries(statuses.map((status) => [errorResponseName(status), errorResponse(status, headers)]));
}

export const errorResponseName = (status: number): string => `Error${status}`;

function errorResponse(status: number, headers: Record<string, object>): object {
  const codes = ERROR_CODES.filter((code) => ERRORS[code].status === status);
  return {
    description: codes.map((code) => `\`${code}\`: ${ERRORS[code].means}`).join(' '),
    headers: { ...headers, ...MORE_HEADERS[status] },
    content: {
      'application/json': {
        schema: schemaRef('ErrorEnvelope'),
        examples: Object.fromEntries(
          codes.map((code) => [code, { summary: ERRORS[code].means, value: example(code) }]),
        ),
      },
    },
  };
}

const MORE_HEADERS: Record<number, Record<string, object>> = {
  401: { 'WWW-Authenticate': { description: 'Always `Bearer`.', schema: { type: 'string' } } },
  405: { Allow: { description: 'The methods of the path.', schema: { type: 'string' } } },
  429: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', examples: [60] } } },
};

/** Real words where a reader wants to see them, the meaning elsewhere. */
const WORDS: Partial<Record<ErrorCode, string>> = {
  invalid_request: 'idea is required and must be a string.',
  insufficient_credits:
    'You need 150 credits but have 75. Add credits, wait for the next monthly allowance, or choose a smaller tool.',
};

const example = (code: ErrorCode): object => ({
  error: {
    code,
    message: WORDS[code] ?? ERRORS[code].means,
    docs: `http://127.0.0.1:8787/docs#error-${code}`,
    requestId: 'req_9a1d4e5c2b7f8a6b3d2e1f0c9b8a0f3c',
  },
});
