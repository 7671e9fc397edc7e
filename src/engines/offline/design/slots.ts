import type { Phrase } from '../knowledge/schema.ts';
import { dictionary } from '../language/dictionary.ts';
import { pick } from '../language/hash.ts';
import { capital, kebab, pascal, plural, withArticle } from '../language/inflect.ts';

/** A word of the product at hand in all the forms a phrase may want. */
export interface Word {
  one: string;
  many: string;
  /** In the data model: HiveInspection. */
  name: string;
  /** In a URL: hive-inspections. */
  path: string;
}

/** Words by slot: `object`, `actor`, `other`, `keeper`, `product` and the keys of a capability's own entities. */
export type Slots = Map<string, Word>;

/** A word from a noun; `name` and `path` when they are settled already. */
export function word(one: string, given: Partial<Word> = {}): Word {
  const many = given.many ?? plural(one);
  return { one, many, name: given.name ?? pascal(one), path: given.path ?? kebab(many) };
}

/** An article written before a slot ("a {object}") and a verb after it ("{objects} are") are settled by the word that comes in. */
const SLOT =
  /(\b[Aa]n? )?\{(An |an )?([A-Za-z]+)(\.name|\.path)?\}( (?:are|were|have|do|go|need|arrive|leave|come|change|develop|fail|stand|lie|move|rise|fall|meet|get|cost|wait|suffer)\b)?/g;

/** Somebody else's words within a phrase: braces in them are no slots. */
export const literal = (text: string): string => text.replaceAll('{', '(').replaceAll('}', ')');

/** Fills the slots of a phrase; of several ways to say it, `key` decides. See knowledge/schema.ts for the language. */
export function say(phrase: Phrase, slots: Slots, key: string): string {
  const template = renamed(typeof phrase === 'string' ? phrase : pick(phrase, key + phrase[0]), slots);
  return capital(
    template
      .replace(
        SLOT,
        (_all, written: string | undefined, article: string | undefined, slot: string, form?: string, verb?: string) =>
          (form && written ? written + fill(slots, slot, article, form) : fill(slots, slot, article ?? written, form)) +
          agree(verb ?? '', slot, slots),
      )
      .replace(TWICE, '$1$2'),
  );
}

/** Slot under which stands what a text calls its object, where the product calls it otherwise. */
export const RENAMED = 'renamed';

/** "Expired vessels" as "expired tubes" where the idea speaks of tubes. A text without the word stays as it is. */
function renamed(template: string, slots: Slots): string {
  const [old, object] = [slots.get(RENAMED), slots.get('object')];
  if (!old || !object || !template.includes(old.one)) return template;
  return template
    .replaceAll(new RegExp(`(?<![{\\p{L}/])${old.many}(?!\\.(?:path|name)\\}|[}\\p{L}])`, 'gu'), object.many)
    .replaceAll(
      new RegExp(`\\b([Aa]n? )?(?<![{\\p{L}/])${old.one}(?!\\.(?:path|name)\\}|[}\\p{L}])`, 'gu'),
      (_all, article?: string) => {
        const shown = article ? withArticle(object.one) : object.one;
        return article?.startsWith('A') ? capital(shown) : shown;
      },
    );
}

/** "{Object} prices" of a price: prices. */
const TWICE = /\b(\p{L}{4,}) \1(e?s)?\b/giu;

/** Fills every phrase of a list that fits the product: those about {other} only where there is somebody on the other side. */
export function sayAll(phrases: readonly Phrase[], slots: Slots, key: string): string[] {
  return phrases.filter((phrase) => fits(phrase, slots)).map((phrase) => say(phrase, slots, key));
}

/** The phrase needs nobody whom the product does not have. */
export function fits(phrase: Phrase, slots: Slots): boolean {
  const twoSided = slots.get('other')?.one !== slots.get('actor')?.one;
  return twoSided || ![phrase].flat().some((one) => /\{(an )?others?\}/i.test(one));
}

function fill(slots: Slots, key: string, article: string | undefined, form: string | undefined): string {
  const low = key.charAt(0).toLowerCase() + key.slice(1);
  const exact = slots.get(low);
  const found = exact ?? slots.get(low.replace(/s$/, ''));
  if (!found) return low;
  if (form === '.name') return found.name;
  if (form === '.path') return found.path;
  const words = exact ? found.one : found.many;
  const shown = article ? withArticle(words) : words;
  return key !== low || article?.startsWith('A') ? capital(shown) : shown;
}

const ODD: Record<string, string> = dictionary({ are: 'is', were: 'was', have: 'has', do: 'does', go: 'goes' });

/** "{objects} are" of what cannot be counted: "equipment is". */
function agree(verb: string, slot: string, slots: Slots): string {
  const low = slot.charAt(0).toLowerCase() + slot.slice(1);
  const many = slots.has(low) ? undefined : slots.get(low.replace(/s$/, ''));
  if (!many || many.many !== many.one || withArticle(many.one) !== many.one) return verb;
  const word = verb.trim();
  return verb && ` ${ODD[word] ?? `${word}s`}`;
}
