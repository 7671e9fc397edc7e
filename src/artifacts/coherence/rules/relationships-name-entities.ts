import { nameFinder } from '../../reading/name-finder.ts';
import { quote, repeatedNames } from '../../reading/names.ts';
import { defineRule, type Finding } from '../rule.ts';
import { unknownEntities } from '../unknown-entities.ts';

const NO_RELATIONSHIP = /^\W*(?:none|no relation|standalone|stands alone|independent)/iu;

export const relationshipsNameEntities = defineRule({
  id: 'relationships-name-entities',
  check: 6,
  severity: 'hard',
  says: 'Entities have names of their own, and every relationship names an entity of the data model.',
  needs: ['architecture'],
  judges: ['architecture'],
  find({ architecture }, input) {
    const entities = architecture.dataModel.map(({ entity }) => entity);
    const finder = nameFinder(entities);
    const strays: string[] = [];
    const messages = repeatedNames(entities).map((name) => `Two entities are called ${quote(name)}.`);
    const unknown = unknownEntities(architecture, input);
    for (const { entity, relationships } of architecture.dataModel) {
      for (const relationship of relationships) {
        const strangers = unknown.in(relationship);
        if (strangers.length > 0) {
          strays.push(
            `${quote(entity)} relates to ${strangers.map(quote).join(', ')}, which is not in the data model.`,
          );
        } else if (
          !NO_RELATIONSHIP.test(relationship) &&
          finder.find(relationship).size === 0 &&
          entities.some(finder.canFind)
        ) {
          messages.push(
            `The relationship ${quote(relationship)} of ${quote(entity)} names no entity of the data model.`,
          );
        }
      }
    }
    return [
      ...messages.map((message): Finding => ({ artifact: 'architecture', message })),
      // Many capitalised words are no entity: that is for a reader to judge.
      ...strays.map((message): Finding => ({ artifact: 'architecture', message, severity: 'report' })),
    ];
  },
});
