import type { Feature } from '../../features.ts';
import { nameFinder } from '../../reading/name-finder.ts';
import { nameKey, quote } from '../../reading/names.ts';
import { defineRule, type Finding } from '../rule.ts';
import { unknownEntities } from '../unknown-entities.ts';

/** So many entities must be touched; a larger data model, which only a caller supplies, is reported. */
const TOUCHED_MAX = 40;
const NO_DATA =
  /^\W*(?:none|nothing|no (?:new |stored |persistent )?(?:data|entit|change|impact|storage|record)|does not|stores? nothing|n\/a)/iu;

export const featuresTouchEntities = defineRule({
  id: 'features-touch-entities',
  check: 6,
  severity: 'hard',
  says: 'The data impact of each feature names entities of the data model and no others, and each entity is touched by a feature.',
  needs: ['architecture', 'features'],
  judges: ['features'],
  find({ architecture, features }, plan) {
    const entities = architecture.dataModel.map(({ entity }) => entity);
    const finder = nameFinder(entities);
    // Where operations say what they read and write, that is compared instead of words.
    if (plan.hasAccess || !entities.some(finder.canFind)) return [];
    const touched = features.features.map((feature) => finder.find(feature.dataImpact));
    const unknown = unknownEntities(architecture, plan);
    const all = new Set(touched.flatMap((keys) => [...keys]));
    return [
      ...features.features.flatMap((feature, at) =>
        strayImpact(feature, touched[at]?.size ?? 0, unknown.in(feature.dataImpact), entities),
      ),
      ...untouched(
        entities.filter((entity) => finder.canFind(entity)),
        all,
      ),
    ];
  },
});

function strayImpact(
  { name, dataImpact }: Feature,
  touched: number,
  strangers: readonly string[],
  entities: readonly string[],
): Finding[] {
  if (strangers.length > 0) {
    const message = `The data impact of ${quote(name)} names ${strangers.slice(0, 4).map(quote).join(', ')}, which the data model lacks.`;
    // Many capitalised words are no entity: that is for a reader to judge.
    return [{ artifact: 'features', message: `${message} Known: ${known(entities)}.`, severity: 'report' }];
  }
  if (touched > 0 || NO_DATA.test(dataImpact)) return [];
  const message = `The data impact of ${quote(name)} names no entity of the data model (${known(entities)}).`;
  return [{ artifact: 'features', message }];
}

function untouched(entities: readonly string[], touched: ReadonlySet<string>): Finding[] {
  return entities
    .map((entity, at) => ({ entity, at }))
    .filter(({ entity }) => !touched.has(nameKey(entity)))
    .map(({ entity, at }) => ({
      artifact: 'features',
      message: `No feature touches the entity ${quote(entity)}; name it in the data impact of the feature that reads or writes it.`,
      ...(at < TOUCHED_MAX ? {} : { severity: 'report' }),
    }));
}

function known(entities: readonly string[]): string {
  const shown = entities.slice(0, 12).map(quote).join(', ');
  return entities.length > 12 ? `${shown}, …` : shown;
}
