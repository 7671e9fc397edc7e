import { nameKey, nameKeys } from '../../reading/names.ts';
import { unsoundIds } from '../plan/feature-ids.ts';
import { featureProse } from '../plan/feature-prose.ts';
import { type Missing, tellMissing } from '../plan/missing.ts';
import type { Plan, PlanFeature } from '../plan/plan.ts';
import { pointerTo } from '../plan/pointer.ts';
import { unknownInProse } from '../plan/prose-references.ts';
import { code } from '../plan/tell.ts';
import { unknownData } from '../plan/unknown-data.ts';
import { unknownProofs } from '../plan/unknown-proofs.ts';
import { defineRule } from '../rule.ts';

export const featureReferencesExist = defineRule({
  id: 'feature-references-exist',
  check: 5,
  severity: 'hard',
  says: 'What features cite, use, read, write, show or name by id, path or field exists, and their ids are unique.',
  needs: ['features'],
  judges: ['features'],
  find(_, plan) {
    const missing = [
      ...plan.features.flatMap((feature) => unknownReasons(feature, plan)),
      ...unknownUsers(plan),
      ...unknownProofs(plan),
      ...unknownData(plan),
      ...featureProse(plan).flatMap(unknownInProse(plan)),
    ];
    return [...unsoundIds(plan), ...tellMissing(missing.map((one) => ({ artifact: 'features', ...one })))];
  },
});

type Unknown = Omit<Missing, 'artifact'>;

function unknownReasons({ id, pointer, feature }: PlanFeature, { brief, demands, featuresById }: Plan): Unknown[] {
  const cited = (feature.demands ?? [])
    .map((demand, at) => ({ demand, pointer: `${pointer}${pointerTo('demands', at)}` }))
    .filter(({ demand }) => brief !== undefined && !demands.has(demand))
    .map(({ demand, pointer: place }) => ({
      what: `the demand ${code(demand)}`,
      pointer: place,
      name: id,
      mend: 'Cite a demand of the brief.',
    }));
  const enabled = (feature.enables ?? [])
    .map((other, at) => ({ other, pointer: `${pointer}${pointerTo('enables', at)}` }))
    .filter(({ other }) => other === id || !featuresById.has(other))
    .map(({ other, pointer: place }) => ({
      what: `the ${other === id ? 'other ' : ''}feature ${code(other)}`,
      pointer: place,
      name: id,
      mend: 'Name the ids of other features in `enables`.',
    }));
  return [...cited, ...enabled];
}

function unknownUsers({ brief, artifacts, people, nodes, features }: Plan): Unknown[] {
  if (brief === undefined || artifacts.architecture === undefined) return [];
  const known = nameKeys([...people, ...nodes.keys(), 'all']);
  const given = features.flatMap(({ id, pointer, feature }) => [
    ...(feature.by ?? []).map((user, at) => ({ user, id, pointer: `${pointer}${pointerTo('by', at)}` })),
    ...feature.apiSurface.flatMap(({ by = [] }, place) =>
      by.map((user, at) => ({ user, id, pointer: `${pointer}${pointerTo('apiSurface', place, 'by', at)}` })),
    ),
  ]);
  return given
    .filter(({ user }) => !known.has(nameKey(user)))
    .map(({ user, id, pointer }) => ({
      what: `the user ${code(user)}`,
      pointer,
      name: id,
      mend: 'Name people of the brief, labels of nodes, or `all`.',
    }));
}
