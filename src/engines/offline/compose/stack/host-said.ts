import { places } from '../../knowledge/words/places.ts';
import { lazy } from '../../language/lazy.ts';
import { pattern } from '../../language/pattern.ts';
import { isNegatedAt } from '../../understand/stance.ts';
import type { Understanding } from '../../understand/understand.ts';

type Texts = Pick<Understanding, 'idea' | 'context' | 'gloss'>;

/** "Server at TransIP", "host stays home.pl", "Shared hosting at Sakura". */
const HOSTED = lazy(() =>
  pattern(
    /(?<!\p{L})(?:[Ss]erver|[Hh]ost(?:ed|ing|er)?|[Ww]eb ?space|VPS|[Dd]eployed|[Dd]eploy)(?: (?:is|stays|remains))?(?: (?:at|on|with|by|bei|chez|en|em))? (\p{Lu}[\p{L}\p{N}]+(?:[ -]\p{Lu}[\p{L}\p{N}]+)?|[a-z]+\.(?:pl|com|de|fr|nl|io|net|ch|at|be|es|it|se|no|dk|cz))(?=[.,;)\s]|$)/gu,
  ),
);

/** A company that idea or context want it hosted at, and that no table knows. */
export function hostNamed({ idea, context }: Texts, known: readonly string[]): string | undefined {
  const text = `${idea}. ${context}`;
  for (const match of text.matchAll(HOSTED())) {
    const name = match[1] ?? '';
    const low = name.toLowerCase();
    const at = match.index + match[0].lastIndexOf(name);
    const isKnown = low.split(/[ -]/).some((word) => places().has(word)) || known.includes(low);
    if (!isKnown && !isNegatedAt(text.toLowerCase(), at, name.length)) return name;
  }
  return undefined;
}

/** Cities with data centres: where one is named beside the servers, the region is told by it. */
const CITIES =
  'mumbai delhi bangalore hyderabad chennai pune frankfurt berlin munich hamburg falkenstein nuremberg paris strasbourg amsterdam dublin london manchester stockholm helsinki milan rome madrid barcelona lisbon warsaw vienna graz zurich geneva lausanne oslo copenhagen brussels prague bucharest athens tokyo osaka seoul sydney melbourne auckland toronto montreal johannesburg nairobi lagos virginia ohio oregon dubai jakarta santiago'.split(
    ' ',
  );
const IN_CITY = lazy(
  () =>
    new RegExp(
      `\\b(?:servers?|host(?:ed|ing)?|data ?cent(?:er|re)s?|region|deployed)\\b(?: (?:is|are|be|must|has|to|in|at|the|stays?|from)){0,3} (${CITIES.join('|')})\\b`,
      'i',
    ),
);
/** Regions as clouds call them: "eu-central-1", "West Europe". */
const REGION_KEY =
  /\b(?:eu|us|ap|ca|sa|me|af|asia|europe|australia|southamerica|northamerica)-(?:central|west|east|south|north|southeast|northeast)-?\d[a-z]?\b|\b(?:West|North) Europe\b|\bGermany West Central\b|\b(?:Switzerland|UK|France|Sweden|Poland) (?:North|South|Central)\b/;

/** The city or the region of a cloud in which idea or context want the servers. */
export function siteNamed({ idea, context, gloss }: Texts): string | undefined {
  const text = `${idea}. ${context}. ${gloss}`;
  const city = IN_CITY().exec(text)?.[1];
  return city ? city.charAt(0).toUpperCase() + city.slice(1).toLowerCase() : REGION_KEY.exec(text)?.[0];
}
