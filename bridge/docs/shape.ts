import { escapeHtml, prose } from '../../src/system/html.ts';
import { schemaHref } from './links.ts';

/** The part of a JSON Schema that a reader is shown. */
interface Shape {
  type?: string | string[];
  description?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  anyOf?: Shape[];
  $ref?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

/** The fields of a schema as a nested list; another named schema is linked, not repeated. */
export function shapeList(schema: object): string {
  return `<div class="shape">${fields(schema)}</div>`;
}

function fields(shape: Shape): string {
  const inner = shape.items ?? shape;
  const { properties, required = [] } = inner;
  if (!properties) return '';
  const items = Object.entries(properties).map(([name, field]) => {
    const optional = required.includes(name) ? '' : ', optional';
    const says = field.description ? ` ${prose(field.description)}` : '';
    return `<li><code>${escapeHtml(name)}</code> <span class="type">${typeOf(field)}${optional}</span>${says}${fields(field)}</li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}

function typeOf(shape: Shape): string {
  if (shape.$ref) return linkTo(shape.$ref);
  if (shape.enum) return shape.enum.map((one) => `<code>${escapeHtml(String(one))}</code>`).join(' or ');
  if (shape.const !== undefined) return `<code>${escapeHtml(String(shape.const))}</code>`;
  if (shape.anyOf) return [...new Set(shape.anyOf.map(typeOf))].join(' or ');
  if (shape.type === 'array')
    return `array of ${shape.items ? typeOf(shape.items) : 'anything'}${range(shape.minItems, shape.maxItems)}`;
  return (
    escapeHtml([shape.type ?? 'anything'].flat().join(' or ')) +
    (shape.maxLength ? range(shape.minLength, shape.maxLength) : '')
  );
}

function range(min: number | undefined, max: number | undefined): string {
  if (max !== undefined) return ` (${min ?? 0} to ${max})`;
  return '';
}

function linkTo(ref: string): string {
  const name = ref.slice(ref.lastIndexOf('/') + 1);
  return `<a href="${escapeHtml(schemaHref(name))}">${escapeHtml(name)}</a>`;
}
