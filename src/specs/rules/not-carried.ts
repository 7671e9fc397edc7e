import type { Rule } from './rule.ts';

/** What tasks must carry and none names, in formats whose tasks say what they carry. */
export const notCarried: Rule = {
  id: 'not-carried',
  finds: 'A criterion, requirement or story that no task names, where tasks name what they carry.',
  severity: 'warning',
  check({ lost }) {
    return lost.map(({ label, place, perhaps }) => ({
      severity: perhaps ? ('hint' as const) : ('warning' as const),
      message: perhaps ? `no task names ${label}; ${perhaps}` : `no task carries ${label}`,
      mend: 'Name it in the task that does it, or add a task.',
      place,
    }));
  },
};
