import { addressesIn, citationsIn, pageAddress } from '../../reading/citations.ts';
import type { Research } from '../../research.ts';
import { placedTexts } from '../plan/placed-texts.ts';
import { pointerTo } from '../plan/pointer.ts';
import { code, type Place, tellByCause } from '../plan/tell.ts';
import { defineRule, type Finding } from '../rule.ts';

/** A number that leads nowhere looks like evidence. */
export const sourcesResolve = defineRule({
  id: 'sources-resolve',
  check: 9,
  severity: 'hard',
  says: 'Each number that research cites, such as [3], and each address in it is one of its sources: a web page, listed once.',
  needs: ['research'],
  judges: ['research'],
  find: ({ research }, { idea, context = '' }) => [
    ...unlisted(research, `${idea}\n${context}`),
    ...unsound(research.sources ?? []),
  ],
});

/** What the text cites and no source is. An address that the author of the idea wrote is no claim of ours. */
function unlisted({ sources = [], ...research }: Research, asked: string): Finding[] {
  const ids = new Set(sources.map(({ id }) => id));
  const pages = new Set(sources.map(({ url }) => pageAddress(url)));
  const place = (cause: string, pointer: string): Place => ({ cause, artifact: 'research', pointer, name: pointer });
  const places = placedTexts(research).flatMap(({ pointer, text }) => [
    ...citationsIn(text)
      .filter((id) => !ids.has(id))
      .map((id) => place(`[${id}]`, pointer)),
    ...addressesIn(text)
      .filter((address) => !pages.has(pageAddress(address)) && !asked.includes(address))
      .map((address) => place(address, pointer)),
  ]);
  return tellByCause(places, (names, { cause }) => ({
    message: `${names}: ${code(cause)} is not one of the sources.`,
    mend: 'Cite a source that is listed, or leave it out and say "unverified".',
  }));
}

function unsound(sources: NonNullable<Research['sources']>): Finding[] {
  const seen = new Set<string>();
  return sources.flatMap(({ id, url }, at): Finding[] => {
    const pointer = pointerTo('sources', at);
    const isAgain = seen.has(id);
    seen.add(id);
    const twice = { message: `The source ${code(id)} is listed twice.`, mend: 'Give each source a number of its own.' };
    const noPage = {
      message: `The source ${code(id)} has the address ${code(url)}, which is no web page.`,
      mend: 'Write the address of the page, beginning with https:// or http://.',
    };
    return [...(isAgain ? [twice] : []), ...(pageAddress(url) === undefined ? [noPage] : [])].map((told) => ({
      ...{ artifact: 'research', pointer },
      ...told,
    }));
  });
}
