/** How text of a plan is put into a prompt. It stays text: it cannot start a heading or end the item it stands in. */

// JavaScript does not count U+0085 as white space; editors break lines at it.
const SPACES = /[\s\u0085]+/gu;
const BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const HEADING = /^(?=#{1,6}(?:\s|$))/;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/** A fact on one line. */
export const line = (text: string): string => text.replace(SPACES, ' ').trim().replace(HEADING, '\\');

/** A fact that another one follows. */
export const sentence = (text: string): string => line(text).replace(/(?<![.!?…])$/, '.');

/** Some facts on one line. */
export const list = (texts: readonly string[]): string => texts.map(line).join(', ');

/** A text of its author, with its line breaks; a line that could pass for a heading is indented. */
export function prose(text: string): string {
  const lines = text.trim().replace(BREAKS, '\n').split('\n');
  const kept = lines.map((one) => (/^ {0,3}(?:#|=+\s*$|-+\s*$)/.test(one) ? `    ${one.trim()}` : one.trimEnd()));
  return [...kept, ...openFence(lines)].join('\n');
}

/** The fence that is left open at the end, so that it can be closed; what follows would count as code. */
function openFence(lines: readonly string[]): string[] {
  let open = '';
  for (const one of lines) {
    const fence = FENCE.exec(one)?.[1] ?? '';
    if (open === '') open = fence;
    else if (fence.startsWith(open)) open = '';
  }
  return open === '' ? [] : [open];
}

/** A list item of an author's text: what follows the first line is indented below it. */
export function item(mark: string, text: string): string {
  const indent = ' '.repeat(mark.length + 1);
  const [first = '', ...rest] = prose(text).split('\n');
  const more = rest.map((one) => (one === '' ? '' : `${indent}${one}`));
  return [`${mark} ${first.trim().replace(HEADING, '\\')}`, ...more].join('\n');
}

export const bullets = (texts: readonly string[]): string[] => texts.map((text) => `- ${line(text)}`);
export const items = (texts: readonly string[]): string[] => texts.map((text) => item('-', text));
export const numbered = (texts: readonly string[]): string[] => texts.map((text, at) => item(`${at + 1}.`, text));

/** `- Label: a, b`, or nothing where there is nothing to tell. */
export const labelled = (label: string, texts: readonly string[]): string[] =>
  texts.length === 0 ? [] : [`- ${label}: ${list(texts)}`];

/** A part of a prompt under a heading of its own. */
export interface Section {
  title: string;
  lines: readonly string[];
  /** True where the program took it from the plan; false for what the author of the prompt wrote. */
  isFact: boolean;
}

export const fact = (title: string, lines: readonly string[]): Section => ({ title, lines, isFact: true });
export const authored = (title: string, lines: readonly string[]): Section => ({ title, lines, isFact: false });

/** The sections that have something to tell, as Markdown. */
export const markdownOf = (sections: readonly Section[]): string =>
  sections
    .filter(({ lines }) => lines.length > 0)
    .map(sectionText)
    .join('\n\n');

// The text before the first heading has no title.
export const sectionText = ({ title, lines }: Section): string =>
  (title === '' ? lines : [`## ${title}`, ...lines]).join('\n');

/** A name in quotes. */
export const quoted = (name: string): string => `"${line(name)}"`;
