/** Where the word stands in the lower-case text, not as a part of another; scripts without spaces part no words. */
export function placesOf(low: string, word: string): number[] {
  const places: number[] = [];
  for (let at = low.indexOf(word); at >= 0; at = low.indexOf(word, at + 1))
    if (UNPARTED.test(word) || (!LETTER.test(low[at - 1] ?? ' ') && !LETTER.test(low[at + word.length] ?? ' ')))
      places.push(at);
  return places;
}

/** Hebrew and all scripts behind it in Unicode. */
const UNPARTED = /[\u0590-\uffff]/;
const LETTER = /[\p{L}\p{N}]/u;
