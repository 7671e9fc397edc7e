import type { JudgedName } from '../../quality.ts';
import { CEILINGS } from '../../size-ceilings.ts';
import { existingIn } from '../plan/existing.ts';
import { defineRule, type Finding } from '../rule.ts';

export const planFitsItsSize = defineRule({
  id: 'plan-fits-its-size',
  check: 10,
  severity: 'report',
  says: 'A plan has no more features, criteria, operations, entities and prompts than the size of its brief allows; what the repository has already does not count.',
  needs: [],
  judges: ['architecture', 'features', 'promptPack'],
  find(_, plan) {
    const { brief, artifacts, operationsByKey, criteria } = plan;
    if (brief === undefined) return [];
    const { architecture, features, promptPack } = artifacts;
    const ceilings = CEILINGS[brief.size];
    const { ofEntity, ofOperation } = existingIn(plan);
    const entities = architecture?.dataModel.filter(({ entity }) => ofEntity(entity).length === 0);
    const operations = [...operationsByKey.keys()].filter((key) => ofOperation(key).length === 0);
    return [
      ...above('architecture', 'entities', entities?.length, ceilings.entities),
      ...above('features', 'features', features?.features.length, ceilings.features),
      ...above('features', 'operations', operations.length, ceilings.operations),
      ...above('features', 'criteria', criteria.length, ceilings.criteria),
      ...above('promptPack', 'prompts', promptPack?.prompts.length, ceilings.prompts),
    ];
  },
});

function above(artifact: JudgedName, what: string, count = 0, max: number): Finding[] {
  if (count <= max) return [];
  return [
    {
      artifact,
      message: `There are ${count} ${what}; a plan of this size has at most ${max}.`,
      mend: 'Leave out what no demand needs, or do it by hand for now.',
    },
  ];
}
