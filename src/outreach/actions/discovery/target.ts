import { contentWords } from '../../../artifacts/reading/words.ts';
import type { Icp } from '../../shapes/icp.ts';
import { countriesIn } from './countries.ts';
import type { Industry } from './lexicon/industries.ts';
import { companyWords, type Wanted } from './match-fields.ts';
import type { Keyword } from './match-keywords.ts';
import { type Role, readRole } from './read-role.ts';
import { industriesIn, stemsOf } from './reader.ts';

/** Whom one looks for, read once for all prospects. */
export interface Target {
  roles: readonly Role[];
  companies: readonly { text: string; words: readonly string[] }[];
  industries: readonly Wanted<Industry>[];
  countries: ReadonlySet<string>;
  keywords: readonly Keyword[];
  /** How many of the keywords make a whole match. */
  keywordsEnough: number;
  domains: readonly string[];
  excludeDomains: readonly string[];
}

/** Keywords of a free text: nobody has them all. */
const PITCH_ENOUGH = 2;
const PITCH_WORDS_MAX = 100;

/** Reads an ideal customer profile. */
export function targetOf(icp: Icp): Target {
  const keywords = (icp.keywords ?? []).map(keywordOf).filter(({ stems }) => stems.length > 0);
  return {
    roles: (icp.roles ?? []).map(readRole),
    companies: (icp.companies ?? []).map((text) => ({ text, words: companyWords(text) })),
    industries: (icp.industries ?? []).map(industryOf),
    countries: new Set((icp.countries ?? []).flatMap((text) => [...countriesIn(text)])),
    keywords,
    keywordsEnough: Math.max(1, keywords.length),
    domains: icp.domains ?? [],
    excludeDomains: icp.excludeDomains ?? [],
  };
}

/** Whom a text of what is offered, to whom and why, seems to be for; undefined when it says nothing. */
export function targetOfPitch(pitch: string): Target | undefined {
  const keywords = [...contentWords(pitch)].slice(0, PITCH_WORDS_MAX).map(keywordOf);
  if (keywords.length === 0) return undefined;
  const named = industriesIn(pitch);
  return {
    ...targetOf({}),
    industries: [...named].map((name) => ({ text: name, stems: stemsOf(name), means: new Set([name]) })),
    keywords,
    keywordsEnough: Math.min(PITCH_ENOUGH, keywords.length),
  };
}

const keywordOf = (text: string): Keyword => ({ text, stems: stemsOf(text) });

const industryOf = (text: string): Wanted<Industry> => ({ text, stems: stemsOf(text), means: industriesIn(text) });
