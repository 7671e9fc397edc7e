import * as z from 'zod';
import { SUPPLIED_NAMES } from '../generation/input.ts';
import { type McpTool, resultSchema } from './tool.ts';

/** A tool as `tools/list` shows it. */
export interface ListedTool {
  name: string;
  title: string;
  description: string;
  inputSchema: { type: 'object'; [key: string]: unknown };
  outputSchema: { type: 'object'; [key: string]: unknown };
  annotations: McpTool['annotations'] & { title: string };
}

/**
 * The whole answer of `tools/list`, built once a process. Supplied artefacts are listed as object or run id: their full
 * shapes would make the list three times as long, and stand in the OpenAPI document. Without a model, the tools that write
 * a plan say that they give an outline, and how to get more.
 */
export function listTools(tools: readonly McpTool[], { hasModel }: { hasModel: boolean }): ListedTool[] {
  const outputSchema = outline(jsonSchema(resultSchema));
  return tools.map((tool) => ({
    name: tool.name,
    title: tool.title,
    description: tool.isWritten && !hasModel ? `${tool.description} ${OUTLINE_ONLY}` : tool.description,
    inputSchema: inputSchema(tool.input),
    outputSchema,
    annotations: { title: tool.title, ...tool.annotations },
  }));
}

const OUTLINE_ONLY = 'Here: an outline. For a plan by you call plan_next.';

/** Names and types alone: the same for all tools, so what its fields mean is said once, in the docs. */
function outline(schema: ListedTool['outputSchema']): ListedTool['outputSchema'] {
  const properties = Object.entries({ ...(schema.properties ?? {}) }).map(([name, property]) => {
    const { type, enum: values } = property as { type: string; enum?: string[] };
    return [name, values ? { type, enum: values } : { type }];
  });
  return { type: 'object', properties: Object.fromEntries(properties), required: schema.required };
}

function jsonSchema(schema: z.ZodType): ListedTool['inputSchema'] {
  const { $schema: _, ...shape } = z.toJSONSchema(schema, { io: 'input' });
  return { ...shape, type: 'object' };
}

/** The fields of a call. Full shapes of artefacts are not even computed: that took a tenth of the start. */
function inputSchema(input: z.ZodObject): ListedTool['inputSchema'] {
  const isSupplied = (name: string) => SUPPLIED_NAMES.some((one) => one === name);
  const others = Object.entries<z.ZodType>(input.shape).filter(([name]) => !isSupplied(name));
  const schema = jsonSchema(z.strictObject(Object.fromEntries(others)));
  const plain: Record<string, unknown> = { ...(schema.properties ?? {}) };
  const { examples: _, ...idea } = { ...(plain.idea ?? {}) } as { examples?: unknown };
  const properties = Object.keys(input.shape).map((name) => {
    if (name === 'idea') return [name, idea];
    // What it must look like is said when it does not.
    if (name === 'plan') return [name, { ...Object(plain.plan), pattern: undefined }];
    return [name, plain[name] ?? suppliedSchema(name)];
  });
  return withoutAnything({ ...schema, properties: Object.fromEntries(properties) }) as ListedTool['inputSchema'];
}

/** An object that takes any field says so by saying nothing: an empty schema reads as a mistake. */
function withoutAnything(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutAnything);
  if (typeof node !== 'object' || node === null) return node;
  const isSaying = ([name, value]: [string, unknown]) =>
    name !== 'additionalProperties' || typeof value !== 'object' || Object.keys({ ...value }).length > 0;
  return Object.fromEntries(
    Object.entries(node)
      .filter(isSaying)
      .map(([name, value]) => [name, withoutAnything(value)]),
  );
}

const suppliedSchema = (name: string) => ({
  description: `The runId (run_…) of an earlier ${name} result, or its \`data\`.`,
  anyOf: [{ type: 'object' }, { type: 'string', pattern: '^run_' }],
});
