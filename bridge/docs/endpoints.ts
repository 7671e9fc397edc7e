import { TIERS } from '../../src/accounts/tiers.ts';
import { ERRORS } from '../../src/errors.ts';
import { block, code, escapeHtml, prose, section, table } from '../../src/system/html.ts';
import { API_PREFIX } from '../api-prefix.ts';
import { type AnyRoute, errorsOf, isOutreach, scopeText } from '../apis.ts';
import { buildOpenApi } from '../openapi.ts';
import { componentName, describedSchema, namedSchema } from '../openapi-schemas.ts';
import { OUTREACH_TIER } from '../outreach/serve.ts';
import { type DocsPath, errorHref, routeHref, routesOf, schemaHref } from './links.ts';
import { shapeList } from './shape.ts';

/** Every endpoint of a page: what it demands, what it takes, what it answers, and a command to paste. */
export function endpointsSection(path: DocsPath, baseUrl: string): string {
  const routes = routesOf(path);
  const demands = path === '/docs' ? ['Credits', 'Plan'] : ['Scope'];
  return section(
    'endpoints',
    'Endpoints',
    table(['Method and path', 'What it does', ...demands], routes.map(overview)),
    ...routes.map((route) => endpoint(route, baseUrl)),
  );
}

const overview = (route: AnyRoute): string[] => [
  `<a href="${routeHref(route)}"><code>${route.method} ${escapeHtml(route.path)}</code></a>`,
  escapeHtml(route.summary),
  ...(isOutreach(route) ? [code(scopeText(route))] : [String(route.price), tierText(route)]),
];

function tierText(route: AnyRoute): string {
  const tier = isOutreach(route) ? OUTREACH_TIER : route.tier;
  return tier === 'free' ? 'any' : `${TIERS[tier].label} and above`;
}

function endpoint(route: AnyRoute, baseUrl: string): string {
  const { schemas } = buildOpenApi().components;
  const body = route.body && schemas[componentName(route, 'Request')];
  const example = usual(route)?.example;
  const demand = isOutreach(route) ? `scope: ${scopeText(route)}` : `${route.price} credits`;
  return [
    `<h3 id="${route.operationId}"><span class="method">${route.method}</span> <code>${escapeHtml(API_PREFIX + route.path)}</code></h3>`,
    `<p class="facts">${demand} · plan: ${tierText(route)} · ${escapeHtml(route.operationId)}</p>`,
    `<p>${prose(route.description)}</p>`,
    parameters(route),
    body ? `<h4>Body</h4>${shapeList(body)}` : '',
    route.body?.other ? `<p>Or ${code(route.body.other.type)}: ${prose(route.body.other.description)}</p>` : '',
    `<h4>Try it</h4>${block(curl(route, baseUrl))}`,
    answers(route),
    example === undefined
      ? ''
      : `<details><summary>Example${isOutreach(route) ? '' : ' of <code>data</code>'}</summary>${block(JSON.stringify(example, null, 2))}</details>`,
    `<p class="facts">Errors: ${errorsOf(route)
      .map((one) => `<a href="${errorHref(one)}">${one}</a> ${ERRORS[one].status}`)
      .join(' · ')}</p>`,
  ].join('\n');
}

/** The response with the smallest status: the one that a caller usually gets. */
const usual = (route: AnyRoute) => Object.values(route.responses)[0];

function parameters(route: AnyRoute): string {
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

function answers(route: AnyRoute): string {
  const rows = Object.entries(route.responses).map(([status, spec]) => [
    code(status),
    `${prose(spec.description)}${schemaLink(spec.shape)}`,
    Object.entries(spec.headers ?? {})
      .map(([name, says]) => `${code(name)}: ${prose(says)}`)
      .join('<br>'),
  ]);
  return `<h4>Answers</h4>${table(['Status', isOutreach(route) ? 'Body' : 'Data', 'More headers'], rows)}`;
}

function schemaLink(schema: object): string {
  const name = namedSchema(schema);
  return name ? ` Shape: <a href="${schemaHref(name)}">${name}</a>.` : '';
}

function curl(route: AnyRoute, baseUrl: string): string {
  const url = `${baseUrl}${API_PREFIX}${route.path.replaceAll(/\{(\w+)\}/g, (_, name) => pathVariable(route, name))}`;
  const example = Object.values(route.body?.examples ?? {})[0]?.value;
  const word =
    { GET: '', POST: example === undefined ? '-X POST ' : '' }[route.method as string] ?? `-X ${route.method} `;
  const lines = [
    `curl ${word}${usual(route)?.stream ? '-N ' : ''}${url}`,
    '  -H "X-API-Key: $PLANWRIGHT_API_KEY"',
    ...(example === undefined ? [] : ['  -H "Content-Type: application/json"', `  -d '${JSON.stringify(example)}'`]),
  ];
  return lines.join(' \\\n');
}

/** `$RUN_ID` for the id in `/mcp/runs/{id}`, `$ARTIFACT` for what is no id. */
function pathVariable({ path }: AnyRoute, name: string): string {
  const [, thing] = new RegExp(`/([a-z]+)s/\\{${name}\\}`).exec(path) ?? [];
  return thing === undefined ? `$${name.toUpperCase()}` : `$${thing.toUpperCase()}_ID`;
}
