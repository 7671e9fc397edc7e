import type { Capability, Domain } from './schema.ts';

type Pack = Pick<Domain | Capability, 'id' | 'triggers'>;

/**
 * All triggers of all packs as one text, a line a word or phrase: "book table", a tab, "booking:3 food-service:1". Sorted by
 * code units, so that a line is found without reading the others. Beginnings ("patient*") stand apart, behind an empty line.
 */
export function triggerLines(packs: readonly Pack[]): string {
  const pointers = new Map<string, string[]>();
  for (const { id, triggers } of packs)
    for (const { weight, words } of triggers)
      for (const word of new Set(words)) pointers.set(word, [...(pointers.get(word) ?? []), `${id}:${weight}`]);
  const lines = [...pointers].map(([word, to]) => ({ word, line: `${word}\t${to.join(' ')}\n` }));
  lines.sort((a, b) => (a.word < b.word ? -1 : 1));
  const isBeginning = ({ word }: { word: string }) => word.endsWith('*');
  const part = (those: typeof lines) => those.map(({ line }) => line).join('');
  return `${part(lines.filter((line) => !isBeginning(line)))}\n${part(lines.filter(isBeginning))}`;
}
