import { ERRORS, type ErrorCode } from '../src/errors.ts';
import { STORE_RETRY_SECONDS } from '../src/store/faults.ts';
import type { Api } from './apis.ts';
import { ERROR_CODES } from './error-answer.ts';
import { schemaRef } from './openapi-schemas.ts';

/**
 * `#/components/responses` of one API: one for each status, since OpenAPI knows no codes, with an example for each code
 * in it.
 */
export function errorResponses(api: Api, headers: Record<string, object>): Record<string, object> {
  const codes = ERROR_CODES.filter((code) => api.errorCodes().includes(code));
  const statuses = [...new Set(codes.map((code) => ERRORS[code].status))];
  return Object.fromEntries(
    statuses.map((status) => {
      const ofStatus = codes.filter((code) => ERRORS[code].status === status);
      return [errorResponseName(api, status), errorResponse(api, ofStatus, { ...headers, ...MORE_HEADERS[status] })];
    }),
  );
}

export const errorResponseName = (api: Api, status: number): string => `${api.errorResponse}${status}`;

function errorResponse(api: Api, codes: readonly ErrorCode[], headers: Record<string, object>): object {
  const examples = codes.map((code) => {
    const means = ERRORS[code].means;
    return [code, { summary: means, value: api.errorExample(code, WORDS[code] ?? means, REQUEST_ID) }];
  });
  return {
    description: codes.map((code) => `\`${code}\`: ${ERRORS[code].means}`).join(' '),
    headers,
    content: { 'application/json': { schema: schemaRef(api.errorSchema), examples: Object.fromEntries(examples) } },
  };
}

const REQUEST_ID = 'req_9a1d4e5c2b7f8a6b3d2e1f0c9b8a0f3c';

const retryAfter = (seconds: number) => ({
  description: 'Seconds to wait.',
  schema: { type: 'integer', examples: [seconds] },
});

const MORE_HEADERS: Record<number, Record<string, object>> = {
  401: { 'WWW-Authenticate': { description: 'Always `Bearer`.', schema: { type: 'string' } } },
  405: { Allow: { description: 'The methods of the path.', schema: { type: 'string' } } },
  429: { 'Retry-After': retryAfter(60) },
  503: { 'Retry-After': retryAfter(STORE_RETRY_SECONDS) },
};

/** Real words where a reader wants to see them, the meaning elsewhere. */
const WORDS: Partial<Record<ErrorCode, string>> = {
  invalid_request: 'idea is required and must be a string.',
  insufficient_credits:
    'You need 150 credits but have 75. Add credits, wait for the next monthly allowance, or choose a smaller tool.',
};
