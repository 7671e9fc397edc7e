import type { ArtifactName, Artifacts } from '../../../src/artifacts/artifacts.ts';

/** A fault planted in a sound plan: the rule that must find it, whose fault it is, and what the message must name. */
export interface Offender {
  rule: string;
  what: string;
  artifact: ArtifactName;
  names: string[];
  plant(plan: Artifacts): void;
  /** True where the rule only warns of this. */
  warns?: true;
}

/** The item at an index of a list that is known to have it. */
export function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error(`The fixture has no item ${index}.`);
  return item;
}

const SOURCE = { id: '1', title: 'A register', url: 'https://example.org/register', accessedAt: '2026-11-30' };

export const HARD_OFFENDERS: readonly Offender[] = [
  {
    rule: 'sources-resolve',
    what: 'a number that is no source',
    artifact: 'research',
    names: ['/competitors/0/positioning', '/risks/0', '[2]'],
    plant({ research }) {
      research.sources = [SOURCE];
      at(research.competitors, 0).positioning += ' [1][2]';
      research.risks[0] += ' [1, 2]';
    },
  },
  {
    rule: 'sources-resolve',
    what: 'a number where nothing is listed',
    artifact: 'research',
    names: ['/summary', '[1]'],
    plant({ research }) {
      research.summary += ' [1]';
    },
  },
  {
    rule: 'sources-resolve',
    what: 'an address that is no source',
    artifact: 'research',
    names: ['/trends/0', 'https://made-up.example/report'],
    plant({ research }) {
      research.sources = [SOURCE];
      research.trends[0] = 'Salons grow, says https://made-up.example/report. See [1], https://example.org/register.';
    },
  },
  {
    rule: 'sources-resolve',
    what: 'a source that is no web page',
    artifact: 'research',
    names: ['javascript:alert(1)'],
    plant({ research }) {
      research.sources = [{ ...SOURCE, url: 'javascript:alert(1)' }];
    },
  },
  {
    rule: 'sources-resolve',
    what: 'two sources of one number',
    artifact: 'research',
    names: ['`1`', 'twice'],
    plant({ research }) {
      research.sources = [SOURCE, { ...SOURCE, url: 'https://example.org/other' }];
    },
  },
  {
    rule: 'edges-join-known-nodes',
    what: 'an edge to a node that does not exist',
    artifact: 'architecture',
    names: ['Ghost service'],
    plant: ({ architecture }) =>
      architecture.edges.push({ from: 'Booking API', to: 'Ghost service', protocol: 'HTTPS', purpose: 'x' }),
  },
  {
    rule: 'edges-join-known-nodes',
    what: 'an edge from a node to itself',
    artifact: 'architecture',
    names: ['Booking API', 'itself'],
    plant: ({ architecture }) =>
      architecture.edges.push({ from: 'Booking API', to: 'booking api ', protocol: 'HTTPS', purpose: 'x' }),
  },
  {
    rule: 'edges-join-known-nodes',
    what: 'two nodes of one label',
    artifact: 'architecture',
    names: ['STRIPE'],
    plant: ({ architecture }) => architecture.nodes.push({ ...at(architecture.nodes, 5), label: 'STRIPE' }),
  },
  {
    rule: 'graph-is-connected',
    what: 'a node that nothing reaches',
    artifact: 'architecture',
    names: ['Photo storage'],
    plant: ({ architecture }) =>
      architecture.nodes.push({ label: 'Photo storage', type: 'storage', description: 'Photos of dogs', tech: 'Disk' }),
  },
  {
    rule: 'feature-names-are-unique',
    what: 'two features of one name',
    artifact: 'features',
    names: ['slot booking'],
    plant: ({ features }) =>
      features.features.push({ ...at(features.features, 0), name: 'slot booking', apiSurface: [] }),
  },
  {
    rule: 'phases-carry-every-feature',
    what: 'a feature that no phase lists',
    artifact: 'phases',
    names: ['Dog history'],
    plant: ({ phases }) => at(phases.phases, 2).features.pop(),
  },
  {
    rule: 'phases-carry-every-feature',
    what: 'a phase that lists what is no feature',
    artifact: 'phases',
    names: ['Run the day', 'Loyalty points'],
    plant: ({ phases }) => at(phases.phases, 1).features.push('Loyalty points'),
  },
  {
    rule: 'phases-carry-every-feature',
    what: 'a feature in two phases',
    artifact: 'phases',
    names: ['Slot booking', 'Book and pay', 'Know the dog'],
    plant: ({ phases }) => at(phases.phases, 2).features.push('Slot booking'),
  },
  {
    rule: 'must-haves-come-first',
    what: 'a P0 after a P2',
    artifact: 'phases',
    names: ['Deposit payment', 'Dog history'],
    plant({ phases }) {
      at(phases.phases, 0).features = ['Slot booking', 'Dog history'];
      at(phases.phases, 1).features.push('Deposit payment');
      at(phases.phases, 2).features = [];
    },
  },
  {
    rule: 'must-haves-come-first',
    what: 'a P0 in the last phase',
    artifact: 'phases',
    names: ['Deposit payment', 'Know the dog'],
    plant({ phases }) {
      at(phases.phases, 0).features = ['Slot booking'];
      at(phases.phases, 2).features.push('Deposit payment');
    },
  },
  {
    rule: 'prompts-build-in-order',
    what: 'a dependency that is no prompt',
    artifact: 'promptPack',
    names: ['Draw the route', 'Buy a van'],
    plant: ({ promptPack }) => at(promptPack.prompts, 7).dependencies.push('Buy a van'),
  },
  {
    rule: 'prompts-build-in-order',
    what: 'a cycle of two prompts',
    artifact: 'promptPack',
    names: ['Model the data', 'Offer slots'],
    plant: ({ promptPack }) => at(promptPack.prompts, 1).dependencies.push('Offer slots'),
  },
  {
    rule: 'prompts-build-in-order',
    what: 'a prompt that depends on itself',
    artifact: 'promptPack',
    names: ['Make it ready', 'itself'],
    plant: ({ promptPack }) => at(promptPack.prompts, 11).dependencies.push('MAKE IT READY'),
  },
  {
    rule: 'prompts-build-in-order',
    what: 'a prompt that builds on nothing',
    artifact: 'promptPack',
    names: ['Keep the history', 'Lay the ground'],
    plant({ promptPack }) {
      at(promptPack.prompts, 8).dependencies = [];
    },
  },
  {
    rule: 'prompts-build-in-order',
    what: 'a pack without scaffolding',
    artifact: 'promptPack',
    names: ['scaffolding'],
    plant({ promptPack }) {
      at(promptPack.prompts, 0).category = 'backend';
    },
  },
  {
    rule: 'prompts-build-in-order',
    what: 'two prompts of one name',
    artifact: 'promptPack',
    names: ['Offer Slots'],
    plant({ promptPack }) {
      at(promptPack.prompts, 8).name = 'Offer Slots';
    },
  },
  {
    rule: 'prompts-cover-features',
    what: 'a P1 that no prompt names',
    artifact: 'promptPack',
    names: ['Visit reminders', 'P1'],
    plant({ promptPack }) {
      at(promptPack.prompts, 6).prompt = 'Build Deposit payment once more, with a Reminder.';
    },
  },
  {
    rule: 'prompts-cover-features',
    what: 'a feature prompt that names no feature',
    artifact: 'promptPack',
    names: ['Keep the history'],
    plant({ promptPack }) {
      at(promptPack.prompts, 8).prompt = 'Build the page that shows what happened.';
    },
  },
  {
    rule: 'endpoints-are-consistent',
    what: 'a method that HTTP lacks',
    artifact: 'features',
    names: ['FETCH /dogs', 'Dog history'],
    plant: ({ features }) => at(features.features, 4).apiSurface.push({ method: 'FETCH', path: '/dogs', purpose: 'x' }),
  },
  {
    rule: 'endpoints-are-consistent',
    what: 'a path without a slash',
    artifact: 'features',
    names: ['dogs/export'],
    plant: ({ features }) =>
      at(features.features, 4).apiSurface.push({ method: 'GET', path: 'dogs/export', purpose: 'x' }),
  },
  {
    rule: 'endpoints-are-consistent',
    what: 'one endpoint in two features, under another parameter name',
    artifact: 'features',
    names: ['GET /dogs/{id}', 'Dog history', 'Route of the day'],
    plant: ({ features }) =>
      at(features.features, 3).apiSurface.push({ method: 'get', path: '/dogs/{dogId}/', purpose: 'x' }),
  },
  {
    rule: 'endpoints-are-consistent',
    what: 'two styles of parameters',
    artifact: 'features',
    names: ['/reminders/:id', '{id}'],
    plant: ({ features }) =>
      at(features.features, 2).apiSurface.push({ method: 'GET', path: '/reminders/:id', purpose: 'x' }),
  },
  {
    rule: 'endpoints-are-consistent',
    what: 'one collection in singular and plural',
    artifact: 'features',
    names: ['/booking', '/bookings'],
    plant: ({ features }) =>
      at(features.features, 2).apiSurface.push({ method: 'GET', path: '/booking/{id}', purpose: 'x' }),
  },
  {
    rule: 'relationships-name-entities',
    what: 'a relationship to an unknown entity',
    warns: true,
    artifact: 'architecture',
    names: ['LoyaltyCard', 'Dog'],
    plant: ({ architecture }) => at(architecture.dataModel, 1).relationships.push('has one LoyaltyCard'),
  },
  {
    rule: 'relationships-name-entities',
    what: 'a relationship that names nothing',
    artifact: 'architecture',
    names: ['belongs to somebody', 'Dog'],
    plant: ({ architecture }) => at(architecture.dataModel, 1).relationships.push('belongs to somebody'),
  },
  {
    rule: 'features-touch-entities',
    what: 'a data impact on an unknown entity',
    warns: true,
    artifact: 'features',
    names: ['Route of the day', 'FuelReceipt'],
    plant({ features }) {
      at(features.features, 3).dataImpact = 'Reads Booking and writes FuelReceipt';
    },
  },
  {
    rule: 'features-touch-entities',
    what: 'a data impact that names no entity',
    artifact: 'features',
    names: ['Route of the day', 'Booking'],
    plant({ features }) {
      at(features.features, 3).dataImpact = 'Touches some tables';
    },
  },
  {
    rule: 'features-touch-entities',
    what: 'an entity that no feature touches',
    artifact: 'features',
    names: ['Reminder'],
    plant({ features }) {
      at(features.features, 2).dataImpact = 'Reads Booking';
    },
  },
  {
    rule: 'boundaries-protect-known-things',
    what: 'a boundary around nothing that exists',
    artifact: 'architecture',
    names: ['Payment', 'the crown jewels'],
    plant({ architecture }) {
      at(architecture.securityBoundaries, 1).protects = 'the crown jewels';
    },
  },
  {
    rule: 'market-sizes-nest',
    what: 'a part of the market that is larger than the whole',
    artifact: 'research',
    names: ['€900M', 'sam'],
    plant({ research }) {
      research.marketSize.sam = '€900M';
    },
  },
  {
    rule: 'market-sizes-nest',
    what: 'a market without a figure',
    artifact: 'research',
    names: ['huge', 'tam'],
    plant({ research }) {
      research.marketSize.tam = 'huge';
    },
  },
  {
    rule: 'running-costs-grow',
    what: 'more users that cost less',
    artifact: 'architecture',
    names: ['€30', 'users100k'],
    plant({ architecture }) {
      architecture.estimatedMonthlyCost.users100k = '€30';
    },
  },
  {
    rule: 'running-costs-grow',
    what: 'a cost without an amount',
    artifact: 'architecture',
    names: ['depends', 'users10k'],
    plant({ architecture }) {
      architecture.estimatedMonthlyCost.users10k = 'depends';
    },
  },
  {
    rule: 'unit-economics-add-up',
    what: 'a customer who costs nothing to win',
    artifact: 'research',
    names: ['estimatedCAC', '€0'],
    plant({ research }) {
      research.unitEconomics.estimatedCAC = '€0';
    },
  },
  {
    rule: 'unit-economics-add-up',
    what: 'a margin above 100 %',
    artifact: 'research',
    names: ['140 %'],
    plant({ research }) {
      research.unitEconomics.grossMargin = '140 %';
    },
  },
  {
    rule: 'unit-economics-add-up',
    what: 'a negative margin',
    artifact: 'research',
    names: ['-20 %'],
    plant({ research }) {
      research.unitEconomics.grossMargin = '-20 %';
    },
  },
  {
    rule: 'unit-economics-add-up',
    what: 'a stated ratio that the amounts contradict',
    artifact: 'research',
    names: ['12', '5.1'],
    plant({ research }) {
      research.recommendation += ' LTV/CAC is about 12.';
    },
  },
  {
    rule: 'phases-add-up',
    what: 'a total that is not the sum',
    artifact: 'phases',
    names: ['20 weeks', '6.4–7.4 weeks'],
    plant({ phases }) {
      phases.totalTimeline = '20 weeks';
    },
  },
  {
    rule: 'phases-add-up',
    what: 'a phase that takes "a while"',
    artifact: 'phases',
    names: ['a while', 'Run the day'],
    plant({ phases }) {
      at(phases.phases, 1).duration = 'a while';
    },
  },
  {
    rule: 'lists-are-in-range',
    what: 'two phases',
    artifact: 'phases',
    names: ['2 phases'],
    plant({ phases }) {
      phases.phases.pop();
    },
  },
  {
    rule: 'lists-are-in-range',
    what: 'nine prompts',
    artifact: 'promptPack',
    names: ['9 prompts'],
    plant({ promptPack }) {
      promptPack.prompts.length = 9;
    },
  },
];
