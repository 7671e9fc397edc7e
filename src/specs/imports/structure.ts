import { criterionIdOf } from '../../artifacts/criterion-id.ts';
import { type Scenario, scenarioOf } from '../../artifacts/exports/scenario.ts';
import type { Feature, Features } from '../../artifacts/features.ts';
import { type Change, CRITERIA } from './changes.ts';
import type { Block, Compared, FilePair } from './compared.ts';
import { textOf, textsFrom, withTitle } from './criterion-text.ts';
import type { Claimed, Edit } from './edits.ts';
import { newFeature } from './new-feature.ts';
import type { PlanParts } from './plan-parts.ts';
import { readFeatures } from './read-features.ts';
import type { ImportFormat, Known, ReadCriterion, ReadFeature } from './reading.ts';

/** A feature of the plan with the ids of its criteria. */
interface Own {
  at: number;
  id: string;
  feature: Feature;
  criteria: string[];
}

const ownOf = (parts: PlanParts): Own[] =>
  ((parts.features as Features | undefined)?.features ?? []).map((feature, at) => {
    const id = feature.id ?? `F${at + 1}`;
    return {
      at,
      id,
      feature,
      criteria: feature.acceptanceCriteria.map((_, index) => criterionIdOf(feature, id, index)),
    };
  });

/** What a reader of files knows of a plan. */
export function knownOf(parts: PlanParts): Known {
  const own = ownOf(parts);
  const criteria = own.flatMap(({ feature, criteria: ids }) =>
    ids.map((id, at): [string, Scenario] => [id, scenarioOf(feature.acceptanceCriteria[at] ?? '')]),
  );
  return { features: new Set(own.map(({ id }) => id)), criteria: new Map(criteria), hasPlan: true };
}

/** The features that files had, and have. */
export interface ReadTwice {
  was: ReadFeature[];
  is: ReadFeature[];
}

export function readTwice(format: ImportFormat, parts: PlanParts, pairs: readonly FilePair[]): ReadTwice {
  const known = knownOf(parts);
  const read = (side: 'was' | 'is') =>
    readFeatures(format, new Map(pairs.map((pair) => [pair.path, pair[side]])), known);
  return { was: read('was'), is: read('is') };
}

/** The lines of each feature that is in both states of a file. */
export function blocksIn({ was, is }: ReadTwice, path: string): Block[] {
  return was.flatMap((one) => {
    const now = is.filter((other) => other.id !== undefined && other.id === one.id && other.file === path);
    return one.file === path && now.length === 1 ? [{ was: one.lines, is: now[0]?.lines ?? [] }] : [];
  });
}

/** The edits that add, remove, move or reword features and criteria, each by its id. */
export function structureEdits(
  parts: PlanParts,
  { was: before, is: now }: ReadTwice,
  files: readonly Compared[],
  claimed: ReadonlyMap<Compared, Claimed>,
): Edit[] {
  const own = ownOf(parts);
  // What the reader does not find as it was exported, it does not find later.
  const isRead = ({ id, criteria }: Own) => {
    const found = before.filter((one) => one.id === id);
    return found.length === 1 && found[0]?.criteria.map((one) => one.id).join() === criteria.join();
  };
  const reading = new Reading(files, claimed, own.filter(isRead), before, now);
  return [...reading.features(), ...own.filter(isRead).flatMap((one) => reading.criteria(one))];
}

class Reading {
  readonly #files: readonly Compared[];
  readonly #claimed: ReadonlyMap<Compared, Claimed>;
  readonly #own: readonly Own[];
  readonly #before: readonly ReadFeature[];
  readonly #now: readonly ReadFeature[];

  constructor(
    files: readonly Compared[],
    claimed: ReadonlyMap<Compared, Claimed>,
    own: readonly Own[],
    before: readonly ReadFeature[],
    now: readonly ReadFeature[],
  ) {
    this.#files = files;
    this.#claimed = claimed;
    this.#own = own;
    this.#before = before;
    this.#now = now;
  }

