import { pattern } from '../language/pattern.ts';
import { saidAround } from './refusals.ts';
import { EXCEPTED, ruledRejected } from './rejected.ts';

const REACH = 90;

/** Whoever writes says what is not to be: "please don't put it on", "we will not be writing a", "none of the". */
const NOT_TO_BE = pattern(
  /(?:\b(?:do|must|may|should|shall|will|would|wo|ca|can|did)(?:n['’]?t| not|not)|\bdont|\bthere (?:is|are)(?:n['’]t| not| no)|\bnothing (?:of (?:that|this|it|ours) )?(?:may|must|should|can|shall|is to|goes|ever)|\bnot (?:going|allowed|permitted|keen|willing|happy) to|\b(?:want|need|have) no|\bno longer|\bnever(?: again)?|\bnone of (?:the|your|that|this)|\bnobody (?:here |in the house )?(?:may|should|wants to|is going to)|\brefuses? to|\breject(?:s|ed)?|\bminus the|\bi do mind|\ballergic to|\b(?:moved|moving|migrated|weaned|came|got|are) off|\bsw(?:orn|ore) off|\bg[ai]ve(?:n)? up on|\bbanned|\bbans|\bforbids?|\bforbade|\bprohibits?|\bvetoe[sd]|\bbounces? (?:anything|everything)(?: in| as)?|\bdistrusts?|\bmistrusts?|\bkeine?[nrm]? )(?:[ :]+[^\s.;!?,:]+){0,6}[ :]+(?:\S+, (?:\S+, )?(?:or |and |nor )?|\S+ (?:or|and|nor) )?["“'(]?$/u,
);
/** Taken back: "we can't leave Postgres", "don't touch our Moodle", "not only Stripe", "cannot do without Excel". */
const TAKEN_BACK =
  /\b(?:only|just|leave|leaving|move|moving|change|changing|replace|replacing|give up|lose|losing|break|breaking) (?:\S+ ){0,2}$|\btouch (?:our|my|the|his|her|their) (?:\S+ )?$|\b(?:only|just|leave|leaving|away|changing|replacing|without|but|except|unless|besides|than|then|have|has|know|care|mind if|matter|forget|rely|depend)\b/;

/** What became of it, or what is thought of it. */
const NO_LONGER = pattern(
  /^[^.;!?]{0,24}(?:nie wieder|never again|plus jamais|so (?:not|never) (?:that|this|it) again|nunca m[áa][si]s?|mai più|nooit meer|nigdy więcej)|^[^.,;!?]{0,40}?(?:zahlen will (?:hier )?keiner|frisst|zu viel gebühr|cobra de(?:mais|masiado)|prend trop|से दूर|^\? (?:no|non|nein|nee|não)(?!\p{L})|brauch\p{L}* (?:ich|wir) (?:\p{L}+ )?nicht|alles nicht|gleich mit weg|fällt weg|fliegt raus|odpada|(?:eu |nós )?não aceit|no acept|nem aceit|ni acept|nehmen wir nicht|nem pensar|ni hablar|pas question|no way|recusa-se|se niega|weigert sich|pirateado|hackeado|gehackt|piraté|hackerato|(?:qualquer coisa|cualquier cosa) menos|tout sauf|: (?:no|nein|non|não|nee|nie)(?!\p{L})|abgelehnt|gestrichen|untersagt|verboten|rechazad|recusad|refusé|geweigerd|odrzuc|nahi|nahin|नहीं|kommt (?:mir|uns) nicht|kommt nicht in (?:frage|die tüte)|\bate (?:two|three|our|all|up|my)|(?:is|are) the same (?:animal|thing|story|mess)|(?:is|are) no better|(?:is|are)(?: not|n['’]t) (?:trusted|allowed|welcome)|does(?: not|n['’]t) (?:even )?(?:pay|work|exist|ship|operate|serve|support)|(?:is|are) useless|outright)/u,
);

/** The text, in lower case, names a technology or a service only to do without it, at this place. */
export function ruledNegated(low: string, at: number, length: number): boolean {
  const said = saidAround(low, at, length);
  if (said) return said === 'out';
  if (ruledRejected(low, at, length)) return true;
  const read = low.slice(Math.max(0, at - REACH), at);
  const before = read.replace(SLASHED, '');
  if (EXCEPTED.test(before)) return false;
  if (before !== read && NOT_A.test(before)) return true;
  if (/\bno[ -]["“'][^"”]{0,24}$/.test(before)) return true;
  if (/(?:(?<!\bpi )z[ée]ro(?! \d)|nada de|null) (?:\S+ ){0,2}$/.test(before)) return true;
  if (
    before.endsWith('no-') ||
    /^[- ](?:free|less|hate|hater|style|like|esque|inspired)\b/.test(low.slice(at + length))
  )
    return true;
  if (NO_LONGER.test(low.slice(at + length, at + length + REACH))) return true;
  const clause = before.slice(lastBoundary(before));
  const match = NOT_TO_BE.exec(clause);
  return match !== null && !TAKEN_BACK.test(clause.slice(match.index));
}

/** "No AWS/Azure/GCP": what is said of the first is said of all. */
const SLASHED = /(?:[^\s/]+ ?\/ ?)+$/;

const NOT_A = pattern(
  /(?<!\p{L})(?:no|not|without|kein\p{L}*|nicht|ohne|sans|pas d[e’']|sin|sem|geen|niet|senza|bez)(?:\s|$)(?:\p{L}+ )?$/u,
);

const BOUNDARY =
  /[.;!?)]|,\s(?:but|so|and|we|i|it|they|he|she|our|you|only|use|please|rather|because|since|as)\b|\sbut\s|\s[–—-]\s/g;

function lastBoundary(text: string): number {
  let end = 0;
  for (const match of text.matchAll(BOUNDARY)) end = match.index + match[0].length;
  return end;
}
