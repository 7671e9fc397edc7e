import type { Brief } from '../../brief.ts';
import { plainMarks } from '../../reading/names.ts';

// A line break ends a clause; a sign between two digits, as in 2,000 or 18:00, does not.
const CLAUSE_END = /[;!?\n]|[,.:](?!\d)|(?<!\d)[,.:]/u;
/** So many words of a clause may be left: what joins a quote to its sentence. */
const REMAINDER_MAX = 2;

interface Word {
  start: number;
  end: number;
  isCovered: boolean;
}

/**
 * The words of idea and context that no quote, aside or question of the brief covers: for each passage, its clauses,
 * verbatim but for white space. A clause may have a word or two left.
 */
export function uncovered(brief: Brief, idea: string, context = ''): string[][] {
  const pieces = piecesOf(brief);
  return [idea, context].flatMap((text) => passagesLeft(text, pieces));
}

/** What covers. A question covers by each of its clauses, since its sentence is the author's own. */
function piecesOf({ demands, assumptions, questions, asides }: Brief): Set<string> {
  const quotes = [...demands, ...assumptions].map((one) => one.quote ?? '');
  const asked = questions.flatMap(({ text }) => [text, ...text.split(CLAUSE_END)]);
  const pieces = [...quotes, ...asides, ...asked].map((piece) => folded(lines(piece)));
  return new Set(pieces.filter((piece) => piece !== ''));
}

/** What is left of the clauses; what follows each other stands together. */
function passagesLeft(source: string, pieces: ReadonlySet<string>): string[][] {
  const text = lines(source);
  const covered = coverage(folded(text), pieces);
  const passages: string[][] = [];
  let start = 0;
  let wasLeft = false;
  for (const clause of text.split(CLAUSE_END)) {
    const words = wordsOf(clause, start, covered);
    start += clause.length + 1;
    if (words.length < 2) continue;
    const left = leftOf(words);
    const last = wasLeft ? passages.at(-1) : undefined;
    wasLeft = left !== undefined;
    if (left === undefined) continue;
    const said = text.slice(left.start, left.end);
    if (last === undefined) passages.push([said]);
    else last.push(said);
  }
  return passages;
}

/** One space between words, and a single line break where a line ends. */
const lines = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\s+/gu, (space) => (/[\n\r\u2028\u2029]/.test(space) ? '\n' : ' '))
    .trim();

/** On one line and in one letter case, each character in its place. */
const folded = (text: string): string =>
  plainMarks(text)
    .replaceAll('\n', ' ')
    .replace(/\p{Lu}/gu, (letter) => {
      const small = letter.toLowerCase();
      return small.length === letter.length ? small : letter;
    });

/** For each character, whether a piece covers it. */
function coverage(text: string, pieces: ReadonlySet<string>): Uint8Array {
  const covered = new Uint8Array(text.length);
  for (const piece of pieces) {
    let end = 0;
    // In a text that repeats itself, occurrences overlap.
    for (let at = text.indexOf(piece); at !== -1; at = text.indexOf(piece, at + 1)) {
      covered.fill(1, Math.max(at, end), at + piece.length);
      end = at + piece.length;
    }
  }
  return covered;
}

function wordsOf(clause: string, from: number, covered: Uint8Array): Word[] {
  return [...clause.matchAll(/[\p{L}\p{N}](?:\S*[\p{L}\p{N}])?/gu)].map(({ 0: { length }, index }) => {
    const [start, end] = [from + index, from + index + length];
    return { start, end, isCovered: covered.subarray(start, end).every((one) => one === 1) };
  });
}

/** From the first to the last word that is left; undefined where the clause is covered but for a word or two. */
function leftOf(words: readonly Word[]): Pick<Word, 'start' | 'end'> | undefined {
  const left = words.filter((word) => !word.isCovered);
  const [first] = left;
  const last = left.at(-1);
  if (first === undefined || last === undefined) return undefined;
  return left.length === words.length || left.length > REMAINDER_MAX
    ? { start: first.start, end: last.end }
    : undefined;
}
