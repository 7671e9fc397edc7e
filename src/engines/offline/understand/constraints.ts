import { type Technology, technologies } from '../knowledge/stack/technologies.ts';
import { customers, persons } from '../knowledge/words/people.ts';
import { lawOf, namesOfTwoWords, places } from '../knowledge/words/places.ts';
import { fold } from '../language/fold.ts';
import { lastWord, singular } from '../language/inflect.ts';
import { pattern } from '../language/pattern.ts';
import { placesOf } from '../language/stands.ts';
import { barePrice } from './bare-price.ts';
import { readDeadline } from './deadline.ts';
import { hostPlaces } from './host-places.ts';
import type { Amount } from './money.ts';
import { languagesOfOrigin } from './own-languages.ts';
import { isOwnModel } from './own-model.ts';
import { type OwnUse, readOwnUse } from './own-use.ts';
import { readPrices } from './price.ts';
import { readRegulations } from './regulations.ts';
import { ruledOut } from './ruled-out.ts';
import { readScale, type Scale } from './scale.ts';
import { signInSaid } from './sign-in-said.ts';
import { readSpoken } from './spoken.ts';
import { readTeam } from './team.ts';
import { readTechnologies } from './technologies.ts';
import { areAccountsOfOthers, isOnlyKeptIn, unwantedInGloss } from './unwanted.ts';
import { isInHouse, isLocalOnly } from './where-it-runs.ts';

/** What the plan must keep to, as far as idea and context say it. */
export interface Constraints {
  /** Money for running it (per month) or for building it (once). */
  budget?: Amount | undefined;
  /** What a customer pays, when named. */
  price?: Amount | undefined;
  /** Part of each deal that the product keeps, in percent. */
  commissionPercent?: number | undefined;
  /** Paid by use without a figure: "call". */
  paidPer?: string | undefined;
  /** Who pays, as written: "parents". */
  payer?: string | undefined;
  deadlineWeeks?: number | undefined;
  /** A date that is named without its distance: "before Christmas"; the weeks are then an assumption. */
  deadlineText?: string | undefined;
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
  /** Technologies between which the idea leaves the choice: "Go or Rust". */
  either: Technology[][];
  /** The house runs Windows servers. */
  windows: boolean;
  /** What is excluded, in the idea's words: "ads", "cloud account". */
  without: string[];
  openSource: boolean;
  free: boolean;
  selfHosted: boolean;
  /** Nothing may leave the machine or phone of the one who uses it: there is no server. */
  localOnly: boolean;
  /** The language model runs in the house. */
  ownModel: boolean;
  /** How much there is of what, in the idea's own figures. */
  scale: Scale[];
  /** The first of these that counts people. */
  users?: number | undefined;
  /** The tool is for the writer's own house or work, not for sale. */
  ownUse?: OwnUse | undefined;
  /** Human languages the product speaks, by their English names. */
  languages: string[];
  /** How people are to sign in, where the idea says so. */
  signIn?: 'link' | 'passkey' | 'pin' | undefined;
}

