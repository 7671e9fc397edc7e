import * as z from 'zod';

type JsonSchema = Record<string, unknown>;

const WIDTH = 110;

/**
 * A schema as a TypeScript type, the way an order tells its shape: `?` marks what may be left out, choices stand as
 * literals. What a field means is told by the order's words. Of an answer, `more` may name what follows; a whole has none.
 */
export function shapeText(schema: z.ZodType, { isWhole = false } = {}): string {
  const fields = fieldsIn(z.toJSONSchema(schema, { io: 'input' }) as JsonSchema);
  return `{ ${fields.map(([name, field]) => wrapped(`${name}: ${typeOf(field)}`)).join('\n  ')}${isWhole ? '' : '\n  more?: string[]'} }`;
}

function fieldsIn({ properties, required }: JsonSchema): [string, JsonSchema][] {
  const needed = new Set(Array.isArray(required) ? required : []);
  return Object.entries((properties ?? {}) as Record<string, JsonSchema>).map(([name, field]) => [
    needed.has(name) ? name : `${name}?`,
    field,
  ]);
}

function typeOf(node: JsonSchema): string {
  if (Array.isArray(node.enum)) return node.enum.map((one) => JSON.stringify(one)).join('|');
  if (node.type === 'array') return listOf(typeOf((node.items ?? {}) as JsonSchema));
  if (node.type === 'object') {
    return `{ ${fieldsIn(node)
      .map(([name, field]) => `${name}: ${typeOf(field)}`)
      .join('; ')} }`;
  }
  if (node.type === 'integer') return 'number';
  return typeof node.type === 'string' ? node.type : 'unknown';
}

const listOf = (type: string): string => (type.includes('|') && !type.startsWith('{') ? `(${type})[]` : `${type}[]`);

/** Long fields go on in a line of their own, so that no line is cut by a client. */
function wrapped(field: string): string {
  let line = '';
  const lines: string[] = [];
  for (const word of field.split(/(?<=;) /)) {
    if (line !== '' && line.length + word.length > WIDTH) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join('\n    ');
}
