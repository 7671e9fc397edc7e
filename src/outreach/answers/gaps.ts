/** What a writer leaves open because only the sender knows it: `[[two times that suit you]]`. */
const GAP = /\[\[([^[\]]{0,300})\]\]/g;

/** What each gap of a text asks for, in order. */
export const gapsIn = (text: string): string[] => [...text.matchAll(GAP)].map(([, asks = '']) => asks.trim());

/** A gap that asks for this. What it quotes cannot end it. */
export const gap = (asks: string): string => `[[${asks.replace(/[[\]]/g, '').slice(0, 300)}]]`;

/** The text with what stands between its gaps changed, and the gaps as they are. */
export function betweenGaps(text: string, change: (piece: string) => string): string {
  let changed = '';
  let done = 0;
  for (const found of text.matchAll(GAP)) {
    changed += change(text.slice(done, found.index)) + found[0];
    done = found.index + found[0].length;
  }
  return changed + change(text.slice(done));
}
