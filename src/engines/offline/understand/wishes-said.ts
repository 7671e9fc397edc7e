import { INERT } from '../knowledge/words/inert.ts';
import { pattern } from '../language/pattern.ts';
import { withoutOrders } from './clean.ts';
import { isRhythmOfWork } from './rhythm-of-work.ts';
import type { VerbBook } from './verbs.ts';
import { actsIn, baseAt, headAt, type Known, unheardOf, type Word, wordsOf } from './wish-heads.ts';

/** One thing that the product is told to do: "opens one issue per flake with the failure history". */
export interface WishSaid {
  /** In its base form. */
  verb: string;
  /** The text from the verb on, with what continues it. */
  says: string;
}

const WORDS_MAX = 18;
/** More than so many tell no more of what is wanted. */
const WISHES_MAX = 40;

/**
 * What an English text tells the product to do, phrase by phrase and whatever else the sentence holds: after "should" or "can", at
 * the head of a phrase ("watches our runs, finds …"), after its subject ("the barista scans the cup"). What is denied, what the
 * writer does today and what happened are no wishes.
 */
export function wishesSaid(text: string, verbs: VerbBook): WishSaid[] {
  const found: WishSaid[] = [];
  for (const sentence of withoutOrders(text).split(SENTENCES)) {
    let open: WishSaid | undefined;
    let begun = false;
    for (const { part, before } of partsOf(sentence)) {
      const words = wordsOf(part);
      const wish: WishSaid | undefined =
        STORY.test(part) || BOTHERED.test(part)
          ? undefined
          : wishIn(part, words, { verbs, isInert: (verb) => INERT.has(verb), begun });
      if (wish) found.push(wish);
      const goesOn = open && !wish && continues(part, open.says) && !actsIn(words, verbs);
      if (open && goesOn) open.says += before + part;
      open = wish ?? (goesOn ? open : undefined);
      begun ||= wish !== undefined;
    }
  }
  return found.slice(0, WISHES_MAX).map(({ verb, says }) => ({ verb, says: says.replace(/[\s,;:.!?]+$/, '') }));
}

const SENTENCES = /(?<=[.!?…])\s+|\n+|;\s+|\s[•*]\s/u;

/** Cut where one act may end and the next begin, never inside brackets. */
function partsOf(sentence: string): { part: string; before: string }[] {
  const parts: { part: string; before: string }[] = [];
  let [from, before, depth] = [0, '', 0];
  for (const match of sentence.matchAll(BREAKS)) {
    if (match[0] === '(' || match[0] === ')') depth += match[0] === '(' ? 1 : -1;
    else if (depth <= 0) {
      parts.push({ part: sentence.slice(from, match.index).trim(), before });
      [from, before] = [match.index + match[0].length, match[0]];
    }
  }
  parts.push({ part: sentence.slice(from).trim(), before });
  return parts.filter(({ part }) => part.length > 0);
}

const BREAKS = /[()]|,\s+(?:and\s+|but\s+|then\s+)*|\s[–—-]+\s|:\s+|\s+(?:and|but|then)\s+/g;

/** Tells what was or what is today, not what is wanted. */
const STORY =
  /\b(?:was|were|had|did|said|went|told me|used to|yesterday|last (?:week|year|month|summer|winter|spring|autumn)|today|currently|nowadays|right now|at the moment|until now|so far)\b/i;
/** "Then all the parents ask me where to go": what people do to the writer today. */
const BOTHERED =
  /\b(?!(?:it|that|this|which|app|tool|bot)\b)(?:[\p{L}]+s|people|everyone|everybody|they) (?:all |always |then |just |still |only |keep )?(?:ask|asks|asking|ring|rings|phone|phones|call|calls|text|texts|message|mail|pester|nag|bother|shout at|yell at) (?:me|us)\b/iu;
