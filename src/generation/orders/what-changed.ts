import { namesOf } from '../../artifacts/patch/part-at-fault.ts';
import { type Difference, differencesIn } from '../../artifacts/pieces/diff.ts';
import { isRecord } from '../../artifacts/pieces/items.ts';
import type { PlanArtifact } from '../../plans/names.ts';
import type { PlanState, Stale } from './plan-state.ts';

// What an artefact rests on that is another now: each new or changed item, whole, and the names of what is gone.

/** What has changed below an artefact. */
export interface WhatChanged {
  /** An item a line, what is nearest to the artefact first. */
  lines: string[];
  /** What the changed items are called. */
  names: string[];
}

/** Reads what is new, changed and gone since an artefact was written. Pure. */
export function whatChanged(state: PlanState, { since }: Stale): WhatChanged {
  const all = since.toReversed().map((one) => changesOf(state, one));
  return { lines: all.flatMap(({ lines }) => lines), names: all.flatMap(({ names }) => names) };
}

function changesOf({ brief, artifacts }: PlanState, { artifact, was }: Stale['since'][number]): WhatChanged {
  const now = artifact === 'brief' ? brief : artifacts[artifact];
  if (was === undefined || now === undefined) return { lines: [`${artifact}: another version`], names: [] };
  const { items } = differencesIn(was as object, now);
  const told = items.filter(({ item }) => !DERIVED.has(item.section));
  return {
    lines: told.map((one) => lineOf(artifact, one)),
    names: told.flatMap((one) => [...namesOf(one.was), ...namesOf(one.now)]),
  };
}

/** What the program makes of the rest. */
const DERIVED = new Set(['relationships', 'dataImpact', 'estimatedEffort', 'totalTimeline']);
const LINE_CHARS_MAX = 900;

function lineOf(artifact: PlanArtifact, { item: { section, id, name }, was, now }: Difference): string {
  const called = [section, id ?? name].filter(Boolean).join(' ');
  if (now === undefined) return `${artifact}: gone ${called}`;
  const line =
    was === undefined
      ? `${artifact}: new ${called} ${told(now)}`
      : `${artifact}: changed ${called}: ${differing(was, now, '').join('; ')}`;
  return line.length <= LINE_CHARS_MAX ? line : `${line.slice(0, LINE_CHARS_MAX - 1).toWellFormed()}…`;
}

/** The smallest values that differ, each with its place; of a list, what it has now and what it no longer has. */
function differing(was: unknown, now: unknown, place: string): string[] {
  if (isRecord(was) && isRecord(now)) {
    const fields = [...new Set([...Object.keys(was), ...Object.keys(now)])].filter((field) => !DERIVED.has(field));
    return fields.flatMap((field) => differing(was[field], now[field], `${place}/${field}`));
  }
  if (Array.isArray(was) && Array.isArray(now)) {
    const [new_, gone] = [without(now, was), without(was, now)];
    return [
      ...(new_.length > 0 ? [`${place} now has ${new_.map(told).join(', ')}`] : []),
      ...(gone.length > 0 ? [`${place} no longer has ${gone.map(told).join(', ')}`] : []),
    ];
  }
  return JSON.stringify(was) === JSON.stringify(now) ? [] : [`${place} is ${told(now ?? null)}`];
}

function without(list: readonly unknown[], other: readonly unknown[]): unknown[] {
  const had = new Set(other.map((one) => JSON.stringify(one)));
  return list.filter((one) => !had.has(JSON.stringify(one)));
}

/** A value as JSON, without what is empty. */
const told = (value: unknown): string =>
  JSON.stringify(value, (field, one) =>
    one === '' || (Array.isArray(one) && one.length === 0) || DERIVED.has(field) ? undefined : one,
  ) ?? '""';
