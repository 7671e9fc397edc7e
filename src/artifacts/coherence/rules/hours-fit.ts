import { hoursToRelease } from '../../hours.ts';
import { defineRule } from '../rule.ts';

export const hoursFit = defineRule({
  id: 'hours-fit',
  check: 10,
  severity: 'report',
  says: 'The first release fits the hours that the brief gives it, with a third on top.',
  needs: ['phases'],
  judges: ['phases'],
  find({ phases }, { brief }) {
    const needed = hoursToRelease(phases);
    if (needed === undefined || brief?.hours === undefined || needed <= brief.hours) return [];
    return [
      {
        artifact: 'phases',
        message: `The first release takes ${needed} hours, and the brief has ${brief.hours} for it.`,
        mend: 'Move features to a later phase, make them smaller, or do part of it by hand for now.',
      },
    ];
  },
});
