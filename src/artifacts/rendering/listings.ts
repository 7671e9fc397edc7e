import type { Access } from '../coherence/plan/access.ts';
import type { Plan, PlanOperation } from '../coherence/plan/plan.ts';
import { oncePer } from '../reading/once-per.ts';

/** What one feature says of an operation: all of it, or what it adds to an earlier feature. */
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

/** Every listing of an operation, without what an earlier one says. */
export const listingsOf = oncePer((plan: Plan): readonly Listing[] => {
  const known = new Map<string, { first: PlanOperation; said: Set<string> }>();
  return plan.operations.map((operation): Listing => {
    const before = known.get(operation.key);
    const said = before?.said ?? new Set<string>();
    if (before === undefined) known.set(operation.key, { first: operation, said });
    return { operation, extended: before?.first, ...unsaid(operation, said) };
  });
});

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
