import { z } from 'zod';
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
 * shapes would make the list three times as long, and stand in the OpenAPI document.
 */
export function listTools(tools: readonly McpTool[]): ListedTool[] {
  const outputSchema = jsonSchema(resultSchema);
  return tools.map((tool) => ({
    name: tool.name,
    title: tool.title,
    description: tool.description,
    inputSchema: shortened(jsonSchema(tool.input)),
    outputSchema,
    annotations: { title: tool.title, ...tool.annotations },
  }));
}

function jsonSchema(schema: z.ZodType): ListedTool['inputSchema'] {
  const { $schema: _, ...shape } = z.toJSONSchema(schema, { io: 'input' });
  return { ...shape, type: 'object' };
}

function shortened(schema: ListedTool['inputSchema']): ListedTool['inputSchema'] {
  const properties: Record<string, unknown> = { ...(schema.properties ?? {}) };
  for (const name of SUPPLIED_NAMES.filter((one) => one in properties)) {
    properties[name] = {
      description: `The \`data\` of an earlier ${name} result, or its runId (run_…), which saves sending it.`,
      anyOf: [{ type: 'object' }, { type: 'string', pattern: '^run_' }],
    };
  }
  return { ...schema, properties };
}
