/** Letters of a name before the mark, as in "Ada> ". */
const NAME_MAX = 20;

/** Whether a line is quoted: "> ", ">> ", "Ada> ", "  >". */
export function isQuote(line: string): boolean {
  return quoteEnd(line) > 0;
}

/** The line with its quote marks in the one common form: "Ada> AL> so" as "> > so". */
export function plainQuote(line: string): string {
  const end = quoteEnd(line);
  return line.slice(0, end).replace(/\p{L}/gu, '') + line.slice(end);
}

/** Where the quote marks end, 0 when there are none. Walks: a line may be a megabyte of marks. */
function quoteEnd(line: string): number {
  let end = 0;
  for (let i = 0, letters = 0; i < line.length; i++) {
    const c = line[i] ?? '';
    if (c === '>') {
      end = i + 1;
      letters = 0;
    } else if (isLetter(c) && letters < NAME_MAX) letters++;
    else if (!(c === ' ' || c === '\t' || c === '\u00a0') || letters > 0) break;
  }
  return end;
}

function isLetter(c: string): boolean {
  return /\p{L}/u.test(c);
}
