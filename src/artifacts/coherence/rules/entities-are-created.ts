import { code } from '../plan/tell.ts';
import { defineRule, type Finding } from '../rule.ts';

export const entitiesAreCreated = defineRule({
  id: 'entities-are-created',
  check: 5,
  severity: 'hard',
  says: 'The rows of each entity are created by an operation or come from a source.',
  needs: ['architecture', 'features'],
  judges: ['features'],
  find(_, { entities, operations, hasAccess }) {
    if (!hasAccess) return [];
    const created = new Set(
      operations.flatMap(({ writes }) => writes.filter(({ kind }) => kind === 'create')).map(({ entity }) => entity),
    );
    // An entity whose fields have no types is a caller's, who may not say where its rows come from.
    return [...entities.values()]
      .filter(({ name, fields, entity: { source } }) => fields.size > 0 && source === undefined && !created.has(name))
      .map(
        ({ name }): Finding => ({
          artifact: 'features',
          pointer: '/features',
          message: `No operation creates ${code(name)}, and it has no source.`,
          mend: `Add ${code(`+${name}`)} to the writes of an operation, or give the entity a \`source\`.`,
        }),
      );
  },
});
