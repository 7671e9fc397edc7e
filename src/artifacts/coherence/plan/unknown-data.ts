import { parseField } from './field.ts';
import { fieldFinder } from './fields.ts';
import type { Missing } from './missing.ts';
import type { Plan, PlanOperation } from './plan.ts';
import { pointerTo } from './pointer.ts';
import { code } from './tell.ts';

type Unknown = Omit<Missing, 'artifact'>;

/** Entities and fields that operations read or write, screens show or features add to, and that do not exist. */
export function unknownData(plan: Plan): Unknown[] {
  if (plan.artifacts.architecture === undefined) return [];
  const isField = fieldFinder(plan);
  const computed = new Set(plan.operations.flatMap(({ operation: { response = '' } }) => response.match(/\w+/g) ?? []));
  const unknown = (field: string, pointer: string, name: string): Unknown[] => {
    const entity = field.split('.', 1)[0] ?? '';
    if (isField(field)) return [];
    const isEntity = plan.entities.has(entity);
    const what = isEntity ? `the field ${code(field)}` : `the entity ${code(entity)}`;
    const mend = `Name what the data model has, or add ${what} to \`adds\`; a screen may also show a name of a \`response\`.`;
    return [{ what, pointer, name, mend }];
  };
  return [
    ...plan.operations.flatMap(({ reads, writes, pointer, key }: PlanOperation) =>
      [
        ...reads.map((access, at) => ({ access, at: ['reads', at] })),
        ...writes.map((access, at) => ({ access, at: ['writes', at] })),
      ].flatMap(({ access: { entity, fields }, at }) =>
        plan.entities.has(entity)
          ? fields.flatMap((field) => unknown(`${entity}.${field}`, `${pointer}${pointerTo(...at)}`, key))
          : unknown(entity, `${pointer}${pointerTo(...at)}`, key),
      ),
    ),
    ...plan.screens.flatMap(({ shows, pointer, name }) =>
      shows.flatMap((field, at) =>
        computed.has(field) ? [] : unknown(field, `${pointer}${pointerTo('shows', at)}`, name),
      ),
    ),
    ...unknownAdds(plan),
  ];
}

function unknownAdds({ entities, artifacts: { features } }: Plan): Unknown[] {
  return (features?.adds?.fields ?? []).flatMap(({ entity, field }, at) => {
    const place = { pointer: pointerTo('adds', 'fields', at), name: `${entity}: ${field}` };
    if (!entities.has(entity)) {
      return [
        { ...place, what: `the entity ${code(entity)}`, mend: `Add ${code(entity)} to the entities in \`adds\`.` },
      ];
    }
    if (parseField(field) !== undefined) return [];
    const type = field.slice(field.indexOf(':') + 1).trim();
    return [{ ...place, what: `the type ${code(type)}`, mend: 'Write the field as in the data model: `name: type`.' }];
  });
}
