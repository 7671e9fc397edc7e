import { PLANS } from '../src/accounts/plans.ts';
import { ERRORS, type ErrorCode } from '../src/errors.ts';
import { API_PREFIX } from './api-prefix.ts';
import { ROUTES } from './index.ts';
import { errorResponseName, errorResponses } from './openapi-errors.ts';
import { answerSchema, componentName, describedSchema, schemaRef, schemas } from './openapi-schemas.ts';
import type { HeaderSpec, ResponseSpec, Route } from './route.ts';

export interface OpenApi {
  openapi: string;
  info: object;
  paths: Record<string, Record<string, object>>;
  components: { schemas: Record<string, object>; [kind: string]: Record<string, object> };
  [field: string]: unknown;
}

/** Codes that any request with a key can meet. */
export const COMMON_ERRORS: readonly ErrorCode[] = [
  'invalid_request',
  'unauthorized',
  'key_revoked',
  'forbidden',
  'rate_limited',
  'internal',
];

/** Headers of every response, as the contract has them. */
export const RESPONSE_HEADERS: Readonly<Record<string, { description: string; schema: object }>> = {
  'X-Request-Id': {
    description: 'Id of the request: the one sent in X-Request-Id (1 to 128 visible ASCII characters), or a new one.',
    schema: { type: 'string' },
  },
  'X-Credits-Charged': {
    description: 'Credits deducted by this call; 0 for read calls and on errors.',
    schema: { type: 'integer' },
  },
  'X-Credits-Remaining': {
    description: 'Balance of the workspace after the call; 0 where no workspace is known.',
    schema: { type: 'integer' },
  },
};

let built: OpenApi | undefined;

/** The OpenAPI 3.1 document, from the schemas that requests are parsed with; built once. */
export function buildOpenApi(): OpenApi {
  built ??= {
    openapi: '3.1.0',
    info: {
      title: 'Planwright',
      version: '1.0.0',
      summary: 'Turns a product idea into a plan a coding agent can build from.',
      description:
        'Generation is charged in credits, once, when it succeeds. Answers of one tool can be given to the next. Breaking changes ship under /v2, with at least 90 days of deprecation for generation and 12 months for outreach.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: API_PREFIX, description: 'This service.' }],
    security: [{ apiKey: [] }, { bearer: [] }],
    tags: [
      { name: 'Generation', description: 'From an idea to artefacts.' },
      { name: 'Credits', description: 'Balance and plan.' },
      { name: 'Runs', description: 'Generations that go on after their request.' },
    ],
    paths: paths(),
    components: {
      schemas: schemas(ROUTES),
      responses: errorResponses(allHeaders()),
      headers: { ...RESPONSE_HEADERS },
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key', description: 'The API key.' },
        bearer: { type: 'http', scheme: 'bearer', description: 'The API key as a bearer token.' },
      },
    },
  };
  return built;
}

/** Every code a route can answer with. */
export const errorsOf = (route: Route): ErrorCode[] =>
  [...new Set([...COMMON_ERRORS, ...route.errors])].sort((a, b) => ERRORS[a].status - ERRORS[b].status);

function paths(): OpenApi['paths'] {
  const all: OpenApi['paths'] = {};
  for (const route of ROUTES) all[route.path] = { ...all[route.path], [route.method.toLowerCase()]: operation(route) };
  return all;
}

function operation(route: Route): object {
  return {
    operationId: route.operationId,
    tags: [route.tag],
    summary: route.summary,
    description: route.description,
    'x-credits': route.price,
    'x-plan': PLANS[route.plan].label,
    parameters: parameters(route),
    ...(route.body && {
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: schemaRef(componentName(route, 'Request')), examples: route.body.examples },
        },
      },
    }),
    responses: {
      ...Object.fromEntries(
        Object.entries(route.responses).map(([status, spec]) => [status, success(route, Number(status), spec)]),
      ),
      ...Object.fromEntries(
        errorsOf(route).map((code) => {
          const { status } = ERRORS[code];
          return [status, { $ref: `#/components/responses/${errorResponseName(status)}` }];
        }),
      ),
    },
  };
}

function success(route: Route, status: number, spec: ResponseSpec): object {
  const added = Object.entries(spec.headers ?? {}).map(([name, description]) => [
    name,
    { description, schema: { type: 'string' } },
  ]);
  const schema = answerSchema(route, spec);
  return {
    description: spec.description,
    headers: { ...allHeaders(), ...Object.fromEntries(added) },
    content: spec.stream
      ? { 'text/event-stream': { schema } }
      : {
          'application/json': {
            schema,
            ...(spec.example !== undefined && { example: envelope(route, status, spec.example) }),
          },
        },
  };
}

function envelope(route: Route, status: number, data: unknown): object {
  const toolName = route.operationId.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const meta = {
    tool: toolName,
    // What goes on is charged when it succeeds.
    creditsCharged: status === 202 ? 0 : route.price,
    creditsRemaining: 1475,
    durationMs: 840,
    requestId: 'req_9a1d4e5c2b7f8a6b3d2e1f0c9b8a0f3c',
  };
  return { data, meta };
}

function parameters(route: Route): object[] {
  const inPath = Object.entries(route.params?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: 'path',
    required: true,
    ...describedSchema(schema),
  }));
  const inQuery = Object.entries(route.query?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    ...describedSchema(schema),
  }));
  const inHeaders = [REQUEST_ID, ...(route.requestHeaders ?? [])].map((header) => ({
    ...header,
    in: 'header',
    required: false,
  }));
  return [...inPath, ...inQuery, ...inHeaders];
}

const REQUEST_ID: HeaderSpec = {
  name: 'X-Request-Id',
  description: 'An id of your own for this request; it comes back in the answer and stands in the logs.',
  schema: { type: 'string', minLength: 1, maxLength: 128 },
};

const allHeaders = (): Record<string, object> =>
  Object.fromEntries(Object.keys(RESPONSE_HEADERS).map((name) => [name, { $ref: `#/components/headers/${name}` }]));
