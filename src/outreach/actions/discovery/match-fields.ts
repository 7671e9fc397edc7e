import { countryName, countryOfDomain } from './countries.ts';
import { foldedWords } from './fold.ts';
import type { Industry } from './lexicon/industries.ts';
import { better, type Match, quoted } from './match.ts';
import { domainName, type Person, type Said } from './person.ts';
import type { Reader } from './reader.ts';

/** Something asked for, read once for all prospects. */
export interface Wanted<Meaning> {
  text: string;
  stems: readonly string[];
  means: ReadonlySet<Meaning>;
}

/** A branch of trade: in what the prospect says of its industry, or else in any other text. */
export function matchIndustry(person: Person, wanted: readonly Wanted<Industry>[], reader: Reader): Match | undefined {
  if (wanted.length === 0) return undefined;
  const said = bestOf(person.industries, (one) => matchIndustryIn(one, { wanted, part: 1 }, reader));
  return said ?? bestOf(person.texts, (one) => matchIndustryIn(one, { wanted, part: 0.7 }, reader));
}

function matchIndustryIn(
  said: Said,
  { wanted, part }: { wanted: readonly Wanted<Industry>[]; part: number },
  reader: Reader,
): Match | undefined {
  const stems = reader.stems(said.text);
  const named = wanted.find(
    ({ stems: asked }) => asked.length > 0 && asked.every((stem) => stems.includes(` ${stem} `)),
  );
  if (named)
    return { part, reason: `The ${said.field} ${quoted(said.text)} names the industry ${quoted(named.text)}.` };
  const told = reader.industries(said.text);
  for (const { text, means } of wanted) {
    const shared = [...means].find((industry) => told.has(industry));
    if (shared === undefined) continue;
    const reason = `The ${said.field} ${quoted(said.text)} is of the industry ${quoted(text)} (“${told.get(shared)}”).`;
    return { part: part * 0.9, reason };
  }
  return undefined;
}

/** A country: as the prospect says it, or else as its domain ends. `other`: it says that it is elsewhere. */
export function matchCountry(person: Person, wanted: ReadonlySet<string>, reader: Reader): Match | 'other' | undefined {
  const said = person.places.map((place) => ({ place, codes: reader.countries(place.text) }));
  for (const { place, codes } of said) {
    const code = [...codes].find((one) => wanted.has(one));
    if (code !== undefined) {
      return { part: 1, reason: `The ${place.field} ${quoted(place.text)} is in ${countryName(code)}.` };
    }
  }
  if (said.some(({ codes }) => codes.size > 0)) return 'other';
  const code = countryOfDomain(person.domain);
  if (code === undefined || !wanted.has(code)) return undefined;
  return { part: 0.8, reason: `The domain ${quoted(person.domain)} is one of ${countryName(code)}.` };
}

// Forms of companies, which belong to no name.
const FORMS = new Set(
  'gmbh ug ag kg ohg gbr ev mbh co inc llc ltd limited plc corp corporation company sa sas sarl srl spa sl slu bv nv ab as asa oy oyj aps sro doo sp z o kft the group holding'.split(
    ' ',
  ),
);

export const companyWords = (name: string): string[] => {
  const words = foldedWords(name);
  const bare = words.filter((word) => !FORMS.has(word));
  return bare.length > 0 ? bare : words;
};

/** A company by its name, without its legal form, or by its domain. */
export function matchCompany(
  person: Person,
  wanted: readonly { text: string; words: readonly string[] }[],
): Match | undefined {
  if (wanted.length === 0) return undefined;
  const name = person.company === null ? '' : ` ${companyWords(person.company).join(' ')} `;
  const label = foldedWords(domainName(person.domain)).join('');
  let best: Match | undefined;
  for (const { text, words } of wanted) {
    const asked = words.join(' ');
    if (name.trim() === asked) {
      return { part: 1, reason: `The company ${quoted(person.company ?? '')} is one asked for.` };
    }
    if (name.includes(` ${asked} `)) {
      const reason = `The company ${quoted(person.company ?? '')} has the name ${quoted(text)} in it.`;
      best = better(best, { part: 0.8, reason });
    } else if (label === asked.replaceAll(' ', '')) {
      best = better(best, { part: 0.9, reason: `The domain ${quoted(person.domain)} is that of ${quoted(text)}.` });
    }
  }
  return best;
}

/** A domain or one below it. */
export function matchDomain(person: Person, wanted: readonly string[]): Match | undefined {
  const found = wanted.find((domain) => isWithin(person.domain, domain));
  return found === undefined ? undefined : { part: 1, reason: `The domain ${quoted(person.domain)} is one asked for.` };
}

export const isWithin = (domain: string, wanted: string): boolean => domain === wanted || domain.endsWith(`.${wanted}`);

function bestOf(said: readonly Said[], match: (one: Said) => Match | undefined): Match | undefined {
  return said.reduce<Match | undefined>((best, one) => better(best, match(one)), undefined);
}
