import { type Technology, technologies } from '../knowledge/stack/technologies.ts';
import { lawOf, namesOfTwoWords, places } from '../knowledge/words/places.ts';
import { type Amount, readAmounts } from './money.ts';

/** What the plan must keep to, as far as idea and context say it. */
export interface Constraints {
  /** Money for running it (per month) or for building it (once). */
  budget?: Amount | undefined;
  /** What a customer pays, when named. */
  price?: Amount | undefined;
  deadlineWeeks?: number | undefined;
  teamSize?: number | undefined;
  /** Codes of the places named, and the law that covers them. */
  places: string[];
  /** A place that is named and not known: "Gaborone". */
  elsewhere?: string | undefined;
  laws: string[];
  /** Regulations named: "GDPR". */
  regulations: string[];
  technologies: Technology[];
  forbidden: Technology[];
  /** What is excluded, in the idea's words: "ads", "cloud account". */
  without: string[];
  openSource: boolean;
  free: boolean;
  selfHosted: boolean;
  users?: number | undefined;
  /** Human languages the product speaks. */
  languages: string[];
}

const REGULATIONS: [RegExp, string][] = [
  [/\b(gdpr|dsgvo|rgpd|dsg-?vo)\b/i, 'GDPR'],
  [/\bhipaa\b/i, 'HIPAA'],
  [/\bpci([- ]dss)?\b/i, 'PCI DSS'],
  [/\bsoc ?2\b/i, 'SOC 2'],
  [/\bferpa\b/i, 'FERPA'],
  [/\bcoppa\b/i, 'COPPA'],
  [/\blgpd\b/i, 'LGPD'],
  [/\bccpa\b/i, 'CCPA'],
  [/\biso ?27001\b/i, 'ISO 27001'],
  [/\bwcag\b|\baccessib/i, 'WCAG 2.2'],
  [/\bmdr\b|medical device/i, 'MDR'],
  [/\bhaccp\b/i, 'HACCP'],
];
const SPOKEN =
  'english german spanish french portuguese hindi italian dutch polish turkish arabic chinese japanese korean swahili urdu bengali'.split(
    ' ',
  );
const BUDGET_WORD =
  /(budget|spend(ing)? (limit|cap)|hosting (cost|bill)|running cost|cost(s|ing)? (under|below|less|at most)|no more than|at most|under|below|less than|up to|presupuesto|orcamento|orçamento|höchstens|maximal|max\.?|para gastar)[^.;!?]{0,40}$/i;
const PRICE_WORD =
  /(charg|pric|pay|subscri|\bfee|costs?\b|sell|for|plan|abo|kostet|preis|precio|preço|prix)[^.;!?]{0,40}$/i;

