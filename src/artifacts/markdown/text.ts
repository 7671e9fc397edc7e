import { pageAddress } from '../reading/citations.ts';

/**
 * How text from an artefact is put into Markdown. Whoever wrote it, it stays text: it cannot start a heading, end a table
 * cell, become HTML or a link, or leave its fence.
 */

// Control characters, and marks that turn the direction of the text that follows.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not reach a terminal or an editor.
const UNSAFE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Text that is safe to print: one kind of line break, no control characters, no marks that turn its direction. */
export function clean(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(UNSAFE, '').toWellFormed();
}

/** Text on one line with everything escaped that Markdown would read. */
export function inline(text: string): string {
  return clean(text)
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/[\\`*[\]|~]/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/&(?=#?\w{1,40};)/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/:\/\//g, ':\\/\\/')
    .replace(/(?<=^|[^\p{L}\p{N}])www\./giu, (www) => `${www.slice(0, 3)}\\.`)
    .replace(/^(?:[-+=#])/, '\\$&')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');
}

/** A link to a web page, with text of any kind; the text alone where the address is none. */
export function link(text: string, url: string): string {
  const address = pageAddress(clean(url));
  if (address === undefined) return inline(`${text}, ${url}`);
  // What could end the link, or begin something else in it.
  const safe = address.replace(/[^\w:/?#@!$&+,;=.%-]/g, (one) => `%${one.charCodeAt(0).toString(16).padStart(2, '0')}`);
  return `[${inline(text)}](${safe})`;
}

/** A text of one or more paragraphs. */
export function paragraphs(text: string): string {
  const parts = clean(text).split(/\n[^\S\n]*\n\s*/);
  return parts
    .map(inline)
    .filter((part) => part !== '')
    .join('\n\n');
}

export function heading(level: number, text: string): string {
  return `${'#'.repeat(Math.min(6, level))} ${inline(text)}`;
}

/** A bullet list of lines that are Markdown already; an empty list is nothing. */
export function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

/** A label in bold before a list of texts, or nothing when there are none. */
export function labelled(label: string, texts: readonly string[]): string {
  return texts.length === 0 ? '' : `**${label}**\n\n${bullets(texts.map(inline))}`;
}

/** A table of texts; an empty one is nothing. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map((row) => line(row.map(inline)))].join('\n');
}

/** A text as code on one line, between more backticks than it holds in a row. */
export function code(text: string): string {
  const line = clean(text).replace(/\s+/gu, ' ').trim();
  const ticks = '`'.repeat(longestRun(line) + 1);
  return line.startsWith('`') || line.endsWith('`') ? `${ticks} ${line} ${ticks}` : `${ticks}${line}${ticks}`;
}

/** A text as it is, in a fence longer than any row of backticks inside. */
export function fenced(text: string, language: string): string {
  const content = clean(text).replace(/\n+$/, '');
  const fence = '`'.repeat(Math.max(3, longestRun(content) + 1));
  return `${fence}${language}\n${content}\n${fence}`;
}

function longestRun(text: string): number {
  let longest = 0;
  for (const run of text.match(/`+/g) ?? []) longest = Math.max(longest, run.length);
  return longest;
}

/** Blocks with a blank line between them; empty ones are left out. */
export function blocks(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}