/** Reads constraints from the clean text and its gloss; `lemmas` are its folded words, `negated` the negated phrases. */
export function readConstraints(text: string, gloss: string, lemmas: string, negated: string[]): Constraints {
  const both = gloss === '' ? text : `${text}\n${gloss}`;
  const prices = readPrices(text);
  const deadline = readDeadline(text);
  const { named: technologiesNamed, avoided, either } = readTechnologies(text, gloss, lemmas);
  const ownModel = isOwnModel(both);
  // Who names a model of the house rules out only those of others.
  const without = [...negated.map((phrase) => phrase.replace(CHIT, '')), ...ruledOut(both), ...unwantedInGloss(gloss)]
    // "No OpenAI API" rules out that one, and not what runs on the own machine.
    // "No live camera": pictures are taken all the same.
    .filter((phrase) => !(/^cameras?$/.test(phrase) && LIVE_ONLY.test(both)) && !isNeeded(phrase, both))
    .filter((phrase) => !areAccountsOfOthers(phrase, both) && !isOnlyKeptIn(phrase, both))
    .filter((phrase) => !(phrase === 'ai' && (ownModel || !SAYS_AI.test(both))) && !CIRCUMSTANCE.test(phrase))
    .map((phrase) => (phrase === 'cloud' ? cloudOf(both) : phrase));
  const forbidden = technologies().filter(
    (technology) =>
      avoided.includes(technology) || isForbidden(technology, without, technologiesNamed.includes(technology)),
  );
  const named = [
    ...hostPlaces(both),
    ...lemmas.split(' ').flatMap((word) => codeOf(word, text)),
    ...placesOfTwoWords(`${lemmas} ${fold(text).replace(/[^\p{L}]+/gu, ' ')} `),
  ];
  const wanted = [...new Set(named)].filter((code) => !isUnwanted(code, both));
  // Whoever wants no American host, and writes in no language of Asia, is served in Europe.
  const atHome = wanted.length === 0 && !OF_ASIA.test(gloss) && FOREIGN_RULED_OUT.test(both);
  const codes = atHome ? ['EU'] : wanted;
  const scale = readScale(lemmas);
  const regulations = readRegulations(text);
  const laws = [...new Set([...codes.map(lawOf), ...regulations.laws])];
  const price = prices.price ?? barePrice(text, laws);
  const ownUse =
    readOwnUse(text, prices.commissionPercent !== undefined || price !== undefined) ??
    (prices.willing ? { house: 'business', kind: 'work' as const } : undefined);
  return {
    budget: prices.budget,
    price,
    commissionPercent: prices.commissionPercent,
    paidPer: prices.paidPer,
    payer: prices.payer,
    elsewhere: codes.length > 0 ? undefined : unknownPlace(text),
    deadlineWeeks: deadline.weeks ?? (deadline.date === undefined ? undefined : weeksTo(deadline.date)),
    deadlineText: deadline.date,
    // Of a house that says how many it is, those who build are not counted.
    teamSize: ownUse && !BUILDS.test(text) ? undefined : readTeam(text).size,
    places: codes,
    laws,
    regulations: regulations.names,
    technologies: technologiesNamed.filter(
      (technology) => !forbidden.includes(technology) && !isLikened(technology, text),
    ),
    forbidden,
    either,
    windows: /\bwindows[- ](?:servers?|machines?|server 20\d\d|hosts?)\b|\bon windows\b/i.test(text),
    without: [...new Set(without)].slice(0, 12),
    openSource:
      /\bopen[- ]?sourced?\b|\bopen(?:[- ]source)? licen[cs]es?\b|\bpublic money,? public code\b|\bfoss\b|\blogiciels? libres?|software libre|\bfreie software|\bMIT licen|\bGPL\b/i.test(
        both,
      ),
    free: isFree(text) && price === undefined && !prices.willing && prices.commissionPercent === undefined,
    selfHosted: isInHouse(both),
    localOnly: isLocalOnly(both, without),
    ownModel,
    scale,
    users: scale.find(({ of }) => isPeople(of))?.value,
    ownUse,
    languages: [...new Set([...readSpoken(text), ...languagesOfOrigin(text)])],
    signIn: signInSaid(both),
  };
}

const BUILDS =
  /develop|engineer|\bdevs?\b|programm|\bcod(?:e|er|ers|ing)\b|founder|student|\bmakers?\b|hacker|\bbuild(?:s|ing)?\b|\bteam\b|solo|alone|spare time|evenings|weekend|side project|by myself|on my own|just me|only me|entwickl|student|desarroll|développ|desenvolv|equip|équip|allein|seule?\b|sozinh/i;

/** "Nothing is closed without a second signature", "no other messenger": that one is needed. */
const isNeeded = (phrase: string, text: string): boolean =>
  [...text.toLowerCase().matchAll(NOT_WITHOUT)].some(([found]) => ` ${found} `.includes(` ${phrase} `)) ||
  NO_OTHER.test(phrase);
