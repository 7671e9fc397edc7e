import { FORBIDDABLE, type Forbiddable, PLATFORMS, REGIONS } from './reading/constraint-vocabulary.ts';
import { allMoney, type Money } from './reading/money.ts';
import { isNegated } from './reading/negation.ts';
import { technologiesIn, technologyCalled } from './reading/technologies.ts';

/** Something that idea or context demand of every plan. `text` is the place it was read from. */
export type Constraint =
  /** Money that running it may cost; `amount.per` is null for a sum to be spent once. */
  | { kind: 'budget'; text: string; amount: Money }
  /** What the customer pays. */
  | { kind: 'price'; text: string; amount: Money }
  /** Where data or service must stay; `names` show that a plan kept to it. */
  | { kind: 'region'; text: string; region: string; names: readonly string[] }
  /** Where the product must run; `names` show that a plan kept to it. */
  | { kind: 'platform'; text: string; platform: string; names: readonly string[] }
  /** A technology that must be used. */
  | { kind: 'stack'; text: string; technology: string }
  /** Something that must not be used. */
  | { kind: 'without'; text: string; forbidden: Forbiddable };

const READ_MAX = 10_000;
const CLAUSES_MAX = 400;
const RULED_OUT_MAX = 20;

/**
 * Reads what idea and context demand. Conservative: what is not clearly a demand on the plan ("no more paperwork",
 * "no-code", "without hassle", "for teams using React") is not read as one.
 */
export function readConstraints(idea: string, context?: string | undefined): Constraint[] {
  const text = `${idea.slice(0, READ_MAX)}.\n${(context ?? '').slice(0, READ_MAX)}`
    .normalize('NFKC')
    .replace(/\p{Cf}+/gu, '');
  const clauses = text
    .split(/[\n;!?]+|\.(?=\s|$)/u)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');
  const read = clauses.slice(0, CLAUSES_MAX).flatMap((clause) => READERS.flatMap((reader) => reader(clause)));
  return withoutRepeats(read);
}

const READERS: readonly ((clause: string) => Constraint[])[] = [
  readBudget,
  readPrice,
  readRegions,
  readPlatforms,
  readStack,
  readForbidden,
];

function withoutRepeats(constraints: readonly Constraint[]): Constraint[] {
  return [...new Map(constraints.map((constraint) => [identity(constraint), constraint])).values()];
}

function identity(constraint: Constraint): string {
  switch (constraint.kind) {
    case 'budget':
    case 'price':
      return `${constraint.kind} ${constraint.amount.high} ${constraint.amount.per}`;
    case 'region':
      return `region ${constraint.region}`;
    case 'platform':
      return `platform ${constraint.platform}`;
    case 'stack':
      return `stack ${constraint.technology}`;
    case 'without':
      return `without ${constraint.forbidden.subject}`;
  }
}

const AMOUNT =
  '(?<amount>(?:[A-Z]{0,2}[$€£₹¥] ?|(?:USD|EUR|GBP|INR|CHF) ?)?\\d[\\d.,]{0,12} ?(?:k|m|million)?(?: ?(?:€|£|USD|EUR|GBP|CHF|euros?|dollars?|pounds?))?(?: ?(?:/|a|an|per|each) ?(?:month|mo|year|yr|week))?)(?![\\wÀ-ɏ])';
const BUDGETS = [
  `(?:monthly )?budget(?: (?:is|of|for [^\\s\\d]{1,20}|under|below|about|around|max|maximum|up to|capped at|limited to|at most)){0,3}:? ?${AMOUNT}`,
  `${AMOUNT} (?:monthly |yearly |total |hosting )?budget`,
  `(?:hosting|infrastructure|infra|servers?|cloud|running costs?|run costs?|operating costs?|monthly costs?|cost to run|run it|hosted)(?: (?:costs?|bill|must|should|has to|have to|to|cost|stay|be|is|of|for))* (?:under|below|less than|at most|max|maximum|up to|no more than|within|for) ${AMOUNT}`,
].map((source) => new RegExp(source, 'i'));
// "Users set a budget of $200" is what the product is about, not what it may cost.
const SOMEBODY_ELSES =
  /\b(?:users?|customers?|they|their|each|every|set|sets|setting|track|tracks|household|family|families|clients?|couples?|people|travell?ers?|monthly spending)\b/i;

