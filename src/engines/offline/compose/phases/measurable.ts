import type { Feature } from '../../../../artifacts/features.ts';
import type { Use } from '../../design/design.ts';
import { type Draft, isHeart } from '../features/draft.ts';

/** The uses of which a phase may be measured: by its end all their must-haves are built, and by the end of none before it. */
export function measurable(
  groups: readonly (readonly Feature[])[],
  at: number,
  drafts: ReadonlyMap<string, Draft>,
): Use[] {
  const all = groups.flatMap((group, phase) =>
    group.flatMap((feature) => {
      const draft = drafts.get(feature.name);
      return draft ? [{ draft, phase, must: feature.priority === 'P0' }] : [];
    }),
  );
  const uses = [...new Set(all.filter(({ draft }) => isHeart(draft)).map(({ draft }) => draft.use))];
  return uses.filter((use) => {
    const own = all.filter(({ draft, must }) => draft.use === use && (must || isHeart(draft)));
    return Math.max(...own.map(({ phase }) => phase)) === at;
  });
}
