/** How far around a name is looked: characters, then words. */
const REACH = 160;
const WORDS = 9;
const NEAR = 3;
const BESIDE = 7;

/**
 * The words around a place in a text, as signs of what is thought of what stands there: "<no" before it, ">froze" behind it,
 * "<1:no" the nearest, "<no app" two in a row, "]never" in the next sentence, "[sued" in the one before.
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
      ...(after[1] ?? []).slice(0, BESIDE).map((word) => `]${word}`),
      ...(before.at(-2) ?? []).slice(-BESIDE).map((word) => `[${word}`),
      ...(left.length === 0 ? [low.slice(0, at).trim() === '' ? '<1:^^' : '<1:^'] : []),
      ...(right.length === 0 ? ['>1:$'] : []),
      `${left[0] ?? '^'}_${right[0] ?? '$'}`,
    ]),
  ];
}

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
