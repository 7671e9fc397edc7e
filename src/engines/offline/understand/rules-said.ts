import { lazy } from '../language/lazy.ts';
import { pattern } from '../language/pattern.ts';
import { withoutOrders } from './clean.ts';
import { withoutConditions } from './conditions.ts';

/** A rule of the house that the product must keep: what it limits, and in which way. */
export interface RuleSaid {
  /** In the idea's own words: "at most 3 things at a time". */
  says: string;
  /** `limit`: so much or so many and no more, or no fewer. `deadline`: something happens after a time. `right`: who may, who must agree. `fact`: what is so, or happens on a condition. */
  kind: 'limit' | 'deadline' | 'right' | 'fact';
}

const RULES_MAX = 6;
const WORDS_MIN = 3;
const WORDS_MAX = 24;

const NUMBER =
  '(?:\\d[\\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twice|once|ein\\p{L}*|zwei|drei|vier|fünf|zehn|un[ea]?|deux|trois|quatre|cinq|dix|dos|tres|cuatro|cinco|diez|dois|duas|três|quatro|dez|एक|दो|तीन|चार|पाँच)';
/** "at most 3", "mindestens zwei", "pas plus de 4", "not more than 6 days in a row". */
const LIMIT = lazy(() =>
  pattern(
    `(?<!\\p{L})(?:at most|at least|no more than|not more than|no fewer than|not less than|more than|fewer than|less than|up to|max(?:imum|imal)?\\.?|min(?:imum|imal|destens)?\\.?|höchstens|mindestens|nicht mehr als|au plus|au moins|pas plus de|maximum|como máximo|máximo|al menos|no más de|no máximo|pelo menos|não mais (?:de|que)|al massimo|almeno|hooguit|minstens|over|above|below|under|fewer|ज़्यादा से ज़्यादा|कम से कम)(?!\\p{L})[^.;!?]{0,16}?(?<![\\p{L}\\d])${NUMBER}(?![\\p{L}\\d])`,
    'iu',
  ),
);
const UNIT =
  '(?:minutes?|mins?|hours?|h|hrs?|days?|nights?|weeks?|months?|years?|minuten|stunden?|tage?n?|wochen?|monate?n?|jahre?n?|heures?|jours?|semaines?|mois|ans?|minutos?|horas?|d[ií]as?|dias|semanas?|meses|m[eê]s|años?|anos?|दिन|घंटे|महीने)';
