import { isDeepStrictEqual } from 'node:util';
import type { ArtifactName } from '../../artifacts/artifacts.ts';
import type { Given } from '../../artifacts/authored/form.ts';
import type { Feature } from '../../artifacts/features.ts';
import type { JudgedName } from '../../artifacts/quality.ts';
import { addressed } from '../../artifacts/review/addressed.ts';
import { changedForm } from '../../artifacts/review/changed-form.ts';
import { storedOf } from '../judge.ts';
import { STAGES } from '../stages/index.ts';

type Item = Record<string, unknown>;

/** An artefact that was changed by hand. JSON. */
export interface ToCarry {
  name: JudgedName;
  /** What its author wrote; undefined where that was not kept. */
  written: unknown;
  before: object;
  after: object;
  /** What it is made with: as it is now, else as it was before. */
  givens: Given[];
}

/**
 * What its author would have written for an artefact as it was changed by hand: it can be revised like any other. Undefined
 * where no such words make it, such as for a prompt whose rendered text was changed.
 */
export function carried({ name, written, before, after, givens }: ToCarry): unknown {
  if (name === 'brief') return after;
  if (written === undefined || written === null) return undefined;
  const own = carry(addressed(name, written, before), folded(name, before), folded(name, after));
  const { written: next, kept } = changedForm(name, { written, stored: before }, own);
  const makes = (given: Given) => {
    try {
      return isDeepStrictEqual(
        storedOf(STAGES[name as ArtifactName], next, { ...given, kept }),
        asWritten(name, after),
      );
    } catch {
      return false;
    }
  };
  return givens.some(makes) ? next : undefined;
}

/** Authors have no word for a criterion that keeps no demand in a feature that does. */
function asWritten(name: JudgedName, stored: object): object {
  if (name !== 'features') return stored;
  const copy = structuredClone(stored) as { features: Feature[] };
  for (const one of copy.features.flatMap(({ criteria = [] }) => criteria))
    if (one.demands?.length === 0) delete one.demands;
  return copy;
}

/** An artefact with each criterion as one item, as authors write it. */
function folded(name: JudgedName, stored: object): unknown {
  if (name !== 'features') return stored;
  const { features, ...rest } = stored as { features: Feature[] };
  return {
    ...rest,
    features: features.map(({ acceptanceCriteria, criteria = [], ...feature }) => ({
      ...feature,
      criteria: acceptanceCriteria.map((text, at) => ({ id: `${feature.id}.${at + 1}`, ...criteria[at], text })),
    })),
  };
}

/** What was written, with what differs between two states of what was stored. */
function carry(written: unknown, before: unknown, after: unknown): unknown {
  if (isDeepStrictEqual(before, after)) return written;
  if (Array.isArray(after))
    return Array.isArray(written) && Array.isArray(before) ? carryList(written, before, after) : after;
  if (typeof after !== 'object' || after === null || typeof written !== 'object' || written === null) return after;
  const [old, now] = [Object(before) as Item, after as Item];
  const changed = Object.keys({ ...old, ...now }).filter((key) => !isDeepStrictEqual(old[key], now[key]));
  return Object.assign(
    { ...written },
    ...changed.map((key) => ({ [key]: carry((written as Item)[key], old[key], now[key]) })),
  );
}

function carryList(written: readonly unknown[], before: readonly unknown[], after: readonly unknown[]): unknown[] {
  const isSameLength = before.length === after.length;
  return after.map((item, at) => {
    const key = keyOf(item);
    const same = before.findIndex((one) => isDeepStrictEqual(one, item) || (key !== undefined && keyOf(one) === key));
    const was = same >= 0 ? same : isSameLength ? at : -1;
    const wasKey = keyOf(before[was]);
    const own =
      written.find((one) => wasKey !== undefined && keyOf(one) === wasKey) ?? (was < 0 ? undefined : written[was]);
    return own === undefined ? item : carry(own, before[was], item);
  });
}

function keyOf(item: unknown): string | undefined {
  const { id, label, entity, name } = Object(item) as Item;
  const key = id ?? label ?? entity ?? name;
  return typeof key === 'string' ? key : undefined;
}
