import { foldedWords } from './fold.ts';

// What countries are called, by their two-letter codes (ISO 3166-1). The names come from the runtime's own tables.

const LANGUAGES = 'en de fr es it pt nl pl sv da nb fi cs sk hu ro el tr uk ru ja zh ko ar he'.split(' ');
const A = 'A'.charCodeAt(0);
/** Domains of countries that the whole world uses. */
const ANYWHERE = new Set('ai am cc cd co dj fm gg im io is la ly me nu sh so st tk to tv vc ws'.split(' '));

const ALIASES: Readonly<Record<string, string>> = {
  usa: 'US',
  us: 'US',
  'u s': 'US',
  'u s a': 'US',
  america: 'US',
  'united states of america': 'US',
  uk: 'GB',
  'u k': 'GB',
  britain: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  holland: 'NL',
  'the netherlands': 'NL',
  czechia: 'CZ',
  'czech republic': 'CZ',
  turkey: 'TR',
  uae: 'AE',
  korea: 'KR',
  russia: 'RU',
  bundesrepublik: 'DE',
  brd: 'DE',
  eire: 'IE',
  'ivory coast': 'CI',
  vietnam: 'VN',
};

/** The codes of the countries that a text names, such as DE for "Köln, Deutschland". */
export function countriesIn(text: string): Set<string> {
  const found = new Set<string>();
  const code = /^\s*([a-z]{2})\s*$/i.exec(text)?.[1]?.toUpperCase();
  if (code !== undefined && isCountry(code)) return found.add(code);
  const words = foldedWords(text);
  for (let at = 0; at < words.length; at++) {
    for (let length = Math.min(5, words.length - at); length > 0; length--) {
      const named = tables().names.get(words.slice(at, at + length).join(' '));
      if (named !== undefined) found.add(named);
    }
  }
  return found;
}

/** The country that a domain ends in; undefined where the ending says nothing of a country. */
export function countryOfDomain(domain: string): string | undefined {
  const ending = domain.slice(domain.lastIndexOf('.') + 1);
  if (ending === 'uk') return 'GB';
  return ending.length === 2 && !ANYWHERE.has(ending) && isCountry(ending.toUpperCase())
    ? ending.toUpperCase()
    : undefined;
}

/** Its name in English. */
export const countryName = (code: string): string => tables().english.of(code) ?? code;

const isCountry = (code: string): boolean => tables().codes.has(code);

/** What the runtime has names for that is no country. */
const NO_COUNTRIES = new Set('EU EZ UN ZZ XA XB QO AC CP CQ DG EA IC TA'.split(' '));

interface Tables {
  english: Intl.DisplayNames;
  codes: ReadonlySet<string>;
  /** Folded name → code. */
  names: ReadonlyMap<string, string>;
}

let made: Tables | undefined;

/** Made at the first question. */
function tables(): Tables {
  if (made) return made;
  const codes = allCodes();
  const names = new Map<string, string>();
  for (const language of LANGUAGES) {
    const shown = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const code of codes) {
      const name = foldedWords(shown.of(code) ?? '').join(' ');
      if (name !== '') names.set(name, code);
    }
  }
  for (const [name, code] of Object.entries(ALIASES)) names.set(name, code);
  made = { codes, names, english: new Intl.DisplayNames(['en'], { type: 'region' }) };
  return made;
}

function allCodes(): Set<string> {
  const shown = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(A + index));
  const pairs = letters.flatMap((first) => letters.map((second) => `${first}${second}`));
  return new Set(pairs.filter((code) => shown.of(code) !== undefined && isCurrent(code) && !NO_COUNTRIES.has(code)));
}

/** Not such as SU or FX: the runtime calls them Russia and France too, as it does RU and FR. */
const isCurrent = (code: string): boolean => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;
