import { operationKeyIn, statesOf } from '../plan/states.ts';
import { code, type Place, tellByCause } from '../plan/tell.ts';
import { defineRule } from '../rule.ts';

export const stateWritersAreNamed = defineRule({
  id: 'state-writers-are-named',
  check: 6,
  severity: 'report',
  says: 'What writes the state of an entity makes one of the transitions that the entity lists.',
  needs: ['architecture', 'features'],
  judges: ['architecture'],
  find(_, { entities, operations }) {
    const unnamed = [...entities.values()].flatMap((entity): (Place & { of: string })[] => {
      const states = statesOf(entity);
      const field = states?.field;
      if (!states || !field || states.transitions.length === 0) return [];
      const named = new Set(states.transitions.map(({ by }) => operationKeyIn(by)));
      const writers = operations.filter(({ writes }) =>
        writes.some((one) => one.entity === entity.name && one.fields.includes(field.name)),
      );
      const keys = new Set(writers.map(({ key }) => key).filter((key) => !named.has(key)));
      return [...keys].map((name) => ({
        ...{ cause: entity.name, artifact: 'architecture' as const, of: entity.name, name },
        pointer: `${entity.pointer}/states`,
      }));
    });
    return tellByCause(unnamed, (names, { of }) => ({
      message: `These operations write the state of ${code(of)}, and no transition of it names them: ${names}.`,
      mend: `Add a transition to ${code(of)} for what each of them changes, or take the state out of its writes.`,
    }));
  },
});
