import { criterionIdOf } from '../../artifacts/criterion-id.ts';
import { type Scenario, scenarioOf } from '../../artifacts/exports/scenario.ts';
import type { Feature, Features } from '../../artifacts/features.ts';
import { type Change, CRITERIA } from './changes.ts';
import type { Block, Compared, FilePair } from './compared.ts';
import { textOf, textsFrom, withTitle } from './criterion-text.ts';
import type { Claimed, Edit } from './edits.ts';
import { newFeature } from './new-feature.ts';
import type { Path, PlanParts } from './plan-parts.ts';
import { readFeatures } from './read-features.ts';
import type { ImportFormat, Known, ReadCriterion, ReadFeature, Texts } from './reading.ts';
import { idsIn, Standing } from './standing.ts';

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
  const reading = new Reading(own.filter(isRead), read, files, claimed);
  return [...reading.twice(), ...reading.features(), ...own.filter(isRead).flatMap((one) => reading.criteria(one))];
}

type Item = ReadFeature | ReadCriterion;

class Reading {
  readonly #files: readonly Compared[];
  readonly #claimed: ReadonlyMap<Compared, Claimed>;
  readonly #own: readonly Own[];
  readonly #before: readonly ReadFeature[];
  readonly #now: readonly ReadFeature[];
  readonly #standing: Standing;
  /** Ids that stand more than once now. */
  readonly #twice: ReadonlyMap<string, Item[]>;
  /** The features of all criteria of the plan. */
  readonly #owners: ReadonlyMap<string, Own>;
  /** Criteria that are not read any more and still stand, and why they are not removed. */
  readonly #stay: ReadonlyMap<string, { why: string; body: string[]; text: string }>;
  readonly #given: Set<string>;

  constructor(
    own: readonly Own[],
    { was, is, rest, used }: Reread,
    files: readonly Compared[],
    claimed: ReadonlyMap<Compared, Claimed>,
  ) {
    this.#files = files;
    this.#claimed = claimed;
    this.#own = own;
    this.#before = was;
    this.#now = is;
    this.#standing = new Standing(files, rest);
    const all = [...is, ...is.flatMap(({ criteria }) => criteria)];
    const byId = Map.groupBy(all, ({ id }) => id ?? '');
    this.#twice = new Map([...byId].filter(([id, those]) => id !== '' && those.length > 1));
    this.#owners = new Map(own.flatMap((one) => one.criteria.map((id): [string, Own] => [id, one])));
    const texts = new Set(is.flatMap(({ criteria }) => criteria.flatMap((one) => (one.id ? [] : textOf(one.parts)))));
    const gone = was.flatMap(({ criteria }) => criteria).filter(({ id }) => !byId.has(id ?? ''));
    this.#stay = new Map(
      gone.flatMap((one) => {
        const [id, text] = [one.id ?? '', textOf(one.parts)];
        const place = this.#standing.placeOf(id, one);
        const body = byId.has(this.#owners.get(id)?.id ?? '') ? this.#standing.bodyOf(one) : [];
        const isBare = body.length > 0 || texts.has(text);
        if (place === undefined && !isBare) return [];
        const why = place
          ? `${id} still stands at ${place}, where it is not read as a criterion: it is not removed.`
          : `The words of ${id} still stand, without its id: it is not removed.`;
        return [[id, { why, body, text }]];
      }),
    );
    this.#given = new Set([...used, ...byId.keys()]);
  }

