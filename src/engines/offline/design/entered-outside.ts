import type { CapabilityFeature } from '../knowledge/schema.ts';
import { list } from '../language/inflect.ts';
import { type Entity, isOption, type Part, type Use } from './design.ts';
import { isRuleCapability } from './laid-down/capability.ts';
import { isMechanism } from './mechanisms/build.ts';

/**
 * Work without a connection speaks of what people enter where there is none: ticks, counts and marks, not of a list alone. `parts`
 * with those records named, in the words of the thing that they hang on.
 */
export function offlineAsDone(parts: readonly Part[], entities: readonly Entity[]): Part[] {
  const local = parts.find(({ use, spec }) => use.capability.id === 'offline-sync' && spec.key === 'local');
  if (!local || isOption(local.use)) return [...parts];
  const done = enteredBy(parts, entities);
  const [first] = done;
  if (!first) return [...parts];
  const thing = entities.find(({ name }) =>
    first.relations.some(({ says, to }) => says === 'belongs to' && to === name),
  );
  const use = thing && thing !== local.use.object ? ofThing(local.use, thing) : local.use;
  const named = list(done.map(({ many }) => many));
  const spec = {
    ...local.spec,
    description: [local.spec.description].flat().map((way) => `${way} The same holds for ${named}.`),
    steps: [
      `Make one function that stores any record and its change in the outbox together: ${named} are written by it alone.`,
      ...local.spec.steps,
    ],
  };
  return parts.map((part) => {
    if (part === local) return { ...part, use, spec };
    const own = done.filter((one) => writes(part, one));
    return own.length > 0 && !isOption(part.use)
      ? { ...part, spec: throughOutbox(part.spec, own, own.includes(first)) }
      : part;
  });
}

/** The same function, for another thing. */
const ofThing = (use: Use, thing: Entity): Use => ({
  ...use,
  object: thing,
  entities: new Map([...use.entities, ['object', thing]]),
  slots: new Map([...use.slots, ['object', thing]]),
});

/** Built after the outbox, and by it. */
function throughOutbox(spec: CapabilityFeature, own: readonly Entity[], isFirst: boolean): CapabilityFeature {
  const many = list(own.map((one) => one.many));
  return {
    ...spec,
    after: [...(spec.after ?? []), 'offline-sync/local'],
    criteria: [
      ...spec.criteria,
      ...(isFirst
        ? [
            `In flight mode thirty ${many} are entered and the device is switched off and on; back on the network all thirty stand on the server, once each, with the time of their entry.`,
          ]
        : []),
    ],
    steps: [
      ...spec.steps,
      `Write ${many} to the local store and the outbox first; nothing on this screen waits for the network.`,
    ],
  };
}

const writes = ({ use, spec }: Part, entity: Entity) => spec.writes.some((key) => use.entities.get(key) === entity);

/** What is noted while the work is done: it has a moment of its own, and a clause of the idea asks for it. */
const MOMENT = /^(?:doneAt|markedAt|takenAt|countedAt|measuredAt|at): datetime/;

const enteredBy = (parts: readonly Part[], entities: readonly Entity[]): Entity[] => {
  const asked = parts.filter(({ use: { capability } }) => isMechanism(capability) || isRuleCapability(capability));
  const written = new Set(asked.flatMap(({ use, spec }) => spec.writes.map((key) => use.entities.get(key))));
  const found = entities.filter(
    (one) => one.kind === 'event' && !one.alone && written.has(one) && one.fields.some((field) => MOMENT.test(field)),
  );
  // What was ticked as done comes before what was only marked.
  return found.sort((a, b) => Number(isDone(b)) - Number(isDone(a))).slice(0, 3);
};

const isDone = ({ fields }: Entity) => fields.some((field) => field.startsWith('doneAt:'));
