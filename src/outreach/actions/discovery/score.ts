import { better, type Match } from './match.ts';
import { isWithin, matchCompany, matchCountry, matchDomain, matchIndustry } from './match-fields.ts';
import { matchKeywords } from './match-keywords.ts';
import { matchRole } from './match-role.ts';
import type { Person } from './person.ts';
import type { Reader } from './reader.ts';
import type { Target } from './target.ts';

/** What each thing that was asked for weighs, against the others that were. */
const WEIGHTS = { roles: 40, companies: 25, domains: 25, industries: 20, countries: 15, keywords: 15 } as const;

export interface Score {
  /** 1 to 100: of what was asked for, how much was found. */
  score: number;
  /** What was found, the weightiest first. */
  reasons: string[];
}

/** How well a prospect fits; `excluded` by its domain or its country; undefined when nothing asked for was found. */
export function scoreOf(person: Person, target: Target, reader: Reader): Score | 'excluded' | undefined {
  if (target.excludeDomains.some((domain) => isWithin(person.domain, domain))) return 'excluded';
  const country = target.countries.size > 0 ? matchCountry(person, target.countries, reader) : undefined;
  if (country === 'other') return 'excluded';
  const found: [weight: number, match: Match | undefined][] = [
    [target.roles.length && WEIGHTS.roles, rolesOf(person, target, reader)],
    [target.companies.length && WEIGHTS.companies, matchCompany(person, target.companies)],
    [target.domains.length && WEIGHTS.domains, matchDomain(person, target.domains)],
    [target.industries.length && WEIGHTS.industries, matchIndustry(person, target.industries, reader)],
    [target.countries.size && WEIGHTS.countries, country],
    [target.keywords.length && WEIGHTS.keywords, matchKeywords(person, target, reader)],
  ];
  const total = found.reduce((sum, [weight]) => sum + weight, 0);
  const parts = found.flatMap(([weight, match]) =>
    match && weight > 0 ? [{ points: weight * match.part, match }] : [],
  );
  if (parts.length === 0) return undefined;
  const points = parts.reduce((sum, part) => sum + part.points, 0);
  const reasons = parts.sort((a, b) => b.points - a.points).map(({ match }) => match.reason);
  return { score: Math.max(1, Math.round((100 * points) / total)), reasons };
}

const rolesOf = (person: Person, target: Target, reader: Reader): Match | undefined =>
  target.roles.length === 0
    ? undefined
    : person.roles.reduce<Match | undefined>(
        (best, { text }) => better(best, matchRole(reader.role(text), target.roles)),
        undefined,
      );
