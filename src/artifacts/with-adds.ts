import type { Architecture } from './architecture.ts';
import type { PartialArtifacts } from './artifacts.ts';
import { nameKey } from './reading/names.ts';

type Adding = Pick<PartialArtifacts, 'features' | 'promptPack'>;

/** The architecture with the entities, fields and settings that later artefacts found missing in it. */
export function withAdds(architecture: Architecture, { features, promptPack }: Adding): Architecture {
  const adds = [features?.adds, promptPack?.adds].filter((one) => one !== undefined);
  const added = adds.flatMap(({ fields = [] }) => fields);
  const settings = adds.flatMap((one) => one.settings ?? []);
  const dataModel = [...architecture.dataModel, ...adds.flatMap(({ entities = [] }) => entities)];
  return {
    ...architecture,
    dataModel: dataModel.map((entity) => {
      const fields = added.filter((one) => nameKey(one.entity) === nameKey(entity.entity));
      return { ...entity, fields: [...entity.fields, ...fields.map(({ field }) => field)] };
    }),
    ...(settings.length > 0 ? { settings: [...(architecture.settings ?? []), ...settings] } : {}),
  };
}
