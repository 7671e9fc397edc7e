/** How far around a name is looked: characters, then words. */
const REACH = 160;
const WORDS = 9;
const NEAR = 3;
const BESIDE = 7;

/**
 * The words around a place in a text, as signs of what is thought of what stands there: "<no" before it, ">froze" behind it,
 * "<1:no" the nearest, "<no app" two in a row, "]never" in the next sentence.
 */
export function stanceKeys(low: string, at: number, length: number): string[] {
  const before = sentences(low.slice(Math.max(0, at - REACH), at));
  const after = sentences(low.slice(at + length, at + length + REACH));
  const left = (before.at(-1) ?? []).slice(-WORDS).toReversed();
  const right = (after[0] ?? []).slice(0, WORDS);
  return [
    ...new Set([
      ...side('<', left),
      ...side('>', right),
      ...(after[1] ?? []).slice(0, BESIDE).flatMap((word) => (TAKES_UP.has(word) ? `]${word}` : [])),
      ...(right.length === 0 ? ['>1:$'] : []),
      ...(left[0] ? [`${left[0]}_${right[0] ?? '$'}`] : []),
    ]),
  ];
}

/** Words that say something of what stands in the sentence before; any other is about something else. */
const TAKES_UP = new Set(
  `no not never nobody nothing none neither again it it's that that's this those they them stays instead without both enough done gone over forbidden out only
  nicht nie keine nein das ne pas jamais non cela ça no nunca eso nada não isso nem नहीं`.split(/\s+/),
);

/** The words of one side, the nearest first; those of another clause count apart. */
function side(sign: string, words: readonly string[]): string[] {
  let clause = '';
  return words.flatMap((word, at) => {
    if (PARTS.test(word)) clause = ',';
    const next = words[at - 1];
    return [
      `${sign}${clause}${word}`,
      ...(at < NEAR ? [`${sign}${at + 1}:${word}`] : []),
      `${sign}${clause}${word} ${next ?? '*'}`,
    ];
  });
}

const PARTS = /^[,:()–—;-]$/;

/** Words and the signs that part clauses, sentence by sentence; a figure is one word whatever it counts. */
function sentences(text: string): string[][] {
  return text
    .split(/[.!?;।\n]+(?=\s|$)/)
    .map((sentence) => (sentence.match(/[\p{L}\p{M}]+(?:['’][\p{L}]+)?|\d+|[,:()–—-](?=\s)|[("“]/gu) ?? []).map(plain));
}

const plain = (word: string) => (/^\d/.test(word) ? '0' : word.replace('’', "'"));
