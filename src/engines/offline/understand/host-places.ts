import { readHosting } from '../knowledge/texts.ts';
import { places } from '../knowledge/words/places.ts';
import { pattern } from '../language/pattern.ts';
import { placesOf } from '../language/stands.ts';
import { learnedOdds } from './learned-odds.ts';
import { stanceKeys } from './stance-keys.ts';

/** Countries by the adjectives that stand before or behind a word for hosting. */
const BY: [code: string, said: string][] = [
  ['FR', 'french|français\\p{L}*|francés|francês|französisch\\p{L}*|francese'],
  ['DE', 'german|deutsch\\p{L}*|allemand\\p{L}*|alemán|alemão|tedesc\\p{L}*'],
  ['CH', 'swiss|schweizer\\p{L}*|suisses?|suizo|suíço|svizzer\\p{L}*'],
  ['AT', 'austrian|österreichisch\\p{L}*|autrichien\\p{L}*'],
  ['NL', 'dutch|nederlands\\p{L}*|niederländisch\\p{L}*'],
  ['IT', 'italian\\p{L}*|italienisch\\p{L}*'],
  ['ES', 'spanish|español\\p{L}*|spanisch\\p{L}*|espagnol\\p{L}*'],
  ['PL', 'polish|polsk\\p{L}*|polnisch\\p{L}*'],
  ['SE', 'swedish'],
  ['FI', 'finnish'],
  ['IE', 'irish'],
  ['BE', 'belgian|belge'],
  ['GB', 'british|uk'],
  ['IN', 'indian'],
  ['BR', 'brazilian|brasileir\\p{L}*'],
  ['CA', 'canadian|canadien\\p{L}*'],
  ['AU', 'australian'],
  ['JP', 'japanese'],
];
const HOSTING =
  '(?:hosts?|hosting|hosters?|hosted|providers?|data ?cent(?:er|re)s?|servers?|anbieter\\p{L}*|hébergeurs?|hébergement|rechenzentr\\p{L}*|proveedor\\p{L}*|alojamiento|provedor\\p{L}*|hospedagem|serwer\\p{L}*)';

/** "On a machine at 1984 in Iceland" */
const STANDS_IN =
  /\b(?:[Mm]achine|[Ss]erver|box|vm|VM|droplet|VPS|vps)\b[^.;!?,]{0,24} in (\p{Lu}\p{Ll}{3,})(?!\p{L})/u;

let made: { code: string; said: RegExp }[] | undefined;

/** Every sign of whether the data need not stand at the place that is named here in a text in lower case. */
export const hostSigns = (low: string, at: number, length: number): string[] => [
  SOME_HOST.test(low.slice(Math.max(0, at - REACH), at + length + REACH)) ? '=host' : '=silent',
  ...stanceKeys(low, at, length),
];
const REACH = 60;

const elsewhereOdds = learnedOdds(readHosting);
/** Up to so improbable that it is elsewhere the data stands there. */
const SURELY_THERE = 0.12;

/** "Us" is whoever writes, more often than not. */
function placesToStandIn(text: string): string[] {
  const low = ` ${text.toLowerCase()} `;
  return [...places()].flatMap(([word, code]) =>
    word !== 'us' &&
    low.includes(word) &&
    placesOf(low, word).some((at) => elsewhereOdds(hostSigns(low, at, word.length)) <= SURELY_THERE)
      ? [code]
      : [],
  );
}

/** Codes of the countries whose hosts the text asks for: "Swiss hosting preferred", "un hébergeur français, point". */
export function hostPlaces(text: string): string[] {
  return [...new Set([...askedOfHosts(text), ...placesToStandIn(text)])];
}

function askedOfHosts(text: string): string[] {
  if (!SOME_HOST.test(text) && !STANDS_IN.test(text)) return [];
  made ??= BY.map(([code, said]) => ({
    code,
    said: pattern(
      `(?<!\\p{L})(?:${said})\\s(?:\\p{L}+\\s)?${HOSTING}(?!\\p{L})|(?<!\\p{L})${HOSTING}\\s(?:\\p{L}+\\s)?(?:${said})(?!\\p{L})`,
      'iu',
    ),
  }));
  const told = STANDS_IN.exec(text)?.[1]?.toLowerCase();
  const code = told === undefined ? undefined : places().get(told);
  return [...made.filter(({ said }) => said.test(text)).map((one) => one.code), ...(code ? [code] : [])];
}

const SOME_HOST = pattern(`(?<!\\p{L})${HOSTING}(?!\\p{L})`, 'iu');
