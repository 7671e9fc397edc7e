import type { Capability } from '../knowledge/schema.ts';
import { capital, gerund, plural } from '../language/inflect.ts';

const NAME_WORDS_MAX = 7;

/**
 * A capability of this product alone, made from the idea's own words: "counts hens" becomes the feature "Count hens". `says` is
 * the clause from the verb on; `thing` what it is done to.
 */
export function ownAct(verb: string, says: string, thing: string): Capability {
  const act = asOrder(verb, says);
  const doing = `${gerund(verb)} ${thing}`;
  const title = capital(act.split(' ').length > NAME_WORDS_MAX ? `${verb} ${plural(thing)}` : act);
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
        `When ${doing} fails, nothing is half done: the last good state stays and the reason is logged.`,
        `When ${doing} breaks off, it is taken up again or undone at the next start.`,
        `When ${doing} takes too long, it ends after a limit, and says so.`,
      ],
    ],
    features: [
      {
        key: 'act',
        name: [`${title}{}`, `${title}{}`].map((name) => name.replace('{}', '')),
        need: 'core',
        description: [
          `The point of it: ${act}. Each time leaves its result with the {object}.`,
          `Here the product does what was asked: ${act}. The result is kept, with its time.`,
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
            `Three examples of “${act}”, written down first, give the results written beside them.`,
            `A test named “${act}” goes from start to result.`,
            `Given what the idea describes, to ${act} needs no workaround.`,
          ],
          [
            'Doing it twice in a row has the effect of doing it once.',
            'A second start while the first runs is refused, and says why.',
          ],
          [
            'When it cannot be done, the reason is shown within 5 seconds, and nothing has changed.',
            'A failure names its cause and the next step.',
          ],
        ],
        api: [{ method: 'POST', path: `/{object.path}/:id/${verb}`, purpose: capital(act) }],
        reads: ['object'],
        writes: ['object'],
        edgeCases: [
          [
            'Two start it at once: one goes on, the other is told.',
            'It is asked for something archived: the answer says so.',
          ],
          [
            'Power or network fails in the middle: the next start finishes or undoes it.',
            'The input is empty or absurd: it is refused before anything is stored.',
          ],
        ],
        effort: 'M',
        steps: [
          `Write three examples of “${act}” with their results: they become the tests.`,
          [
            'Put the rule into one pure function that knows no screen and no database.',
            'Keep the rule in a module of its own, free of storage and screens.',
          ],
          [
            'Call it from the endpoint or command, and store result and time in one transaction.',
            'Let endpoint or command do no more than call it. One transaction saves the result with its time.',
            'Wire the rule to its endpoint or command. What came out, and when, is committed together.',
            'Run it behind the endpoint or command; a single commit keeps outcome and time.',
          ],
          [
            'Show the last result and the last failure beside the {object}.',
            'Let {actors} see the latest outcome on the page of the {object}.',
          ],
        ],
        pitfalls: [
          [
            `Building ${doing} as a status that somebody sets by hand.`,
            `A stub for ${doing} that always succeeds: later prompts then build on nothing.`,
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

/** "opens the door at dawn" → "open the door at dawn". */
const asOrder = (verb: string, says: string) => says.replace(/^\S+/u, verb).toLowerCase();
