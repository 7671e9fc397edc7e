import type { Finding } from '../rule.ts';
import type { Plan } from './plan.ts';
import { pointerTo } from './pointer.ts';
import { code } from './tell.ts';

/** What a feature's id looks like: prose names no longer ones. */
export const FEATURE_ID = /^F[1-9]\d{0,3}$/;

/** Ids of features, limits and test data that stand twice or have another form. A caller's features may have none. */
export function unsoundIds({ features, artifacts }: Plan): Finding[] {
  const { limits = [], testData = [] } = artifacts.features ?? {};
  const given = [
    ...features.map(({ feature: { id }, at }) => ({ id, at: ['features', at, 'id'], form: FEATURE_ID })),
    ...limits.map(({ id }, at) => ({ id, at: ['limits', at, 'id'], form: /^\S+$/ })),
    ...testData.map(({ id }, at) => ({ id, at: ['testData', at, 'id'], form: /^\S+$/ })),
  ];
  const seen = new Set<string>();
  return given.flatMap(({ id, at, form }): Finding[] => {
    if (id === undefined) return [];
    const isRepeated = seen.has(id);
    seen.add(id);
    if (!isRepeated && form.test(id)) return [];
    return [
      {
        artifact: 'features',
        pointer: pointerTo(...at),
        message: isRepeated
          ? `The id ${code(id)} stands twice.`
          : `${code(id)} is not an id for the place it stands in.`,
        mend: 'Give each feature (F1), limit (N1) and set of test data (T1) an id of its own.',
      },
    ];
  });
}
