/** A piece of the text that says something about money, team or time, and nothing about the product. */
export interface Span {
  at: number;
  length: number;
}

/** A pattern may stand only where a part of a sentence begins, or end only where one ends. */
export const BEGINS = '(?<=^\\s{0,3}|[.;:!?,()–—•।]\\s{0,3})';
export const ENDS = '(?=\\s{0,3}(?:$|[.;:!?,()–—•।]))';

/** The text with a stop in the place of each span: what stood on its two sides no longer belongs together. */
export function cutSpans(text: string, spans: readonly Span[]): string {
  let result = '';
  let from = 0;
  for (const { at, length } of [...spans].sort((a, b) => a.at - b.at)) {
    if (at + length <= from) continue;
    result += `${text.slice(from, Math.max(from, at))} . `;
    from = at + length;
  }
  return result + text.slice(from);
}

/** Where the whole match stands. */
export const spanOf = (match: RegExpExecArray): Span => ({ at: match.index, length: match[0].length });

const WORDS =
  `1 one ein eine einem einen einer un una une um uma a an एक|2 two zwei zweit dos deux dois duas couple दो|3 three drei dritt tres trois três तीन|4 four vier viert cuatro quatre quatro चार|
5 five fünf fünft cinco cinq पांच पाँच|6 six sechs seis छह छः|7 seven sieben siete sept sete सात|8 eight acht ocho huit oito आठ|9 nine neun nueve neuf nove नौ|10 ten zehn diez dix dez दस|
11 eleven elf once onze|12 twelve zwölf doce douze doze बारह`.split(/\|\s*/);

const numbers = new Map(
  WORDS.flatMap((row) => {
    const [value = '', ...names] = row.split(' ');
    return names.map((name): [string, number] => [name, Number(value)]);
  }),
);

/** Alternatives for a small number in figures or in a word of one of the languages. Longest first. */
export const NUMBER = `(?:\\d{1,3}(?![.,]?\\d)|${[...numbers.keys()].sort((a, b) => b.length - a.length).join('|')})`;

/** The value of what NUMBER matched; undefined for anything else. */
export function numberOf(word: string | undefined): number | undefined {
  if (!word) return undefined;
  const value = numbers.get(word.toLowerCase()) ?? Number.parseInt(word, 10);
  return value > 0 ? value : undefined;
}
