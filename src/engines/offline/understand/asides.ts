import { pattern } from '../language/pattern.ts';

/** Relatives and friends of the writer, in the languages that ideas come in. */
const KIN =
  '(?:(?:big |little |older |younger |step)?(?:daughter|son|wife|husband|brother|sister|mother|father|mum|mom|dad|nephew|niece|cousin|uncle|aunt|girlfriend|boyfriend|kid|grandson|granddaughter)(?:[- ]in[- ]law)?|filh[ao]|marido|mulher|esposa|irmã|irmão|sobrinh[ao]|hij[ao]|herman[ao]|mujer|sobrin[ao]|tochter|sohn|frau|mann|bruder|schwester|neffe|nichte|fille|fils|femme|mari|frère|sœur|neveu|nièce)';
const MY = '(?:my|our|minha|meu|mi|meine?|unsere?|ma|mon|notre)';
/** What they do there has nothing to do with the product. */
const TALKS =
  "(?:said|says|told|tells|thinks?|thought|suggested|recommended|keeps (?:saying|telling)|showed|will (?:kill|look after|maintain|take (?:care|over))|would (?:kill|laugh|rise)|looks after it|is a (?:developer|programmer)|disse|falou|dijo|dice|sagte?|meint|hat (?:gesagt|gemeint)|dit|a dit|m['’]a dit|m['’]a conseillé)";

const ASIDE = pattern(`(?<!\\p{L})${MY} ${KIN}(?!\\p{L})[^,.;!?]{0,24}?(?<!\\p{L})${TALKS}(?!\\p{L})[^,.;!?]*`, 'giu');

/** "– we just got rid of ours and there was cake" */
const STORY =
  /\s[–—-]+\s(?:we|i|there|he|she|they) (?:just |only |once |already )?(?:was|were|got|had|did|went)\b[^.;!?]*/gi;

/** What people say: 50 calls are "he ate a grape". */
const SPEECH =
  /["“„](?:he|she|they|i|we|you|did|do|does|is|are|can|could|why|where|who|what|when|how|my|your|our|nobody|somebody)\s[^"“”„]{3,90}["“”]/giu;

/** "-80 freezers" are not eighty. */
const COLD = /(?<=^|[\s(])[-−]\d{1,3}(?=\s?(?:°|deg|[CF]\b|freezers?|fridges?))/g;

/** "our tax adviser's neighbour says cloud is fine": what others think. */
const HEARSAY =
  /\b(?:my|our|the|a) (?:\w+ ){0,2}(?:\w+['’]s )?(?:neighbou?r|friend|mate|colleague|flatmate|roommate|boss|therapist|lawyer) (?:says|said|thinks|thought|swears|reckons|told me|told us)\b[^.;!?]*/gi;

/** "god im tired", "thats it" */
const SIGHS =
  /\b(?:oh )?(?:my )?god(?:,| im| i['’]m| i am| it)[^.;!?]{0,24}|\bthat['’]?s (?:it|all)\b|\bthank god\b|\bjesus\b|\bpop\. (?=\d)/gi;

/**
 * The text without what says nothing of the product but holds words that would: relatives who sent the writer here ("my daughter told
 * me to write to you"), and degrees below zero that look like counts.
 */
export const withoutAsides = (text: string): string =>
  text
    .replace(HEARSAY, ' ')
    .replace(SIGHS, ' ')
    .replace(SPEECH, ' ')
    .replace(ASIDE, ' ')
    .replace(STORY, ' ')
    .replace(COLD, '');
