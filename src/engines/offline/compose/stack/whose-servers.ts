import type { Design } from '../../design/design.ts';

/** Who runs it: the house that builds it for itself, or each customer. "the company’s", "the customer’s" */
export function whose({ understanding: { constraints } }: Pick<Design, 'understanding'>): string {
  const { ownUse } = constraints;
  if (ownUse === undefined) return 'the customer’s';
  if (ownUse.kind === 'home') return 'the family’s';
  return ONE.test(ownUse.house) ? `the ${ownUse.house}’s` : 'the house’s';
}

/** One word for one house: "company", "hospital", and not "six vet practices". */
const ONE = /^[a-z]+(?<!s)$/;
