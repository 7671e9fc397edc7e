import { pattern } from '../language/pattern.ts';
import { shorten, withoutOrders } from './clean.ts';

const QUOTES_MAX = 6;
const WORDS_SHORT = 18;
const CHARACTERS_MAX = 180;
/** A quote of so much of the text is no longer about its demands. */
const WHOLE = 0.75;

/** Demands of any kind, in the languages that ideas come in. */
const DEMANDS = pattern(
  /(?<!\p{L})(?:must|has to|have to|needs? to (?:be|run|work|stay|support|comply|handle)|should|shall|may not|can(?:not|['’]t) leave|only|required?|mandatory|obligatory|insists?|banned|stays? (?:in|on|here)|muss|müssen|soll|darf|dürfen|bitte|pflicht|nur|doit|doivent|il faut|obligatoire|uniquement|seulement|debe|deben|tiene que|solo|sólo|obligatorio|precisa|tem que|deve|só|obrigatório|apenas|deve|moet|moeten|alleen|musi|tylko|चाहिए|केवल|सिर्फ|सिर्फ़|必须|只)(?!\p{Ll})/iu,
);
/** Where it runs, what it may cost, what stays as it is: "the model runs on a workstation", "the budget is zero", "want to stay unnamed". */
const SETTLES = pattern(
  /(?<!\p{L})(?:(?:runs?|running|hosted|lives?|sits?) (?:on|in|at|inside|behind) (?:an?|the|our|my|their|its)|signed off|budget is|(?:nothing|nobody|no one|none) (?:\p{L}+ ){0,4}(?:may|must|can|shall)|(?:zero|no) budget|costs? nothing|(?:stays?|remains?|kept) (?:un\p{L}+ed|anonymous|private|secret|hidden|local))(?!\p{L})/iu,
);
/** What is ruled out, when little else is said beside it. */
const RULES_OUT = pattern(
  /(?<!\p{L})(?:no|not|none|never|nothing|without|don['’]?t|kein\p{L}*|nicht|ohne|niemals|nichts|pas|sans|jamais|aucune?|rien|sin|nunca|nada|sem|não|geen|niet|zonder|senza|niente|bez|nie|नहीं|बिना|不要|不)(?!\p{L})/iu,
);
/** A name, a format or a norm: "Dentrix", "PDF/A", "TimescaleDB", "Cl@ve". */
const NAMES = pattern(
  /(?:^|[\s(“"])(?:\p{L}*\p{Ll}\p{Lu}\p{L}*|\p{Lu}{2,}[\p{L}\p{N}/.-]*|\p{L}+@\p{L}+|\p{L}+\.(?:io|js|net|com|fi|br|gov))(?![\p{L}])/u,
);
/** Somebody else's program or file that the product works with, by a name. */
const WORKS_WITH = pattern(
  /(?<!\p{L})(?:imports?|exports?|sync\p{L}*|connect\p{L}*|integrat\p{L}*|integr\p{L}*|pulls?|pushes|talks? to|speaks?|reads? from|writes? (?:to|into)|runs? (?:on|in)|hosted|host|works? with|uses?|using|export\p{L}*|import\p{L}*|anbind\p{L}*|schnittstelle|läuft|hébergé\p{L}*|aloja\p{L}*|hospeda\p{L}*|licen[cs]e|licence|lizenz|through|via|with|from|into|out of|mit|über|avec|chez|depuis|con|desde|com|pelo|pela)\s(?:\p{L}+\s){0,3}?\p{Lu}/u,
);
/** Says who writes. */
const INTRODUCES =
  /^(?:i['’]?m|i am|we are|we['’]re|our|my|ich bin|wir sind|je suis|on est|nous sommes|soy|somos|sou|jestem|ik ben|wij zijn)\s/i;
/** Tells what happened, not what is wanted. */
const STORY = pattern(
  /(?<!\p{L})(?:was|were|had|did|said|went|told|yesterday|last (?:week|year|month|winter|summer|spring|autumn)|gestern|hatte|war|waren|hat|ayer|hier|ontem|était|avait|fue|foi)(?!\p{L})/iu,
);

/**
 * What idea or context demand beyond what the product does, in their own words: what it must be, must not be, and works with.
 * Sentences that speak to the reader's machine are no demands. At most six, the first first.
 */
export function conditionsSaid(text: string): string[] {
  const said = withoutOrders(text)
    .split(/(?<=[.!?。！？;])\s+|\s[–—-]\s|\s[•*]\s/)
    .map((sentence, at) => (at === 0 && !RULES_OUT.test(sentence) ? opening(sentence) : sentence))
    .flatMap(parted)
    .map((part) => part.replace(/^[\s,;:.–—-]+|[\s,;:.–—-]+$/g, '').replace(/^(?:and|but|so|then) /i, ''))
    .filter((part) => part.length > 3 && part.length < text.length * WHOLE && isDemand(part));
  return [...new Set(said)].slice(0, QUOTES_MAX).map((part) => shorten(part, CHARACTERS_MAX));
}

/** A long sentence is told apart at its commas, so that a quote holds little else. */
const parted = (sentence: string) =>
  sentence.length > CHARACTERS_MAX
    ? closed(sentence.split(/(,\s+(?=\P{Ll}|\p{Ll})|\sand\s|\sund\s|\set\s|\sy\s|\se\s)/u))
    : [sentence];

/** No part ends within brackets. `pieces`: parts, and between them what parted them. */
function closed(pieces: readonly string[]): string[] {
  const parts: string[] = [];
  let open = '';
  pieces.forEach((piece, at) => {
    const isJoint = at % 2 === 1;
    if (isJoint && depthOf(open) <= 0) {
      parts.push(open);
      open = '';
    } else open += piece;
  });
  return [...parts, open].filter(Boolean);
}
const depthOf = (text: string) => text.split('(').length - text.split(')').length;

function opening(sentence: string): string {
  const does = WHAT_IT_DOES.exec(sentence)?.[0] ?? '';
  if (NAMES.test(does)) return sentence;
  const is = sentence.replace(WHAT_IT_DOES, '');
  return isDemand(is.replace(SORT, ' ')) ? is : '';
}

/** What sort of program it is, and for whom: a name, and no condition. */
const SORT = /\b(?:AI|API|SaaS|B2B|B2C|CLI|CRM|ERP|IT|HR|TUI|SDK)\b/g;

/** What a text begins with says what the product is, and then what it does: only the first may lay something down. */
const WHAT_IT_DOES = /(?:: | that | which | where | who | so that | to (?=\p{Ll}+ ))[\s\S]*$/u;

function isDemand(part: string): boolean {
  if (STORY.test(part)) return false;
  const short = part.split(/\s+/).length <= WORDS_SHORT;
  if (DEMANDS.test(part) || SETTLES.test(part) || (short && RULES_OUT.test(part))) return true;
  return !INTRODUCES.test(part) && (NAMES.test(part) || WORKS_WITH.test(part));
}
