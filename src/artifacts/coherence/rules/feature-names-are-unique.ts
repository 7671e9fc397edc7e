import { quote, repeatedNames } from '../../reading/names.ts';
import { defineRule } from '../rule.ts';

export const featureNamesAreUnique = defineRule({
  id: 'feature-names-are-unique',
  check: 2,
  severity: 'hard',
  says: 'No two features share a name, whatever the letter case.',
  needs: ['features'],
  judges: ['features'],
  find: ({ features }) =>
    repeatedNames(features.features.map((feature) => feature.name)).map((name) => ({
      artifact: 'features',
      message: `Two features are called ${quote(name)}; merge them or give each its own name.`,
    })),
});
