import type { Entity } from '../../design/design.ts';
import { singular } from '../../language/inflect.ts';
import type { RuleSaid } from '../../understand/rules-said.ts';

const [LETTERS_MAX, LETTERS_BESIDE, WORDS_MIN] = [64, 50, 3];
/** Said by and to somebody: no name of what is built. */
const SPOKEN =
  /(?<!\p{L})(?:i|we|me|us|my|our|mine|you|your|it|they|this|that|there|he|she|them|him|her|their|his|would|each one|if one)(?!\p{L})|["“”(){}:]/iu;
/** Begins as a sentence does that is whole. */
const BEGINS =
  /^(?:[Aa]n?|[Tt]he|[Nn]o|[Nn]obody|[Nn]othing|[Ee]ach|[Ee]very|[Aa]ll|[Ii]f|[Ww]hoever|[Oo]nly|[Uu]nder|[Oo]ver|\p{Lu}\p{Ll}+s)\s/u;
/** Says what must or may not be, or when. */
const BINDS = /\b(?:must|may|never|only|cannot|no|nobody|nothing|has to|have to|unless|until|\d+)\b/i;

/** What the rules are called as a feature: by the first that can be said as a name; `undefined` where none can. */
export function namedAfter(rules: readonly RuleSaid[]): string | undefined {
  const most = rules.length > 1 ? LETTERS_BESIDE : LETTERS_MAX;
  const first = rules
    .map(({ says }) => says.trim().replace(/[.;,]+$/, ''))
    .find(
      (says) =>
        says.length <= most &&
        says.split(' ').length >= WORDS_MIN &&
        BEGINS.test(says) &&
        BINDS.test(says) &&
        !SPOKEN.test(says),
    );
  if (!first) return undefined;
  const name = first.charAt(0).toUpperCase() + first.slice(1);
  const beside = rules.length - 1;
  return beside === 0 ? name : `${name}, and ${beside === 1 ? 'one more rule' : `${beside} more rules`}`;
}

const HAS =
  /^(?:every|each|all)\s.{2,40}\s(?:has|have|gets?|carr(?:y|ies)|bears?)\s(?:an?|its|their|the)?\s?(?:own\s)?(.{2,30})$/i;

/** "Every tube has a 2D code": a field of the thing itself holds it, and the data model refuses a row without. */
export function isHeldByField({ says }: RuleSaid, { fields }: Pick<Entity, 'fields'>): boolean {
  const held = HAS.exec(says)?.[1]?.split(' ').at(-1)?.toLowerCase();
  if (!held) return false;
  const names = fields.map((field) => (field.split(':')[0] ?? '').toLowerCase());
  return names.some((name) => name.endsWith(singular(held)) || name.endsWith(held));
}
