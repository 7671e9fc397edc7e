import type { Plan, PlanOperation } from '../plan/plan.ts';
import { pointerTo } from '../plan/pointer.ts';
import { code, codes } from '../plan/tell.ts';
import { builtBefore, fieldUses } from '../plan/written.ts';
import { defineRule, type Finding } from '../rule.ts';

const creatorsOf = (plan: Plan, entity: string): PlanOperation[] =>
  plan.operations.filter(({ writes }) => writes.some((one) => one.kind === 'create' && one.entity === entity));

export const readFieldsAreWritten = defineRule({
  id: 'read-fields-are-written',
  check: 5,
  severity: 'hard',
  says: 'A field that an operation reads is written; in no later phase, unless it is optional, has a default or a source, or no row of its entity is created before.',
  needs: ['architecture', 'features'],
  judges: ['features', 'phases'],
  find(_, plan) {
    return [...fieldUses(plan).values()].flatMap(({ name, entity, field, readers, writers }): Finding[] => {
      const [first] = readers;
      if (first === undefined || field.hasDefault || entity.entity.source !== undefined) return [];
      if (writers.length === 0) {
        return [
          {
            artifact: 'features',
            pointer: first.pointer,
            message: `${code(name)} is read by ${codes(readers.map(({ key }) => key))}, but nothing writes it.`,
            mend: `Add ${code(name)} to the writes of an operation, or give it a default.`,
          },
        ];
      }
      const early = builtBefore(readers, writers);
      const [tooEarly] = early;
      if (tooEarly === undefined) return [];
      // An optional field is empty until it is written, and so is a list of rows that nothing has created: nothing breaks.
      const isEmpty = field.optional || early.length === builtBefore(early, creatorsOf(plan, entity.name)).length;
      const severity = isEmpty ? { severity: 'report' as const } : {};
      const writing = codes(writers.map(({ feature }) => feature.id));
      return [
        {
          artifact: 'phases',
          ...severity,
          pointer: pointerTo('phases', tooEarly.feature.phase, 'features'),
          message: `${code(name)} is read by ${codes(early.map(({ key }) => key))} before a phase in which something writes it (${writing}).`,
          mend: `Move ${code(tooEarly.feature.feature.name)} to a later phase, or what writes ${code(name)} to an earlier one.`,
        },
      ];
    });
  },
});
