import type { Phases } from '../phases.ts';
import { blocks, heading, inline, labelled, paragraphs } from './text.ts';

/** The roadmap for people to read, under a heading of the given level. */
export function phasesMarkdown({ summary, phases, totalTimeline }: Phases, level: number): string {
  return blocks(
    heading(level, 'Roadmap'),
    paragraphs(summary),
    `**In all:** ${inline(totalTimeline)}`,
    ...phases.map((phase, at) =>
      blocks(
        heading(level + 1, `Phase ${at + 1}: ${phase.name}`),
        `**Takes** ${inline(phase.duration)}${phase.hours === undefined ? '' : `, ${phase.hours} hours`}. **Goal:** ${inline(phase.goal)}`,
        labelled('Features', phase.features),
        labelled('Deliverables', phase.deliverables),
        labelled('Risks', phase.risks),
        labelled('It worked when', phase.successMetrics),
      ),
    ),
  );
}
