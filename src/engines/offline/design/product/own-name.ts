import type { EntitySpec, Product } from '../../knowledge/schema.ts';
import { kebab, lastWord, pascal, plural, singular } from '../../language/inflect.ts';
import type { Understanding } from '../../understand/understand.ts';
import { RENAMED, type Word, word } from '../slots.ts';

/** A name for the main thing of a product, in all its forms. */
export interface OwnName {
  one: string;
  many: string;
  name: string;
  path: string;
}

/** Verbs, fields and rooms as often as a thing that is kept: they rename nothing. */
const LOOSE = new Set(
  'work password text key number account right access day game match unit performance sailing alarm release short show shot site entry piece hour audio cost bill damage loss return record trail item building house income spending interview meeting issue'.split(
    ' ',
  ),
);

/**
 * The idea's own noun for what a kind of product is about: its tubes where the kind speaks of vessels, its sets of tyres where it
 * speaks of stored lots. None where the idea says the kind's own noun, or no other that means the same.
 */
export function ownNameOf(product: Product, main: EntitySpec, understanding: Understanding): string | undefined {
  const said = nounsOf(understanding);
  const head = singular(lastWord(main.name));
  const others = product.entities.filter((one) => one !== main).map(({ name }) => lastWord(name));
  const free = (main.words ?? []).filter((word) => !others.includes(lastWord(word)) && !LOOSE.has(word));
  const told = free.filter((word) => said.has(word)).sort((a, b) => (said.get(b) ?? 0) - (said.get(a) ?? 0));
  // Cats and dogs are animals.
  if (sortsOf(product, understanding) > 1) return free.includes(head) ? head : undefined;
  if (told.includes(head) && main.name !== head) return head;
  return said.has(head) ? undefined : told[0];
}

/** How many sorts of the main thing the idea tells of, where the kind names several: "80 cats and 35 dogs". */
export function sortsOf(product: Product, understanding: Understanding): number {
  const main = product.entities.find(({ key }) => key === product.object);
  const head = main && singular(lastWord(main.name));
  if (!main || head === undefined || !OF_SORTS.has(head)) return 0;
  const said = nounsOf(understanding);
  return (main.words ?? []).filter((word) => word !== head && said.has(word)).length;
}

const OF_SORTS = new Set(['animal', 'plant', 'pet']);

export const nameFrom = (one: string): OwnName => {
  const many = plural(one);
  return { one, many, name: pascal(one), path: kebab(many) };
};

/** What the kind calls its main thing, where the idea calls it otherwise: texts that speak of it by that name say the idea's. */
export function renamedSlot(product: Product | undefined, object: Word): [string, Word][] {
  const main = product?.entities.find(({ key }) => key === product.object);
  const isOther = main && singular(lastWord(main.name)) !== singular(lastWord(object.one));
  return isOther && !EVERYDAY.has(main.name) && object.name !== pascal(main.name) ? [[RENAMED, word(main.name)]] : [];
}

/** Said in other senses as well: "no matter who", "a background job". */
const EVERYDAY = new Set(
  'matter job item run event visit entry request order session unit control release draft piece claim case game turn deal lead note ticket report watch round plan shift lesson ride trip proof finding check tour gig swap batch challenge clip commission asset point question answer document contract tray course reservation booking'.split(
    ' ',
  ),
);

/** The idea says the kind's own noun. */
export const saysHead = (main: Pick<EntitySpec, 'name'>, understanding: Understanding): boolean =>
  nounsOf(understanding).has(singular(lastWord(main.name)));

/** Things that idea and context speak of, each by its last word and as a whole, and how often. */
function nounsOf(understanding: Understanding): ReadonlyMap<string, number> {
  const known = read.get(understanding);
  if (known) return known;
  const { reading, contextReading, constraints } = understanding;
  const found = new Map<string, number>();
  const add = (name: string) => found.set(name, (found.get(name) ?? 0) + 1);
  for (const { noun } of [...reading.mentions, ...contextReading.mentions].filter(({ noun }) => noun.is === 'thing')) {
    add(noun.head);
    if (noun.name !== noun.head) add(noun.name);
  }
  for (const { of } of constraints.scale) add(singular(lastWord(of)));
  read.set(understanding, found);
  return found;
}
const read = new WeakMap<Understanding, ReadonlyMap<string, number>>();
