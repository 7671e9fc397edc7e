import type { Design, Use } from '../../design/design.ts';
import { isSettledBy } from '../../design/laid-down/find.ts';
import { rulesFor } from '../../design/laid-down/rules-for.ts';
import { heartOf, isProductHeart } from '../../design/product/heart.ts';
import { isAmong, wordsOf } from '../../design/product/own-words.ts';
import { formsOf } from '../../design/product/said.ts';
import { literal } from '../../design/slots.ts';
import type { Capability, CapabilityFeature } from '../../knowledge/schema.ts';
import { lastWord, singular } from '../../language/inflect.ts';
import type { AskSaid } from '../../understand/asks-said.ts';
import { toClauseEnd } from '../../understand/clause-end.ts';
import type { RuleSaid } from '../../understand/rules-said.ts';

const RULES_MAX = 8;
/** Where and with whose machines it runs is settled in the architecture. */
const OF_HOSTING =
  /\b(?:data|hosted|servers?|cloud|providers?|region|countr(?:y|ies)|EU|budget|deadline|phones? home|uploaded|licen[cs]e|per month|a month|subscription|adverts?|ads|llms?|language models?|AI|europe|soil|tenant|binary|packaged|free software|A?GPL|second factor|phone reception|fastapi|django|postgres\w*|react|p95)\b/i;

