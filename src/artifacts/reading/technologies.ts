import { isNegated } from './negation.ts';
import { TECHNOLOGY_TABLE } from './technology-table.ts';

export interface Technology {
  name: string;
  group: string;
  /** What choosing it brings along: Next.js is written in React. */
  brings: readonly string[];
}

const TECHNOLOGIES = TECHNOLOGY_TABLE.flatMap(([group, rows]) =>
  rows.map(([name, spellings, brings]) => ({
    name,
    group,
    brings: brings === undefined ? [] : [brings],
    pattern: new RegExp(`(?<![\\w@.-])(?:${spellings})(?!\\w)`, 'g'),
  })),
);

// One pass that tells whether any of them occurs at all: most texts name none.
const ANY = new RegExp(TECHNOLOGIES.map(({ pattern }) => pattern.source).join('|'));

/** The technologies that a text asks for, by name; what it rules out ("do not use MongoDB") is not among them. */
export function technologiesIn(text: string): Map<string, Technology> {
  const found = new Map<string, Technology>();
  if (!ANY.test(text)) return found;
  for (const { pattern, ...technology } of TECHNOLOGIES) {
    const matches = [...text.matchAll(pattern)];
    if (matches.some((match) => !isNegated(text, match.index, match[0].length))) found.set(technology.name, technology);
  }
  return found;
}

/** Every technology that a text names, whether it asks for it or rules it out. */
export function technologiesNamedIn(text: string): Set<string> {
  return new Set(TECHNOLOGIES.filter(({ pattern }) => text.search(pattern) !== -1).map(({ name }) => name));
}
