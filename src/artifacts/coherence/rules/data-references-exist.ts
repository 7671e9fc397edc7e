import { parseField } from '../plan/field.ts';
import { fieldNames } from '../plan/fields.ts';
import { type Missing, tellMissing } from '../plan/missing.ts';
import type { Plan, PlanEntity } from '../plan/plan.ts';
import { pointerTo } from '../plan/pointer.ts';
import { statesOf } from '../plan/states.ts';
import { code } from '../plan/tell.ts';
import { defineRule } from '../rule.ts';

export const dataReferencesExist = defineRule({
  id: 'data-references-exist',
  check: 6,
  severity: 'hard',
  says: 'What fields, uniques, sources, states, guards and decisions of an architecture name exists.',
  needs: ['architecture'],
  judges: ['architecture'],
  find({ architecture }, plan) {
    // Entities that later artefacts add have places of their own.
    const own = [...plan.entities.values()].filter(({ at }) => at < architecture.dataModel.length);
    const inData = own.flatMap((entity) => [
      ...unknownRefs(entity, plan),
      ...unknownUniques(entity, plan),
      ...unknownSource(entity, plan),
      ...unknownStates(entity),
    ]);
    return tellMissing([...inData, ...unknownDemands(plan)].map((one) => ({ artifact: 'architecture', ...one })));
  },
});

type Unknown = Omit<Missing, 'artifact'>;

function unknownRefs({ name, pointer, entity }: PlanEntity, { entities }: Plan): Unknown[] {
  return entity.fields.flatMap((text, at) => {
    const field = parseField(text);
    if (field?.ref === undefined || entities.has(field.ref)) return [];
    return [
      {
        what: `the entity ${code(field.ref)}`,
        pointer: `${pointer}${pointerTo('fields', at)}`,
        name: `${name}.${field.name}`,
        mend: `Refer to an entity of the data model, or add ${code(field.ref)} to it.`,
      },
    ];
  });
}

/** A unique may have a condition: "bed where state is open". */
function unknownUniques({ name, pointer, entity: { unique = [] } }: PlanEntity, plan: Plan): Unknown[] {
  const known = fieldNames(plan).get(name);
  if (known === undefined) return [];
  return unique.flatMap((text, at) => {
    const fields = (text.split(/\swhere\s/, 1)[0] ?? '').split(',').map((field) => field.trim());
    return fields
      .filter((field) => !known.has(field))
      .map((field) => ({
        what: `the field ${code(`${name}.${field}`)}`,
        pointer: `${pointer}${pointerTo('unique', at)}`,
        name: text,
        mend: `Name fields of ${code(name)}, separated by commas.`,
      }));
  });
}

function unknownSource({ name, pointer, entity: { source } }: PlanEntity, { nodes }: Plan): Unknown[] {
  if (source === undefined || source === 'seed' || nodes.has(source)) return [];
  const mend = 'Name `seed` or the label of a node as the source.';
  return [{ what: `the source ${code(source)}`, pointer: `${pointer}${pointerTo('source')}`, name, mend }];
}

function unknownStates(entity: PlanEntity): Unknown[] {
  const { name, pointer } = entity;
  const { field, transitions = [], final = [] } = statesOf(entity) ?? {};
  if (field === undefined) return [];
  const values = new Set(field.values);
  const named = [
    ...transitions.flatMap(({ from, to, text, at }) =>
      (from === 'new' ? [to] : [from, to]).map((state) => ({ state, text, place: pointerTo('states', at) })),
    ),
    ...final.map((state, at) => ({ state, text: `final of ${name}`, place: pointerTo('final', at) })),
  ];
  return named
    .filter(({ state }) => !values.has(state))
    .map(({ state, text, place }) => ({
      what: `the state ${code(state)} of ${code(name)}`,
      pointer: `${pointer}${place}`,
      name: text,
      mend: `Name one of the values of ${code(`${name}.${field.name}`)}, or add ${code(state)} to them.`,
    }));
}

function unknownDemands({ brief, demands, artifacts: { architecture } }: Plan): Unknown[] {
  if (brief === undefined) return [];
  const guards = architecture?.guards ?? [];
  const decisions = architecture?.decisions ?? [];
  const cited = [
    ...guards.map(({ id, demand }, at) => ({ name: id, demand, pointer: pointerTo('guards', at, 'demand') })),
    ...decisions.flatMap(({ decision, demands: of = [] }, at) =>
      of.map((demand, place) => ({ name: decision, demand, pointer: pointerTo('decisions', at, 'demands', place) })),
    ),
  ];
  return cited
    .filter(({ demand }) => !demands.has(demand))
    .map(({ name, demand, pointer }) => ({
      what: `the demand ${code(demand)}`,
      pointer,
      name,
      mend: 'Cite a demand of the brief.',
    }));
}
