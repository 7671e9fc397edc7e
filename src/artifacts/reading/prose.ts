// Words that promise without saying what will be seen.
const VAGUE =
  /\b(?:fast|quick(?:ly)?|easy|easily|intuitive(?:ly)?|seamless(?:ly)?|robust|user-friendly|simple|simply|modern|powerful|flexible|scalable|efficient(?:ly)?|appropriate(?:ly)?|smooth(?:ly)?|beautiful|innovative|cutting-edge|state-of-the-art|world-class|best-in-class|next-generation|revolutionary|engaging|delightful|as needed|properly|correctly|high-quality|optimi[sz]ed|leverage)\b/giu;

/** Vague words of a text, as they stand there. */
export function vagueWords(text: string): string[] {
  return text.match(VAGUE) ?? [];
}

/** Number of words in a text, counted by its spaces. */
export function wordCount(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}

/** A number with at most two decimals: a score is a band, not a measurement. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The share of items that pass, or undefined when there are none. */
export function shareOf<Item>(items: readonly Item[], passes: (item: Item) => boolean): number | undefined {
  return items.length === 0 ? undefined : rounded(items.filter(passes).length / items.length);
}
