import { nameFinder } from '../../reading/name-finder.ts';
import { quote } from '../../reading/names.ts';
import { defineRule } from '../rule.ts';

export const boundariesProtectKnownThings = defineRule({
  id: 'boundaries-protect-known-things',
  check: 8,
  severity: 'report',
  says: 'Every security boundary says which nodes or entities it protects, by name.',
  needs: ['architecture'],
  judges: ['architecture'],
  find({ architecture: { nodes, dataModel, securityBoundaries } }) {
    const finder = nameFinder([...nodes.map(({ label }) => label), ...dataModel.map(({ entity }) => entity)]);
    const canBeNamed =
      nodes.some(({ label }) => finder.canFind(label)) || dataModel.some(({ entity }) => finder.canFind(entity));
    if (!canBeNamed) return [];
    return securityBoundaries
      .filter(({ protects }) => finder.find(protects).size === 0)
      .map(({ name, protects }) => ({
        artifact: 'architecture',
        message: `The boundary ${quote(name)} protects ${quote(protects)}, which is neither a node nor an entity; name what lies behind it.`,
      }));
  },
});
