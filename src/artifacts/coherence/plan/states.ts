import type { Field } from './field.ts';
import { operationKey, type PlanEntity } from './plan.ts';
import { parseTransition, type Transition } from './transition.ts';

/** The states of an entity: the field that holds them, and the transitions that follow the grammar. */
export interface States {
  /** Of the fields that list their values, the one that has most of the states; undefined where there is none. */
  field: Field | undefined;
  transitions: readonly (Transition & { at: number })[];
  final: readonly string[];
}

/** What an entity says about its states, or undefined where it says nothing or its fields have no types. */
export function statesOf({ fields, entity: { states = [], final = [] } }: PlanEntity): States | undefined {
  if (states.length + final.length === 0 || fields.size === 0) return undefined;
  const transitions = states.flatMap((text, at) => {
    const read = parseTransition(text);
    return read === undefined ? [] : [{ ...read, at }];
  });
  const named = new Set([...transitions.flatMap(({ from, to }) => [from, to]), ...final]);
  const shared = ({ values }: Field) => values.filter((value) => named.has(value)).length;
  const enums = [...fields.values()].filter(({ values }) => values.length > 0);
  const field = enums.reduce<Field | undefined>(
    (best, one) => (best === undefined || shared(one) > shared(best) ? one : best),
    undefined,
  );
  return { field, transitions, final };
}

/** The operation that a text calls by its key, `put  /a` as `PUT /a`. */
export function operationKeyIn(text: string): string {
  const [method = '', ...path] = text.trim().split(/\s+/);
  return operationKey({ method, path: path.join(' ') });
}