/** "nobody has two nights in a row" */
const NOBODY = lazy(() =>
  pattern(
    `(?<!\\p{L})(?:nobody|no one|niemand|keiner|personne|nadie|ninguém)\\s(?:\\p{L}+\\s){1,3}${NUMBER}(?![\\p{L}\\d])`,
    'iu',
  ),
);
/** "after 14 days", "within 24 hours", "day 8", "nach 21 Tagen", "not used for 3 weeks". */
const DEADLINE = lazy(() =>
  pattern(
    `(?<!\\p{L})(?:after|within|before|until|for|older than|in|every|nach|innerhalb von|binnen|bis|seit|après|sous|dans|avant|depuis|después de|dentro de|en|antes de|depois de|em|após|até|dopo|entro|na|binnen)\\s(?:\\p{L}+\\s)?${NUMBER}\\s?${UNIT}(?!\\p{L})|(?<!\\p{L})day \\d+(?!\\d)|${NUMBER}\\s?${UNIT}\\s(?:before|after|later|vorher|danach|avant|après|antes|después|depois)|(?<!\\p{L})(?:nobody|no one)\\b[^.;!?]{0,24}\\b(?:for|in) \\d+`,
    'iu',
  ),
);
/** "only the trainer may", "two of us must say yes", "nobody else sees it". */
const RIGHT = pattern(
  /(?<!\p{L})(?:only (?:the |my |our |an? )?\p{L}+s? (?:\p{L}+ )?(?:may|can|should|sees?|edits?|approves?|gets?)|(?:must|has to|have to) (?:both )?(?:agree|approve|confirm|say yes|sign|countersign)|nobody (?:else )?(?:may|can|sees?|should see)|may not|may only|can only|must only|must not|must never|not allowed to|darf (?:nur|nicht)|dürfen (?:nur|nicht)|nur (?:der|die|das) \p{L}+ darf|ne (?:peut|peuvent|doit|doivent) (?:pas|jamais)|seul\p{L}* \p{L}+ peu\p{L}+|solo \p{L}+ puede|no puede[n]?|só (?:o|a) \p{L}+ pode|não pode[m]?)(?!\p{L})/iu,
);
/** Said of money, hardware, hosting or whoever builds it, of the writer's day, or of how things are. */
const NO_RULE = pattern(
  /(?<!\p{L})(?:works council|betriebsrat|ethics (?:board|committee)|staff council|budget|hosting|server|laptop|pc|android|iphone|ipad|browser|cloud|gdpr|dsgvo|rgpd|lgpd|docker|installs?|installed|downloads?|we get|we receive|come in|heads|licen[cs]e|we have|we are|i have|i am|we're|there are|wir haben|ich habe|wir sind|on est|nous avons|j'ai|tengo|tenemos|somos|temos|tenho|i['’]m|instead of|find out|(?:that|then|which|and then) nobody can|signal|internet|wi-?fi|openai|ai|europ\p{L}*|salir de|fora d[oa]|leave the (?:country|building|house|eu)|costs?|power|audit in|sold|searched|(?:for|since|in|depuis|seit|desde) (?:\p{L}+ )?(?:\d+|two|three|four|five|ten|deux|trois|zwei|drei|dos|tres|dois|três) (?:years?|months?|ans|mois|jahren?|monaten?|años|meses|anos)|last (?:week|year|month)|ago|yesterday|used to|was|were|had|users|customers in|euros?|dollars?|usd|eur|million|per month|a month for|years old|since \d{4})(?!\p{L})/iu,
);
/** "Most of us are over 60" says how old people are. */
const AGE = pattern(
  /(?<!\p{L})(?:us|we|i|they|she|he|members?|people|users?|residents?|customers?|patients?|clients?|volunteers?|are|is|am) (?:are |is |am |all |mostly )*(?:well )?(?:over|above|under|below|past) (?:the age of )?\d{2}(?!\d|\s?(?:%|percent|euros?|€|\$|£|km|kg|hours?|days?|minutes?|degrees?|°))/iu,
);
/** One rule ends and the next begins. */
const PARTS = pattern(
  /(?<=[.!?;।])\s+|\n+|\s[-•*–—]\s|,\s(?=(?:at (?:most|least)|max|not more|no more|only|nobody|day \d|after \d|within|every|höchstens|mindestens|nach \d|après|au plus|máximo|no máximo|depois|después|and (?:at most|at least|after|only|nobody|if)|if )(?!\p{L}))|\s(?:und|and|et|y|e)\s(?=(?:at most|at least|after \d|nobody|höchstens|mindestens|nach \d|au plus|après \d|máximo|después de|depois de)(?!\p{L}))/giu,
);

/**
 * The rules that a text lays down, in its own words and order, at most six. What limits money, machines or the making of it is no
 * rule of the product.
 */
export function rulesSaid(text: string): RuleSaid[] {
  const found = new Map<string, RuleSaid>();
  for (const part of withoutConditions(withoutOrders(text)).split(PARTS).flatMap(parted)) {
    const says = trimmed(part);
    const words = says.split(/\s+/).length;
    if (words < WORDS_MIN || words > WORDS_MAX || NO_RULE.test(says) || AGE.test(says)) continue;
    const kind = DEADLINE().test(says)
      ? 'deadline'
      : LIMIT().test(says) || NOBODY().test(says)
        ? 'limit'
        : RIGHT.test(says)
          ? 'right'
          : undefined;
    if (kind) found.set(says.toLowerCase(), { says, kind });
  }
  return [...found.values()].slice(0, RULES_MAX);
}

/** A long sentence is told apart at its commas: "…, deposit by card, reminder 48 h before, no-shows lose the deposit". */
const parted = (part: string) =>
  part.split(/\s+/).length > WORDS_MAX ? part.split(/,\s+(?:(?:and|und|et|y|e)\s+)?/) : [part];

const trimmed = (part: string) =>
  part
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:.–—-]+|[\s,;:.!?।–—-]+$/g, '')
    .replace(/^(?:and|und|et|y|e|so|but|also|then|rules?:|please)\s+/i, '')
    .replace(/\s[.,](?=\s|$)/g, '');
