/** A line of a file as it is compared: two lines with the same key say the same. */
export interface TextLine {
  /** From 1. */
  number: number;
  raw: string;
  key: string;
  /** Whether it stands in a fence, where each letter counts. */
  isCode: boolean;
}

const FENCE = /^\s{0,8}(`{3,}|~{3,})/;
/** Stands before what is no text in a key, so that an escaped sign and a bare one at the start of a line differ. */
const ESCAPED = '\u0001';
const IN_CODE = '\u0002';
/** Numbers at the start of a line that formats count anew: the item they number has an id beside. */
const COUNTED = /^((?:#{1,6} (?:(?:Requirement|Phase) )?|[-*] \[[ xX]\]\*? )?)\d{1,4}(?:\.\d{1,4}){0,2}(?=[.):\s])/;
const BOX = /^([-*]) \[[ xX]\]/;

/**
 * The lines of a text that count: blank ones outside of fences do not. White space, escapes, the state of a box and numbers
 * that follow from the order make no difference.
 */
export function linesOf(text: string): TextLine[] {
  const lines: TextLine[] = [];
  let fence: string | undefined;
  for (const [at, written] of text.split('\n').entries()) {
    const raw = written.trimEnd();
    const mark = FENCE.exec(raw)?.[1];
    const isCode = fence !== undefined;
    if (fence === undefined)
      fence = mark !== undefined && !raw.slice(raw.indexOf(mark)).includes(' `') ? mark : undefined;
    else if (mark?.startsWith(fence) && raw.trim() === mark) fence = undefined;
    const isInside = isCode && fence !== undefined;
    if (raw !== '' || isInside)
      lines.push({ number: at + 1, raw, key: isInside ? `${IN_CODE}${raw}` : keyOf(raw), isCode: isInside });
  }
  return lines;
}

/** What a line outside of a fence says. */
export function keyOf(raw: string): string {
  const line = raw
    .trim()
    .replace(/\s+/gu, ' ')
    .replace(BOX, '$1 [ ]')
    .replace(COUNTED, (_, mark: string) => `${mark}0`);
  return line
    .replace(/^\\/, ESCAPED)
    .replace(/\\\|/g, `${ESCAPED}|`)
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/&(lt|gt|amp);/g, entity);
}

const entity = (_: string, name: string): string => ({ lt: '<', gt: '>' })[name] ?? '&';

/** A text out of the Markdown that `inline` makes of it. */
export const outOfInline = (markdown: string): string =>
  markdown.replace(/\\([!-/:-@[-`{-~])|&(lt|gt|amp);/g, (whole, sign, name) => sign ?? entity(whole, name)).trim();

/** The words of a line, without signs and without a number that its place gives it. */
export const wordsOfLine = (raw: string): string[] => wordsOf(raw.trim().replace(COUNTED, (_, mark: string) => mark));

/** The words of a text, without signs. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
