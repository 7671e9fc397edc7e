import { type Feature, PRIORITIES } from '../../features.ts';
import type { Phases } from '../../phases.ts';
import { nameKey, quote } from '../../reading/names.ts';
import { pointerTo } from '../plan/pointer.ts';
import { defineRule, type Finding } from '../rule.ts';

type Priority = Feature['priority'];

/**
 * For phases that do not say who uses their result; `must-haves-come-before-users` judges those that do. Where every
 * feature is a P0 the last phase may carry some of them: nothing else is left for it.
 */
export const mustHavesComeFirst = defineRule({
  id: 'must-haves-come-first',
  check: 2,
  severity: 'hard',
  says: 'Where no phase has users, no P0 feature comes in a later phase than a P2 or P3, or waits for the last phase.',
  needs: ['features', 'phases'],
  judges: ['phases'],
  find({ features, phases }) {
    if (phases.phases.some(({ users = [] }) => users.length > 0)) return [];
    const priorities = priorityByName(features.features);
    const planned = plannedFeatures(phases, priorities);
    const firstMinor = planned.find(({ priority }) => priority === 'P2' || priority === 'P3');
    const allMustHaves = [...priorities.values()].every((priority) => priority === 'P0');
    const last = phases.phases.length - 1;
    return planned
      .filter(({ priority }) => priority === 'P0')
      .flatMap(({ name, at, phase, pointer }): Finding[] => {
        if (firstMinor !== undefined && firstMinor.at < at) {
          const minor = `${quote(firstMinor.name)} (${firstMinor.priority})`;
          return [
            late(
              pointer,
              `${quote(name)} is P0 but comes in ${quote(phase)}, after ${minor} in ${quote(firstMinor.phase)}.`,
            ),
          ];
        }
        if (at < last || last === 0 || allMustHaves) return [];
        return [
          late(
            pointer,
            `${quote(name)} is P0 but waits for the last phase ${quote(phase)}; move it to an earlier one.`,
          ),
        ];
      });
  },
});

/** Names that stand twice, which only supplied features can have, count with their most urgent priority. */
function priorityByName(features: readonly Feature[]): Map<string, Priority> {
  const priorities = new Map<string, Priority>();
  for (const { name, priority } of features) {
    const known = priorities.get(nameKey(name)) ?? priority;
    priorities.set(nameKey(name), PRIORITIES.indexOf(priority) < PRIORITIES.indexOf(known) ? priority : known);
  }
  return priorities;
}

function plannedFeatures({ phases }: Phases, priorities: ReadonlyMap<string, Priority>) {
  return phases.flatMap((phase, at) =>
    phase.features.map((name, place) => ({
      name,
      at,
      phase: phase.name,
      pointer: pointerTo('phases', at, 'features', place),
      priority: priorities.get(nameKey(name)),
    })),
  );
}

function late(pointer: string, message: string): Finding {
  return { artifact: 'phases', pointer, message, mend: 'Move it to an earlier phase, or lower its priority.' };
}