  /** What has an id that another item has too: nothing is taken of either. */
  twice(): Edit[] {
    return [...this.#twice].flatMap(([id, those]) => {
      const why = `${id} stands ${those.length} times, at ${those.map(placeOfItem).join(' and ')}: nothing is taken of them.`;
      const was = [...this.#before, ...this.#before.flatMap(({ criteria }) => criteria)].find((one) => one.id === id);
      return [
        ...(was ? this.#edit(was, undefined, [], why) : []),
        ...those.flatMap((one) => this.#edit(undefined, one, [], why)),
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
      edits.push(...this.#edit(was, undefined, options, why));
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
      edits.push(...this.#edit(undefined, feature, why ? [] : [[change]], why));
    }
    return edits;
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
      const why = this.#whyMixed(one, was);
      if (index === undefined) {
        edits.push(...this.#insert(one, { id, list, after }, why));
        continue;
      }
      after = index;
      order.push(index);
      if (was === undefined || this.#isSame(was, one)) continue;
      const texts = textsFrom(feature.acceptanceCriteria[index] ?? '', was.parts, one.parts);
      const options = texts.map((text): Change[] => [
        { kind: 'set', path: [...list, index], value: withTitle(text, one.title) },
      ]);
      edits.push(...this.#edit(was, one, why ? [] : options, why));
    }
    for (const [index, gone] of criteria.entries()) {
      const was = before.find((one) => one.id === gone);
      if (!was || order.includes(index) || this.#twice.has(gone) || this.#isMoved(gone)) continue;
      const why = this.#stay.get(gone)?.why;
      edits.push(...this.#edit(was, undefined, why ? [] : [[{ kind: 'remove', path: [...list, index] }]], why));
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
      return this.#edit(undefined, one, why ? [] : [[{ kind: 'insert', list, after, item }]], why);
    }
    const home = this.#before.find((feature) => feature.id === owner.id);
    const was = home?.criteria.find((other) => other.id === one.id);
    if (was === undefined || !this.#isMoved(one.id ?? ''))
      return this.#edit(undefined, one, [], `It is a criterion of ${owner.id}, which is not there.`);
    const next = this.#nextId(id);
    const path = ['features', 'features', owner.at, CRITERIA, owner.criteria.indexOf(one.id ?? '')];
    const options: Change[][] = [
      [
        { kind: 'insert', list, after, item: { text, id: next } },
        { kind: 'remove', path },
      ],
    ];
    const becomes = { path, id: next };
    return [...this.#edit(was, undefined, options), ...this.#edit(undefined, one, options)].map((edit) => ({
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

  /** Why a criterion is not taken that has words of one that lost its place. */
  #whyMixed(one: ReadCriterion, was: ReadCriterion | undefined): string | undefined {
    if (this.#stay.size === 0) return undefined;
    const keys = new Set(this.#keysOf(one, 'is'));
    const had = new Set(was ? this.#keysOf(was, 'was') : []);
    const named = new Set(this.#rawOf(one, 'is').flatMap(idsIn));
    for (const [id, { why, body, text }] of this.#stay) {
      const isText = one.id === undefined && textOf(one.parts) === text;
      const isNamed = one.id === undefined && named.has(id);
      if (isText || isNamed || body.some((key) => keys.has(key) && !had.has(key))) return why;
    }
    return undefined;
  }

  #file({ file }: Pick<ReadCriterion, 'file'>): Compared | undefined {
    return this.#files.find(({ path }) => path === file);
  }

  #places(of: Pick<ReadCriterion, 'file' | 'lines'>, side: 'was' | 'is'): number[] {
    const numbers = new Set(of.lines);
    return (this.#file(of)?.[side].lines ?? []).flatMap(({ number }, at) => (numbers.has(number) ? [at] : []));
  }

  #keysOf = (of: Item, side: 'was' | 'is'): string[] =>
    this.#places(of, side).map((at) => this.#file(of)?.[side].lines[at]?.key ?? '');

  #rawOf = (of: Item, side: 'was' | 'is'): string[] =>
    this.#places(of, side).map((at) => this.#file(of)?.[side].lines[at]?.raw ?? '');

  #isSame = (was: ReadCriterion, is: ReadCriterion): boolean =>
    this.#keysOf(was, 'was').join('\n') === this.#keysOf(is, 'is').join('\n');

  /** The lines of an item that was there, is there, or both; nothing else reads them. */
  #edit(was: Item | undefined, is: Item | undefined, options: Change[][], why?: string): Edit[] {
    const file = this.#file(was ?? (is as ReadFeature));
    const claimed = file && this.#claimed.get(file);
    if (file === undefined || claimed === undefined) return [];
    const all = was === undefined ? [] : this.#places(was, 'was');
    const gone = all.filter((at) => file.partners[at] === -1);
    const isNew = (at: number) => !file.kept.has(at);
    // The lines of what stays in the plan stand elsewhere and are no other item's.
    const keys = new Set(why !== undefined && is === undefined ? gone.map((at) => file.was.lines[at]?.key) : []);
    const same = file.is.lines.flatMap(({ key }, at) => (keys.has(key) ? [at] : []));
    const come = (is === undefined ? same : this.#places(is, 'is')).filter(isNew);
    for (const at of gone) claimed.was.add(at);
    for (const at of come) claimed.is.add(at);
    return [
      {
        ...{ file, was: gone, is: come, options, stood: all[0] },
        ...(was === undefined ? { isItem: true as const } : {}),
        ...(why === undefined ? {} : { why }),
      },
    ];
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

const placeOfItem = ({ file, lines }: Item): string => `${file}:${lines[0] ?? 1}`;

/** An order of some items with all: what it does not name stays behind the one that was before it. */
function withAll(order: readonly number[], count: number): number[] {
  const all = [...order];
  for (let index = 0; index < count; index++)
    if (!order.includes(index)) all.splice(index === 0 ? 0 : all.indexOf(index - 1) + 1, 0, index);
  return all;
}
