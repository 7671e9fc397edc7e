/** What an item of an artefact is called by beside its id: the first of these fields that it has. */
const NAMED_BY = ['entity', 'label', 'name', 'segment', 'category', 'decision', 'title', 'what', 'text'] as const;

/** The id of an item, where it has one. */
export const idOf = (item: unknown): string | undefined => textIn(item, 'id');

/** The name of an item: of an edge, what it joins. Undefined for what is called by nothing. */
export function nameOf(item: unknown): string | undefined {
  const [from, to] = [textIn(item, 'from'), textIn(item, 'to')];
  if (from !== undefined && to !== undefined) return `${from} > ${to}`;
  return NAMED_BY.map((field) => textIn(item, field)).find((name) => name !== undefined);
}

/** A list whose items are things with fields, rather than sentences. */
export const isItems = (value: unknown): value is Record<string, unknown>[] =>
  Array.isArray(value) && value.length > 0 && value.every(isRecord);

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function textIn(item: unknown, field: string): string | undefined {
  const value = isRecord(item) && Object.hasOwn(item, field) ? item[field] : undefined;
  return typeof value === 'string' ? value : undefined;
}
