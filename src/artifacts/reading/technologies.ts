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
    pattern: new RegExp(`(?<![\\p{L}\\p{N}_@.-])(?:${spellings})(?![\\p{L}\\p{N}_])`, 'gu'),
  })),
);

export interface MentionedTechnology extends Technology {
  /** Where in the text it is first asked for, and how it is spelled there. */
  at: number;
  spelling: string;
}

/** The technologies that a text asks for, by name; what it rules out ("do not use MongoDB") is not among them. */
export function technologiesIn(text: string): Map<string, MentionedTechnology> {
  const found = new Map<string, MentionedTechnology>();
  for (const { pattern, ...technology } of TECHNOLOGIES) {
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

/** The technology that goes by exactly this name or spelling, in any letter case. */
export function technologyCalled(name: string): Technology | undefined {
  const found = TECHNOLOGIES.find(
    (one) => one.name.toLowerCase() === name.toLowerCase() || new RegExp(`^(?:${one.pattern.source})$`, 'u').test(name),
  );
  return found && { name: found.name, group: found.group, brings: found.brings };
}

/** Names of all technologies of a group. */
export function technologiesOf(group: string): string[] {
  return TECHNOLOGIES.filter((one) => one.group === group).map(({ name }) => name);
}
