import { textOf } from './criterion-text.ts';
import type { ItemEdits } from './item-edits.ts';
import type { ReadTwice } from './read-twice.ts';
import type { ReadCriterion } from './reading.ts';
import { idsIn, type Standing } from './standing.ts';

interface Stay {
  why: string;
  /** Keys of its lines, which stand without its heading. */
  body: readonly string[];
  text: string;
}

/** Criteria that no reader finds any more and that still stand somewhere. */
export class Staying {
  readonly #lines: ItemEdits;
  readonly #stay: ReadonlyMap<string, Stay>;

  /** `isThere` tells whether the feature of a criterion is read. */
  constructor(standing: Standing, lines: ItemEdits, { was, is }: ReadTwice, isThere: (id: string) => boolean) {
    this.#lines = lines;
    const now = is.flatMap(({ criteria }) => criteria);
    const ids = new Set(now.map(({ id }) => id));
    const texts = new Set(now.flatMap(({ id, parts }) => (id === undefined ? textOf(parts) : [])));
    const gone = was.flatMap(({ criteria }) => criteria).filter(({ id }) => !ids.has(id));
    this.#stay = new Map(
      gone.flatMap((one): [string, Stay][] => {
        const [id, text] = [one.id ?? '', textOf(one.parts)];
        const place = standing.placeOf(id, one);
        const body = isThere(id) ? standing.bodyOf(one) : [];
        if (place === undefined && body.length === 0 && !texts.has(text)) return [];
        const why = place
          ? `${id} still stands at ${place}, where it is not read as a criterion: it is not removed.`
          : `The words of ${id} still stand, without its id: it is not removed.`;
        return [[id, { why, body, text }]];
      }),
    );
  }

  /** Why a criterion is not removed. */
  whyOf = (id: string): string | undefined => this.#stay.get(id)?.why;

  /** Why a criterion is not taken that has words of one that lost its place. */
  whyMixed(one: ReadCriterion, was: ReadCriterion | undefined): string | undefined {
    if (this.#stay.size === 0) return undefined;
    const keys = new Set(this.#lines.keysOf(one, 'is'));
    const had = new Set(was ? this.#lines.keysOf(was, 'was') : []);
    const named = new Set(this.#lines.rawOf(one, 'is').flatMap(idsIn));
    for (const [id, { why, body, text }] of this.#stay) {
      const isText = one.id === undefined && textOf(one.parts) === text;
      const isNamed = one.id === undefined && named.has(id);
      if (isText || isNamed || body.some((key) => keys.has(key) && !had.has(key))) return why;
    }
    return undefined;
  }
}
