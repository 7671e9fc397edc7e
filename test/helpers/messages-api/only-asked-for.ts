/** The part of an answer that a JSON Schema names: a model that is held to a schema writes no other fields. */
export function onlyAskedFor(schema: unknown, value: unknown): unknown {
  const { properties, items } = Object(schema);
  if (Array.isArray(value)) return value.map((one) => onlyAskedFor(items, one));
  if (typeof value !== 'object' || value === null) return value;
  const asked = Object.entries(value).filter(([name]) => name in Object(properties));
  return Object.fromEntries(asked.map(([name, one]) => [name, onlyAskedFor(properties[name], one)]));
}
