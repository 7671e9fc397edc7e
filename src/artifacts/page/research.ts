import { table } from '../../system/html.ts';
import { researchWords } from '../markdown/research.ts';
import type { Research } from '../research.ts';
import { staleNote } from './notes.ts';
import type { Section, Shown } from './shown.ts';
import { lines, list, paragraphs, text, titled } from './text.ts';

/** Whether it is worth it: what is known of the market, or of the organisation's own use. Its summary stands at the top. */
export function researchSection({ artifacts: { research }, notes, staleOf }: Shown): Section {
  const title = research ? researchWords(research).title : 'Research';
  const html = lines(staleNote(staleOf('research')), notes.rest('research'), research ? bodyHtml(research) : '');
  return { id: 'research', title, html };
}

function bodyHtml(research: Research): string {
  const { size, pays, economics, isOwnUse } = researchWords(research);
  const { marketSize, unitEconomics, sources = [] } = research;
  return lines(
    titled(
      size[0],
      lines(
        facts([
          [size[2], marketSize.tam],
          [size[3], marketSize.sam],
          [size[4], marketSize.som],
        ]),
        paragraphs(marketSize.reasoning),
      ),
    ),
    titled(
      'Audience',
      lines(
        ...research.audience.map(({ segment, painPoints, willingness }) =>
          lines(
            `<h4>${text(segment)}</h4>`,
            list(painPoints.map(text)),
            `<p><strong>${pays}:</strong> ${text(willingness)}</p>`,
          ),
        ),
      ),
    ),
    titled(
      'What they use today',
      table(
        ['Name', 'Positioning', 'Gap'],
        research.competitors.map((one) => [text(one.name), text(one.positioning), text(one.gap)]),
      ),
    ),
    titled('Trends', list(research.trends.map(text))),
    titled('Risks', list(research.risks.map(text))),
    titled(
      economics[0],
      facts([
        ['Model', unitEconomics.model],
        [economics[1], unitEconomics.estimatedLTV],
        [economics[2], unitEconomics.estimatedCAC],
        ...(isOwnUse ? [] : [['Gross margin', unitEconomics.grossMargin] as const]),
      ]),
    ),
    titled(
      'Demands of law, and of who can say no',
      list((research.demands ?? []).map(({ id, means }) => text(`${id}: ${means}`))),
    ),
    // Addresses stay text: a page of a plan leads nowhere else.
    titled(
      'Sources',
      list(sources.map(({ id, title, url, accessedAt }) => text(`[${id}] ${title}, ${url}, read ${accessedAt}`))),
    ),
  );
}

const facts = (rows: readonly (readonly [string, string])[]): string =>
  table(
    ['Measure', 'Value'],
    rows.map(([measure, value]) => [measure, text(value)]),
  );
