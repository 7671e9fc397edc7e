import type { PlanCriterion, PlanFeature } from '../coherence/plan/plan.ts';
import { architectureMarkdown } from '../markdown/architecture.ts';
import { blocks, bullets, code, fenced, heading, inline, labelled, link, table } from '../markdown/text.ts';
import { withAdds } from '../with-adds.ts';
import type { Exported, ExportedFile, ExportedTask } from './exported.ts';

/** Parts that several formats share. Texts of the plan stay text in all of them. */

/** What it was made from, which an import reads again. */
export function sourceLine({ source: { planId, versions = {} } }: Exported): string {
  const made = Object.entries(versions).map(([name, number]) => `${name} ${number}`);
  const of = made.length > 0 ? ` (${made.join(', ')})` : '';
  return `Exported by Planwright from ${planId}${of}. Ids such as F1.2, P3 and D4 are those of the plan.`;
}

/** What was asked for, each demand with its id and what keeps it. */
export function demandsMarkdown({ plan }: Exported, level: number): string {
  const listed = plan.artifacts.research?.sources ?? [];
  const found = (cited: readonly string[]) =>
    `Found by the research: ${listed
      .filter(({ id }) => cited.includes(id))
      .map(({ title, url }) => link(title, url))
      .join(', ')}.`;
  const lines = [...plan.demands.values()].map(({ id, polarity, means, quote, sources }) => {
    const criteria = plan.criteria.filter(({ demands }) => demands.includes(id)).map((one) => one.id);
    const kept = criteria.length > 0 ? ` Kept by ${criteria.map(inline).join(', ')}.` : '';
    return `${inline(id)} (${polarity === 'must' ? 'must' : 'must not'}): ${sentence(means)} ${sources ? found(sources) : `In the words of the idea: “${inline(quote)}”.`}${kept}`;
  });
  return lines.length === 0 ? '' : blocks(heading(level, 'Demands'), bullets(lines));
}

/** A text that ends like a sentence. */
export const sentence = (text: string): string => inline(text).replace(/(?<![.!?…])$/u, '.');

export const decisionsMarkdown = ({ source: { artifacts } }: Exported, level: number): string => {
  const { decisions = [] } = artifacts.architecture ?? {};
  if (decisions.length === 0) return '';
  const rows = decisions.map(({ decision, instead, because }) => [decision, instead, because]);
  return blocks(heading(level, 'Decisions'), table(['Decision', 'Instead of', 'Because'], rows));
};

/** The architecture below a heading of the given level, with what later parts added, the settings and the guards. */
export function designMarkdown(
  { source: { artifacts } }: Exported,
  level: number,
  { withoutSummary = false }: { withoutSummary?: boolean } = {},
): string {
  if (artifacts.architecture === undefined) return '';
  const whole = withAdds(artifacts.architecture, artifacts);
  const { settings = [], guards = [] } = whole;
  return blocks(
    architectureMarkdown(withoutSummary ? { ...whole, summary: '' } : whole, level),
    ...(settings.length > 0 ? [heading(level + 1, 'Settings')] : []),
    bullets(
      settings.map(({ name, purpose, secret }) => `${code(name)}: ${sentence(purpose)}${secret ? ' Secret.' : ''}`),
    ),
    ...(guards.length > 0 ? [heading(level + 1, 'Guards')] : []),
    table(
      ['Guard', 'Demand', 'It could be broken by', 'Stopped by'],
      guards.map(({ id, demand, path, stoppedBy }) => [id, demand, path, stoppedBy]),
    ),
  );
}

/** What happens when things go wrong, by feature. */
export const edgeCasesMarkdown = ({ plan }: Exported): string =>
  blocks(...plan.features.map(({ id, feature }) => labelled(`${inline(`${id} ${feature.name}`)}`, feature.edgeCases)));

/** Figures that several places share, and the data that quality is measured on. */
export function figuresMarkdown({ source: { artifacts } }: Exported): string {
  const { limits = [], testData = [] } = artifacts.features ?? {};
  return blocks(
    table(
      ['Id', 'Figure', 'What it limits'],
      limits.map(({ id, value, what }) => [id, value, what]),
    ),
    table(
      ['Id', 'Data', 'How much', 'From', 'Labelled by', 'Ready by'],
      testData.map((one) => [one.id, one.what, one.amount, one.from, one.labelledBy, one.readyBy]),
    ),
  );
}

/** Criteria that a person judges. */
export const judgedMarkdown = ({ plan }: Exported): string =>
  labelled(
    'A person judges these',
    plan.criteria.filter(({ proof }) => proof === 'person').map(({ id, who }) => `${id}${who ? `: ${who}` : ''}`),
  );

export const ids = (list: readonly Pick<PlanCriterion, 'id'>[]): string => list.map(({ id }) => inline(id)).join(', ');

export const featureTitle = ({ id, feature }: PlanFeature): string => `${id} ${feature.name}`;

export const promptPath = (folder: string, { file }: Pick<ExportedTask, 'file'>): string =>
  `${folder}/prompts/${file}.md`;

/** One file for each prompt, below a folder. */
export const promptFiles = ({ tasks }: Exported, folder: string): ExportedFile[] =>
  tasks.map((task) => ({ path: promptPath(folder, task), text: `${promptMarkdown(task)}\n` }));

function promptMarkdown(task: ExportedTask): string {
  const { title, text, gives, after, criteria, parts, proves, files, checks, byHand } = task;
  return blocks(
    heading(1, title),
    after.length > 0 ? `**After:** ${after.map(inline).join(', ')}` : '',
    criteria.length > 0 ? `**Builds:** ${ids(criteria)}` : '',
    parts.length > 0 ? `**With:** ${parts.map(code).join(', ')}` : '',
    proves.length > 0 ? `**Proves:** ${proves.map(inline).join(', ')}` : '',
    files.length > 0 ? `**Files:** ${files.map(code).join(', ')}` : '',
    fenced(text, 'text'),
    gives === '' ? '' : `**Gives:** ${inline(gives)}`,
    labelled(
      'Done when',
      criteria.map(({ id, text: words }) => `${id}: ${words}`),
    ),
    labelled('Checks', checks),
    labelled(
      'By hand',
      byHand.map(({ what, who, blocks: waits }) => `${who}: ${what}. ${waits} waits for it.`),
    ),
  );
}
