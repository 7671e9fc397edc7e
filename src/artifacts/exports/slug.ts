const CHARS_MAX = 30;

/** A text in small letters, digits and single hyphens, for a name of a folder; empty where it has none of them. */
export function slugOf(text: string): string {
  const whole = text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (whole.length <= CHARS_MAX) return whole;
  return whole
    .slice(0, CHARS_MAX + 1)
    .replace(/-[^-]*$/, '')
    .slice(0, CHARS_MAX);
}

/** Names of files and folders that differ, on disks too that take capitals for small letters: `a`, `a-2`. */
export function distinct(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let own = name;
    for (let number = 2; taken.has(own.toLowerCase()); number++) own = `${name}-${number}`;
    taken.add(own.toLowerCase());
    return own;
  });
}
