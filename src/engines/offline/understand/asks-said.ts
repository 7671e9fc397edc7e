import { technologies } from '../knowledge/stack/technologies.ts';
import { INERT } from '../knowledge/words/inert.ts';
import type { Tag } from '../knowledge/words/transitions.ts';
import { helperVerbs } from '../knowledge/words/verbs.ts';
import { lazy } from '../language/lazy.ts';
import { isPerson } from './pieces.ts';
import { isRhythmOfWork } from './rhythm-of-work.ts';
import { tag } from './tagger.ts';
import type { Token } from './token.ts';
import type { Tokens } from './tokens.ts';
import type { VerbBook } from './verbs.ts';

/** Something that an idea asks for or lays down, phrase by phrase, in its own words and order. */
export interface AskSaid {
  /** `act`: somebody or the product does it. `rule`: how a thing behaves. `part`: named without a verb, as "kill switch". */
  is: 'act' | 'rule' | 'part';
  /** The phrase as written; of an act, from its verb on. */
  says: string;
  /** Last word of who acts, in base form: "boss". */
  who: string | undefined;
  /** Base form of the verb of an act. */
  verb: string | undefined;
  tokens: Token[];
}

interface Phrase {
  tokens: Token[];
  tags: Tag[];
}

const WORDS_MAX = 24;
const ASKS_MAX = 16;
const FINITE = new Set<Tag | undefined>(['verb', 'verb-s', 'auxiliary']);

/** What an English text asks for beyond what its sentences are built like: lists, commands, conditions. Linear. */
export function asksSaid(read: Pick<Tokens, 'tokens' | 'text'>, verbs: VerbBook): AskSaid[] {
  const tags = tag(read.tokens, verbs);
  return phrasesOf(read.tokens, tags)
    .flatMap((phrase, at) => {
      const ask = askIn(phrase, read.text, verbs);
      // What the text begins with says what the product is.
      return ask === undefined || (at === 0 && ask.is === 'part') ? [] : [ask];
    })
    .slice(0, ASKS_MAX);
}

/** Cut at stops, at commas, and at "and" where another act begins. */
function phrasesOf(tokens: readonly Token[], tags: readonly Tag[]): Phrase[] {
  const phrases: Phrase[] = [];
  let open: Phrase = { tokens: [], tags: [] };
  const close = () => {
    if (open.tokens.length > 1 && open.tokens.length <= WORDS_MAX) phrases.push(open);
    open = { tokens: [], tags: [] };
  };
  tokens.forEach((token, at) => {
    const joins = token.kind === 'comma' || (tags[at] === 'conj' && /^(?:and|but|then)$/.test(token.word));
    const ends =
      token.kind === 'stop' ||
      (token.kind === 'comma' && !hasAct(open)) ||
      (joins && hasAct(open) && actFollows(tags, at));
    if (ends && !(token.kind === 'comma' && isCondition(open))) close();
    else if (token.kind !== 'stop') {
      open.tokens.push(token);
      open.tags.push(tags[at] ?? 'noun');
    }
  });
  close();
  return phrases;
}

const hasAct = ({ tags }: Phrase) => tags.some((one) => FINITE.has(one));
/** "If you drop late, …": what follows the comma is its other half. */
const isCondition = ({ tokens }: Phrase) =>
  CONDITIONS.has(tokens[0]?.word ?? '') && tokens.every(({ kind }) => kind !== 'comma');
const CONDITIONS = new Set('if when whenever once after unless until as'.split(' '));

const AHEAD = 5;

function actFollows(tags: readonly Tag[], at: number): boolean {
  for (const next of tags.slice(at + 1, at + 1 + AHEAD)) {
    if (next === 'stop' || next === 'comma') return false;
    if (FINITE.has(next)) return true;
  }
  return false;
}

