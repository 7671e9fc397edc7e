/**
 * Data fenced for a model: JSON between tags of the section's name. No text from outside can close the fence, since `<`
 * never appears in it, and a reader of the prompt finds each part again with `readSection`.
 */
export function section(name: string, value: unknown): string {
  return `<${name}>\n${JSON.stringify(value).replaceAll('<', '\\u003c')}\n</${name}>`;
}

/** The value that `section` fenced; undefined when the text has no such section. */
export function readSection(text: string, name: string): unknown {
  const opening = `<${name}>\n`;
  const start = text.indexOf(opening);
  const end = text.indexOf(`\n</${name}>`, start);
  return start < 0 || end < 0 ? undefined : JSON.parse(text.slice(start + opening.length, end));
}
