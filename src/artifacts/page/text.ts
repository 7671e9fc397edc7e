import { block, escapeHtml } from '../../system/html.ts';
import { clean } from '../markdown/text.ts';

/**
 * How text from a plan is put into a page. It stays text: it cannot become an element, an attribute or
 * a link.
 */
export const text = (words: string): string => escapeHtml(clean(words).replace(/\s+/gu, ' ').trim());

/** A text of one or more paragraphs. */
export const paragraphs = (words: string): string =>
  clean(words)
    .split(/\n[^\S\n]*\n\s*/)
    .map(text)
    .filter((one) => one !== '')
    .map((one) => `<p>${one}</p>`)
    .join('\n');

/** A text as it is, to select and copy. */
export const verbatim = (words: string): string => block(clean(words));

/** A list of items that are HTML already; an empty one is nothing. */
export const list = (items: readonly string[], tag: 'ul' | 'ol' = 'ul'): string =>
  items.length === 0 ? '' : `<${tag}>${items.map((item) => `<li>${item}</li>`).join('\n')}</${tag}>`;

/** A small heading before a body of HTML, or nothing when there is none. */
export const labelled = (label: string, body: string): string => (body === '' ? '' : `<h4>${label}</h4>\n${body}`);

/** A heading of the third level before a body of HTML, or nothing when there is none. */
export const titled = (title: string, body: string): string => (body === '' ? '' : `<h3>${title}</h3>\n${body}`);

/** Parts one below the other; empty ones are left out. */
export const lines = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n');
