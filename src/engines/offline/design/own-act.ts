import type { ActKind } from '../knowledge/acts/index.ts';
import type { Capability, Phrase } from '../knowledge/schema.ts';
import { capital, gerund, plural, singular } from '../language/inflect.ts';
import { literal } from './slots.ts';

const NAME_WORDS_MAX = 9;
/** Fewer words of the act tell too little of it. */
const NAME_WORDS_MIN = 3;

/** The act alone, without what follows at a comma, a bracket or a clause: "open one issue per flake". */
export function shortAct(act: string): string {
  const cut = act.search(ENDS);
  const short = cut > 0 ? act.slice(0, cut) : act;
  return short.split(' ').length > 1 ? short : act;
}

/** Where the act has been told; never before its second word. */
const ENDS =
  /(?<=^\S+\s\S+.*?)(?:,|\s\(|\s[–—-]+\s|\s(?:with the|so that|because|(?<!\s(?:me|us|them|him|her|you|everyone|everybody|people)\s)(?:which|that)|and|when|if|unless|while|until|even|before|after|where|so|instead of|by itself|automatically)\s)/;

/** An act as the idea says it, in the form of an order: "opens the door at dawn" → "open the door at dawn". */
export const asOrder = (verb: string, said: string): string =>
  literal(said).replace(/^\S+/, PHRASAL.exec(said)?.[1]?.toLowerCase() ?? verb);

/** "Works out which tests are flaky": what it means as one verb does not stand before "out". */
const PHRASAL = /^(work|figure|find|sort|point)s? out\b/i;

/**
 * A capability of this product alone, made from the idea's own words and what such acts have in common: "find rings of three"
 * becomes the feature "Find rings of three", whose results are kept as ring findings. `said` is the clause from the verb on;
 * `thing` what it is done to.
 */
export function ownAct(verb: string, said: string, thing: string, kind: ActKind): Capability {
  const act = asOrder(verb, said)
    // "Send it your street": it is the product.
    .replace(/^(\S+) it (?=(?:an?|the|my|our|your|their|one|some|any) )/i, '$1 ')
    .replace(/^(\S+) it\b(?! if| when)/, `$1 the ${thing}`)
    .replace(/^(\S+) them\b/, `$1 the ${plural(thing)}`);
  const doing = `${gerund(verb)} ${thing}`;
  const short = shortAct(act);
  const long = thing.split(' ').includes(verb) ? gerund(verb) : `${verb} ${plural(thing)}`;
  const title = capital(named(short) ?? long);
  const id = `act-${verb}-${thing.replaceAll(' ', '-')}`;
  return made(
    { id, verb, act, said, doing, title, thing, want: `to ${act}`, result: `${thing} ${kind.result.noun}` },
    kind,
  );
}

/** The act in few words: a long one without what follows at its last preposition. */
function named(act: string): string | undefined {
  const words = act.split(' ');
  if (words.length <= NAME_WORDS_MAX) return act;
  const ends = words.findLastIndex((word, at) => at <= NAME_WORDS_MAX && JOINS.test(word));
  const kept = words.slice(0, ends);
  // "… on Friday with what we have" ends at Friday.
  while (JOINS.test(kept.at(-1) ?? '')) kept.pop();
  return kept.length >= NAME_WORDS_MIN ? kept.join(' ') : undefined;
}

const JOINS = /^(?:in|with|on|at|by|as|to|from|into|for|about|of|per|under|over|through|via|like|going|what|how|who)$/i;

/** The same of something that the idea names without a verb: "kill switch", "cost per team and day". */
export function ownPart(said: string, thing: string, kind: ActKind): Capability {
  const act = literal(said).replace(/^(?:and|then|also|plus|an?|the) /i, '');
  const words = act.split(' ');
  const title = capital(words.slice(0, NAME_WORDS_MAX).join(' '));
  const core = nounOf(act);
  return made(
    {
      ...{ id: `act-provide-${core.replaceAll(' ', '-')}`, verb: 'provide', act, said, doing: act, title, thing },
      ...{ want: `to have the ${act}`, result: `${core} ${kind.result.noun}` },
    },
    kind,
  );
}

/** The last two words before a preposition: "percentage rollout" of "percentage rollouts sticky per tenant". */
const nounOf = (act: string): string =>
  singular(
    (act.split(/\s(?:per|by|for|of|with|in|on|to|from|between|sorted|grouped|sticky|and|or)\s/)[0] ?? act)
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll('-', ' ')
      .split(' ')
      .slice(-2)
      .join(' '),
  );

interface Own {
  id: string;
  verb: string;
  act: string;
  said: string;
  doing: string;
  title: string;
  thing: string;
  want: string;
  /** What is kept of each time. */
  result: string;
}

function made({ id, verb, act, said, doing, title, thing, want, result: kept }: Own, kind: ActKind): Capability {
  const told = (phrase: string): string => phrase.replaceAll('{act}', act);
  const all = (phrases: readonly (readonly string[])[]): Phrase[] => phrases.map((ways) => ways.map(told));
  const path = kind.over === 'all' ? '/{result.path}' : '/{object.path}/:id/{result.path}';
  return {
    id,
    name: doing,
    verbs: [verb],
    triggers: [],
    actor: 'user',
    object: { fallback: thing, kinds: [] },
    entities: [
      {
        key: 'result',
        name: kept,
        kind: 'event',
        fields: kind.result.fields,
        relations: [{ says: 'belongs to', to: 'object' }],
      },
    ],
    nodes: [],
    edges: [],
    boundaries: [],
    failures: [
      [
        `When ${doing} fails, nothing is half done.`,
        `When ${doing} breaks off, the next start finishes or undoes it.`,
        `When ${doing} takes too long, it ends and says so.`,
      ],
    ],
    features: [
      {
        key: 'act',
        name: [title],
        need: 'core',
        description: kind.description.map(told),
        stories: [
          {
            as: 'actor',
            want,
            so: [
              'it happens the same way each time',
              'I need not think of it again',
              'nobody has to ask whether it was done',
              'nothing of it is left to memory',
            ],
          },
        ],
        criteria: [
          kind.proof.map(told),
          ...edges(literal(said)).map((edge) => `On both sides of “${edge}” a test shows what happens.`),
          ...all(kind.criteria),
        ],
        api: [
          { method: 'POST', path, purpose: capital(act) },
          { method: 'GET', path, purpose: 'the {results} so far, newest first' },
        ],
        reads: ['object'],
        writes: ['result'],
        edgeCases: all(kind.edgeCases),
        effort: kind.effort,
        steps: all(kind.steps),
        pitfalls: all(kind.pitfalls),
      },
    ],
    usage: [],
    pains: [`${capital(doing)} is done by hand, when somebody thinks of it.`],
    competitors: [],
    risks: [],
    metrics: [],
  };
}

/** Figures and limits in the idea's own words, at which the outcome changes: "above 5%", "every ten minutes", "by 2". */
export const edges = (says: string): string[] =>
  [...says.matchAll(EDGES)].map((match) => match[0].trim()).slice(0, EDGES_MAX);

const EDGES_MAX = 2;
const EDGES =
  /\b(?:above|below|under|over|more than|less than|fewer than|within|by|at|every|after|before|until|minus|plus|at least|at most|up to|exactly|between)\s(?:\d[\w.,:%€$£°]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|sixty|a few)(?:\s(?:percent|per cent|%|minutes?|hours?|days?|weeks?|months?|kilos?|kg|degrees?|euros?|dollars?|pounds?|seconds?|people|times|am|pm|o['’]clock|metres?|meters?|km|miles?))?/giu;
