import type { PlanScreen } from '../plan/plan.ts';
import { pointerTo } from '../plan/pointer.ts';
import { code, codes } from '../plan/tell.ts';
import { builtBefore, fieldUses } from '../plan/written.ts';
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
    return [...fieldUses(plan).values()].flatMap(({ name, readers, screens }): Finding[] => {
      const [first] = screens;
      if (first === undefined) return [];
      if (readers.length === 0) return [unread(name, first, screens)];
      const early = builtBefore(screens, readers);
      const [tooEarly] = early;
      if (tooEarly === undefined) return [];
      const { phase, feature } = tooEarly.feature;
      const message = `${codes(early.map((screen) => screen.name))} shows ${code(name)} before a phase in which an operation reads it (${codes(readers.map(({ key }) => key))}).`;
      const mend = `Move ${code(feature.name)} to a later phase, or what reads ${code(name)} to an earlier one.`;
      return [{ artifact: 'phases', pointer: pointerTo('phases', phase, 'features'), message, mend }];
    });
  },
});

const unread = (name: string, { pointer, shows }: PlanScreen, screens: readonly PlanScreen[]): Finding => ({
  artifact: 'features',
  pointer: `${pointer}${pointerTo('shows', shows.indexOf(name))}`,
  message: `${code(name)} is shown on ${codes(screens.map((screen) => screen.name))}, but no operation reads it.`,
  mend: `Add ${code(name)} to the reads of the operation behind the screen.`,
});
