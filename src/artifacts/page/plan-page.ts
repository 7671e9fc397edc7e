import { table } from '../../system/html.ts';
import type { PartialArtifacts } from '../artifacts.ts';
import type { Brief } from '../brief.ts';
import { checkCoherence } from '../coherence/index.ts';
import { planOf } from '../coherence/plan/plan.ts';
import { wordsOf } from '../digest/block.ts';
import { architectureSection } from './architecture.ts';
import { demandsSection } from './demands.ts';
import { featuresSection } from './features.ts';
import { ARTIFACT_WORDS, notesOf } from './notes.ts';
import { overviewSection } from './overview.ts';
import { phasesSection } from './phases.ts';
import { promptsSection } from './prompts.ts';
import { researchSection } from './research.ts';
import type { PlanToShow, Section, Shown } from './shown.ts';
import { paragraphs, text } from './text.ts';

const TITLE_CHARS = 200;

/** What stands on the page of a plan. */
export interface PlanPage {
  /** Text, on one line. */
  title: string;
  /** In the order in which they are read; HTML in which all that comes from the plan is text. */
  sections: Section[];
}

/** Writes the page of a plan: what a founder reads first, then what builds on it. Judges the plan on the way. Pure. */
export function planPage({ idea, context, isSample, made, review }: PlanToShow): PlanPage {
  const stored = new Map(made.map(({ artifact, data }) => [artifact, JSON.parse(data) as unknown]));
  // Each version was stored by its own schema.
  const brief = stored.get('brief') as Brief | undefined;
  const artifacts = Object.fromEntries([...stored].filter(([name]) => name !== 'brief')) as PartialArtifacts;
  const input = { idea, context: context ?? undefined, brief, artifacts };
  const shown: Shown = {
    brief,
    artifacts,
    plan: planOf(input),
    notes: notesOf(checkCoherence(input, { written: [...stored.keys()] })),
    review,
    sampleBy: isSample === true ? [...new Set(made.map(({ by }) => by))].join(', ') : undefined,
    outlines: made.filter(({ isOutline }) => isOutline).map(({ artifact }) => artifact),
    staleOf: (name) => made.find(({ artifact }) => artifact === name)?.stale ?? [],
  };
  const sections = [
    ...SECTIONS.map((section) => section(shown)),
    versionsSection(made),
    {
      id: 'idea',
      title: 'The idea, as it was given',
      html: paragraphs(`${idea}\n\n${wordsOf(context ?? undefined) ?? ''}`),
    },
  ];
  // The rules do not sum up what an idea says.
  const title = brief && !shown.outlines.includes('brief') ? brief.product : idea;
  return { title: titleOf(title), sections: sections.filter(({ html }) => html !== '') };
}

const SECTIONS: readonly ((shown: Shown) => Section)[] = [
  overviewSection,
  demandsSection,
  architectureSection,
  featuresSection,
  phasesSection,
  promptsSection,
  researchSection,
];

function titleOf(words: string): string {
  const points = Array.from(words.replace(/\s+/gu, ' ').trim());
  return points.length > TITLE_CHARS ? `${points.slice(0, TITLE_CHARS - 1).join('')}…` : points.join('');
}

function versionsSection(made: PlanToShow['made']): Section {
  const rows = made.map(({ artifact, version, by, at }) => [
    ARTIFACT_WORDS[artifact],
    String(version),
    text(by),
    `<time datetime="${text(at)}">${text(`${at.slice(0, 16).replace('T', ' ')} UTC`)}</time>`,
  ]);
  const html = rows.length === 0 ? '' : table(['What', 'Version', 'Written by', 'When'], rows);
  return { id: 'versions', title: 'Who wrote it', html };
}
