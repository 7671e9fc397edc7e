import { criterionIdOf } from '../../artifacts/criterion-id.ts';
import type { Features } from '../../artifacts/features.ts';
import type { Phases } from '../../artifacts/phases.ts';
import { nameKey } from '../../artifacts/reading/names.ts';
import type { PlanArtifact } from '../../plans/names.ts';
import type { PlanVersionRow } from '../../store/tables.ts';

interface Added {
  /** Names of features. */
  features: string[];
  /** Ids of features and of criteria. */
  ids: string[];
}

/**
 * Tells which artefacts do not have what was added to the features by hand: phases that do not name a new feature, and prompts
 * where there is anything new, since no edit says which prompt builds it.
 */
export function behindFeatures(
  currents: readonly PlanVersionRow[],
  parts: { [Name in PlanArtifact]?: object },
): (name: PlanArtifact) => boolean {
  const row = currents.find(({ artifact }) => artifact === 'features');
  if (row === undefined || parts.features === undefined) return () => false;
  const added = addedTo(JSON.parse(row.data) as Features, parts.features as Features);
  const placed = new Set(
    ((parts.phases as Phases | undefined)?.phases ?? []).flatMap(({ features }) => features.map(nameKey)),
  );
  return (name) => {
    if (name === 'phases') return added.features.some((feature) => !placed.has(nameKey(feature)));
    return name === 'promptPack' && added.ids.length > 0;
  };
}

function addedTo(before: Features, after: Features): Added {
  const had = new Set(idsOf(before).keys());
  const added = [...idsOf(after)].filter(([id]) => !had.has(id));
  return { ids: added.map(([id]) => id), features: added.flatMap(([, name]) => name ?? []) };
}

/** The ids of features, with their names, and of criteria. */
function idsOf({ features }: Features): Map<string, string | undefined> {
  return new Map(
    features.flatMap((feature, at): [string, string | undefined][] => {
      const id = feature.id ?? `F${at + 1}`;
      const criteria = feature.acceptanceCriteria.map((_, index) => criterionIdOf(feature, id, index));
      return [[id, feature.name], ...criteria.map((one): [string, undefined] => [one, undefined])];
    }),
  );
}
