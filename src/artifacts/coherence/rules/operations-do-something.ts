import type { PlanOperation } from '../plan/plan.ts';
import { code, type Place, tellByCause } from '../plan/tell.ts';
import { defineRule } from '../rule.ts';

export const operationsDoSomething = defineRule({
  id: 'operations-do-something',
  check: 5,
  severity: 'hard',
  says: 'Each operation says who may use it; it should read, write or delete something.',
  needs: ['features'],
  judges: ['features'],
  find(_, { operationsByKey, hasAccess }) {
    if (!hasAccess) return [];
    // What a later feature lists again adds to the operation: all listings count together.
    const listings = [...operationsByKey.values()];
    const idle = listings.filter((all) => all.every(({ reads, writes }) => reads.length + writes.length === 0));
    const closed = listings.filter((all) => all.every(({ by }) => by.length === 0));
    return [
      // A fixed page, or a check of a signed link, touches nothing stored on purpose.
      ...tellByCause(idle.flatMap(placeOf), (names) => ({
        message: `These operations neither read nor write anything: ${names}.`,
        mend: 'Say in `reads` and `writes` what each of them touches; leave it where that is nothing.',
      })).map((finding) => ({ ...finding, severity: 'report' as const })),
      ...tellByCause(closed.flatMap(placeOf), (names, { of }) => ({
        message: `${code(of)} does not say who may use ${names}.`,
        mend: `Add \`by\` to ${code(of)}: people of the brief, labels of nodes, or \`all\`.`,
      })),
    ];
  },
});

/** One place for each feature. */
const placeOf = ([first]: readonly PlanOperation[]): (Place & { of: string })[] =>
  first === undefined
    ? []
    : [
        {
          cause: first.feature.pointer,
          of: first.feature.id,
          artifact: 'features',
          pointer: first.pointer,
          name: first.key,
        },
      ];
