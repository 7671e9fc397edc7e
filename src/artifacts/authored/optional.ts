import * as z from 'zod';
import { clean } from '../text.ts';

const anything = z.string().overwrite(clean).default('');
const anythings = z.array(z.string().overwrite(clean).min(1)).default([]);

/** A text that may be empty. Models must write every field: an empty one stands for none. */
export const maybe = (says: string) => anything.describe(says);

/** A list of texts that may be empty. */
export const maybes = (says: string) => anythings.describe(says);

type Filled<Fields> = { [Key in keyof Fields]?: Exclude<Fields[Key], false | undefined> };

/** The fields that say something: those without an empty text, an empty list or `false`. */
export function filled<Fields extends object>(fields: Fields): Filled<Fields> {
  const isFilled = ([, value]: [string, unknown]) =>
    value !== undefined && value !== '' && value !== false && !(Array.isArray(value) && value.length === 0);
  // What is left has the same names and values.
  return Object.fromEntries(Object.entries(fields).filter(isFilled)) as Filled<Fields>;
}
