import { quote } from '../../artifacts/reading/names.ts';

/** A fault for each text that is shorter than so many characters: too short to say anything. */
export function tooShort(min: number, texts: Readonly<Record<string, string>>, of?: string): string[] {
  return Object.entries(texts)
    .filter(([, text]) => text.length < min)
    .map(([field, text]) => `${place(field, of)} has ${text.length} characters and says too little.`);
}

const place = (field: string, of: string | undefined): string =>
  of === undefined ? field : `${field} of ${quote(of)}`;
