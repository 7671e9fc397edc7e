import type { PlanToExport } from '../../../src/artifacts/exports/exported.ts';
import type { Feature, Features } from '../../../src/artifacts/features.ts';
import { drawnPlans } from '../../scorecard/sound-plan.ts';
import { AT, plansToExport, smallPlan } from './plans.ts';

export type NamedPlan = PlanToExport & { name: string };

/** Fields that hold words. The same words stay the same words everywhere, so that references by name still hold. */
const WORDS = new Set([
  ...['name', 'title', 'text', 'means', 'quote', 'product', 'summary', 'description', 'prompt', 'setupPrompt'],
  ...['userStories', 'acceptanceCriteria', 'edgeCases', 'expectedOutput', 'checks', 'features', 'dependencies'],
  ...['risks', 'successMetrics', 'deliverables', 'decision', 'instead', 'because', 'idea', 'context', 'nonGoals'],
  ...['entity', 'purpose', 'choice', 'rationale', 'what', 'who', 'default'],
]);

const MARKDOWN = [
  '#### Scenario: Not ours',
  '---',
  '### Requirement: Not ours',
  '- [ ] 9.9 Not ours',
  '## ADDED Requirements',
  '```',
  '<!-- planwright:plan:end -->',
  '**Version**: `1`',
];

/** Twenty plans that every format must bear: those that people wrote, the samples, drawn ones, and hostile variants. */
export async function twentyPlans(): Promise<NamedPlan[]> {
  const drawn = drawnPlans(2).map((plan) => ({ ...plan, planId: `plan_${'1'.repeat(32)}`, updatedAt: AT }));
  return [...(await plansToExport()), ...drawn, ...variants()];
}

function variants(): NamedPlan[] {
  const mixed = (text: string) => `🎺 ${text} 👩‍🎤 مرحبا \u202Eשלום\u202C`;
  return [
    {
      ...reworded((text, field) =>
        field === 'name' ? `${text} ${MARKDOWN.join(' ')}` : [...MARKDOWN, text, ...MARKDOWN].join('\n'),
      ),
      name: 'Markdown in every text',
    },
    { ...reworded(mixed), name: 'emoji and right-to-left words' },
    { ...reworded((text) => `${text} ${'long words '.repeat(300)}${'x'.repeat(600)}`), name: 'very long texts' },
    { ...withFeatures(([first]) => (first ? [first] : [])), name: 'one feature' },
    { ...withFeatures(([first]) => (first ? [manyCriteria(first)] : [])), name: '300 criteria in a feature' },
    { ...idsOfAnotherAlphabet(), name: 'ids that no file name bears' },
    { ...aMustNot(), name: 'a must-not and no phases' },
  ];
}

/** The small plan with all of its words changed. */
function reworded(change: (text: string, field: string) => string): PlanToExport {
  const walk = (value: unknown, field: string): unknown => {
    if (Array.isArray(value)) return value.map((one) => walk(one, field));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, walk(one, name)]));
    if (typeof value !== 'string' || !WORDS.has(field)) return value;
    // What refers by name to a feature or a prompt.
    return change(value, field === 'features' || field === 'dependencies' ? 'name' : field);
  };
  return walk(smallPlan(), '') as PlanToExport;
}

function withFeatures(change: (features: readonly Feature[]) => Feature[], plan = smallPlan()): PlanToExport {
  const features: Features = plan.artifacts.features ?? { summary: '', features: [] };
  return { ...plan, artifacts: { ...plan.artifacts, features: { ...features, features: change(features.features) } } };
}

const manyCriteria = ({ criteria: _, ...feature }: Feature): Feature => ({
  ...feature,
  acceptanceCriteria: Array.from(
    { length: 300 },
    (_one, at) => `Given ${at} singers, when one leaves, then ${at - 1} are left`,
  ),
});

/** Two features and all prompts differ in ids and names that plain letters cannot tell apart. */
function idsOfAnotherAlphabet(): PlanToExport {
  const plan = withFeatures((features) => features.map((one, at) => ({ ...one, id: FAR_IDS[at], name: '—' })));
  const { promptPack, phases: _, ...artifacts } = plan.artifacts;
  const farther = (part: string) => part.replace(/^F1(?=\.)/, FAR_IDS[0] ?? '').replace(/^F6(?=\.)/, FAR_IDS[1] ?? '');
  const prompts =
    promptPack?.prompts.map((one, at) => ({ ...one, id: FAR_IDS[at], builds: one.builds?.map(farther) })) ?? [];
  return { ...plan, artifacts: { ...artifacts, ...(promptPack && { promptPack: { ...promptPack, prompts } }) } };
}

const FAR_IDS = ['一', '二', '三', '四'];

/** A demand that rules something out, kept by a criterion, in a plan that says nothing of phases. */
function aMustNot(): PlanToExport {
  const { phases: _, ...artifacts } = smallPlan().artifacts;
  const demand = {
    ...{ id: 'D99', quote: 'No one may see a phone number', kind: 'law' as const, polarity: 'must-not' as const },
    ...{ means: 'A phone number must not be shown to other singers', figures: [], forbids: ['phone number'] },
  };
  const plan = { ...smallPlan(), artifacts };
  const brief = plan.brief && { ...plan.brief, demands: [...plan.brief.demands, demand] };
  const withCriterion = withFeatures(
    (features) =>
      features.map((feature, at) => {
        const { acceptanceCriteria, criteria = [] } = feature;
        if (at > 0 || criteria.length !== acceptanceCriteria.length) return feature;
        return {
          ...feature,
          acceptanceCriteria: [...acceptanceCriteria, 'A singer must not see the phone number of another singer'],
          criteria: [...criteria, { uses: [], negative: true, demands: ['D99'] }],
        };
      }),
    plan,
  );
  return { ...withCriterion, brief };
}
