import { quote } from '../../artifacts/reading/names.ts';

/** A fault for each list that has fewer items than it must. Values are named by their field, as in `{ edgeCases: [] }`. */
export function tooFew(min: number, lists: Readonly<Record<string, readonly unknown[]>>, of?: string): string[] {
  return Object.entries(lists)
    .filter(([, items]) => items.length < min)
    .map(([field, items]) => `${place(field, of)} has ${items.length} items; there must be at least ${min}.`);
}

/** A fault for each text that is shorter than so many characters: too short to say anything. */
export function tooShort(min: number, texts: Readonly<Record<string, string>>, of?: string): string[] {
  return Object.entries(texts)
    .filter(([, text]) => text.length < min)
    .map(([field, text]) => `${place(field, of)} has ${text.length} characters and says too little.`);
}

const place = (field: string, of: string | undefined): string =>
  of === undefined ? field : `${field} of ${quote(of)}`;
