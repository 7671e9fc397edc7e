import { clip } from '../../artifacts/pieces/clip.ts';
import { pageAddress, withoutCitations } from '../../artifacts/reading/citations.ts';
import { withoutInvisible } from '../../artifacts/reading/names.ts';
import type { FoundPage, LookedUp } from '../../engines/search/looked-up.ts';
import type { ToldSource } from './findings.ts';

/** Sources that a research is written from, and characters of what is told of each. */
export const SOURCES_MAX = 40;
const URL_CHARS_MAX = 1_000;
const TITLE_CHARS_MAX = 200;
export const SAYS_CHARS_MAX = 600;
/** Characters of the notes: those of a thousand words, twice. */
export const NOTES_CHARS_MAX = 12_000;

/** Pages as sources, numbered in the order in which they come. Only web pages; each once, with all that is said of it. */
export function numberSources(pages: readonly FoundPage[], accessedAt: string): ToldSource[] {
  const byAddress = new Map<string, FoundPage>();
  // Of a page that nothing is known of but its title, there may be one too many.
  for (const page of [...pages.filter(({ says }) => says.length > 0), ...pages]) {
    const url = pageAddress(page.url);
    if (url === undefined || url.length > URL_CHARS_MAX) continue;
    const known = byAddress.get(url);
    if (known) known.says = [...new Set([...known.says, ...page.says])];
    else if (byAddress.size < SOURCES_MAX) byAddress.set(url, { url, title: page.title, says: [...page.says] });
  }
  return [...byAddress.values()].map(({ url, title, says }, at) => ({
    id: String(at + 1),
    title: line(title, TITLE_CHARS_MAX) || new URL(url).hostname,
    ...{ url, accessedAt },
    says: line(says.join(' … '), SAYS_CHARS_MAX),
  }));
}

/** What a model wrote while it searched, with the numbers of the sources in place of its own citations. */
export function notesWith(prose: LookedUp['prose'], sources: readonly ToldSource[]): string {
  const numbers = new Map(sources.map(({ url, id }) => [url, id]));
  const written = prose.map(({ text, cites }) => {
    const cited = new Set(cites.flatMap((url) => numbers.get(pageAddress(url) ?? '') ?? []));
    const plain = withoutCitations(withoutInvisible(text));
    return cited.size === 0 ? plain : `${plain} ${[...cited].map((id) => `[${id}]`).join('')} `;
  });
  return line(written.join(''), NOTES_CHARS_MAX);
}

const line = (text: string, max: number): string => clip(withoutInvisible(text).replace(/\s+/gu, ' ').trim(), max);
