/** Methods of HTTP, as names of functions and annotations have them. */
export const METHODS: ReadonlySet<string> = new Set(['get', 'post', 'put', 'patch', 'delete', 'head', 'options']);

/** The words of the last part of a name, in small letters: `app.MapGet` is map and get. */
export function lastWords(name: string): string[] {
  const last = name.split(/[.:>]+/).at(-1) ?? '';
  return (last.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase());
}

/** The text on a line and, where its brackets stay open, on the next ones. */
export function statementAt(lines: readonly { text: string }[], at: number): string {
  let statement = lines[at]?.text ?? '';
  for (let next = at + 1; next < at + JOINED_MAX && isOpen(statement); next += 1) {
    statement += ` ${(lines[next]?.text ?? '').trim()}`;
  }
  return statement.slice(0, STATEMENT_CHARS_MAX);
}

const JOINED_MAX = 8;
const STATEMENT_CHARS_MAX = 600;

function isOpen(text: string): boolean {
  let open = 0;
  for (const sign of text) open += '(['.includes(sign) ? 1 : ')]'.includes(sign) ? -1 : 0;
  return open > 0;
}

/** How far a line is moved in. */
export const indentOf = (line: string): number => line.length - line.trimStart().length;

/** Two paths as one. */
export function joinPaths(before: string, path: string): string {
  const joined = `${before.replace(/\/{1,9}$/, '')}/${path.replace(/^\/{1,9}/, '')}`;
  return joined.length > 1 ? joined.replace(/\/{1,9}$/, '') : joined;
}
