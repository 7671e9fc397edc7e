import { describe, expect, it } from 'vitest';
import { checkCoherence } from '../../src/artifacts/coherence/index.ts';
import { JUDGED_NAMES } from '../../src/artifacts/quality.ts';
import { type SoundPlan, writtenPlans } from './sound-plan.ts';

const planNamed = (name: string): SoundPlan => {
  const plan = writtenPlans().find((one) => one.name === name);
  if (plan === undefined) throw new Error(`no plan is called ${name}`);
  return plan;
};

const faultsOf = (plan: SoundPlan) =>
  checkCoherence({ ...plan, context: plan.context }, { written: JUDGED_NAMES }).faults;

function first<Item>(items: readonly Item[]): Item {
  const [item] = items;
  if (item === undefined) throw new Error('the plan has none');
  return item;
}

type Change = (plan: SoundPlan) => void;

/** Plans that contradict what was asked, or themselves: each is a sound plan with this change. */
const BAD: [what: string, plan: string, rule: string, change: Change][] = [
  [
    'a search without a route to the internet on a model of a public cloud',
    'factory-search',
    'nothing-forbidden-is-used',
    ({ artifacts }) => (first(artifacts.architecture.nodes).tech = 'OpenAI API in a public cloud'),
  ],
  [
    "a children's app with an ad network, whatever its summary quotes",
    'reading-app',
    'nothing-forbidden-is-used',
    ({ artifacts: { architecture } }) => {
      architecture.nodes.push({ label: 'Ads', type: 'external', description: 'Shows ads', tech: 'AdMob' });
      architecture.edges.push({ from: 'Ads', to: first(architecture.nodes).label, protocol: 'HTTPS', purpose: 'Ads' });
      architecture.summary += ' The owner says: no ads, no trackers, no chat.';
    },
  ],
  [
    "a children's app with a tracker",
    'reading-app',
    'nothing-forbidden-is-used',
    ({ artifacts: { architecture } }) => {
      architecture.techStack.push({ category: 'Usage', choice: 'Google Analytics', rationale: 'Counts visits' });
    },
  ],
  [
    "a children's app with a chat",
    'reading-app',
    'nothing-forbidden-is-used',
    ({ artifacts: { features } }) => (first(features.features).screens = [{ name: 'Chat', shows: [], states: [] }]),
  ],
  [
    'a prompt that calls an operation which does not exist',
    'reading-app',
    'prompt-references-exist',
    ({ artifacts: { promptPack } }) => (first(promptPack.prompts).prompt += ' Then call GET /invoices/{id}.'),
  ],
  [
    'a prompt that sorts by a column which does not exist',
    'factory-search',
    'prompt-references-exist',
    ({ artifacts: { promptPack } }) => (first(promptPack.prompts).prompt += ' Sort by Document.score.'),
  ],
];

/** What a good plan may hold, each in a plan that people wrote. */
const GOOD: [what: string, plan: string, words: string][] = [
  ['a technology that is named in order to forbid it', 'factory-search', 'OpenAI'],
  ['a duration in weeks and in days', 'reading-app', '9 weeks (44 working days)'],
  ['a cost of nothing with its reason', 'reading-app', '$0 at first: ten classes by hand'],
  ['no market at all', 'factory-search', 'not applicable: the works has 2,300 employees'],
  ['a boundary around everything in a place', 'factory-search', 'everything in the two racks'],
  ['a technical word in PascalCase', 'reading-app', 'ServiceWorker'],
  ['operations of a command line', 'ferry-cli', '"CLI"'],
  ['a socket', 'repair-shop', '"WS"'],
  ['jobs', 'cold-store', '"EVENT"'],
];

describe('the gate', () => {
  it.each(BAD)('refuses %s', (_, name, rule, change) => {
    const plan = planNamed(name);
    change(plan);
    expect(faultsOf(plan).map((fault) => fault.rule)).toContain(rule);
  });

  it.each(GOOD)('accepts %s', (_, name, words) => {
    const plan = planNamed(name);
    expect(JSON.stringify(plan.artifacts)).toContain(
      words.startsWith('"') ? words : JSON.stringify(words).slice(1, -1),
    );
    expect(faultsOf(plan)).toEqual([]);
  });
});
