import { TIERS } from '../src/accounts/tiers.ts';
import { ERRORS, type ErrorCode } from '../src/errors.ts';
import { ERROR_CODES } from './error-answer.ts';
import { ROUTES } from './index.ts';
import { OUTREACH_ROUTES } from './outreach/index.ts';
import { type OutreachRoute, scopesOf } from './outreach/route.ts';
import { OUTREACH_TIER } from './outreach/serve.ts';
import type { Route } from './route.ts';

export type AnyRoute = Route | OutreachRoute;

export type HeaderTable = Readonly<Record<string, { description: string; schema: object }>>;

/** One of the two contracts that share the prefix: what all of its answers have in common, for the documents. */
export interface Api {
  routes: readonly AnyRoute[];
  /** Headers of every response. */
  headers: HeaderTable;
  /** Codes that any request with a key can meet. */
  commonErrors: readonly ErrorCode[];
  /** Codes that any of its routes can answer with. */
  errorCodes(): readonly ErrorCode[];
  /** Name of the shape of its errors. */
  errorSchema: 'ErrorEnvelope' | 'OutreachError';
  /** What the names of its error responses begin with. */
  errorResponse: 'Error' | 'OutreachError';
  errorExample(code: ErrorCode, message: string, requestId: string): object;
}

const EVERY_REQUEST: readonly ErrorCode[] = [
  'invalid_request',
  'unauthorized',
  'key_revoked',
  'forbidden',
  'rate_limited',
  'internal',
  'store_unavailable',
];

const REQUEST_ID: HeaderTable = {
  'X-Request-Id': {
    description: 'Id of the request: the one sent in X-Request-Id (1 to 128 visible ASCII characters), or a new one.',
    schema: { type: 'string' },
  },
};

export const GENERATION: Api = {
  routes: ROUTES,
  headers: {
    ...REQUEST_ID,
    'X-Credits-Charged': {
      description: 'Credits deducted by this call; 0 for read calls and on errors.',
      schema: { type: 'integer' },
    },
    'X-Credits-Remaining': {
      description: 'Balance of the workspace after the call; 0 where no workspace is known.',
      schema: { type: 'integer' },
    },
  },
  commonErrors: EVERY_REQUEST,
  errorCodes: () => ERROR_CODES,
  errorSchema: 'ErrorEnvelope',
  errorResponse: 'Error',
  errorExample: (code, message, requestId) => ({
    error: { code, message, docs: `http://127.0.0.1:8787/docs#error-${code}`, requestId },
  }),
};

export const OUTREACH: Api = {
  routes: OUTREACH_ROUTES,
  headers: {
    ...REQUEST_ID,
    'X-RateLimit-Limit': {
      description: 'How many requests may pass in the window; not told where no key is known.',
      schema: { type: 'integer' },
    },
    'X-RateLimit-Window': {
      description: 'The window that rolls on with time: `minute`, `hour` or `day`.',
      schema: { type: 'string', enum: ['minute', 'hour', 'day'] },
    },
    'X-RateLimit-Remaining': {
      description: 'How many more requests would pass now.',
      schema: { type: 'integer' },
    },
  },
  commonErrors: [...EVERY_REQUEST, 'plan_required'],
  errorCodes: () => [...new Set(OUTREACH_ROUTES.flatMap(errorsOf))],
  errorSchema: 'OutreachError',
  errorResponse: 'OutreachError',
  errorExample: (code, message, requestId) => ({ error: message, code, requestId }),
};

export const APIS: readonly Api[] = [GENERATION, OUTREACH];

/** The contract that a route belongs to. */
export const apiOf = (route: AnyRoute): Api => (isOutreach(route) ? OUTREACH : GENERATION);

export const isOutreach = (route: AnyRoute): route is OutreachRoute => 'scope' in route;

/** Every code a route can answer with. */
export const errorsOf = (route: AnyRoute): ErrorCode[] =>
  [...new Set([...apiOf(route).commonErrors, ...route.errors])].sort((a, b) => ERRORS[a].status - ERRORS[b].status);

/** Its scopes in words, for the documents. */
export const scopeText = (route: OutreachRoute): string => scopesOf(route).join(' ') || 'none';

/** What a caller needs for a route, as fields beside OpenAPI's own. */
export function demandsOf(route: AnyRoute): Record<string, unknown> {
  if (!isOutreach(route)) return { 'x-credits': route.price, 'x-plan': TIERS[route.tier].label };
  const scopes = scopesOf(route);
  return {
    'x-plan': TIERS[OUTREACH_TIER].label,
    'x-scope': scopeText(route),
    security: [{ bearer: scopes }, { apiKey: scopes }],
  };
}