/** Says what is to be checked: how many, who may, when; "families look before they drive" is how people are. */
const CHECKABLE =
  /\d|=|\b(?:must|only|never|always|may|cannot|can['’]t|if|when|whenever|once|unless|until|as soon as|at (?:least|most)|max|min|automatically|first one|whoever|gets? (?:deleted|blocked|removed|charged|locked)|needs? (?:two|both|an?)|after|within|becomes?|goes? to)\b/i;
/** "If cards come along for free that's okay": nothing to hold against. */
const ALLOWED =
  /\b(?:that['’]?s|that is|it['’]?s|would be|is) (?:also |just |perfectly )?(?:ok|okay|fine|nice|great|all right|welcome|acceptable|good enough)\b/i;
/** Why the writer wants it so. */
const GROUND =
  /^(?:and |but |so )?(?:otherwise|because|since|so that|or else|that way|families|people|most|nobody here)\b/i;
const CONDITION =
  /^(?:if|when|whenever|once|as soon as) [^,]{6,}, |[^,]{6,}(?: if| when| whenever| once| as soon as) .{6,}$/i;

/** "About 140,000 plants", "64 children walk to school": how much there is, and no rule. */
const COUNTS =
  /^(?:about |around |some |roughly |over |nearly |we have |there are )?(?:\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten|a dozen)\b(?![^.;!?]*\b(?:must|may|can(?:not|['’]t)|have to|has to|need|share|agree|approve)\b)(?!\s?(?:minutes?|hours?|days?|weeks?|months?|%|percent))/i;
/** Bites: somebody must, may not, loses, is told; something happens at a time, at a limit. */
const BITES =
  /\b(?:must|only|never|always|may|cannot|can['’]t|unless|until|if|when(?:ever)?|as soon as|whoever|at (?:least|most)|no more than|expires?|loses?|deleted?|blocks?|automatically|each|every|both|nobody|before|after|within|ahead|later)\b|\b(?:over|under|above|below|by|more than|less than) \d|\b(?:\d+|an?|one|two|three|five|seven|ten) ?(?:minutes?|hours?|h|days?|weeks?|months?) (?:to|before|after|ahead|later|each|every|a|per)\b/i;
/** A figure with what it counts, or the time at which an act is due. */
const TIMED =
  /\b(?:\d+|an?|one|two|three|four|five|six|seven|ten|twelve|24|48) ?(?:°|degrees?|%|percent|minutes?|mins?|hours?|h|days?|weeks?|months?|times|km|metres?|kg|euros?|€)(?![\p{L}])|\b(?:at|by) \d{1,2}(?::\d\d)? ?(?:am|pm|h|o['’]clock)?\b/iu;

/** "I need a calendar of the runs" is asked for, and no rule. */
const WANTED = /^(?:i|we)(?:['’]d)? (?:need|want|would like|like|wish|also (?:need|want))\b/i;
/** "See who took it and when" is a list that a feature shows; "when it is time to swap" gives nothing to be tested by. */
const SHOWN =
  /^(?:and )?(?:we |i )?(?:can |want to |need to )?(?:see|know|show) (?:who|what|where|which|how)\b(?!.*\b(?:only|never|must|may|until|unless|if)\b)|\bwhen (?:it is|it['’]s) time\b/i;
/** "It should tell me what triggers it" is what a feature does; "voice notes if I can't look" says why one is there. */
const WANTED_OF_IT =
  /^(?:it|the (?:app|tool|bot|site|system)) (?:should|must|can|could|has to|needs to|also) (?:also )?(?:tell|show|give|make|suggest|let|help)s?\b(?!.*\b(?:if|when|unless|until|only|never|at (?:most|least))\b)|\bif (?:i|we|you|one) (?:can['’]?t|cannot) (?:look|see|type|talk|speak|hear|read|remember)\b/i;
const MODAL = /\b(?:must|may|never|only|at (?:most|least)|has to|have to|needs? to|every|each)\b/i;
/** What goes wrong today, what it may cost, whom it is for. */
const LAMENT =
  /\b(?:no clue|nobody knows|find(?:s|ing)? out|admit|selling point|next to nothing|pricing|only for (?:our|my|us)|what i picture|(?:i|we) would like|gets a house|today|at present|nowadays|takes (?:us|me)|roughly \d|went wrong|half of the|the only \p{L}+(?: \p{L}+)? is|(?:once|twice) a (?:day|week|month|year) (?:some|any)(?:one|body)|may have (?!to\b))\b|^(?:we|i) (?:can only|can have|plan|get)\b/iu;
/** The rest of a sentence whose subject is elsewhere, or its beginning only: "which cannot be changed", "gives me a". */
const TORN =
  /^(?:plus|what (?:it|i|we)|which|who|whose|whom|of which|is|are|was|were|must|may|can|has|have|only then|(?:this|that|it) (?:must|may|should|can) never happen)\b|\b(?:an?|the|for|of|to|in|with|my|our|and|or|by|that|every|each)$|^[^(]*\)/iu;

const overlaps = (one: string, other: string) => {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a.includes(b) || b.includes(a);
};

/** What the idea lays down that no wish has told already: a wish is a feature of its own, tested at its limits. */
export function rulesOf(design: Design): RuleSaid[] {
  const { understanding, uses, kind } = design;
  const { rules, asks, wishes } = understanding;
  const heard = uses.flatMap((use) => use.heard);
  const text = `${understanding.idea} ${understanding.context}`;
  // A rule on a condition is tested as such, whoever else has heard of it; of a known kind so is all that bites.
  const settled = rulesFor(design);
  const isTold = (says: string) =>
    rules.some((rule) => overlaps(rule.says, says)) ||
    (!kind && !CONDITION.test(says) && heard.some((one) => overlaps(one, says)));
  // What a known kind does anyway is no feature of its own.
  const built = uses.filter(({ capability: { id } }) => id.startsWith('act-')).flatMap((use) => use.heard);
  const isBuilt = (wish: string) => !kind || built.some((one) => overlaps(one, wish));
  const facts = asks
    .filter(({ is, says }) => isRule(is, says, kind !== undefined) && !GROUND.test(says) && !ALLOWED.test(says))
    .filter(({ says }) => !isTold(says))
    .map(({ says }): RuleSaid => ({ says, kind: 'fact' }));
  return (
    [...rules, ...facts]
      .filter(({ says }) => !settled.some((one) => isSettledBy(says, one)))
      .filter(({ says }) => !wishes.some((wish) => isBuilt(wish.says) && isMostly(wish.says, says)))
      .map((rule) => ({ ...rule, says: rule.says.replace(/^[^()]*\)[\s:,;]*/, '') }))
      .filter(({ says }) => ![WANTED, WANTED_OF_IT, SHOWN, TORN, LAMENT].some((one) => one.test(says)))
      .filter(({ says }) => !(kind && OF_AGE.test(says) && asksAge(kind)))
      .filter(({ says }) => !kind || (BITES.test(says) && ![COUNTS, OF_HOSTING].some((one) => one.test(says))))
      .filter(({ says, kind: sort }) => sort !== 'fact' || BITES.test(says))
      // What the idea begins with says what the product is.
      .filter(({ says }) => MODAL.test(says) || !understanding.idea.startsWith(says))
      .map((rule) => ({ ...rule, says: literal(whole(rule.says)) }))
      .filter(({ says }) => toClauseEnd(says, text) === says)
  );
}

/** "Under 18 nothing, whatever the parents say". */
const OF_AGE =
  /^(?:nothing |nobody |no one |not )?(?:for anybody |for anyone )?(?:under|below) (?:the age of )?\d{1,2}(?! ?(?:%|€|\$|euros?|dollars?|kg|km|cm|mm|m|°|degrees?|minutes?|hours?|days?|items?|pieces?)\b)/i;

/** The kind has a feature that refuses whoever is too young: the rule is its first criterion. */
const asksAge = (kind: NonNullable<Design['kind']>) =>
  heartOf(kind).features.some(({ criteria }) => criteria.flat().some((one) => one.includes('minimumAge')));

const MOST = 0.6;
/** The wish says all of it, or nearly. */
const isMostly = (wish: string, says: string) =>
  says.toLowerCase().includes(wish.toLowerCase()) ? wish.length >= says.length * MOST : overlaps(wish, says);

/** The last sentence of what was cut too long, without the beginning of the next clause. */
const whole = (says: string) =>
  (says.split(/(?<=[.!?])\s+(?=\p{Lu})/u).at(-1) ?? says)
    .replace(/^(?:and|but|so|then) /i, '')
    .replace(/,?\s(?:and|but|so|or|then)(?: (?:if|when|that|which|who))?$/i, '');

function isRule(is: AskSaid['is'], says: string, isOfKind: boolean): boolean {
  if (is === 'rule') return CHECKABLE.test(says);
  return isOfKind && is === 'act' && TIMED.test(says) && BITES.test(says);
}

/** Rules of a feature at most: what else is laid down stands with the house rules. */
const OF_FEATURE_MAX = 3;

/** The rules that a feature of the kind is about, told by its words. */
export const rulesOfFeature = (design: Design, use: Use, spec: CapabilityFeature): readonly RuleSaid[] =>
  isProductHeart(use.capability) ? (rulesByFeature(design).get(spec.key) ?? []) : [];

/** The rules that no feature of a kind is about; all of them in a plan of no known kind. */
export const rulesOfHouse = (design: Design): readonly RuleSaid[] => rulesByFeature(design).get(undefined) ?? [];

/** By the key of the feature. */
function rulesByFeature(design: Design): Map<string | undefined, RuleSaid[]> {
  const known = placed.get(design);
  if (known) return known;
  const found = new Map<string | undefined, RuleSaid[]>();
  const heart = design.kind ? heartOf(design.kind) : undefined;
  const built = design.parts.filter(({ use }) => use.capability === heart).map(({ spec }) => spec);
  for (const rule of rulesOf(design).slice(0, RULES_MAX)) {
    const home = (writerOf(rule.says, built, heart) ?? homeOf(rule.says, built))?.key;
    const place = home && (found.get(home)?.length ?? 0) < OF_FEATURE_MAX ? home : undefined;
    found.set(place, [...(found.get(place) ?? []), rule]);
  }
  placed.set(design, found);
  return found;
}

/** "Only lawyers may change the playbook" is held where the playbook is written. */
function writerOf(says: string, features: readonly CapabilityFeature[], heart: Capability | undefined) {
  const changed = CHANGED.exec(says)?.[1];
  const table = changed && heart?.entities.find(({ name }) => lastWord(name) === singular(changed.toLowerCase()));
  return table ? features.find(({ writes }) => writes.includes(table.key)) : undefined;
}
const CHANGED =
  /\b(?:may|can|must|should) (?:change|edit|write|alter|touch|correct|delete) (?:the |our |an? )?(\p{L}+)$/iu;

/** Placed once for a design: every feature asks. */
const placed = new WeakMap<Design, Map<string | undefined, RuleSaid[]>>();

/** A rule has a home where two of its words are; one of them in what the feature is called, does or says of itself. */
const WORDS_MIN = 2;
/** A word of its name says more about a feature than one of its steps. */
const OF_NAME = 2;
/** Two features that could both be meant: neither is. */
const AHEAD = 1.3;

function homeOf(says: string, features: readonly CapabilityFeature[]): CapabilityFeature | undefined {
  const words = wordsOf(says);
  const all = features.map((one) => ({
    one,
    named: wordsIn([one.name, one.act ?? '', one.description]),
    told: wordsIn([one.criteria, one.steps]),
  }));
  // What half of the features say tells none from another.
  const spread = (word: string) => all.filter(({ named, told }) => isKin(word, named) || isKin(word, told)).length;
  const met = all.map(({ one, named, told }) => {
    const [own, other] = [words.filter((word) => isKin(word, named)), words.filter((word) => isKin(word, told))];
    const met = new Set([...own, ...other]);
    const points = [...met].map((word) => (own.includes(word) ? OF_NAME : 1) / spread(word));
    return {
      one,
      isHome: own.length > 0 && met.size >= WORDS_MIN,
      points: points.reduce((sum, point) => sum + point, 0),
    };
  });
  const [best, next] = met.sort((a, b) => b.points - a.points);
  return best?.isHome && best.points >= (next?.points ?? 0) * AHEAD ? best.one : undefined;
}

/** "Reminder" speaks of what reminds. */
const isKin = (word: string, all: ReadonlySet<string>) =>
  isAmong(word, all) || (word.length > STEM && all.has(word.slice(0, STEM)));
const STEM = 6;

const wordsIn = (texts: readonly (string | readonly (string | readonly string[])[])[]) =>
  new Set(
    texts
      .flat(2)
      .flatMap(wordsOf)
      .flatMap(formsOf)
      .flatMap((word) => [word, word.slice(0, STEM)]),
  );
