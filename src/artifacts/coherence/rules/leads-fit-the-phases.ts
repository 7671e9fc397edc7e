import { readDuration } from '../../reading/duration.ts';
import { nameKey } from '../../reading/names.ts';
import { pointerTo } from '../plan/pointer.ts';
import { code } from '../plan/tell.ts';
import { waitingIn } from '../plan/waiting.ts';
import { defineRule, type Finding } from '../rule.ts';

const DAYS_A_WEEK = 7;
const TOLERANCE = 0.2;

export const leadsFitThePhases = defineRule({
  id: 'leads-fit-the-phases',
  check: 20,
  severity: 'report',
  says: 'Work of people is done before the phase that waits for it begins, give or take 20 %.',
  needs: ['phases'],
  judges: ['phases'],
  find({ phases: { phases } }, plan) {
    const waitingFor = waitingIn(plan);
    const places = new Map(phases.map(({ name }, at) => [nameKey(name), at] as const).reverse());
    // At their longest: a phase without a length leaves all the time that may be needed.
    const days = phases.map(({ duration }) => readDuration(duration)?.high ?? Number.POSITIVE_INFINITY);
    return phases.flatMap(({ lead = [] }, phase) =>
      lead.flatMap(({ what, weeks, startIn, blocks }, at): Finding[] => {
        const from = places.get(nameKey(startIn));
        const to = waitingFor(blocks)?.phase;
        if (from === undefined || to === undefined) return [];
        const left = days.slice(from, to).reduce((sum, length) => sum + length, 0);
        // What holds up its own phase can be done while the phase runs.
        const room = to === from ? (days[from] ?? 0) : left;
        if (weeks * DAYS_A_WEEK <= room * (1 + TOLERANCE)) return [];
        const told = `${code(what)} takes ${weeks} weeks from the start of ${code(startIn)}`;
        return [
          {
            artifact: 'phases',
            pointer: pointerTo('phases', phase, 'lead', at, 'weeks'),
            message: `${told}, but ${code(blocks)} begins ${inWeeks(room)} after it.`,
            mend: 'Start it in an earlier phase, or let something later wait for it.',
          },
        ];
      }),
    );
  },
});

const inWeeks = (days: number): string => `${Math.round((days / DAYS_A_WEEK) * 10) / 10} weeks`;
