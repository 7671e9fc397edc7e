import type { Product } from '../../knowledge/schema.ts';
import { persons } from '../../knowledge/words/people.ts';
import { lastWord, singular } from '../../language/inflect.ts';
import type { Understanding } from '../../understand/understand.ts';
import type { Design, Entity } from '../design.ts';

const ROLE = /^(role: )([a-z]+(?:[ -][a-z]+)*(?: \| [a-z]+(?:[ -][a-z]+)*)+)(.*)$/;
/** "Guests see only their own calendar": somebody who may do less than the others. */
const OWN_ONLY =
  /(?<![\p{L}])(\p{L}+s) (?:may |can |should |must |shall )?(?:only )?(?:see|view|edit|change|open|read) only (?:their|his|her|its) own\b|(?<![\p{L}])(\p{L}+s) (?:may |can |should |must |shall )?only (?:see|view|edit|change|open|read) (?:their|his|her|its) own\b/iu;

/**
 * Roles that a table tells apart, in the words of the plan's people: a stylist is an artist where the plan speaks of artists, and
 * whoever the idea lets see only what is their own has a role of their own.
 */
export function rolesInOwnWords(
  kind: Product,
  entities: readonly Entity[],
  people: Design['people'],
  { idea, context }: Understanding,
): void {
  const renamed = new Map<string, string>();
  for (const side of ['user', 'customer', 'keeper'] as const) {
    const [usual, own] = [kind.people[side]?.name, people[side]?.one];
    if (usual !== undefined && own !== undefined && lastWord(usual) !== lastWord(own))
      renamed.set(lastWord(usual), lastWord(own));
  }
  const less = whoSeesLess({ idea, context });
  const members = new Set([lastWord(kind.people.user.name), lastWord(people.user.one)]);
  for (const entity of entities)
    entity.fields = entity.fields.map((field) => {
      const [, start, listed, rest] = ROLE.exec(field) ?? [];
      if (start === undefined || listed === undefined) return field;
      const values = listed.split(' | ').map((value) => renamed.get(value) ?? value);
      const isStaff =
        listed.split(' | ').some((value) => members.has(value)) || values.some((value) => members.has(value));
      if (isStaff && isPerson(less, idea) && less !== people.customer?.one) values.push(less);
      return `${start}${[...new Set(values)].join(' | ')}${rest}`;
    });
}

/** Whoever the text lets see only what is their own, in singular; the empty text for nobody. */
export function whoSeesLess({ idea, context }: Pick<Understanding, 'idea' | 'context'>): string {
  const found = OWN_ONLY.exec(`${idea} ${context}`);
  return singular((found?.[1] ?? found?.[2] ?? '').toLowerCase());
}

/** It is a word for people, or the idea says that some of its people are so called. */
export const isPerson = (one: string, idea: string) => persons.has(one) || isOfThem(one, idea);

/** "Five artists, two of them guests": a sort of those who work there. */
const isOfThem = (one: string, idea: string) =>
  one !== '' && new RegExp(`\\bof (?:them|whom|us) (?:are |is )?(?:an? )?${one}`, 'iu').test(idea);
