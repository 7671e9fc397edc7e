import type { PlanOperation } from '../plan/plan.ts';
import { code, codes } from '../plan/tell.ts';
import { defineRule, type Finding } from '../rule.ts';

/** `401 sign_in_needed`: who asks is unknown, or may not. */
const REFUSAL = /^\s*(40[13])(?!\d)/;
/** A command or a job has no status. */
const WITHOUT_STATUS = /^(?:CLI|EVENT) /;

interface Refusing {
  key: string;
  pointer: string;
  errors: readonly string[];
  statuses: ReadonlySet<string>;
}

export const refusalsAreEven = defineRule({
  id: 'refusals-are-even',
  check: 8,
  severity: 'report',
  says: 'Where most operations of the same people refuse with 401 or 403, the others do, too.',
  needs: ['features'],
  judges: ['features'],
  find(_, { operationsByKey }) {
    const groups = new Map<string, Refusing[]>();
    for (const [key, listed] of operationsByKey) {
      const [first] = listed;
      if (first === undefined || first.by.length === 0 || WITHOUT_STATUS.test(key)) continue;
      const by = JSON.stringify([...first.by].sort());
      const group = groups.get(by) ?? [];
      groups.set(by, group);
      group.push(refusing(first, listed));
    }
    return [...groups.values()].flatMap(unevenIn);
  },
});

/** Of an operation that several features list, all that they say together. */
function refusing({ key, pointer }: PlanOperation, listed: readonly PlanOperation[]): Refusing {
  const all = new Set(listed.flatMap(({ operation }) => operation.errors ?? []).map((error) => error.trim()));
  const errors = [...all].filter((error) => REFUSAL.test(error));
  return { key, pointer, errors, statuses: new Set(errors.map(statusOf)) };
}

const statusOf = (error: string): string => REFUSAL.exec(error)?.[1] ?? '';

/** One that refuses with the same status in other words has its own reason. */
function unevenIn(group: readonly Refusing[]): Finding[] {
  const byError = Map.groupBy(
    group.flatMap(({ errors }) => errors),
    (error) => error,
  );
  const common = [...byError].filter(([, all]) => all.length >= 2 && 2 * all.length >= group.length);
  return common.flatMap(([error]): Finding[] => {
    const without = group.filter(({ statuses }) => !statuses.has(statusOf(error)));
    const [first] = without;
    if (first === undefined) return [];
    return [
      {
        artifact: 'features',
        pointer: first.pointer,
        message: `Most operations of the same people answer ${code(error)}; these do not: ${codes(without.map(({ key }) => key))}.`,
        mend: 'Add the error to each that needs it.',
      },
    ];
  });
}
