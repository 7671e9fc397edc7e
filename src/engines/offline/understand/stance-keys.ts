/** How far around a name is looked: characters, then words of its own sentence, of the one before and of the next. */
const REACH = 220;
const WORDS = 14;
const [BEFORE, BEHIND] = [8, 10];
const NEAR = 4;
/** A sentence of one word says nothing of the next. */
const SENTENCE_MIN = 2;

/**
 * The name at a place in a text and the words around it, as signs of what is thought of what stands there: "=x:stars" what is
 * named, "<no" before it, ">froze" behind it, "<1:no" the nearest, "<no app" two in a row, "[never" in the sentence before,
 * "]instead" in the next.
 */
export function stanceKeys(low: string, at: number, length: number): string[] {
  const before = sentences(low.slice(Math.max(0, at - REACH), at));
  const after = sentences(low.slice(at + length, at + length + REACH));
  const left = (before.at(-1) ?? []).slice(-WORDS).toReversed();
  const right = (after[0] ?? []).slice(0, WORDS);
  const name = low.slice(at, at + length);
  return [
    ...new Set([
      ...[name, ...name.split(/[^\p{L}]+/u)].map((word) => `=x:${word}`),
      ...side('<', left),
      ...side('>', right),
      ...beside(before.at(-2))
        .slice(-BEFORE)
        .map((word) => `[${word}`),
      ...beside(after[1])
        .slice(0, BEHIND)
        .map((word) => `]${word}`),
      ...(left.length === 0 ? [low.slice(0, at).trim() === '' ? '<1:^^' : '<1:^'] : []),
      ...(right.length === 0 ? ['>1:$'] : []),
      ...(left[0] ? [`${left[0]}_${right[0] ?? '$'}`] : []),
    ]),
  ];
}

const beside = (sentence: readonly string[] = []) => (sentence.length < SENTENCE_MIN ? [] : sentence);

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