const DENIED = /\b(?:not|never|no|nobody|no one|nothing|none|without|cannot|dont|doesnt|cant|wont)\b|n['’]t\b/i;

const FILLERS = new Set(
  'and then also plus so that which just please maybe ideally basically simply where to it app tool bot website site system program it’ll always'.split(
    ' ',
  ),
);
const WISHING =
  /(?:^|\s)(?:should|must|can|could|will|shall|may|needs? to|has to|have to|wants? (?:it |them |you |people |everyone )?to|like (?:it |them )?to|able to|lets? (?:me|us|them|you|him|her|people|everyone|everybody|(?:the|my|our|each) \w+|\w+s))\s+(?:(?:also|all|only|just|then|be able to|still|even|simply|quickly|easily|always|automatically)\s+)*([a-z][a-z-]+)(?=\s|$)/i;
/** Whom a condition before the act is followed by: "if nobody ticked by 2 it should buzz us". */
const CONDITION = pattern(
  /^(?<when>(?:if|when|whenever|once|after|before|as soon as)\s.+?)\s+(?:it|i|we|they|the \p{L}+)$/iu,
);

function wishIn(part: string, words: readonly Word[], known: Known): WishSaid | undefined {
  const can = WISHING.exec(part);
  if (can) {
    const lead = part.slice(0, can.index).trim();
    const when = CONDITION.exec(lead)?.groups?.when;
    if ((!when && DENIED.test(lead)) || /^(?:why|how|what|whether|who|because|since)\b/i.test(lead)) return undefined;
    if (/^(?:i|we)$/i.test(lead) && can[1]?.toLowerCase() === 'open') return undefined;
    const from = can.index + can[0].length - (can[1]?.length ?? 0);
    const after = wordsOf(part.slice(from));
    const verb = baseAt(after, 0, known, ['base']) ?? unheardOf(after);
    return verb === undefined ? undefined : wishOf(verb, part.slice(from) + (when ? ` ${when}` : ''));
  }
  const that = THAT.exec(part);
  const start = that
    ? words.findIndex(({ from }) => from >= that.index + that[0].length)
    : words.findIndex(({ word }) => !FILLERS.has(word));
  // Of the product itself, every act tells something: "a tool that walks our pages".
  const own = that ? { ...known, isInert: () => false } : known;
  const at = start < 0 ? undefined : headAt(words, start, own);
  if (at === undefined || DENIED.test(part.slice(0, words[at + 1]?.from))) return undefined;
  const verb = baseAt(words, at, own, ['base', 's']) ?? (words[at]?.word ?? '').replace(/s$/, '');
  return wishOf(verb, part.slice(words[at]?.from));
}

/** "a command line tool in Go that walks our docs site": what the product itself does. */
const THAT =
  /\b(?:app|tool|bot|program|plug-?in|extension|site|website|platform|service|system|software|something|thing|script|page|device|box|library|game|dashboard|cli|utility|add-?on|assistant|robot|widget)\b[^,.;()]{0,40}?\s(?:that|which)\s+(?:(?:can|will|should|also|always|then)\s+)*/i;

/** After the verb stands something that is more than "it", "that" or "them out". */
const THING =
  /^\S+\s.*(?<!\p{L})(?!(?:it|that|this|them|those|these|out|up|back|off|down|all|one|more|me|us|him|her|too|again|there|here|now|then)(?!\p{L}))[\p{L}\p{N}]{2,}/iu;

/** "Learn how we spell names": how the machine gets better, and nothing that people come for. */
const GETS_BETTER = /^learns? (?:how (?:we|i|they|you)|from (?:our|my|what|each|every|us|me)|what (?:we|i)|our|my)\b/i;

const wishOf = (verb: string, says: string): WishSaid | undefined => {
  const length = says.split(/\s+/).length;
  return length > 1 && length <= WORDS_MAX && THING.test(says) && !isRhythmOfWork(says) && !GETS_BETTER.test(says)
    ? { verb, says }
    : undefined;
};

const STOPS = /^(?:i|we|they|he|she|it|there|this|that|who|which|because|so|no|not|never|my|our)\b/i;

/** What follows belongs to the act before: "in slack", "three questions". */
const continues = (part: string, says: string) =>
  !STOPS.test(part) && !STORY.test(part) && says.split(/\s+/).length + part.split(/\s+/).length <= WORDS_MAX;
