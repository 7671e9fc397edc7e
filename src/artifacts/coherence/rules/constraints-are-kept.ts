import { type Constraint, readConstraints } from '../../constraints.ts';
import { breachesOf } from '../constraint-breaches.ts';
import { defineRule } from '../rule.ts';

const CONSTRAINTS_MAX = 40;

export const constraintsAreKept = defineRule({
  id: 'constraints-are-kept',
  check: 11,
  severity: 'hard',
  says: 'Budget, price, region, platform, named stack and what must not be used, as idea and context demand, are kept or named.',
  needs: [],
  judges: ['research', 'architecture', 'features', 'promptPack'],
  find(_given, { idea, context, artifacts }) {
    const constraints: readonly Constraint[] = readConstraints(idea, context).slice(0, CONSTRAINTS_MAX);
    return constraints.flatMap((constraint) =>
      breachesOf(constraint, artifacts).map((finding) =>
        names(artifacts[finding.artifact]?.summary, constraint.text)
          ? { ...finding, severity: 'report' as const }
          : finding,
      ),
    );
  },
});

/** A summary that repeats the demand in its own words hides nothing: whoever reads it can decide. */
function names(summary: string | undefined, demand: string): boolean {
  return summary !== undefined && fold(summary).includes(fold(demand));
}

const fold = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