function readBudget(clause: string): Constraint[] {
  const match = firstMatch(BUDGETS, clause);
  if (match === null || SOMEBODY_ELSES.test(clause.slice(Math.max(0, match.index - 50), match.index))) return [];
  return toAmount(match).map((amount) => ({ kind: 'budget', text: match[0], amount }));
}

const PRICES = [
  `(?:priced?|prices?|pricing|price point)(?: (?:is|at|of|from|around|about|should be|will be))*:? ?${AMOUNT}`,
  `(?:charge|charges|charging|sell it|sold|sells|customers pay|users pay|members pay|they pay)(?: (?:for|at|users|customers|members|about|them))* ${AMOUNT}`,
  `${AMOUNT} (?:subscriptions?|plan|membership|per (?:user|seat|member|customer))`,
  `subscriptions? (?:of|at|for) ${AMOUNT}`,
].map((source) => new RegExp(source, 'i'));

function readPrice(clause: string): Constraint[] {
  const match = firstMatch(PRICES, clause);
  if (match === null) return [];
  return toAmount(match)
    .filter((amount) => amount.currency !== null)
    .map((amount) => ({ kind: 'price', text: match[0], amount }));
}

function firstMatch(patterns: readonly RegExp[], clause: string): RegExpExecArray | null {
  for (const pattern of patterns) {
    const match = pattern.exec(clause);
    if (match !== null) return match;
  }
  return null;
}

/** The amount of a match; a bare number ("budget 12 people") only counts when it recurs or has a currency. */
function toAmount(match: RegExpExecArray): Money[] {
  const money = allMoney(match.groups?.amount ?? '')[0];
  if (money === undefined || (money.currency === null && money.per === null)) return [];
  return [/monthly/i.test(match[0]) && money.per === null ? { ...money, per: 'month' } : money];
}

function readRegions(clause: string): Constraint[] {
  return REGION_PATTERNS.flatMap(({ names, places, pattern }) => {
    // The plain search spares compiling thirty patterns for a text that names no place.
    const match = places.some((name) => clause.includes(name)) ? pattern.exec(clause) : null;
    const [region = ''] = names;
    return match === null ? [] : [{ kind: 'region', text: match[0], region, names } satisfies Constraint];
  });
}

// Short names are matched as written, because "us only" is not a place.
const REGION_PATTERNS = REGIONS.map((names) => {
  const places = names.filter(
    (name) => /^[A-Z]/.test(name) && !/(?:ean|man|nch|ish|can|ian|wiss|utch|ese|rish)$/.test(name),
  );
  const place = `(?:the )?(?:${places.slice(0, 3).join('|')})\\b`;
  const where = `(?:in|within|inside|on servers in|to) ${place}`;
  return {
    names,
    places,
    pattern: new RegExp(
      [
        `\\b${place}[- ](?:only|hosted|hosting|data residency|residency)\\b`,
        `\\b[Oo]nly (?:in|within|for|available in) ${place}`,
        `(?:[Dd]ata|[Rr]ecords|[Ff]iles|[Ii]t|[Ee]verything|[Hh]osting|[Ss]ervers?)[^,.]{0,40} (?:stays?|stored|kept|hosted|resides?|remains?|reside|live|lives) (?:only )?${where}`,
        `(?:[Hh]osted|[Hh]osting|[Ss]ervers?|[Dd]ata cent(?:er|re)s?) (?:must be |only )?${where}`,
        `(?:not|never) leave ${place}`,
      ].join('|'),
    ),
  };
});

const PLATFORM_PATTERNS = PLATFORMS.map((row) => ({
  ...row,
  pattern: new RegExp(`\\b(?:${row.asked})\\b`, 'i'),
}));

function readPlatforms(clause: string): Constraint[] {
  return PLATFORM_PATTERNS.flatMap(({ platform, names, pattern }) => {
    const match = pattern.exec(clause);
    if (match === null || isNegated(clause, match.index, match[0].length) || isComparison(clause, match.index))
      return [];
    return [{ kind: 'platform', text: match[0], platform, names } satisfies Constraint];
  });
}

function isComparison(clause: string, at: number): boolean {
  return /\b(?:like|unlike|than|for|similar to|any|existing|other)(?: an?| the| my| our)? $/i.test(
    clause.slice(Math.max(0, at - 20), at),
  );
}

