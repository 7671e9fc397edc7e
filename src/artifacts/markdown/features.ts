import type { Feature, Features } from '../features.ts';
import { addsMarkdown } from './adds.ts';
import { blocks, bullets, code, heading, inline, labelled, paragraphs, table } from './text.ts';

/** The features for people to read: an overview, then each of them, under a heading of the given level. */
export function featuresMarkdown({ summary, features, adds }: Features, level: number): string {
  return blocks(
    heading(level, 'Features'),
    paragraphs(summary),
    table(
      ['Feature', 'Priority', 'Effort'],
      features.map((feature) => [feature.name, feature.priority, effortText(feature)]),
    ),
    ...features.map((feature) => featureMarkdown(feature, level + 1)),
    addsMarkdown(adds, level + 1),
  );
}

const effortText = ({ hours, estimatedEffort }: Feature): string =>
  hours === undefined ? estimatedEffort : `${hours} hours`;

function featureMarkdown(feature: Feature, level: number): string {
  return blocks(
    heading(level, feature.name),
    `${feature.priority}, ${feature.hours === undefined ? 'effort ' : ''}${effortText(feature)}`,
    paragraphs(feature.description),
    labelled('Stories', feature.userStories),
    labelled('Done when', feature.acceptanceCriteria),
    endpoints(feature),
    `**Data:** ${inline(feature.dataImpact)}`,
    labelled('When things go wrong', feature.edgeCases),
  );
}

function endpoints({ apiSurface }: Feature): string {
  if (apiSurface.length === 0) return '';
  return blocks(
    '**Endpoints**',
    bullets(apiSurface.map(({ method, path, purpose }) => `${code(`${method} ${path}`)} ${inline(purpose)}`)),
  );
}
