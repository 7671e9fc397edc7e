import type { Field } from '../plan/field.ts';
import type { Plan, PlanEntity, PlanOperation } from '../plan/plan.ts';
import { pointerTo } from '../plan/pointer.ts';
import { operationKeyIn, statesOf } from '../plan/states.ts';
import { code, codes, type Place, tellByCause } from '../plan/tell.ts';
import { parseTransition, type Transition } from '../plan/transition.ts';
import { defineRule, type Finding } from '../rule.ts';

// What an operation is called begins with its method: GET, EVENT. All else is the label of a node.
const OPERATION = /^[A-Z]{2,10}\s+\S/;

export const statesHaveAWayInAndOut = defineRule({
  id: 'states-have-a-way-in-and-out',
  check: 6,
  severity: 'hard',
  says: 'Each state is entered by an operation that writes it or by a node, and is left or final.',
  needs: ['architecture'],
  judges: ['architecture', 'features'],
  find({ architecture }, plan) {
    const own = [...plan.entities.values()].filter(({ at }) => at < architecture.dataModel.length);
    const unmade: Unmade[] = [];
    const findings = own.flatMap((entity) => {
      const states = statesOf(entity);
      if (states === undefined) return [];
      const { field, transitions, final } = states;
      if (field === undefined) return [...malformed(entity), withoutField(entity)];
      for (const one of transitions) unmade.push(...unmadeBy(plan, entity, field, one));
      return [...malformed(entity), ...deadEnds(entity, field, transitions, new Set(final))];
    });
    return [...findings, ...tellByCause(unmade, (names, { says, mend }) => ({ message: says(names), mend }))];
  },
});

/** A transition that nothing makes. */
interface Unmade extends Place {
  says(transitions: string): string;
  mend: string;
}

const malformed = ({ name, pointer, entity: { states = [] } }: PlanEntity): Finding[] =>
  states.flatMap((text, at) =>
    parseTransition(text) === undefined
      ? [
          {
            artifact: 'architecture',
            pointer: `${pointer}${pointerTo('states', at)}`,
            message: `${code(name)} has a transition that cannot be read: ${code(text)}.`,
            mend: 'Write it as `from > to: METHOD /path`, or with the label of a node after the colon.',
          },
        ]
      : [],
  );

const withoutField = ({ name, pointer }: PlanEntity): Finding => ({
  artifact: 'architecture',
  pointer: `${pointer}${pointerTo('fields')}`,
  message: `${code(name)} has states, but no field that lists them.`,
  mend: `Add a field to ${code(name)} that lists its states, such as \`state: open | closed\`.`,
});

function deadEnds(
  { name, pointer }: PlanEntity,
  { name: field, values }: Field,
  transitions: readonly Transition[],
  final: ReadonlySet<string>,
): Finding[] {
  const entered = new Set(transitions.map(({ to }) => to));
  const left = new Set(transitions.map(({ from }) => from));
  const lists = [
    {
      states: values.filter((value) => !entered.has(value)),
      says: 'are entered by no transition',
      mend: 'Add a transition to each, or remove them from the values.',
    },
    {
      states: values.filter((value) => !left.has(value) && !final.has(value)),
      says: 'are neither left nor final',
      mend: 'Add a transition from each, or list them in `final`.',
    },
  ];
  return lists
    .filter(({ states }) => states.length > 0)
    .map(({ states, says, mend }) => ({
      artifact: 'architecture',
      pointer: `${pointer}${pointerTo('states')}`,
      message: `These states of ${code(`${name}.${field}`)} ${says}: ${codes(states)}.`,
      mend,
    }));
}

/** A name that nothing has is the architecture's fault; an operation that is missing or writes too little, the features'. */
function unmadeBy(
  plan: Plan,
  { name, pointer, entity: { source } }: PlanEntity,
  field: Field,
  { from, by, text, at }: Transition & { at: number },
): Unmade[] {
  if (plan.nodes.has(by) || (from === 'new' && by === source)) return [];
  const unmade = { cause: by, name: `${name}: ${text}` };
  if (!OPERATION.test(by)) {
    return [
      {
        ...unmade,
        artifact: 'architecture',
        pointer: `${pointer}${pointerTo('states', at)}`,
        says: (transitions) => `${code(by)} makes ${transitions}, but is neither an operation nor a node.`,
        mend: 'Name an operation, such as `PUT /orders/{id}`, or the label of a node.',
      },
    ];
  }
  const operations = plan.operationsByKey.get(operationKeyIn(by)) ?? [];
  if (!plan.hasAccess || operations.some((one) => writesState(one, name, field, from))) return [];
  const [first] = operations;
  if (first === undefined) {
    const says = (transitions: string) => `No feature has the operation ${code(by)}, which makes ${transitions}.`;
    return [{ ...unmade, artifact: 'features', pointer: '/features', says, mend: `Add ${code(by)} to a feature.` }];
  }
  return [
    {
      ...unmade,
      cause: `${by} ${name}`,
      artifact: 'features',
      pointer: first.pointer,
      says: (transitions) => `${code(by)} makes ${transitions}, but does not write ${code(`${name}.${field.name}`)}.`,
      mend: `Add ${code(`${from === 'new' ? '+' : ''}${name}: ${field.name}`)} to its writes.`,
    },
  ];
}

/** A new row may get its state by a default; a required state that its creation leaves out is reported elsewhere. */
function writesState({ writes }: PlanOperation, name: string, field: Field, from: string): boolean {
  const isGiven = from === 'new' && (field.hasDefault || !field.optional);
  return writes.some(
    ({ kind, entity, fields }) =>
      entity === name && kind !== 'delete' && (fields.includes(field.name) || (isGiven && kind === 'create')),
  );
}
