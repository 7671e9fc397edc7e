import * as z from 'zod';

/**
 * A patch as a model writes it: vendors hold an answer to a schema in which every value has one type, so a value is JSON in
 * a text.
 */
export const writtenPatchSchema = z.object({
  ops: z.array(
    z.object({
      op: z.enum(['add', 'replace', 'remove', 'test']),
      path: z.string().describe('JSON pointer into the answer, by id, name or index.'),
      value: z.string().describe('The value as JSON; empty for remove.'),
    }),
  ),
});

/** The operations of what was written in place of an answer; undefined where it is no patch. */
export function operationsIn(written: unknown): unknown[] | undefined {
  const { ops } = Object(written) as { ops?: unknown };
  return Array.isArray(ops) ? ops.map(operationOf) : undefined;
}

/** An endpoint that no schema binds may write the value itself, or a text without its quotes. */
function operationOf(written: unknown): unknown {
  const { value, ...operation } = Object(written) as { value?: unknown };
  if (value === undefined) return operation;
  return { ...operation, value: typeof value === 'string' ? readValue(value) : value };
}

function readValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
