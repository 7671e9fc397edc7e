import type { PlanFeature } from '../../../src/artifacts/coherence/plan/plan.ts';
import { pointerTo } from '../../../src/artifacts/coherence/plan/pointer.ts';
import { mutatorOf, type Site, type Subject } from '../mutator.ts';
import { atPrompt, type Place } from '../places.ts';

/** A feature comes a phase later, although it is a P0 and people use the result before, or a feature before it needs it. */
export const featureLater = mutatorOf((subject) => {
  const { phases } = subject.artifacts.phases;
  const firstUsers = phases.findIndex(({ users = [] }) => users.length > 0);
  return subject.index.features.flatMap((feature): Site[] => {
    const { phase, feature: own } = feature;
    const [from, to] = [phases[phase], phases[phase + 1]];
    if (from === undefined || to === undefined) return [];
    const isLate = own.priority === 'P0' && phase === firstUsers;
    const needing = subject.index.features.filter(
      (other) => other !== feature && other.phase >= 0 && other.phase <= phase && needs(subject, other, feature),
    );
    if (!isLate && needing.length === 0) return [];
    return [
      {
        artifact: 'phases',
        change: `moved the feature "${own.name}" from "${from.name}" to "${to.name}"`,
        apply() {
          from.features = from.features.filter((name) => name !== own.name);
          to.features.push(own.name);
        },
        places: (changed) => [
          ...[phase, phase + 1].map((at): Place => ({ artifact: 'phases', pointer: pointerTo('phases', at) })),
          ...[feature, ...needing].flatMap((one) => builders(changed, one)),
        ],
      },
    ];
  });
});

/** A criterion of the one uses what the other adds, or an operation of the one reads rows that only the other creates. */
function needs({ index }: Subject, { feature: user }: PlanFeature, { feature: provider }: PlanFeature): boolean {
  const keys = new Set(index.operations.filter((one) => one.feature.feature === provider).map(({ key }) => key));
  const screens = new Set((provider.screens ?? []).map(({ name }) => name));
  const uses = (user.criteria ?? []).flatMap((criterion) => criterion.uses);
  if (uses.some((used) => keys.has(used) || screens.has(used))) return true;
  const creators = (entity: string) =>
    index.operations.filter(({ writes }) => writes.some((one) => one.kind === 'create' && one.entity === entity));
  return index.operations
    .filter((one) => one.feature.feature === user)
    .flatMap(({ reads }) => reads.map(({ entity }) => creators(entity)))
    .some((made) => made.length > 0 && made.every((one) => one.feature.feature === provider));
}

/** The prompts that build some of a feature. */
const builders = ({ index, artifacts }: Subject, { id, feature }: PlanFeature): Place[] => {
  const parts = new Set([
    ...index.operations.filter((one) => one.feature.id === id).map(({ key }) => key),
    ...(feature.screens ?? []).map(({ name }) => name),
    ...feature.acceptanceCriteria.map((_, at) => `${id}.${at + 1}`),
  ]);
  return artifacts.promptPack.prompts.flatMap(({ builds = [] }, at) =>
    builds.some((part) => parts.has(part)) ? [atPrompt(at)] : [],
  );
};
