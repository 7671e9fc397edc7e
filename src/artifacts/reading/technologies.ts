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
// Plain words too ("no rust on the car"): these are only meant where they are spelled as names are.
const PLAIN_WORD_GROUPS = new Set(['language', 'server framework', 'unit tests']);

export interface MentionedTechnology extends Technology {
  /** Where in the text it is first asked for, and how it is spelled there. */
  at: number;
  spelling: string;
}

/**
 * The technologies that a text asks for, by name; what it rules out ("do not use MongoDB") is not among them.
 * `only` restricts the search to some names.
 */
export function technologiesIn(text: string, only?: readonly string[]): Map<string, MentionedTechnology> {
  const found = new Map<string, MentionedTechnology>();
  if (!ANY.test(text)) return found;
  for (const { pattern, ...technology } of TECHNOLOGIES) {
    if (only !== undefined && !only.includes(technology.name)) continue;
    for (const match of text.matchAll(pattern)) {
      if (isNegated(text, match.index, match[0].length)) continue;
      found.set(technology.name, { ...technology, at: match.index, spelling: match[0] });
      break;
    }
  }
  return found;
}

/** Every technology that a text names, whether it asks for it or rules it out. */
export function technologiesNamedIn(text: string): Set<string> {
  return new Set(TECHNOLOGIES.filter(({ pattern }) => text.search(pattern) !== -1).map(({ name }) => name));
}

/** The technology that goes by exactly this name or spelling; in any letter case, unless it is a plain word then. */
export function technologyCalled(name: string): Technology | undefined {
  const found = TECHNOLOGIES.find(({ name: known, group, pattern }) => {
    const anyCase = !PLAIN_WORD_GROUPS.has(group) && known.toLowerCase() === name.toLowerCase();
    return anyCase || name.replace(pattern, '') === '';
  });
  return found && { name: found.name, group: found.group, brings: found.brings };
}

/** Names of all technologies of a group. */
export function technologiesOf(group: string): string[] {
  return TECHNOLOGIES.filter((one) => one.group === group).map(({ name }) => name);
}
