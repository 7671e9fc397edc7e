import type { Capability } from '../knowledge/schema.ts';
import type { Integration } from '../knowledge/stack/integrations.ts';
import { kebab } from '../language/inflect.ts';

/** A capability of this product alone: what passes between it and a program that the brief names. */
export function exchangeWith({ name, carries, tech }: Integration): Capability {
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
      [
        `When ${name} is down, changes wait in order and go out later.`,
        `When ${name} refuses something, it stays here with the reason.`,
        `When ${name} answers late, nobody waits: the work goes on here.`,
      ],
    ],
    features: [
      {
        key: 'exchange',
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
        api: [
          { method: 'POST', path: `/exchanges/with-${id}/now`, purpose: `Exchange with ${name} now` },
          { method: 'GET', path: `/exchanges/with-${id}/refusals`, purpose: `What ${name} refused, and why` },
        ],
        reads: ['object'],
        writes: ['object'],
        edgeCases: [
          [
            `Both sides changed the same thing: the later wins, both are kept.`,
            `It was deleted in ${name}: here it is archived.`,
          ],
          [`The key to ${name} has expired: one mail says so.`, `${name} limits its calls: the exchange slows down.`],
        ],
        effort: 'M',
        steps: [
          `Write down what three records of ${name} become here.`,
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
