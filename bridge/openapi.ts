import { ERRORS } from '../src/errors.ts';
import { API_PREFIX } from './api-prefix.ts';
import { type AnyRoute, APIS, type Api, apiOf, demandsOf, errorsOf, isOutreach } from './apis.ts';
import { type BuiltDocument, builtDocument } from './documents.ts';
import type { BodySpec, HeaderSpec, ResponseSpec } from './endpoint.ts';
import { errorResponseName, errorResponses } from './openapi-errors.ts';
import { answerSchema, componentName, describedSchema, schemaRef, schemas } from './openapi-schemas.ts';
import { eventWebhooks } from './outreach/event-docs.ts';
import { OUTREACH_TAGS } from './outreach/tags.ts';
import type { Route } from './route.ts';

export interface OpenApi {
  openapi: string;
  info: object;
  paths: Record<string, Record<string, object>>;
  components: { schemas: Record<string, object>; [kind: string]: Record<string, object> };
  [field: string]: unknown;
}

let built: OpenApi | undefined;
let document: BuiltDocument | undefined;

/** The same as it is served. */
export function openApiDocument(): BuiltDocument {
  document ??= builtDocument(JSON.stringify(buildOpenApi()), {
    'Content-Type': 'application/json',
    'Cache-Control': 'public, max-age=300',
  });
  return document;
}

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
      { name: 'Plans', description: 'What generations of one idea have made, in versions.' },
      ...OUTREACH_TAGS,
    ],
    paths: paths(),
    webhooks: eventWebhooks(),
    components: {
      schemas: schemas(APIS.flatMap(({ routes }) => routes)),
      responses: Object.assign({}, ...APIS.map((api) => errorResponses(api, headersOf(api)))),
      headers: Object.assign({}, ...APIS.map(({ headers }) => headers)),
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key', description: 'The API key.' },
        bearer: { type: 'http', scheme: 'bearer', description: 'The API key as a bearer token.' },
      },
    },
  };
  return built;
}

function paths(): OpenApi['paths'] {
  const all: OpenApi['paths'] = {};
  for (const route of APIS.flatMap(({ routes }) => routes)) {
    all[route.path] = { ...all[route.path], [route.method.toLowerCase()]: operation(route) };
  }
  return all;
}

function operation(route: AnyRoute): object {
  return {
    operationId: route.operationId,
    tags: [route.tag],
    summary: route.summary,
    description: route.description,
    ...demandsOf(route),
    parameters: parameters(route),
    ...(route.body && { requestBody: requestBody(route, route.body) }),
    responses: {
      ...Object.fromEntries(
        Object.entries(route.responses).map(([status, spec]) => [status, success(route, Number(status), spec)]),
      ),
      ...Object.fromEntries(
        errorsOf(route).map((code) => {
          const { status } = ERRORS[code];
          return [status, { $ref: `#/components/responses/${errorResponseName(apiOf(route), status)}` }];
        }),
      ),
    },
  };
}

function requestBody(route: AnyRoute, { examples, other, isOptional }: BodySpec): object {
  const content = {
    'application/json': { schema: schemaRef(componentName(route, 'Request')), examples },
    ...(other && {
      [other.type]: { schema: { type: 'string', description: other.description }, example: other.example },
    }),
  };
  return { required: !isOptional, content };
}

function success(route: AnyRoute, status: number, spec: ResponseSpec): object {
  const added = Object.entries(spec.headers ?? {}).map(([name, description]) => [
    name,
    { description, schema: { type: 'string' } },
  ]);
  const schema = answerSchema(route, spec);
  return {
    description: spec.description,
    headers: { ...headersOf(apiOf(route)), ...Object.fromEntries(added) },
    content: spec.stream
      ? { 'text/event-stream': { schema } }
      : {
          'application/json': {
            schema,
            ...(spec.example !== undefined && {
              example: isOutreach(route) ? spec.example : envelope(route, status, spec.example),
            }),
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

function parameters(route: AnyRoute): object[] {
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

const headersOf = ({ headers }: Api): Record<string, object> =>
  Object.fromEntries(Object.keys(headers).map((name) => [name, { $ref: `#/components/headers/${name}` }]));
