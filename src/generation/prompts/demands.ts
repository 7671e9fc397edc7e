import { type Constraint, readConstraints } from '../../artifacts/constraints.ts';

const DEMANDS_MAX = 40;

/** What the rules will hold an artefact to, in the words it was demanded in and in the words it will be looked for. */
export function demandsOf(idea: string, context: string | undefined) {
  return readConstraints(idea, context)
    .slice(0, DEMANDS_MAX)
    .map((constraint) => ({ kind: constraint.kind, words: constraint.text, means: meaningOf(constraint) }));
}

function meaningOf(constraint: Constraint): string {
  switch (constraint.kind) {
    case 'budget':
    case 'price': {
      const { low, high, currency, per } = constraint.amount;
      const amount = low === high ? `${high}` : `${low} to ${high}`;
      return [amount, currency, per && `per ${per}`].filter(Boolean).join(' ');
    }
    case 'region':
      return constraint.region;
    case 'platform':
      return constraint.platform;
    case 'stack':
      return constraint.technology;
    case 'without':
      return `no ${constraint.forbidden.subject}`;
  }
}
