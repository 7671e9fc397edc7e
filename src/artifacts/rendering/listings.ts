import type { Access } from '../coherence/plan/access.ts';
import { inOrderBuilt } from '../coherence/plan/places.ts';
import type { Plan, PlanOperation } from '../coherence/plan/plan.ts';
import { oncePer } from '../reading/once-per.ts';

/** What one feature says of an operation: all of it, or what it adds to what is built before. */
export interface Listing {
  operation: PlanOperation;
  /** The first listing of the same operation, where this one extends it. */
  extended: PlanOperation | undefined;
  purpose: string | undefined;
  by: readonly string[];
  request: string | undefined;
  response: string | undefined;
  errors: readonly string[];
  reads: readonly Access[];
  writes: readonly Access[];
}

/** Every listing of an operation, without what is built before it; those of one operation stand together. */
export const listingsOf = oncePer((plan: Plan): readonly Listing[] =>
  [...plan.operationsByKey].flatMap(([key, listed]) => {
    const said = new Set<string>();
    const [first, ...more] = inOrderBuilt(plan, key, listed);
    return first === undefined
      ? []
      : [
          { operation: first, extended: undefined, ...unsaid(first, said) },
          ...more.map((operation) => ({ operation, extended: first, ...unsaid(operation, said) })),
        ];
  }),
);

function unsaid({ operation, by, reads, writes }: PlanOperation, said: Set<string>) {
  const isNew = (kind: string, text: string) => !said.has(`${kind} ${text}`) && said.add(`${kind} ${text}`).size > 0;
  const one = (kind: string, text: string | undefined) => (text !== undefined && isNew(kind, text) ? text : undefined);
  return {
    purpose: one('purpose', operation.purpose),
    by: isNew('by', by.join()) ? by : [],
    request: one('request', operation.request),
    response: one('response', operation.response),
    errors: (operation.errors ?? []).filter((error) => isNew('error', error)),
    reads: newAccesses(reads, isNew),
    writes: newAccesses(writes, isNew),
  };
}

function newAccesses(accesses: readonly Access[], isNew: (kind: string, text: string) => boolean): Access[] {
  return accesses.flatMap((access) => {
    const isRowNew = isNew(access.kind, access.entity);
    const fields = access.fields.filter((field) => isNew(access.kind, `${access.entity}.${field}`));
    return fields.length > 0 || isRowNew ? [{ ...access, fields }] : [];
  });
}