// What may stand between "built with" and the technology: other technologies and the little words of a list.
const STACK_SIGNAL =
  /\b(?:(?:built|build|written|developed|implemented|coded|made)(?: it)? (?:with|in|on|using)|must (?:use|be in|run on)|should (?:use|be in)|(?:^|, |and |please |we |will |to )use|(?:tech )?stack(?: is| must be|:)?|prefer(?:ably|red)?|we know|(?:our|the) (?:backend|frontend|database|api)(?: is| is in|:)?|based on|on top of|deployed? (?:to|on)|using)\s*:?\s(?:[\w.+#/-]{1,20}[ ,&+]{1,3}){0,5}$/i;
const OTHERS =
  /\b(?:developers?|teams?|people|users?|companies|engineers?|who|those|shops?|stores?|sellers?|students?|anyone|everyone|learn(?:ing)?)(?: who| that)?(?: are| is)? (?:already )?(?:use|uses|using|built|on|write|know)/i;

function readStack(clause: string): Constraint[] {
  return [...technologiesIn(clause).values()].flatMap(({ name, at, spelling }) => {
    const before = clause.slice(Math.max(0, at - 90), at);
    if (!STACK_SIGNAL.test(before) || OTHERS.test(before)) return [];
    return [{ kind: 'stack', text: `${wholeWords(before)}${spelling}`.trim(), technology: name } satisfies Constraint];
  });
}

/** The last words of a text, none of them cut. */
const wholeWords = (text: string) => (text.length > 30 ? text.slice(-30).replace(/^\S*\s/u, '') : text);

const RULED_OUT =
  /(?<![\w-])(?:no|without(?: using| needing| requiring)?|avoid(?:ing)?|(?:never|not|don['’]t|do not|must not|cannot|can['’]t)(?: use| uses| using| want| need| require| have| depend on| rely on)|not)\s+(?=(?<what>[^.;:()]{2,100}))/gi;
// "Shops with no website", "people without an account": what others lack is not what the plan must lack.
const LACKED_BY_OTHERS =
  /\b(?:people|users?|those|anyone|shops?|teams?|companies|farmers?|patients?|customers?|students?|families|clinics?|households?|restaurants?|businesses|workers?|someone|who)(?: who)?(?: with| have| has)? $/i;
const TAIL =
  '(?: (?:needed|required|necessary|at all|whatsoever|please|anywhere|involved|features?|technology|tech|integration|of any kind|to install|to download|allowed|or|and|nor|but|just|only|because|since))?';

function readForbidden(clause: string): Constraint[] {
  return [...clause.matchAll(RULED_OUT)].slice(0, RULED_OUT_MAX).flatMap((match) => {
    if (LACKED_BY_OTHERS.test(clause.slice(Math.max(0, match.index - 40), match.index))) return [];
    const parts = (match.groups?.what ?? '').split(/,| or | and | nor |\/|&/u).slice(0, 6);
    return takeWhile(parts.map(forbiddenBy)).map(
      (forbidden, at) =>
        ({ kind: 'without', text: `${match[0].trim()} ${parts[at]?.trim()}`, forbidden }) satisfies Constraint,
    );
  });
}

/** "No ads or login, and a map": the list of what is ruled out ends at the first part that is no such thing. */
function takeWhile(found: readonly (Forbiddable | undefined)[]): Forbiddable[] {
  const end = found.indexOf(undefined);
  return found.slice(0, end === -1 ? found.length : end).filter((forbidden) => forbidden !== undefined);
}

const FORBIDDABLE_PATTERNS = FORBIDDABLE.map((forbidden) => ({
  forbidden,
  pattern: new RegExp(`^(?:any |an? |the |no |without |user )?(?:${forbidden.called})${TAIL}$`, 'i'),
}));

function forbiddenBy(part: string): Forbiddable | undefined {
  const phrase = part
    .trim()
    .replace(/\s+/gu, ' ')
    .replace(/ (?:but|just|only|because|since|for now|please) .*$/i, '');
  const known = FORBIDDABLE_PATTERNS.find(({ pattern }) => pattern.test(phrase));
  if (known !== undefined) return known.forbidden;
  if (phrase === '' || phrase.length > 60) return undefined;
  const technology = technologyCalled(phrase.replace(/^(?:any|an?|the|no|without) /i, ''));
  return (
    technology && {
      subject: technology.name,
      called: technology.name,
      words: '',
      technologies: [technology.name],
      nodeTypes: [],
    }
  );
}
