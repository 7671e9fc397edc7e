import { type Change, CRITERIA } from './changes.ts';
import type { Compared } from './compared.ts';
import { textOf, textsFrom, withTitle } from './criterion-text.ts';
import type { Claimed, Edit } from './edits.ts';
import { type Item, ItemEdits } from './item-edits.ts';
import { newFeature } from './new-feature.ts';
import type { Path, PlanParts } from './plan-parts.ts';
import { type Own, ownOf, type ReadTwice } from './read-twice.ts';
import type { ReadCriterion, ReadFeature, Texts } from './reading.ts';
import { Standing } from './standing.ts';
import { Staying } from './staying.ts';

interface Reread extends ReadTwice {
  /** Texts of the folder that are compared with nothing. */
  rest: Texts;
  /** Ids that are never given again. */
  used: ReadonlySet<string>;
}

/** The edits that add, remove, move or reword features and criteria, each by its id. */
export function structureEdits(
  parts: PlanParts,
  read: Reread,
  files: readonly Compared[],
  claimed: ReadonlyMap<Compared, Claimed>,
): Edit[] {
  const own = ownOf(parts);
  // What the reader does not find as it was exported, it does not find later.
  const isRead = ({ id, criteria }: Own) => {
    const found = read.was.filter((one) => one.id === id);
    return found.length === 1 && found[0]?.criteria.map((one) => one.id).join() === criteria.join();
  };
  const reading = new Reading(own.filter(isRead), { ...read, count: own.length }, files, claimed);
  return [...reading.twice(), ...reading.features(), ...own.filter(isRead).flatMap((one) => reading.criteria(one))];
}

class Reading {
  readonly #lines: ItemEdits;
  readonly #own: readonly Own[];
  readonly #before: readonly ReadFeature[];
  readonly #now: readonly ReadFeature[];
  readonly #standing: Standing;
  /** Ids that stand more than once now. */
  readonly #twice: ReadonlyMap<string, Item[]>;
  /** The features of all criteria of the plan. */
  readonly #owners: ReadonlyMap<string, Own>;
  readonly #staying: Staying;
  readonly #given: Set<string>;
  /** Of the features of the plan. */
  readonly #count: number;

