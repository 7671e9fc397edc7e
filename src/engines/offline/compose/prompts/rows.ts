const NAMES_MAX = 6;

/** A long list of names in rows that an eye can follow. */
export function inRows(names: readonly string[], indent = ''): string {
  const rows: string[] = [];
  for (let at = 0; at < names.length; at += NAMES_MAX)
    rows.push(`${indent}- ${names.slice(at, at + NAMES_MAX).join(', ')}`);
  return rows.join('\n');
}
