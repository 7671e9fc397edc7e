import type { PlanFeature } from '../coherence/plan/plan.ts';
import { blocks, bullets, code, heading, inline, paragraphs } from '../markdown/text.ts';
import { clip } from '../pieces/clip.ts';
import { criteriaOf, type Exported, type ExportedFile, type ExportedTask } from './exported.ts';
import {
  decisionsMarkdown,
  demandsMarkdown,
  designMarkdown,
  edgeCasesMarkdown,
  featureTitle,
  ids,
  promptFiles,
  sentence,
  sourceLine,
} from './parts.ts';
import { scenarioOf } from './scenario.ts';
import { distinct, slugOf } from './slug.ts';

/** Well below the 1,000 characters that OpenSpec allows for the reason of a change. */
export const WHY_CHARS = 600;

/** A change of OpenSpec: a proposal, a spec for each feature, the design, and a task for each prompt. */
export function openSpecFiles(exported: Exported): ExportedFile[] {
  const { plan, slug, source } = exported;
  const capabilities = capabilitiesOf(exported);
  const folder = `openspec/changes/build-${slug}`;
  const file = (name: string, text: string): ExportedFile => ({ path: `${folder}/${name}`, text: `${text}\n` });
  return [
    file('.openspec.yaml', `schema: spec-driven\ncreated: ${source.updatedAt.slice(0, 10)}`),
    file('proposal.md', proposal(exported, capabilities)),
    ...plan.features.map((feature, at) => file(`specs/${capabilities[at]}/spec.md`, spec(exported, feature))),
    file('design.md', design(exported)),
    file('tasks.md', tasks(exported)),
    ...promptFiles(exported, folder),
  ];
}

/** The folder of each feature's spec. Its id keeps it apart from one with the same name in plain letters. */
const capabilitiesOf = ({ plan }: Exported): string[] =>
  distinct(plan.features.map(({ id, feature }) => slugOf(`${id} ${feature.name}`) || 'feature'));

function proposal(exported: Exported, capabilities: readonly string[]): string {
  const { plan, source, title } = exported;
  return blocks(
    heading(1, title),
    heading(2, 'Why'),
    inline(clip(source.brief?.product ?? source.idea, WHY_CHARS)),
    sourceLine(exported),
    heading(2, 'What Changes'),
    bullets(plan.features.map((one) => `${inline(featureTitle(one))} (${one.feature.priority})`)),
    heading(2, 'Capabilities'),
    heading(3, 'New Capabilities'),
    bullets(plan.features.map((one, at) => `${code(capabilities[at] ?? '')}: ${inline(one.feature.description)}`)),
    heading(2, 'Impact'),
    paragraphs(source.artifacts.architecture?.summary ?? source.artifacts.features?.summary ?? source.idea),
    demandsMarkdown(exported, 2),
  );
}

/** One requirement for each feature, one scenario for each criterion. */
function spec({ plan }: Exported, feature: PlanFeature): string {
  const { description, priority } = feature.feature;
  return blocks(
    heading(2, 'Purpose'),
    `${inline(description)}`,
    `Priority ${priority}. Each scenario below is an acceptance criterion of the plan, with its id.`,
    heading(2, 'ADDED Requirements'),
    heading(3, `Requirement: ${featureTitle(feature)}`),
    `The system SHALL provide this: ${inline(description)}`,
    ...criteriaOf(plan, feature).map(({ id, text }) => {
      const { given, when, outcome } = scenarioOf(text);
      const lines = [
        given && `**GIVEN** ${inline(given)}`,
        when && `**WHEN** ${inline(when)}`,
        `**THEN** ${inline(outcome)}`,
      ];
      return blocks(heading(4, `Scenario: ${id}`), bullets(lines.filter((line) => line !== undefined)));
    }),
  );
}

function design(exported: Exported): string {
  const { brief, artifacts } = exported.source;
  const risks = [...(artifacts.research?.risks ?? []), ...(artifacts.phases?.phases.flatMap((one) => one.risks) ?? [])];
  const section = (title: string, body: string) => (body === '' ? '' : blocks(heading(2, title), body));
  return blocks(
    heading(2, 'Context'),
    paragraphs(exported.source.idea),
    section('Goals / Non-Goals', bullets((brief?.nonGoals ?? []).map((one) => `Not: ${inline(one)}`))),
    decisionsMarkdown(exported, 2),
    designMarkdown(exported, 2),
    section('When things go wrong', edgeCasesMarkdown(exported)),
    section('Risks / Trade-offs', bullets(risks.map((one) => `Risk: ${inline(one)}`))),
    section(
      'Open Questions',
      bullets(
        (brief?.questions ?? []).map(
          (one) => `${inline(`${one.id}: ${one.text}`)} The plan assumes: ${sentence(one.default)}`,
        ),
      ),
    ),
  );
}

function tasks({ tasks: list, later }: Exported): string {
  const groups = groupsOf(list);
  const written = groups.map(({ name, tasks: own }, at) =>
    blocks(
      `## ${at + 1}. ${inline(name)}`,
      own.map((task, index) => `- [ ] ${at + 1}.${index + 1} ${taskLine(task)}`).join('\n'),
    ),
  );
  const number = groups.length + 1;
  const left = `- [ ] ${number}.1 Build what no prompt of the plan builds yet: ${ids(later)}`;
  return blocks(...written, ...(later.length > 0 ? [`## ${number}. Later`, left] : []));
}

/** Everything that a task is, in the one line that OpenSpec reads; the prompt itself has a file. */
function taskLine({ file, title, gives, after, criteria, checks, files }: ExportedTask): string {
  return [
    sentence(title),
    `Prompt: ${code(`prompts/${file}.md`)}.`,
    criteria.length > 0 ? `Builds ${ids(criteria)}.` : '',
    after.length > 0 ? `After ${after.map(inline).join(', ')}.` : '',
    files.length > 0 ? `Files: ${files.map(code).join(', ')}.` : '',
    gives === '' ? '' : `Verify: ${sentence(gives)}`,
    checks.length > 0 ? `Checks: ${checks.map(sentence).join(' ')}` : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** Tasks stay in their order: a phase that is gone on with later is a group of its own. */
function groupsOf(list: readonly ExportedTask[]): { name: string; tasks: ExportedTask[] }[] {
  const groups: { name: string; tasks: ExportedTask[] }[] = [];
  for (const task of list) {
    const name = task.id === 'setup' ? 'Setup' : (task.phase ?? 'Build');
    const last = groups.at(-1);
    if (last?.name === name) last.tasks.push(task);
    else groups.push({ name, tasks: [task] });
  }
  return groups;
}
