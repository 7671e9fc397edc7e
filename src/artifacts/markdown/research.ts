import type { Research } from '../research.ts';
import { blocks, bullets, heading, inline, labelled, link, paragraphs, table } from './text.ts';

/** What the same figures are called where there is a market, and where an organisation or a person builds for itself. */
const MARKET = {
  isOwnUse: false,
  title: 'Market research',
  size: ['Market size', 'Market', 'Total (TAM)', 'Within reach (SAM)', 'To be won (SOM)'],
  pays: 'Would pay',
  economics: ['Unit economics', 'Lifetime value', 'Cost to win a customer'],
} as const;
const OWN_USE = {
  isOwnUse: true,
  title: 'Whether to build it',
  size: ['What it is worth', 'A year', 'What the problem costs', 'What the plan can save', 'What is left of that'],
  pays: 'Pays today',
  economics: ['Costs and savings', 'Saving a year', 'Cost to introduce it'],
} as const;

/** What its parts are called. An organisation's own plan has a model that begins with `internal`, as the instructions want it. */
export const researchWords = ({ unitEconomics }: Research): typeof MARKET | typeof OWN_USE =>
  /^internal\b/i.test(unitEconomics.model) ? OWN_USE : MARKET;

/** Market research for people to read, under a heading of the given level. */
export function researchMarkdown(research: Research, level: number): string {
  const { marketSize, unitEconomics } = research;
  const { title, size, pays, economics, isOwnUse } = researchWords(research);
  return blocks(
    heading(level, title),
    paragraphs(research.summary),
    heading(level + 1, size[0]),
    table(
      [size[1], 'Amount'],
      [
        [size[2], marketSize.tam],
        [size[3], marketSize.sam],
        [size[4], marketSize.som],
      ],
    ),
    paragraphs(marketSize.reasoning),
    heading(level + 1, 'Audience'),
    ...research.audience.map(({ segment, painPoints, willingness }) =>
      blocks(heading(level + 2, segment), bullets(painPoints.map(inline)), `**${pays}:** ${inline(willingness)}`),
    ),
    heading(level + 1, 'What they use today'),
    table(
      ['Name', 'Positioning', 'Gap'],
      research.competitors.map(({ name, positioning, gap }) => [name, positioning, gap]),
    ),
    labelled('Trends', research.trends),
    labelled('Risks', research.risks),
    heading(level + 1, economics[0]),
    table(
      ['Measure', 'Value'],
      [
        ['Model', unitEconomics.model],
        [economics[1], unitEconomics.estimatedLTV],
        [economics[2], unitEconomics.estimatedCAC],
        ...(isOwnUse ? [] : [['Gross margin', unitEconomics.grossMargin]]),
      ],
    ),
    labelled('Demands of law, and of who can say no', foundLines(research)),
    ...(research.recommendation ? [heading(level + 1, 'Recommendation'), paragraphs(research.recommendation)] : []),
    ...sourcesOf(research, level + 1),
  );
}

const foundLines = ({ demands = [] }: Research): string[] =>
  demands.map(
    ({ id, polarity, means, sources }) =>
      `${id} (${polarity === 'must' ? 'must' : 'must not'}): ${means} ${sources.map((one) => `[${one}]`).join('')}`,
  );

function sourcesOf({ sources = [] }: Research, level: number): string[] {
  if (sources.length === 0) return [];
  const lines = sources.map(
    ({ id, title, url, accessedAt }) => `${inline(`[${id}]`)} ${link(title, url)}, read ${inline(accessedAt)}`,
  );
  return [heading(level, 'Sources'), bullets(lines)];
}