const NOT_WITHOUT = pattern(
  /(?<!\p{L})(?:nothing|nobody|no one|no \p{L}+|never|not|n['’]t|rien|personne|jamais|nichts|niemand|nie|kein\p{L}*|nada|nadie|nunca|ninguém|nulla|nessuno)(?!\p{L})[^.,;:!?]{0,60}(?<!\p{L})(?:without|sans|ohne|sin|sem|senza)(?!\p{L})[^.,;:!?]{0,50}/gu,
);
const NO_OTHER = /^(?:other|further) /;

const LIVE_ONLY = /\b(?:no|not|without|never)\b[^.;!?]{0,10}\blive[- ](?:camera|cam|video)/i;

const CHIT = / (?:pls|plz|please|thanks|thx|either|anymore|any more|ever|bitte)$/;

/** How it is there, not what must not be: "there is no signal inside", "no reason to". */
const CIRCUMSTANCE =
  /^(?:(?:mobile|phone|cell|internet|wifi|wi-fi) )?(?:signal|reception|coverage|connection|network|internet|wi-?fi|bars?|reason|circumstance|way|time|idea|home|money|pay|answer|discussion|diskussion|debate|mind|go|part|luck|clue)$/;

/** "Stripe for scope 3": a product is likened to it, not built with it. */
const isLikened = ({ words }: Technology, text: string) => {
  const named =
    /(?:^|[.!?]\s+|\b(?:an?|the|like|as|is|be)\s+)(\p{Lu}[\p{L}.]+(?: \p{Lu}[\p{L}.]+)?) (?:but )?for (?!(?:iOS|ios|iPhones?|iPads?|macOS|android|both|all|our|the two)\b|(?:sign|log|auth|payments?|paying|hosting|search|mail|e-?mails?|sms|storage|files|the (?:database|login|money|payments|cards)|analytics|maps?|invoic|cards?|donations|everything|all|(?:the |our |its )?(?:\p{L}+ )?(?:app|backend|front-?end|server|client|api|bot|script|firmware|code|jobs?|cli|web|website|site|mobile|desktop|device|ui))\b)\p{Ll}/u.exec(
      text,
    )?.[1];
  return named !== undefined && words.includes(named.toLowerCase());
};

/** "us" is a place only when written as one. */
function codeOf(word: string, text: string): string[] {
  const code = places().get(word);
  return code === undefined || (word === 'us' && !/\b(US|U\.S\.)(?!\w)/.test(text)) || isOfPeople(word, text)
    ? []
    : [code];
}

/** "My brother in Canada", "the carers are from Poland": where somebody is or comes from, not where the product is. */
const isOfPeople = (word: string, text: string): boolean => {
  const low = text.toLowerCase();
  const places = placesOf(low, word);
  return places.length > 0 && places.every((at) => OF_PEOPLE.test(low.slice(Math.max(0, at - 60), at)));
};
const OF_PEOPLE =
  /\b(?:brothers?|sisters?|sons?|daughters?|cousins?|mum|mom|dad|mother|father|aunt|uncle|grandmother|grandfather|nephew|niece|friends?)(?: \w+)?(?: is| are| lives?| works?)? (?:over )?in $|\b(?:are|is|come|comes|came|originally|men|women|people|carers|workers|families|staff|crews?|pickers|drivers|students) from (?:\w+(?:, \w+)? and )?$/;

/** "No American cloud": a place whose services are ruled out is not the product's place. */
const isUnwanted = (code: string, text: string) => (code === 'US' || code === 'CN') && FOREIGN_RULED_OUT.test(text);
const FOREIGN_RULED_OUT =
  /(?<!\p{L})(?:no|not|never|nothing|without|kein\p{L}*|nichts|pas|rien|sans|nada|sin|sem|geen|niets|bez)(?!\p{L})[^.;!?]{0,40}(?<!\p{L})(?:american|america(?!\p{L})|chinese|amerikan|chines|am[ée]ricain|amerikaans|estadounidens|US(?!\p{L})|USA(?!\p{L}))/iu;

const OF_ASIA = /[\u0900-\u9fff]/;

const placesOfTwoWords = (lemmas: string) =>
  Object.entries(namesOfTwoWords).flatMap(([name, code]) => (lemmas.includes(` ${name} `) ? [code] : []));

/** "launch in Gaborone": a name after such words, where neither a language nor a technology is meant. */
function unknownPlace(text: string): string | undefined {
  const match =
    /\b(?:launch(?:es|ing)?|start(?:s|ing)?|based|live|pilot|clinics?|shops?|schools?|people|customers) (?:first )?in (\p{Lu}\p{Ll}{2,20}(?: \p{Lu}\p{Ll}{2,20})?)/u.exec(
      text,
    );
  const name = match?.[1];
  return name && !NO_PLACE.test(name) && !technologies().some(({ words }) => words.includes(name.toLowerCase()))
    ? name
    : undefined;
}

const NO_PLACE =
  /^(January|February|March|April|May|June|July|August|September|October|November|December|Spring|Summer|Autumn|Fall|Winter|Slack|Discord|Notion|Excel|Figma|English|German|Spanish|French|Portuguese|Hindi|Python|Rust|Java)/;

/** Nobody pays; "free trial", "gluten-free" and "free slots" are something else. */
function isFree(text: string): boolean {
  return /\b(?:free (?:app|tool|for everybody|for everyone|for all|to use|of charge|forever|software)|(?<!\b(?:(?:if|when|once|until|whether|as soon as) (?:it|he|she|the \w+|an? \w+)|who|that|which|they|tables?|rooms?|slots?|seats?|places?|bays?|courts?|spaces?|machines?|washers?|times?|one|everyone|everybody|someone) )(?:for|is|be|are|completely|totally) free\b(?! (?:trial|slots?|times?|range|parking|shipping|delivery|appointments?))|kostenlos\w*|gratis|gratuit\w*|grátis|gratuito|non-?profit)(?![\w-])/i.test(
    text,
  );
}

/** Any word for it, standing alone. */
const SAYS_AI =
  /(?<!\p{L})(?:ai|a\.i\.|ki|ia|llms?|gpt|chatgpt|chatbots?|artificial|künstlich\p{L}*|artific\p{L}*|intelligen\p{L}*|language models?|models?|machine learning|robots?|कृत्रिम|एआई|人工智能)(?!\p{L})/iu;

/** "Any American cloud provider" rules out theirs, not every cloud. */
const cloudOf = (text: string) => {
  const whose = /(?<!\p{L})(american|us|u\.s\.|chinese|foreign|public)(?: owned|-owned)? clouds?(?!\p{L})/iu.exec(
    text,
  )?.[1];
  return whose === undefined ? 'cloud' : `${whose.length < 5 ? whose.toUpperCase() : whose.toLowerCase()} cloud`;
};

/** `isNamed`: the idea asks for it by name, so that "no public cloud" does not mean it. */
function isForbidden(technology: Technology, without: string[], isNamed: boolean): boolean {
  const padded = without.map((phrase) => ` ${phrase} `);
  const cloud =
    !isNamed && padded.some((phrase) => / cloud /.test(phrase)) && (technology.tags?.includes('cloud') ?? false);
  return (
    cloud ||
    padded.some(
      (phrase) =>
        technology.words.some((word) => phrase.includes(` ${word} `)) ||
        (technology.tags ?? []).some((tag) => tag !== 'cloud' && phrase.includes(` ${tag} `)),
    )
  );
}

function isPeople(many: string): boolean {
  const one = singular(lastWord(many));
  return many.endsWith('people') || customers.has(one) || persons.has(one);
}

/** A date is counted from a day that nobody knows here: these lengths are assumptions, and are said to be. */
function weeksTo(date: string): number {
  if (/this month|monatsende|end of (?:the |this )?month|fin du mois/i.test(date)) return 4;
  if (/next month/i.test(date)) return 6;
  return /quarter|quartal|trimestre|q[1-4]/i.test(date) ? 8 : 12;
}
