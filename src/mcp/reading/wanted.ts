import * as z from 'zod';
import { RUN_ID_PATTERN } from '../../generation/input.ts';

/** What a field of a schema takes; the branches of a union side by side. */
export interface Wanted {
  schema: z.ZodType;
  isOptional: boolean;
  /** Any text: it is never read as anything else. */
  isText: boolean;
  isRunId: boolean;
  isBoolean: boolean;
  isObject: boolean;
  /** Without these it is not the object that is wanted. */
  required: readonly string[];
  /** Text values of an enum. */
  values: readonly string[];
  number: z.ZodNumber | undefined;
  /** Of a list. */
  items: Wanted | undefined;
}

// A schema never changes, and reading it takes longer than reading a value by it.
const known = new WeakMap<z.ZodType, Wanted>();

export function wantedBy(schema: z.ZodType): Wanted {
  const wanted = known.get(schema) ?? read(schema);
  known.set(schema, wanted);
  return wanted;
}

function read(schema: z.ZodType): Wanted {
  const branches = branchesOf(schema);
  const texts = branches.filter((one) => one instanceof z.ZodString);
  const objects = branches.filter((one) => one instanceof z.ZodObject);
  const list = branches.find((one) => one instanceof z.ZodArray);
  const shape: [string, z.ZodType][] = Object.entries(objects[0]?.shape ?? {});
  return {
    schema,
    isOptional: schema.safeParse(undefined).success,
    isText: texts.some((text) => !isRunId(text)),
    isRunId: texts.some(isRunId),
    isBoolean: branches.some((one) => one instanceof z.ZodBoolean),
    isObject: branches.some((one) => one instanceof z.ZodObject || one instanceof z.ZodRecord),
    required: shape.filter(([, field]) => !field.safeParse(undefined).success).map(([name]) => name),
    values: branches.flatMap(valuesOf).filter((value) => typeof value === 'string'),
    number: branches.find((one) => one instanceof z.ZodNumber),
    items: list && wantedBy(list.element as z.ZodType),
  };
}

/** A schema without what makes it optional or prepares its value, or the branches of a union. */
function branchesOf(schema: unknown): unknown[] {
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(branchesOf);
  if (schema instanceof z.ZodPipe) {
    return branchesOf(schema.in instanceof z.ZodTransform ? schema.out : schema.in);
  }
  const def = schema instanceof z.ZodType ? schema.def : {};
  return 'innerType' in def ? branchesOf(def.innerType) : [schema];
}

const isRunId = (text: z.ZodString): boolean => z.toJSONSchema(text).pattern === RUN_ID_PATTERN.source;

const valuesOf = (schema: unknown): readonly unknown[] =>
  schema instanceof z.ZodEnum ? schema.options : schema instanceof z.ZodLiteral ? [...schema.values] : [];