/** Reads constraints from the clean text; `words` are the folded lemmas, `without` the negated phrases. */
export function readConstraints(text: string, lemmas: string, without: string[]): Constraints {
  const amounts = readAmounts(text);
  const before = (amount: Amount) => text.slice(Math.max(0, amount.at - 60), amount.at);
  const budget = amounts.find(
    (amount) =>
      BUDGET_WORD.test(before(amount)) || /^[^.;!?]{0,12}budget/i.test(text.slice(amount.at + amount.text.length)),
  );
  const price = amounts.find(
    (amount) => amount !== budget && (PRICE_WORD.test(before(amount)) || amount.per !== 'once'),
  );
  const named = technologies.filter((technology) =>
    technology.words.some(
      (word) => lemmas.includes(` ${word} `) || (/[.#]/.test(word) && ` ${text.toLowerCase()} `.includes(` ${word}`)),
    ),
  );
  const forbidden = technologies.filter((technology) => isForbidden(technology, without));
  const codes = [...new Set([...lemmas.split(' ').flatMap((word) => codeOf(word, text)), ...placesOfTwoWords(lemmas)])];
  const regulations = REGULATIONS.filter(([pattern]) => pattern.test(text)).map(([, name]) => name);
  return {
    budget,
    price,
    elsewhere: codes.length > 0 ? undefined : unknownPlace(text),
    deadlineWeeks: deadline(text),
    teamSize: team(text),
    places: codes,
    laws: [
      ...new Set([
        ...codes.map(lawOf),
        ...(regulations.includes('GDPR') ? ['EU'] : []),
        ...(regulations.includes('HIPAA') ? ['US'] : []),
        ...(regulations.includes('LGPD') ? ['BR'] : []),
      ]),
    ],
    regulations,
    technologies: named.filter((technology) => !forbidden.includes(technology)),
    forbidden,
    without: [...new Set(without)].slice(0, 12),
    openSource: /\bopen[- ]?sourced?\b|\bfoss\b|\bMIT licen|\bGPL\b/i.test(text),
    free: isFree(text) && price === undefined,
    selfHosted:
      /\bself[- ]?host|\bon[- ]?prem|\bintranet\b|\bair[- ]?gapped\b|own server|eigene[nrm]? server|propio servidor|behind (the|our) firewall/i.test(
        text,
      ),
    users: users(text),
    languages: SPOKEN.filter((language) =>
      new RegExp(`\\b(in|and|or|speaks?|,|both|auf)\\s+${language}\\b`, 'i').test(text),
    ).map((language) => language[0]?.toUpperCase() + language.slice(1)),
  };
}

/** "us" is a place only when written as one. */
function codeOf(word: string, text: string): string[] {
  const code = places.get(word);
  return code === undefined || (word === 'us' && !/\b(US|U\.S\.)(?!\w)/.test(text)) ? [] : [code];
}

const placesOfTwoWords = (lemmas: string) =>
  Object.entries(namesOfTwoWords).flatMap(([name, code]) => (lemmas.includes(` ${name} `) ? [code] : []));

/** "launch in Gaborone": a name after such words, where neither a language nor a technology is meant. */
function unknownPlace(text: string): string | undefined {
  const match =
    /\b(?:launch(?:es|ing)?|start(?:s|ing)?|based|live|pilot|clinics?|shops?|schools?|people|customers) (?:first )?in (\p{Lu}\p{Ll}{2,20}(?: \p{Lu}\p{Ll}{2,20})?)/u.exec(
      text,
    );
  const name = match?.[1];
  return name && !NO_PLACE.test(name) ? name : undefined;
}

const NO_PLACE =
  /^(January|February|March|April|May|June|July|August|September|October|November|December|Spring|Summer|Autumn|Fall|Winter|Slack|Discord|Notion|Excel|Figma|English|German|Spanish|French|Portuguese|Hindi|Python|Rust|Java)/;

/** Nobody pays; "free trial", "gluten-free" and "free slots" are something else. */
function isFree(text: string): boolean {
  return /\b(?:free (?:app|tool|for everybody|for everyone|for all|to use|of charge|forever|software)|(?:for|is|be|are|completely|totally) free\b(?! (?:trial|slots?|times?|range|parking|shipping|delivery|appointments?))|kostenlos\w*|gratis|gratuit\w*|grátis|gratuito|non-?profit)(?![\w-])/i.test(
    text,
  );
}

function isForbidden(technology: Technology, without: string[]): boolean {
  const padded = without.map((phrase) => ` ${phrase} `);
  const cloud = padded.some((phrase) => / cloud /.test(phrase)) && (technology.tags?.includes('cloud') ?? false);
  return (
    cloud ||
    padded.some(
      (phrase) =>
        technology.words.some((word) => phrase.includes(` ${word} `)) ||
        (technology.tags ?? []).some((tag) => tag !== 'cloud' && phrase.includes(` ${tag} `)),
    )
  );
}

const NUMBER_WORDS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
  twelve: 12,
  a: 1,
  zwei: 2,
  drei: 3,
  sechs: 6,
  dos: 2,
  tres: 3,
  seis: 6,
  deux: 2,
  trois: 3,
};
const amountOf = (word: string) => NUMBER_WORDS[word.toLowerCase()] ?? Number.parseInt(word, 10);

function deadline(text: string): number | undefined {
  if (/\b(this|a|one|over the|in a|weekend project|single) weekend\b|weekend project|\bhackathon\b/i.test(text))
    return 1;
  const match =
    /\b(?:in|within|deadline|launch in|ready in|finish(?:ed)? in|mvp in|live in|timeline|innerhalb von|en|dans|em)[:\s]{1,3}(?:of |is |the next |about |only )?(\d{1,3}|one|two|three|four|five|six|eight|ten|twelve|a|zwei|drei|sechs|dos|tres|seis|deux|trois)\s(days?|weeks?|months?|tagen?|wochen?|monaten?|semanas?|mes(?:es)?|semaines?|mois)\b/i.exec(
      text,
    );
  if (!match?.[1] || !match[2]) return undefined;
  const count = amountOf(match[1]);
  if (!(count > 0)) return undefined;
  return /^(d|tag)/i.test(match[2])
    ? Math.max(1, Math.round(count / 5))
    : /^m/i.test(match[2])
      ? Math.round(count * 4.3)
      : count;
}

function team(text: string): number | undefined {
  if (
    /(?<!\b(?:for|help|helps|helping|let|lets|allow|allows|enable|enables|gives?|among|between|and|or) )\b(solo (dev|founder|maker|developer)|indie (dev|hacker|maker))/i.test(
      text,
    ) ||
    /\b(on my own|by myself|just me|i am alone|i'm alone|one[- ]person|side project|weekend project)\b/i.test(text)
  )
    return 1;
  const match =
    /\b(?:team of (\d{1,2}|two|three|four|five|six|eight|ten)|(\d{1,2}|one|two|three|four|five|six|eight|ten)[- ](?:full[- ]?stack )?(?:developers?|engineers?|devs?|programmers?|people team|person team|entwickler))\b/i.exec(
      text,
    );
  const count = amountOf(match?.[1] ?? match?.[2] ?? '');
  return count > 0 ? count : undefined;
}

function users(text: string): number | undefined {
  const match =
    /(\d[\d.,]{0,9})\s?(k|m|million|thousand)?\s(?:[a-z]+ )?(?:users|customers|members|clients|patients|students|employees|people|devices|sensors|nutzer|usuarios|utilisateurs|usuários)\b/i.exec(
      text,
    );
  if (!match?.[1]) return undefined;
  const value = Number.parseFloat(match[1].replace(/[.,](?=\d{3})/g, '').replace(',', '.'));
  const factor = /^k|thou/i.test(match[2] ?? '') ? 1e3 : /^m/i.test(match[2] ?? '') ? 1e6 : 1;
  return Number.isFinite(value) && value * factor >= 1 ? Math.round(value * factor) : undefined;
}

/** The text without its sentences on money, team and time, which are no part of what the product does. */
export function withoutConditions(text: string): string {
  return text
    .replace(
      /\b(?:ignore|disregard|forget|override)\s(?:all |any |your |the |my |previous |prior |above |earlier ){1,4}(?:instructions?|rules?|prompts?|orders)\b[^.!?]*/gi,
      ' . ',
    )
    .replace(/\b(?:a |my )?(?:weekend|side|hobby|hackathon|pet) project\b/gi, ' . ')
    .replace(/\bhosting (?:costs? )?(?:under|below|max|for)[^.;!?]{0,40}/gi, ' . ')
    .replace(
      /(?<!\b(?:for|help|helps|helping|let|lets|allow|allows|enable|enables|gives?|among|between|and|or) )\b(?:solo|indie|single|one)[- ](?:developer|dev|founder|maker|hacker)s?\b/gi,
      ' . ',
    )
    .replace(
      /\b(?:our |my |the )?(?:total |monthly |hosting )?budget\b(?! (?:planner|planning|app|tool|tracker|tracking|manager|management|calculator|lines?|owners?|overruns?)\b)[^.;!?]{0,60}(?=[.;!?,]|$)/gi,
      ' . ',
    )
    .replace(
      /\b(?:team of )?(?:\d{1,2}|one|two|three|four|five|six)[- ](?:full[- ]?stack )?(?:developers?|engineers?|devs?|programmers?)\b/gi,
      ' . ',
    )
    .replace(
      /\b(?:within|deadline|launch in|ready in|mvp in|in) (?:\d{1,3}|one|two|three|four|six) (?:days|weeks?|months?)\b/gi,
      ' . ',
    )
    .replace(
      /\b(?:gdpr|hipaa|pci(?:[- ]dss)?|soc ?2|lgpd|ccpa|dsgvo|rgpd|wcag)(?:[- ](?:compliant|compliance|ready|certified|konform))?\b/gi,
      ' . ',
    );
}