  constructor(
    own: readonly Own[],
    { was, is, rest, used, count }: Reread & { count: number },
    files: readonly Compared[],
    claimed: ReadonlyMap<Compared, Claimed>,
  ) {
    this.#lines = new ItemEdits(files, claimed);
    this.#own = own;
    this.#before = was;
    this.#now = is;
    this.#standing = new Standing(files, rest);
    const all = [...is, ...is.flatMap(({ criteria }) => criteria)];
    const byId = Map.groupBy(all, ({ id }) => id ?? '');
    this.#twice = new Map([...byId].filter(([id, those]) => id !== '' && those.length > 1));
    this.#owners = new Map(own.flatMap((one) => one.criteria.map((id): [string, Own] => [id, one])));
    const isThere = (id: string) => byId.has(this.#owners.get(id)?.id ?? '');
    this.#staying = new Staying(this.#standing, this.#lines, { was, is }, isThere);
    this.#count = count;
    this.#given = new Set([...used, ...byId.keys()]);
  }

  /** What has an id that another item has too: nothing is taken of either. */
  twice(): Edit[] {
    return [...this.#twice].flatMap(([id, those]) => {
      const why = `${id} stands ${those.length} times, at ${those.map(placeOfItem).join(' and ')}: nothing is taken of them.`;
      const was = [...this.#before, ...this.#before.flatMap(({ criteria }) => criteria)].find((one) => one.id === id);
      return [
        ...(was ? this.#lines.edit(was, undefined, [], why) : []),
        ...those.flatMap((one) => this.#lines.edit(undefined, one, [], why)),
      ];
    });
  }

  features(): Edit[] {
    const edits: Edit[] = [];
    const ids = this.#now.map(({ id }) => id);
    for (const own of this.#own) {
      const was = this.#before.find((one) => one.id === own.id);
      if (!was || ids.includes(own.id)) continue;
      const why = this.#whyFeatureStays(own, was);
      const options: Change[][] = why ? [] : [[{ kind: 'remove', path: ['features', 'features', own.at] }]];
      edits.push(...this.#lines.edit(was, undefined, options, why));
    }
    let after = -1;
    const places = new Map(this.#own.map(({ id, at }) => [id, at]));
    for (const feature of this.#now) {
      const at = places.get(feature.id ?? '');
      if (at !== undefined) {
        after = at;
        continue;
      }
      if (this.#twice.has(feature.id ?? '')) continue;
      const last = (this.#own.at(-1)?.at ?? -1) as number;
      const item = newFeature(feature);
      const change: Change = { kind: 'insert', list: ['features', 'features'], after: after < 0 ? last : after, item };
      const known = feature.criteria.find(({ id }) => this.#owners.has(id ?? ''))?.id;
      const why = known && `${known} is a criterion of ${this.#owners.get(known)?.id}, and stands in a new feature.`;
      edits.push(...this.#lines.edit(undefined, feature, why ? [] : [[change]], why));
    }
    return [...edits, ...this.#featureMoves()];
  }

  /** Features that stand in another order now, where one file has them all. */
  #featureMoves(): Edit[] {
    const all = this.#own.flatMap(({ id, at }) => {
      const [was, is] = [this.#before.find((one) => one.id === id), this.#now.find((one) => one.id === id)];
      return was && is && !this.#twice.has(id) ? [{ at, was, is }] : [];
    });
    const isOne = new Set(all.flatMap(({ was, is }) => [was.file, is.file])).size === 1;
    // What is not read has no place in an order.
    if (!isOne || this.#own.length !== this.#count) return [];
    const now = all.toSorted((one, other) => (one.is.lines[0] ?? 0) - (other.is.lines[0] ?? 0));
    if (now.every((one, place) => one === all[place])) return [];
    const order = withAll(
      now.map(({ at }) => at),
      this.#count,
    );
    const options: Change[][] = [[{ kind: 'order', list: ['features', 'features'], order }]];
    return all.flatMap((one, place) => (one === now[place] ? [] : this.#lines.moved(one.was, one.is, options)));
  }

  #whyFeatureStays({ id, criteria }: Own, was: ReadFeature): string | undefined {
    const stays = [id, ...criteria].flatMap((one) => {
      const place = this.#standing.placeOf(one, was);
      return place === undefined ? [] : [`${one} still stands at ${place}: ${id} is not removed.`];
    });
    return stays[0];
  }

  criteria({ id, at, feature, criteria }: Own): Edit[] {
    const before = this.#before.find((one) => one.id === id)?.criteria ?? [];
    const found = this.#now.find((one) => one.id === id);
    if (found === undefined || this.#twice.has(id)) return [];
    const now = found.criteria.filter((one) => !this.#twice.has(one.id ?? ''));
    const list = ['features', 'features', at, CRITERIA];
    const edits: Edit[] = [];
    const placeOf = new Map(criteria.map((one, index) => [one, index]));
    const order: number[] = [];
    let after = -1;
    for (const one of now) {
      const index = placeOf.get(one.id ?? '');
      const was = before.find((other) => one.id !== undefined && other.id === one.id);
      const why = this.#staying.whyMixed(one, was);
      if (index === undefined) {
        edits.push(...this.#insert(one, { id, list, after }, why));
        continue;
      }
      after = index;
      order.push(index);
      if (was === undefined || this.#lines.isSame(was, one)) continue;
      const texts = textsFrom(feature.acceptanceCriteria[index] ?? '', was.parts, one.parts);
      const options = texts.map((text): Change[] => [
        { kind: 'set', path: [...list, index], value: withTitle(text, one.title) },
      ]);
      edits.push(...this.#lines.edit(was, one, why ? [] : options, why));
    }
    for (const [index, gone] of criteria.entries()) {
      const was = before.find((one) => one.id === gone);
      if (!was || order.includes(index) || this.#twice.has(gone) || this.#isMoved(gone)) continue;
      const why = this.#staying.whyOf(gone);
      edits.push(...this.#lines.edit(was, undefined, why ? [] : [[{ kind: 'remove', path: [...list, index] }]], why));
    }
    if (order.some((index, place) => place > 0 && index < (order[place - 1] ?? 0)))
      edits.push(...this.#moves(before, now, [[{ kind: 'order', list, order: withAll(order, criteria.length) }]]));
    return edits;
  }

  /** A criterion that its feature does not have: a new one, or one of another feature, whose id it cannot keep. */
  #insert(one: ReadCriterion, { id, list, after }: { id: string; list: Path; after: number }, why?: string): Edit[] {
    const text = withTitle(textOf(one.parts), one.title);
    const owner = this.#owners.get(one.id ?? '');
    if (owner === undefined || why !== undefined) {
      const item = { text, id: one.id };
      return this.#lines.edit(undefined, one, why ? [] : [[{ kind: 'insert', list, after, item }]], why);
    }
    const home = this.#before.find((feature) => feature.id === owner.id);
    const was = home?.criteria.find((other) => other.id === one.id);
    if (was === undefined || !this.#isMoved(one.id ?? ''))
      return this.#lines.edit(undefined, one, [], `It is a criterion of ${owner.id}, which is not there.`);
    const next = this.#nextId(id);
    const path = ['features', 'features', owner.at, CRITERIA, owner.criteria.indexOf(one.id ?? '')];
    const options: Change[][] = [
      [
        { kind: 'insert', list, after, item: { text, id: next } },
        { kind: 'remove', path },
      ],
    ];
    const becomes = { path, id: next };
    return [...this.#lines.edit(was, undefined, options), ...this.#lines.edit(undefined, one, options)].map((edit) => ({
      ...edit,
      becomes,
    }));
  }

  /** Whether a criterion stands in another feature of the plan now, and its own is still there. */
  #isMoved(id: string): boolean {
    const owner = this.#owners.get(id);
    const isThere = (own: string | undefined) => this.#now.some((one) => one.id === own) && !this.#twice.has(own ?? '');
    if (owner === undefined || this.#twice.has(id) || !isThere(owner.id)) return false;
    const now = this.#now.find(({ criteria }) => criteria.some((one) => one.id === id));
    return now !== undefined && now.id !== owner.id && this.#own.some((own) => own.id === now.id) && isThere(now.id);
  }

  #nextId(feature: string): string {
    const numbers = [...this.#given].flatMap((id) =>
      id.startsWith(`${feature}.`) ? Number(id.slice(feature.length + 1)) : [],
    );
    const id = `${feature}.${numbers.filter(Number.isInteger).reduce((high, one) => Math.max(high, one), 0) + 1}`;
    this.#given.add(id);
    return id;
  }

  #moves(before: readonly ReadCriterion[], now: readonly ReadCriterion[], options: Change[][]): Edit[] {
    const [first] = before;
    const file = first && this.#lines.file(first);
    const edits = before.flatMap((was) => {
      const is = now.find((one) => one.id === was.id);
      return is === undefined || !this.#lines.isSame(was, is) ? [] : this.#lines.edit(was, is, options);
    });
    const moved = edits.filter(({ was, is }) => was.length + is.length > 0);
    // What moved may read otherwise too: then its lines belong to another edit.
    return moved.length > 0 || file === undefined ? moved : [{ file, was: [], is: [], options }];
  }
}

const placeOfItem = ({ file, lines }: Item): string => `${file}:${lines[0] ?? 1}`;

/** An order of some items with all: what it does not name stays behind the one that was before it. */
function withAll(order: readonly number[], count: number): number[] {
  const all = [...order];
  for (let index = 0; index < count; index++)
    if (!order.includes(index)) all.splice(index === 0 ? 0 : all.indexOf(index - 1) + 1, 0, index);
  return all;
}
