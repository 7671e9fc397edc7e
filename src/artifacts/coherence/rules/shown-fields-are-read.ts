import type { PlanScreen } from '../plan/plan.ts';
import { pointerTo } from '../plan/pointer.ts';
import { code, codes } from '../plan/tell.ts';
import { earliest, fieldUses, isBefore } from '../plan/written.ts';
import { defineRule, type Finding } from '../rule.ts';

export const shownFieldsAreRead = defineRule({
  id: 'shown-fields-are-read',
  check: 5,
  severity: 'hard',
  says: 'A field that a screen shows is read by an operation of no later phase.',
  needs: ['architecture', 'features'],
  judges: ['features', 'phases'],
  find(_, plan) {
    if (!plan.hasAccess) return [];
    const shown = Map.groupBy(
      plan.screens.flatMap((screen) => [...new Set(screen.shows)].map((name) => ({ name, screen }))),
      ({ name }) => name,
    );
    return [...shown].flatMap(([name, places]): Finding[] => {
      const readers = fieldUses(plan).get(name)?.readers;
      const [first] = places;
      if (readers === undefined || first === undefined) return [];
      if (readers.length === 0) return [unread(name, first.screen, codes(places.map(({ screen }) => screen.name)))];
      const since = earliest(readers);
      const early = places.filter(({ screen }) => isBefore(screen.feature, since));
      const [tooEarly] = early;
      if (tooEarly === undefined) return [];
      const { phase, feature } = tooEarly.screen.feature;
      const message = `${codes(early.map(({ screen }) => screen.name))} shows ${code(name)} before a phase in which an operation reads it (${codes(readers.map(({ key }) => key))}).`;
      const mend = `Move ${code(feature.name)} to a later phase, or what reads ${code(name)} to an earlier one.`;
      return [{ artifact: 'phases', pointer: pointerTo('phases', phase, 'features'), message, mend }];
    });
  },
});

const unread = (name: string, { pointer, shows }: PlanScreen, screens: string): Finding => ({
  artifact: 'features',
  pointer: `${pointer}${pointerTo('shows', shows.indexOf(name))}`,
  message: `${code(name)} is shown on ${screens}, but no operation reads it.`,
  mend: `Add ${code(name)} to the reads of the operation behind the screen.`,
});
