import { type Id, idsIn, keyOf } from '../ids.ts';
import type { KiroRequirement } from './kiro-requirements.ts';

/** What a Kiro spec lets its tasks cite, and what to say of the rest. */
export class CitableRequirements {
  readonly #byKey: ReadonlyMap<string, KiroRequirement>;
  readonly #prefixes: ReadonlySet<string>;
  /** Ids with which a line begins, in whatever grammar. */
  readonly #written: ReadonlySet<string>;

  constructor(requirements: readonly KiroRequirement[], text: string) {
    // Of two with one number, what either has is there: that they are two is told once.
    this.#byKey = new Map(
      requirements.toSorted((one, other) => reach(one) - reach(other)).map((one) => [one.key, one]),
    );
    this.#prefixes = new Set(requirements.map(({ key }) => key.replace(/[\d.]{1,20}$/, '')));
    const starts = text.split('\n').map((line) => line.slice(0, 80).replace(/^[\s#*_|>[\]`-]{1,12}/, ''));
    this.#written = new Set(starts.flatMap((start) => idsIn(start.slice(0, 40)).slice(0, 1).map(keyOf)));
  }

  /** Why an id is not there; undefined where it is, or where that cannot be told. */
  lackOf({ prefix, numbers }: Id): string | undefined {
    if (this.#byKey.size === 0) return undefined;
    // R1.2 is 1.2 where requirements have bare numbers; any other prefix is of something else.
    const isBare = prefix === '' || (!this.#prefixes.has(prefix) && (prefix === 'R' || prefix === 'REQ'));
    if (!isBare && !this.#prefixes.has(prefix)) return undefined;
    const key = keyOf({ prefix: isBare ? '' : prefix, numbers });
    if (this.#byKey.has(key) || this.#written.has(key)) return undefined;
    const parentKey = key.slice(0, Math.max(0, key.lastIndexOf('.')));
    const parent = this.#byKey.get(parentKey);
    if (parent !== undefined) return lackIn(parent, numbers.at(-1) ?? 0);
    return numbers.length > 2 || this.#written.has(parentKey)
      ? undefined
      : `there is no requirement ${parentKey || key}`;
  }
}

const reach = ({ highest, isUnnumbered }: KiroRequirement): number => (isUnnumbered ? Number.MAX_VALUE : highest);

function lackIn({ label, key, highest, isUnnumbered }: KiroRequirement, criterion: number): string | undefined {
  if (isUnnumbered || (criterion >= 1 && criterion <= highest)) return undefined;
  return `${label} has no criterion ${criterion}: it ends at ${key}.${highest}`;
}
