import { nameKey, quote } from '../../reading/names.ts';
import { pointerTo } from '../plan/pointer.ts';
import { defineRule } from '../rule.ts';

export const mustHavesComeBeforeUsers = defineRule({
  id: 'must-haves-come-before-users',
  check: 2,
  severity: 'hard',
  says: 'Every P0 feature comes no later than the first phase that has users.',
  needs: ['features', 'phases'],
  judges: ['phases'],
  find({ features, phases: { phases } }) {
    const first = phases.findIndex(({ users = [] }) => users.length > 0);
    if (first === -1) return [];
    const urgent = features.features.filter(({ priority }) => priority === 'P0').map(({ name }) => nameKey(name));
    const mustHaves = new Set(urgent);
    const release = quote(phases[first]?.name ?? '');
    return phases.flatMap((phase, at) =>
      phase.features
        .map((name, place) => ({ name, pointer: pointerTo('phases', at, 'features', place) }))
        .filter(({ name }) => at > first && mustHaves.has(nameKey(name)))
        .map(({ name, pointer }) => ({
          artifact: 'phases',
          pointer,
          message: `${quote(name)} is P0 but comes in ${quote(phase.name)}, after people use the result of ${release}.`,
          mend: `Move ${quote(name)} to ${release} or an earlier phase, or give that phase no users.`,
        })),
    );
  },
});
