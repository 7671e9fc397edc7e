import { PLANS } from '../../src/accounts/plans.ts';
import { ERRORS } from '../../src/errors.ts';
import { API_PREFIX } from '../api-prefix.ts';
import { ROUTES } from '../index.ts';
import { buildOpenApi, errorsOf } from '../openapi.ts';
import { componentName, describedSchema, namedSchema } from '../openapi-schemas.ts';
import type { Route } from '../route.ts';
import { block, code, escapeHtml, prose, section, table } from './html.ts';
import { shapeList } from './shape.ts';

/** Every endpoint: what it costs, what it takes, what it answers, and a command to paste. */
export const endpointsSection = (baseUrl: string): string =>
  section(
    'endpoints',
    'Endpoints',
    table(
      ['Method and path', 'What it does', 'Credits', 'Plan'],
      ROUTES.map((route) => [
        `<a href="#${route.operationId}"><code>${route.method} ${escapeHtml(route.path)}</code></a>`,
        escapeHtml(route.summary),
        String(route.price),
        planText(route),
      ]),
    ),
    ...ROUTES.map((route) => endpoint(route, baseUrl)),
  );

const planText = (route: Route): string => (route.plan === 'free' ? 'any' : `${PLANS[route.plan].label} and above`);

function endpoint(route: Route, baseUrl: string): string {
  const { schemas } = buildOpenApi().components;
  const body = route.body && schemas[componentName(route, 'Request')];
  const spec = route.responses[200];
  return [
    `<h3 id="${route.operationId}"><span class="method">${route.method}</span> <code>${escapeHtml(API_PREFIX + route.path)}</code></h3>`,
    `<p class="facts">${route.price} credits · plan: ${planText(route)} · ${escapeHtml(route.operationId)}</p>`,
    `<p>${prose(route.description)}</p>`,
    parameters(route),
    body ? `<h4>Body</h4>${shapeList(body)}` : '',
    `<h4>Try it</h4>${block(curl(route, baseUrl))}`,
    answers(route),
    spec.example === undefined
      ? ''
      : `<details><summary>Example of <code>data</code></summary>${block(JSON.stringify(spec.example, null, 2))}</details>`,
    `<p class="facts">Errors: ${errorsOf(route)
      .map((one) => `<a href="#error-${one}">${one}</a> ${ERRORS[one].status}`)
      .join(' · ')}</p>`,
  ].join('\n');
}

function parameters(route: Route): string {
  const schemas = { ...route.params?.shape, ...route.query?.shape };
  const rows = Object.entries(schemas).map(([name, schema]) => [
    code(name),
    route.params && name in route.params.shape ? 'path' : 'query',
    prose(describedSchema(schema).description),
  ]);
  const headers = (route.requestHeaders ?? []).map(({ name, description }) => [
    code(name),
    'header',
    prose(description),
  ]);
  const all = [...rows, ...headers];
  return all.length > 0 ? `<h4>Parameters</h4>${table(['Name', 'Where', 'Meaning'], all)}` : '';
}

function answers(route: Route): string {
  const rows = Object.entries(route.responses).map(([status, spec]) => [
    code(status),
    `${prose(spec.description)}${schemaLink(spec.data)}`,
    Object.entries(spec.headers ?? {})
      .map(([name, says]) => `${code(name)}: ${prose(says)}`)
      .join('<br>'),
  ]);
  return `<h4>Answers</h4>${table(['Status', 'Data', 'More headers'], rows)}`;
}

function schemaLink(schema: object): string {
  const name = namedSchema(schema);
  return name ? ` Shape: <a href="#schema-${name}">${name}</a>.` : '';
}

function curl(route: Route, baseUrl: string): string {
  const url = `${baseUrl}${API_PREFIX}${route.path.replace('{id}', '$RUN_ID')}`;
  const example = Object.values(route.body?.examples ?? {})[0]?.value;
  const lines = [
    `curl ${route.method === 'DELETE' ? '-X DELETE ' : ''}${route.responses[200].stream ? '-N ' : ''}${url}`,
    '  -H "X-API-Key: $PLANWRIGHT_API_KEY"',
    ...(example === undefined ? [] : ['  -H "Content-Type: application/json"', `  -d '${JSON.stringify(example)}'`]),
  ];
  return lines.join(' \\\n');
}