  features(): Edit[] {
    const edits: Edit[] = [];
    const ids = this.#now.map(({ id }) => id);
    for (const { id, at } of this.#own) {
      const was = this.#before.find((one) => one.id === id);
      if (was && !ids.includes(id))
        edits.push(...this.#edit(was, undefined, [[{ kind: 'remove', path: ['features', 'features', at] }]]));
    }
    let after = -1;
    const places = new Map(this.#own.map(({ id, at }) => [id, at]));
    for (const feature of this.#now) {
      const at = places.get(feature.id ?? '');
      if (at !== undefined) {
        after = at;
        continue;
      }
      const last = (this.#own.at(-1)?.at ?? -1) as number;
      const item = newFeature(feature);
      const change: Change = { kind: 'insert', list: ['features', 'features'], after: after < 0 ? last : after, item };
      edits.push(...this.#edit(undefined, feature, [[change]]));
    }
    return edits;
  }

  criteria({ id, at, feature, criteria }: Own): Edit[] {
    const before = this.#before.find((one) => one.id === id)?.criteria ?? [];
    const now = this.#now.find((one) => one.id === id)?.criteria;
    if (now === undefined) return [];
    const list = ['features', 'features', at, CRITERIA];
    const edits: Edit[] = [];
    const placeOf = new Map(criteria.map((one, index) => [one, index]));
    const seen = new Set<string>();
    const order: number[] = [];
    let after = -1;
    for (const one of now) {
      const index = one.id === undefined || seen.has(one.id) ? undefined : placeOf.get(one.id);
      if (index === undefined) {
        const item = { text: withTitle(textOf(one.parts), one.title), id: one.id };
        edits.push(...this.#edit(undefined, one, [[{ kind: 'insert', list, after, item }]]));
        continue;
      }
      seen.add(one.id ?? '');
      after = index;
      order.push(index);
      const was = before.find((other) => other.id === one.id);
      if (was === undefined || this.#isSame(was, one)) continue;
      const texts = textsFrom(feature.acceptanceCriteria[index] ?? '', was.parts, one.parts);
      const options = texts.map((text): Change[] => [
        { kind: 'set', path: [...list, index], value: withTitle(text, one.title) },
      ]);
      edits.push(...this.#edit(was, one, options));
    }
    for (const [index, gone] of criteria.entries()) {
      const was = before.find((one) => one.id === gone);
      if (was && !seen.has(gone))
        edits.push(...this.#edit(was, undefined, [[{ kind: 'remove', path: [...list, index] }]]));
    }
    if (order.some((index, place) => place > 0 && index < (order[place - 1] ?? 0))) {
      const left = criteria.map((_, index) => index).filter((index) => !order.includes(index));
      edits.push(...this.#moves(before, now, [[{ kind: 'order', list, order: [...order, ...left] }]]));
    }
    return edits;
  }

  #file({ file }: Pick<ReadCriterion, 'file'>): Compared | undefined {
    return this.#files.find(({ path }) => path === file);
  }

  #places(of: Pick<ReadCriterion, 'file' | 'lines'>, side: 'was' | 'is'): number[] {
    const numbers = new Set(of.lines);
    return (this.#file(of)?.[side].lines ?? []).flatMap(({ number }, at) => (numbers.has(number) ? [at] : []));
  }

  #isSame(was: ReadCriterion, is: ReadCriterion): boolean {
    const keys = (of: ReadCriterion, side: 'was' | 'is') =>
      this.#places(of, side).map((at) => this.#file(of)?.[side].lines[at]?.key);
    return keys(was, 'was').join('\n') === keys(is, 'is').join('\n');
  }

  /** The lines of an item that was there, is there, or both; nothing else reads them. */
  #edit(
    was: ReadFeature | ReadCriterion | undefined,
    is: ReadFeature | ReadCriterion | undefined,
    options: Change[][],
  ): Edit[] {
    const file = this.#file(was ?? (is as ReadFeature));
    const claimed = file && this.#claimed.get(file);
    if (file === undefined || claimed === undefined) return [];
    const gone = was === undefined ? [] : this.#places(was, 'was').filter((at) => file.partners[at] === -1);
    const come = is === undefined ? [] : this.#places(is, 'is').filter((at) => !file.kept.has(at));
    for (const at of gone) claimed.was.add(at);
    for (const at of come) claimed.is.add(at);
    return [{ file, was: gone, is: come, options, ...(was === undefined ? { isItem: true as const } : {}) }];
  }

  #moves(before: readonly ReadCriterion[], now: readonly ReadCriterion[], options: Change[][]): Edit[] {
    const [first] = before;
    const file = first && this.#file(first);
    const edits = before.flatMap((was) => {
      const is = now.find((one) => one.id === was.id);
      return is === undefined || !this.#isSame(was, is) ? [] : this.#edit(was, is, options);
    });
    const moved = edits.filter(({ was, is }) => was.length + is.length > 0);
    // What moved may read otherwise too: then its lines belong to another edit.
    return moved.length > 0 || file === undefined ? moved : [{ file, was: [], is: [], options }];
  }
}
