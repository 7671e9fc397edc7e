import { pointerTo } from '../plan/pointer.ts';
import { operationKeyIn } from '../plan/states.ts';
import { code, type Place, tellByCause } from '../plan/tell.ts';
import { defineRule } from '../rule.ts';

export const criteriaUseSomething = defineRule({
  id: 'criteria-use-something',
  check: 20,
  severity: 'report',
  says: 'Each criterion uses an operation, a screen or a node, so that it is clear what has to be built for it.',
  needs: ['features'],
  judges: ['features'],
  find(_, { criteria, operationsByKey, screens, nodes }) {
    const titles = new Set(screens.map(({ name }) => name));
    const isSomething = (used: string) =>
      titles.has(used) || nodes.has(used) || operationsByKey.has(operationKeyIn(used));
    const empty = criteria
      .filter(({ feature: { feature }, uses }) => feature.criteria !== undefined && !uses.some(isSomething))
      .map(({ id, feature }): Place & { of: string } => ({
        cause: feature.pointer,
        artifact: 'features',
        pointer: `${feature.pointer}${pointerTo('criteria')}`,
        name: id,
        of: feature.id,
      }));
    return tellByCause(empty, (names, { of }) => ({
      message: `Criteria of ${code(of)} use no operation, screen or node: ${names}.`,
      mend: 'Say in `uses` which operation, screen or node each of them is about.',
    }));
  },
});
