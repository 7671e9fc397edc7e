import { type Constraint, readConstraints } from '../../constraints.ts';
import { breachesOf } from '../constraint-breaches.ts';
import { defineRule } from '../rule.ts';

const CONSTRAINTS_MAX = 40;

export const constraintsAreKept = defineRule({
  id: 'constraints-are-kept',
  check: 11,
  // Demands are read by patterns here, which misread too much to refuse a plan by.
  severity: 'report',
  says: 'Budget, price, region, platform, named stack and what must not be used, as idea and context demand, are kept or named.',
  needs: [],
  judges: ['research', 'architecture', 'features', 'promptPack'],
  find(_given, { idea, context, artifacts }) {
    const constraints: readonly Constraint[] = readConstraints(idea, context).slice(0, CONSTRAINTS_MAX);
    return constraints.flatMap((constraint) => breachesOf(constraint, artifacts));
  },
});
