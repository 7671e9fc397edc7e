import type { Capability, CapabilityFeature, Phrase } from '../knowledge/schema.ts';
import type { Integration } from '../knowledge/stack/integrations.ts';
import { kebab } from '../language/inflect.ts';
import { isNearby, nearbyFeature } from './exchange-nearby.ts';

/** Which way things pass: only what the brief asks for both ways is kept in step. `talk`: where people are told and answer. */
export type Way = 'in' | 'out' | 'both' | 'talk';

/** A capability of this product alone: what passes between it and a program that the brief names. */
export function exchangeWith(partner: Integration, way: Way = 'both'): Capability {
  const { name } = partner;
  const id =
    kebab(
      name
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, ' ')
        .trim(),
    ) || 'partner';
  return {
    id: `exchange-${id}`,
    name: `exchange with ${name}`,
    verbs: [],
    triggers: [],
    actor: 'keeper',
    object: { fallback: 'entry', kinds: [] },
    entities: [],
    nodes: [],
    edges: [],
    boundaries: [],
    failures: [
      isNearby(partner)
        ? `When a device is out of reach, what it would read is typed in and marked so.`
        : [
            `When ${name} is down, changes wait in order and go out later.`,
            `When ${name} refuses something, it stays here with the reason.`,
            `When ${name} answers late, nobody waits: the work goes on here.`,
          ],
    ],
    features: [
      isNearby(partner)
        ? nearbyFeature(partner, id)
        : {
            key: 'exchange',
            ...TOLD[way](partner),
            api: [
              { method: 'POST', path: `/exchanges/with-${id}/now`, purpose: `Exchange with ${name} now` },
              { method: 'GET', path: `/exchanges/with-${id}/refusals`, purpose: `What ${name} refused, and why` },
            ],
            reads: ['object'],
            writes: ['object'],
            edgeCases: [
              ...(way === 'both' ? [EDGE_OF_BOTH(name)] : []),
              ...(way === 'talk' ? [EDGE_OF_TALK(name)] : []),
              [
                `The key to ${name} has expired: one mail says so.`,
                `${name} limits its calls: the exchange slows down.`,
              ],
              [`${name} answers in a form that nobody expects: it is kept, and shown as not understood.`],
            ],
            effort: 'M',
            steps: [
              way === 'talk'
                ? `Write the texts down, each with the change that it tells of.`
                : `Write down what three records of ${name} become here.`,
              `Put every call to ${name} into one adapter.`,
              [`Keep the id that ${name} gives beside the own.`, `Store the id of ${name} with each {object}.`],
              [`Send from an outbox, in order, with backing off.`, `Queue what goes out; a retry sends it once.`],
            ],
            pitfalls: [[`Calling ${name} while a person waits.`, `Matching by name what has an id.`]],
          },
    ],
    usage: [],
    pains: [],
    competitors: [],
    risks: [],
    metrics: [],
  };
}

const EDGE_OF_BOTH = (name: string): Phrase => [
  `Both sides changed the same thing: the later wins, both are kept.`,
  `It was deleted in ${name}: here it is archived.`,
];

const EDGE_OF_TALK = (name: string): Phrase => [
  `The room in ${name} was renamed or closed: the {keeper} is told, and messages wait.`,
  `Somebody has left ${name}: the message goes to who stands in for them.`,
];

type Told = Pick<CapabilityFeature, 'name' | 'need' | 'description' | 'stories' | 'criteria'>;

const TOLD: Record<Way, (partner: Integration) => Told> = {
  talk: ({ name, tech }) => ({
    name: [`News of {objects} in ${name}`, `{Objects} told of in ${name}`],
    need: 'core',
    description: [
      `Says in ${name}, where people are anyway, what they must know or do about {objects}, through ${tech}.`,
      `People sit in ${name}: what is due or has changed of {objects} is told there, through ${tech}, to those concerned.`,
    ],
    stories: [
      {
        as: 'actor',
        want: `to be told about {objects} in ${name}`,
        so: ['I need not look into one more program', 'nobody has to run after me', 'I answer where I read it'],
      },
    ],
    criteria: [
      [
        `A change that somebody must know of is in ${name} within a minute, once.`,
        `What is due stands in ${name} on the day, and never twice.`,
      ],
      [
        `Each message reaches the person of the account here, tested with two people of one name.`,
        `A message about a {object} goes to those concerned and to nobody else.`,
      ],
      [
        `With ${name} away for an hour, each message arrives afterwards, and none that has become untrue.`,
        `Sending again after a crash leaves one message in ${name}.`,
      ],
    ],
  }),
  both: ({ name, carries, tech }) => ({
    name: [`${name} and {objects} in step`, `{Objects} to and from ${name}`],
    need: 'core',
    description: [
      `Passes ${carries} between {product} and ${name}, through ${tech}. ${name} stays as it is.`,
      `${name} is named in the brief: ${carries} go there and come from there, through ${tech}.`,
    ],
    stories: [
      {
        as: 'keeper',
        want: `to find {objects} in ${name} without typing them again`,
        so: ['both tell the same', 'nobody keeps two lists', 'I need not ask which one is right'],
      },
    ],
    criteria: [
      [
        `What changes on one side stands on the other within 15 minutes, once.`,
        `A change here is in ${name} within 15 minutes, and never twice.`,
      ],
      [`What ${name} refuses is listed with its answer.`, `A refusal of ${name} shows with reason and date.`],
      [
        `The same message from ${name} twice changes nothing the second time.`,
        `Running the exchange again changes nothing.`,
      ],
    ],
  }),
  in: ({ name, carries, tech }) => ({
    name: [`{Objects} from ${name}`, `${name} read into {objects}`],
    need: 'core',
    description: [
      `Reads ${carries} from ${name}, through ${tech}. Nothing is ever written there.`,
      `${name} stays the source: its ${carries} come here through ${tech}, one way.`,
    ],
    stories: [
      {
        as: 'keeper',
        want: `to find here what ${name} knows`,
        so: ['nobody types it again', 'both tell the same', 'I need not open a second program'],
      },
    ],
    criteria: [
      [`What is new in ${name} is here within 15 minutes, once.`, `A change in ${name} shows here within 15 minutes.`],
      [
        `Read twice, the same records of ${name} change nothing the second time.`,
        `A second run over the same data of ${name} stores nothing new.`,
      ],
      [
        `A test with a recorded ${name} finds no writing call.`,
        `The key for ${name} may read only; a write with it is refused there.`,
      ],
    ],
  }),
  out: ({ name, carries, tech }) => ({
    name: [`{Objects} to ${name}`, `What ${name} gets of {objects}`],
    need: 'core',
    description: [
      `Hands {objects} to ${name} as ${carries}, through ${tech}. Nothing is read back but its answer.`,
      `${name} gets ${carries} from here through ${tech}, one way.`,
    ],
    stories: [
      {
        as: 'keeper',
        want: `to have {objects} in ${name} without typing them there`,
        so: ['both tell the same', 'nobody copies by hand', 'I need not ask whether it arrived'],
      },
    ],
    criteria: [
      [`A change here is in ${name} within 15 minutes, and never twice.`, `What changes here reaches ${name} once.`],
      [`What ${name} refuses is listed with its answer.`, `A refusal of ${name} shows with reason and date.`],
      [
        `With ${name} away for a day, everything arrives afterwards, in order.`,
        `Sending again after a crash leaves one record in ${name}.`,
      ],
    ],
  }),
};
