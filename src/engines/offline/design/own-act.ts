import type { Capability } from '../knowledge/schema.ts';
import { capital, gerund, plural } from '../language/inflect.ts';
import { literal } from './slots.ts';

const NAME_WORDS_MAX = 7;

/** The act alone, without what follows at a comma, a bracket or a clause: "open one issue per flake". */
export function shortAct(act: string): string {
  const cut = act.search(ENDS);
  const short = cut > 0 ? act.slice(0, cut) : act;
  return short.split(' ').length > 1 ? short : act;
}

/** Where the act has been told; never before its second word. */
const ENDS =
  /(?<=^\S+\s\S+.*?)(?:,|\s\(|\s[–—-]+\s|\s(?:with the|so that|because|(?<!\s(?:me|us|them|him|her|you|everyone|everybody|people)\s)(?:which|that)|and|when|if|unless|while|until|even)\s)/;

/**
 * A capability of this product alone, made from the idea's own words: "counts hens" becomes the feature "Count hens". `said` is
 * the clause from the verb on; `thing` what it is done to.
 */
export function ownAct(verb: string, said: string, thing: string): Capability {
  const says = literal(said);
  const act = asOrder(verb, says)
    .replace(/^(\S+) it\b(?! if| when)/, `$1 the ${thing}`)
    .replace(/^(\S+) them\b/, `$1 the ${plural(thing)}`);
  const doing = `${gerund(verb)} ${thing}`;
  const short = shortAct(act);
  const long = thing.split(' ').includes(verb) ? gerund(verb) : `${verb} ${plural(thing)}`;
  const title = capital(short.split(' ').length > NAME_WORDS_MAX ? long : short);
  return {
    id: `act-${verb}-${thing.replaceAll(' ', '-')}`,
    name: doing,
    verbs: [verb],
    triggers: [],
    actor: 'user',
    object: { fallback: thing, kinds: [] },
    entities: [],
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
        name: [`${title}{}`, `${title}{}`].map((name) => name.replace('{}', '')),
        need: 'core',
        description: [
          `The point of it: ${act}. Each time leaves its result with the {object}.`,
          `Asked for in so many words: ${act}. The result is kept, with its time.`,
          `“${says}”: that is one of the things {actors} come for. The outcome stays with the {object}.`,
        ],
        stories: [
          {
            as: 'actor',
            want: `to ${act}`,
            so: [
              'it happens the same way each time',
              'I need not think of it again',
              'nobody has to ask whether it was done',
              'I see at once when something is off',
            ],
          },
        ],
        criteria: [
          [
            `Three examples of “${act}”, written first, give their results.`,
            `A test named “${act}” goes from start to result.`,
            `Given what the idea describes, to ${act} needs no workaround.`,
          ],
          ...edges(says).map((edge) => `On both sides of “${edge}” a test shows what happens.`),
          [
            'Doing it twice is the same as once.',
            'A second start while the first runs is refused.',
            'Repeated at once, it changes nothing more.',
          ],
          [
            'A failure shows its reason within 5 seconds.',
            'A failure names its cause and the next step.',
            'Where it cannot be done, nothing has changed.',
          ],
        ],
        api: [{ method: 'POST', path: `/{object.path}/:id/${verb}`, purpose: capital(act) }],
        reads: ['object'],
        writes: ['object'],
        edgeCases: [
          [
            'Two start it at once: one waits and is told.',
            'It is asked for something archived: the answer says so.',
            'Half of what it needs is missing: it names what.',
          ],
          [
            'Power or network fails midway: it resumes or undoes.',
            'The input is empty or absurd: nothing is stored.',
            'It runs long: people see how far it is.',
          ],
        ],
        effort: 'M',
        steps: [
          `Write three examples of “${act}” with their results: they become the tests.`,
          [
            'Put the rule into one pure function, without storage.',
            'Keep the rule in a module of its own.',
            'Write the rule as a function of its inputs alone.',
          ],
          [
            'Call it from outside; store result and time in one transaction.',
            'Let the outer layer only call it and save.',
            'Wire it up; outcome and time are committed together.',
            'Run it behind its entry; one commit keeps both.',
          ],
          [
            'Show the last result and failure beside the {object}.',
            'Let {actors} see the latest outcome of the {object}.',
            'Print what came out last, with its time.',
          ],
        ],
        pitfalls: [
          [
            `Building ${doing} as a status that somebody sets by hand.`,
            `A stub for ${doing} that always succeeds.`,
            `Leaving ${doing} for later, behind a button that does nothing.`,
          ],
        ],
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
const edges = (says: string): string[] => [...says.matchAll(EDGES)].map((match) => match[0].trim()).slice(0, EDGES_MAX);

const EDGES_MAX = 2;
const EDGES =
  /\b(?:above|below|under|over|more than|less than|fewer than|within|by|at|every|after|before|until|minus|plus|at least|at most|up to|exactly|between)\s(?:\d[\w.,:%€$£°]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|sixty|a few)(?:\s(?:percent|per cent|%|minutes?|hours?|days?|weeks?|months?|kilos?|kg|degrees?|euros?|dollars?|pounds?|seconds?|people|times|am|pm|o['’]clock|metres?|meters?|km|miles?))?/giu;

/** "opens the door at dawn" → "open the door at dawn". */
const asOrder = (verb: string, says: string) => says.replace(/^\S+/, verb);
