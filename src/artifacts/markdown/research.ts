import type { Research } from '../research.ts';
import { blocks, bullets, heading, inline, labelled, paragraphs, table } from './text.ts';

/** Market research for people to read, under a heading of the given level. */
export function researchMarkdown(research: Research, level: number): string {
  const { marketSize, unitEconomics } = research;
  return blocks(
    heading(level, 'Market research'),
    paragraphs(research.summary),
    heading(level + 1, 'Market size'),
    table(
      ['Market', 'Size'],
      [
        ['Total (TAM)', marketSize.tam],
        ['Within reach (SAM)', marketSize.sam],
        ['To be won (SOM)', marketSize.som],
      ],
    ),
    paragraphs(marketSize.reasoning),
    heading(level + 1, 'Audience'),
    ...research.audience.map(({ segment, painPoints, willingness }) =>
      blocks(heading(level + 2, segment), bullets(painPoints.map(inline)), `**Would pay:** ${inline(willingness)}`),
    ),
    heading(level + 1, 'What they use today'),
    table(
      ['Name', 'Positioning', 'Gap'],
      research.competitors.map(({ name, positioning, gap }) => [name, positioning, gap]),
    ),
    labelled('Trends', research.trends),
    labelled('Risks', research.risks),
    heading(level + 1, 'Unit economics'),
    table(
      ['Measure', 'Value'],
      [
        ['Model', unitEconomics.model],
        ['Lifetime value', unitEconomics.estimatedLTV],
        ['Cost to win a customer', unitEconomics.estimatedCAC],
        ['Gross margin', unitEconomics.grossMargin],
      ],
    ),
    heading(level + 1, 'Recommendation'),
    paragraphs(research.recommendation),
  );
}
