import { nameFinder } from '../../reading/name-finder.ts';
import { nameKey } from '../../reading/names.ts';
import { hasCriteria } from '../plan/cited.ts';
import type { Plan } from '../plan/plan.ts';
import { code, codes } from '../plan/tell.ts';
import { defineRule, type Finding } from '../rule.ts';

export const vendorsHaveAFailureCase = defineRule({
  id: 'vendors-have-a-failure-case',
  check: 19,
  severity: 'hard',
  says: 'A vendor that a must-have uses has a negative criterion that says what happens while it is away.',
  needs: ['architecture', 'features'],
  judges: ['features'],
  find({ architecture }, plan) {
    const vendors = architecture.nodes.filter(({ runs }) => runs === 'vendor');
    if (vendors.length === 0 || !hasCriteria(plan)) return [];
    const used = usesByNode(plan);
    const finder = nameFinder(vendors.flatMap(({ label, vendor }) => [label, ...(vendor ? [vendor] : [])]));
    const negative = plan.criteria.filter((criterion) => criterion.negative);
    const named = new Set(negative.flatMap(({ text, uses }) => [...finder.find(text), ...uses.map(nameKey)]));
    return vendors.flatMap(({ label, vendor = label }): Finding[] => {
      const uses = used.get(label) ?? [];
      const [first] = uses;
      if (first === undefined || named.has(nameKey(label)) || named.has(nameKey(vendor))) return [];
      return [
        {
          artifact: 'features',
          pointer: first.pointer,
          message: `${codes(uses.map(({ name }) => name))} uses ${code(label)}, which a vendor runs, but no negative criterion names it.`,
          mend: `Add a criterion with \`negative: true\` that uses ${code(label)} and says what happens while it is away.`,
        },
      ];
    });
  },
});

/** Where must-haves use nodes: in a criterion, as the user of an operation, or as the source of what it reads. */
function usesByNode({ criteria, operations, entities }: Plan) {
  const uses = new Map<string, { name: string; pointer: string }[]>();
  const add = (node: string | undefined, name: string, pointer: string) => {
    if (node === undefined) return;
    const known = uses.get(node) ?? [];
    known.push({ name, pointer });
    uses.set(node, known);
  };
  for (const { id, pointer, uses: used, feature } of criteria) {
    if (feature.feature.priority === 'P0') for (const node of used) add(node, id, pointer);
  }
  for (const { key, pointer, by, reads, feature } of operations) {
    if (feature.feature.priority !== 'P0') continue;
    for (const node of by) add(node, key, pointer);
    for (const { entity } of reads) add(entities.get(entity)?.entity.source, key, pointer);
  }
  return uses;
}
