import type { Capability, Domain } from './schema.ts';

type Pack = Pick<Domain | Capability, 'id' | 'triggers'>;

/**
 * All triggers of all packs as one text, a line a word or phrase: "book table", a tab, "booking:3 food-service:1". Sorted by
 * code units, so that a line is found without reading the others. Beginnings ("patient*") stand apart, behind an empty line.
 */
export function triggerLines(packs: readonly Pack[]): string {
  const pointers = new Map<string, string>();
  for (const { id, triggers } of packs)
    for (const { weight, words } of triggers)
      for (const word of new Set(words)) {
        const before = pointers.get(word);
        pointers.set(word, before === undefined ? `${id}:${weight}` : `${before} ${id}:${weight}`);
      }
  const [words, beginnings]: [string[], string[]] = [[], []];
  for (const word of [...pointers.keys()].sort())
    (word.endsWith('*') ? beginnings : words).push(`${word}\t${pointers.get(word)}\n`);
  return `${words.join('')}\n${beginnings.join('')}`;
}
