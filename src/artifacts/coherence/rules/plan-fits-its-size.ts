import type { JudgedName } from '../../quality.ts';
import { CEILINGS } from '../../size-ceilings.ts';
import { defineRule, type Finding } from '../rule.ts';

export const planFitsItsSize = defineRule({
  id: 'plan-fits-its-size',
  check: 10,
  severity: 'report',
  says: 'A plan has no more features, criteria, operations, entities and prompts than the size of its brief allows.',
  needs: [],
  judges: ['architecture', 'features', 'promptPack'],
  find(_, { brief, artifacts: { architecture, features, promptPack }, operationsByKey, criteria }) {
    if (brief === undefined) return [];
    const ceilings = CEILINGS[brief.size];
    return [
      ...above('architecture', 'entities', architecture?.dataModel.length, ceilings.entities),
      ...above('features', 'features', features?.features.length, ceilings.features),
      ...above('features', 'operations', operationsByKey.size, ceilings.operations),
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
