import type { PlanFeature } from '../coherence/plan/plan.ts';
import { blocks, bullets, code, heading, inline, labelled, paragraphs } from '../markdown/text.ts';
import { withAdds } from '../with-adds.ts';
import { criteriaOf, type Exported, type ExportedFile } from './exported.ts';
import { demandsMarkdown, designMarkdown, figuresMarkdown, judgedMarkdown, promptFiles, sourceLine } from './parts.ts';
import { scenarioOf } from './scenario.ts';
import { type Story, storiesOf } from './spec-kit-stories.ts';
import { specKitTasks } from './spec-kit-tasks.ts';

/** A feature folder of spec-kit: a story for each feature of the plan, and a task for each prompt. */
export function specKitFiles(exported: Exported): ExportedFile[] {
  const name = `001-${exported.slug}`;
  const folder = `specs/${name}`;
  const stories = storiesOf(exported.plan);
  const file = (path: string, text: string): ExportedFile => ({ path: `${folder}/${path}`, text: `${text}\n` });
  return [
    file('spec.md', spec(exported, stories, name)),
    file('plan.md', plan(exported)),
    ...decisionFiles(exported).map((text) => file('research.md', text)),
    ...dataModelFiles(exported).map((text) => file('data-model.md', text)),
    file('tasks.md', specKitTasks(exported, stories, folder)),
    ...promptFiles(exported, folder),
  ];
}

function spec(exported: Exported, stories: readonly Story[], name: string): string {
  const { source, title } = exported;
  const { brief, artifacts } = source;
  const successes = (artifacts.phases?.phases ?? []).flatMap(({ successMetrics }) => successMetrics);
  const entities = artifacts.architecture ? withAdds(artifacts.architecture, artifacts).dataModel : [];
  const section = (level: number, head: string, lines: readonly string[]) =>
    lines.length === 0 ? '' : blocks(heading(level, head), bullets(lines));
  return blocks(
    heading(1, `Feature Specification: ${title}`),
    `**Feature Branch**: \`${name}\``,
    `**Created**: ${source.updatedAt.slice(0, 10)}`,
    '**Status**: Draft',
    `**Input**: User description: "${inline(source.idea)}"`,
    sourceLine(exported),
    '## User Scenarios & Testing *(mandatory)*',
    ...stories.map((story) => storyMarkdown(exported, story)),
    section(3, 'Edge Cases', edgeCases(exported)),
    '## Requirements *(mandatory)*',
    section(3, 'Functional Requirements', stories.map(requirementLine)),
    demandsMarkdown(exported, 3),
    section(
      3,
      'Key Entities',
      entities.map(
        ({ entity, relationships }) =>
          `**${inline(entity)}**: ${relationships.map(inline).join('; ') || 'stands alone'}`,
      ),
    ),
    '## Success Criteria *(mandatory)*',
    section(
      3,
      'Measurable Outcomes',
      successes.map((text, at) => `**SC-${padded(at + 1)}**: ${inline(text)}`),
    ),
    section(
      2,
      'Assumptions',
      (brief?.assumptions ?? []).map(({ id, text }) => inline(`${id}: ${text}`)),
    ),
    section(2, 'Out of Scope', (brief?.nonGoals ?? []).map(inline)),
  );
}

function storyMarkdown({ plan: whole }: Exported, { number, feature, priority }: Story): string {
  const { name, userStories, description } = feature.feature;
  return blocks(
    `### User Story ${number} - ${inline(name)} (Priority: ${priority})`,
    `Feature ${inline(feature.id)} of the plan. ${inline(description)}`,
    bullets(userStories.map(inline)),
    '**Acceptance Scenarios**:',
    criteriaOf(whole, feature)
      .map(({ id, text }, at) => `${at + 1}. ${scenarioLine(text)} (${inline(id)})`)
      .join('\n'),
  );
}

function scenarioLine(text: string): string {
  const { given, when, outcome } = scenarioOf(text);
  const parts = [
    given && `**Given** ${inline(given)}`,
    when && `**When** ${inline(when)}`,
    `**Then** ${inline(outcome)}`,
  ];
  return parts.filter((part) => part !== undefined).join(', ');
}

const requirementLine = ({ requirement, feature }: Story): string =>
  `**${requirement}**: System MUST provide this: ${inline(feature.feature.description)} (${inline(feature.id)})`;

const edgeCases = ({ plan: { features } }: Exported): string[] =>
  features.flatMap(({ id, feature }: PlanFeature) => feature.edgeCases.map((text) => `${inline(id)}: ${inline(text)}`));

const padded = (number: number): string => String(number).padStart(3, '0');

function plan(exported: Exported): string {
  const { architecture, features } = exported.source.artifacts;
  const stack = architecture?.techStack ?? [];
  const files = [...new Set(exported.tasks.flatMap((task) => task.files))].toSorted();
  const figures = blocks(figuresMarkdown(exported), judgedMarkdown(exported));
  return blocks(
    heading(1, `Implementation Plan: ${exported.title}`),
    heading(2, 'Summary'),
    paragraphs(architecture?.summary ?? features?.summary ?? exported.source.idea),
    ...(stack.length > 0 ? [heading(2, 'Technical Context')] : []),
    bullets(
      stack.map(
        ({ category, choice, rationale }) => `**${inline(category)}**: ${inline(choice)}. ${inline(rationale)}`,
      ),
    ),
    designMarkdown(exported, 2, { withoutSummary: true }),
    ...(figures === '' ? [] : [heading(2, 'Figures'), figures]),
    ...(files.length > 0 ? [heading(2, 'Project Structure')] : []),
    bullets(files.map(code)),
  );
}

/** What spec-kit calls research: each decision, its reason, and what was turned down. */
function decisionFiles({ source: { artifacts } }: Exported): string[] {
  const { decisions = [] } = artifacts.architecture ?? {};
  if (decisions.length === 0) return [];
  const each = decisions.map(({ decision, because, instead }) =>
    bullets([
      `**Decision**: ${inline(decision)}`,
      `**Rationale**: ${inline(because)}`,
      `**Alternatives considered**: ${inline(instead)}`,
    ]),
  );
  return [blocks(heading(1, 'Research'), ...each.map((text, at) => blocks(heading(2, `Decision ${at + 1}`), text)))];
}

function dataModelFiles({ source: { artifacts } }: Exported): string[] {
  if (artifacts.architecture === undefined || artifacts.architecture.dataModel.length === 0) return [];
  const { dataModel } = withAdds(artifacts.architecture, artifacts);
  return [
    blocks(
      heading(1, 'Data Model'),
      ...dataModel.map(({ entity, fields, relationships, states = [] }) =>
        blocks(
          heading(2, entity),
          bullets(fields.map(code)),
          labelled('Relationships', relationships),
          labelled('States', states),
        ),
      ),
    ),
  ];
}