/** No ask: what is not to be, who writes, what was, what it costs or is made with. */
const NO_ASK =
  /^(?:(?:and|but|so|also|then|or|because|since|which|that|though) )*(?:no|not|never|nothing|nobody|none|without|don['’]?t|dont|doesn['’]?t|isn['’]?t|won['’]?t|can['’]?t|we(?:['’]re| are| have|['’]ve| had| run| own| just| know| use| got| live| all)?|i(?:['’]m| am|['’]ve| have| had| run| own| know| use| work| live| got)?|our|my|he|she|his|her|most|everybody|everyone|people|they|thinking|budget|it['’]?s|this is|that['’]?s|there(?: is| are|['’]s)?)(?![\p{L}’'])/iu;
const STORY =
  /\b(?:was|were|had|did|didn['’]?t|said|says|went|told me|used to|yesterday|last (?:week|year|month|summer|winter|spring|autumn)|today|currently|nowadays|right now|at the moment|until now|so far|ago|we tried|i tried|is a mess|are a mess|hate|sick of|annoying|please|thanks|budget|hosting|licen[cs]e|plan for|make me|build me|saas)\b|[$€£₹]\s?\d|\d\s?(?:€|euros?\b|dollars?\b|usd\b|eur\b)|\?$/i;
/** People ask for themselves: "I want to", "we need", "it should". */
const LEAD =
  /^(?:(?:and|but|so|also|then|plus|idea|wanted|needed|must haves?|features?) ?:? )*(?:(?:i|we|you|users?|people|they|everyone|everybody|it|the (?:app|tool|bot|system|site|thing)|an? (?:\S+ ){0,3}(?:app|tool|bot|cli|extension|site|system|service|thing|plug-?in|program|script)) )?(?:(?:that|which|also|just|all|only) )?(?:(?:want|wants|need|needs|would like|['’]d like|should|must|can|could|may|will|has|have|like|love|be able) )*(?:(?:to|be able to) )?/i;

function askIn({ tokens, tags }: Phrase, text: string, verbs: VerbBook): AskSaid | undefined {
  const [from, to] = [tokens[0]?.from ?? 0, tokens.at(-1)?.to ?? 0];
  const whole = text
    .slice(from, to)
    .replace(/\s+/g, ' ')
    .replace(/[\s,;:.]+$/, '');
  const wanted =
    /^(?:and |but |so )?(?:i|we|people|they|everyone|everybody)(?:['’]d)? (?:want|need|would like|like|should|must|can|could|may|only)\b/i.test(
      whole,
    );
  if (isRhythmOfWork(whole.replace(/^.*\b(?=(?:publish|make|release|record|produce|sell)\b)/i, ''))) return undefined;
  if ((NO_ASK.test(whole) && !wanted) || STORY.test(whole) || tokens.some(({ word }) => built().has(word)))
    return undefined;
  const at = tags.findIndex((one, place) => (one === 'verb' || one === 'verb-s') && isAct(tokens[place], verbs));
  const token = tokens[at];
  const before = token ? text.slice(from, token.from).trim() : '';
  const lead = `${before} `.replace(LEAD, '').trim();
  const rule = { is: 'rule' as const, says: whole, who: undefined, verb: undefined, tokens };
  if (CONDITIONS.has(tokens[0]?.word ?? ''))
    return hasAct({ tokens, tags }) && tokens.length > 5 && !NO_RULE.test(whole) ? rule : undefined;
  // "Download link dies after 7 days": what looks like an order is the name of what acts.
  const isName = at === 0 && (tags.slice(1, 4).includes('verb-s') || ENDS.test(whole));
  if (token && !isName && (lead === '' || (isWho(lead) && !tags.slice(0, at).includes('prep')))) {
    const says = text
      .slice(token.from, to)
      .replace(/\s+/g, ' ')
      .replace(/[\s,;:.]+$/, '');
    const verb = token.verb ?? verbs.find(token.word)?.base ?? token.word;
    if (SHOWS.has(verb) && PER.test(says))
      return {
        is: 'part',
        says: says.replace(/^\S+ (?:me |us |them )?/, ''),
        who: lastOf(lead),
        verb: undefined,
        tokens,
      };
    if (PLACED.test(says)) return undefined;
    if (INERT.has(verb) && tokens.length >= LONG && !NO_RULE.test(whole))
      return { ...rule, says: whole.replace(LEAD, '') || whole };
    return says.includes(' ') && !INERT.has(verb) ? { is: 'act', says, who: lastOf(lead), verb, tokens } : undefined;
  }
  const seen = SEEN.exec(whole)?.[1];
  if (seen && PER.test(seen)) return { is: 'part', says: seen, who: undefined, verb: undefined, tokens };
  if (hasAct({ tokens, tags })) return tokens.length > 3 && isRule(whole) ? rule : undefined;
  return isPart(whole, tags) ? { is: 'part', says: whole, who: undefined, verb: undefined, tokens } : undefined;
}

const isAct = (token: Token | undefined, verbs: VerbBook) =>
  token !== undefined &&
  !helperVerbs.has(token.word) &&
  (token.verb !== undefined || verbs.find(token.word) !== undefined);

const LONG = 6;
const ENDS = /^\S+ \S+ (?:dies|expires|ends|lapses|opens|closes|goes|gets|stays|starts|stops|counts|becomes)\b/i;
/** Where it runs, not what it does. */
const PLACED =
  /^(?:runs?|hosts?|deploys?|lives?|sits?|works?|stores?|keeps?) (?:it |this |everything |all |the data )?(?:on|in|at|with|from|under|behind|offline|locally|for)\b/i;
const SHOWS = new Set(['see', 'show', 'view', 'get']);
const SEEN = /\b(?:wants?|needs?|likes?) to (?:see|know|have) (.+)$/i;
/** Says when, who may, how many, or what is done to a thing; not how the house is. */
const RULES =
  /\b(?:if|when|unless|until|once|after|before|within|only|must|should|may|never|always|at least|at most|max|min|every|each|whoever|automatically|first one|needs? (?:a|an|two|both)|late|early|becomes?|goes? to|gets? (?:deleted|blocked|removed|charged|locked))\b|=|\b(?:is|are|gets?|be) \w+(?:ed|en|ld|nt|pt|ght)\b/i;
const NO_RULE =
  /\b(?:server|cloud|workstation|nas|laptop|network|offline|internet|uplink|vpc|credentials|prod|installed|wifi|signal|reception|excel|paper list|next year|right now|bothers?|annoys?|source of truth|steam deck|tiny|cheap(?:est)?|at all)\b|^(?:an? )?(?:\w+ ){0,3}(?:app|tool|bot|extension|plug-?in|action|cli|website|service) (?:that|to|for|which)\b/i;
const isRule = (says: string) => /^[\p{L}\d]/u.test(says) && RULES.test(says) && !NO_RULE.test(says);

const WHO_MAX = 4;
const isWho = (lead: string) => {
  const words = lead.toLowerCase().split(' ');
  return words.length <= WHO_MAX && isPerson((words.at(-1) ?? '').replace(/s$/, ''));
};
const lastOf = (lead: string) =>
  lead === '' ? undefined : (lead.toLowerCase().split(' ').at(-1) ?? '').replace(/s$/, '');

/** Heads of what a program has: "kill switch", "public form", "identity check". */
const HEADS =
  /\b(?:switch|check|form|history|view|board|page|screen|ranking|leaderboard|chart|charts|countdown|timer|link|links|feed|log|trail|summary|digest|score|rota|timeline|heatmap|pyramid|preview|toggle|button|calculator|converter|matcher|planner|tracker|counter|rollouts?|redaction|scheduling|matching|sorting|verification|overview|export|undo|history|split|queue|pool|limits?|rules?|warnings?|streak|certificate|badge|receipt|statement)$/i;
const PER = /\S \b(?:per|by|for each|between|sorted by|grouped by)\b \S/i;

const isPart = (says: string, tags: readonly Tag[]) =>
  tags.length >= 2 && tags.length <= 10 && !tags.includes('number') && (HEADS.test(says) || PER.test(says));

/** How it is built is no ask. */
const built = lazy(
  () =>
    new Set(
      technologies()
        .filter(({ slot }) => !['other', 'chat', 'device'].includes(slot))
        .flatMap(({ words }) => words.filter((word) => !word.includes(' ')))
        .filter((word) => !COMMON.has(word)),
    ),
);
const COMMON = new Set(
  'go express next spring swift flask rails r square render signal node dart paper fabric'.split(' '),
);
