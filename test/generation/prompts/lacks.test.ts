import { describe, expect, it } from 'vitest';
import type { Artifacts, PartialArtifacts } from '../../../src/artifacts/artifacts.ts';
import { ARTIFACT_NAMES } from '../../../src/artifacts/quality.ts';
import { clean } from '../../../src/artifacts/text.ts';
import { compose } from '../../../src/engines/offline/plan.ts';
import { STAGES } from '../../../src/generation/stages/index.ts';
import { newCaller, run } from '../../helpers/callers.ts';
import { fixtureEngine } from '../../helpers/engines.ts';
import { groomerArtifacts } from '../../helpers/fixtures/groomer-blueprint.ts';
import { HOSTILE } from '../../helpers/ideas.ts';
import { plainArtifacts } from '../../helpers/plain-artifacts.ts';
import { testApp } from '../../helpers/test-app.ts';

type Emptying = [what: string, name: keyof Artifacts, empty: (artifacts: Artifacts) => void, told: string];

const EMPTYINGS: Emptying[] = [
  ['a segment without pain', 'research', ({ research }) => (at(research.audience).painPoints = []), 'painPoints of'],
  ['hardly a summary', 'research', ({ research }) => (research.summary = 'Good.'), 'summary has 5 characters'],
  [
    'an entity of one field',
    'architecture',
    ({ architecture }) => (at(architecture.dataModel).fields = ['id']),
    'fields',
  ],
  [
    'entities that never meet',
    'architecture',
    ({ architecture }) => {
      for (const entity of architecture.dataModel) entity.relationships = [];
    },
    'No entity relates to another',
  ],
  ['a lone node', 'architecture', ({ architecture }) => void architecture.nodes.splice(1), 'nodes has 1 items'],
  ['no edges', 'architecture', ({ architecture }) => (architecture.edges = []), 'edges has 0 items'],
  ['one feature', 'features', ({ features }) => void features.features.splice(1), 'features has 1 items'],
  [
    'a feature where nothing fails',
    'features',
    ({ features }) => (at(features.features).edgeCases = []),
    'edgeCases of',
  ],
  [
    'nothing that must be',
    'features',
    ({ features }) => {
      for (const feature of features.features) feature.priority = 'P2';
    },
    'No feature is P0',
  ],
  ['a phase without features', 'phases', ({ phases }) => (at(phases.phases).features = []), 'lists no feature'],
  ['a phase that delivers nothing', 'phases', ({ phases }) => (at(phases.phases).deliverables = []), 'deliverables of'],
  ['a phase without risk', 'phases', ({ phases }) => (at(phases.phases).risks = []), 'risks of'],
  [
    'a phase that nothing measures',
    'phases',
    ({ phases }) => (at(phases.phases).successMetrics = []),
    'successMetrics',
  ],
  ['a prompt of two words', 'promptPack', ({ promptPack }) => (at(promptPack.prompts).prompt = 'Do it.'), 'prompt of'],
  ['a setup prompt of a word', 'promptPack', ({ promptPack }) => (promptPack.setupPrompt = 'Go.'), 'setupPrompt has'],
];

describe('an answer', () => {
  it.each(EMPTYINGS)('with %s in the %s lacks something, and is told what', (_, name, empty, told) => {
    const artifacts = groomerArtifacts();
    expect(STAGES[name].lacks(artifacts[name])).toEqual([]);
    empty(artifacts);
    expect(STAGES[name].schema.safeParse(artifacts[name]).success).toBe(true);
    expect(STAGES[name].lacks(artifacts[name]).join(' ')).toContain(told);
  });

  it('lacks nothing in a small plan', () => {
    for (const name of ARTIFACT_NAMES) expect(STAGES[name].lacks(plainArtifacts[name])).toEqual([]);
  });

  it('may end with phases that carry no feature, where features are few', () => {
    const { phases } = groomerArtifacts();
    const [first, ...others] = phases.phases;
    const few = { ...phases, phases: [first, ...others.map((phase) => ({ ...phase, features: [] }))] };
    expect(STAGES.phases.lacks(few)).toEqual([]);
  });
});

it('is nothing that the planner without a model could run into, whatever is typed or supplied', () => {
  const { features } = plainArtifacts;
  const one = { ...features, features: features.features.slice(0, 1) };
  for (const idea of HOSTILE.map(clean)) {
    for (const given of [{}, { features: one }]) {
      const artifacts: PartialArtifacts = { ...given };
      for (const name of ARTIFACT_NAMES.filter((known) => artifacts[known] === undefined)) {
        const made = STAGES[name].schema.parse(compose(name, idea, undefined, artifacts));
        Object.assign(artifacts, { [name]: made });
        expect([idea, name, STAGES[name].lacks(made)]).toEqual([idea, name, []]);
      }
    }
  }
});

it('takes a supplied artefact as it is, however little it says', async () => {
  const engine = fixtureEngine();
  await using app = await testApp({ engine });
  const { features } = structuredClone(plainArtifacts);
  const supplied = {
    ...features,
    summary: 'Few.',
    features: features.features.map((one) => ({ ...one, edgeCases: [] })),
  };
  const made = await run(app, await newCaller(app), 'generate_phases', { input: { features: supplied } });
  expect(made.run.status).toBe('succeeded');
  expect(engine.asked).toEqual(['phases']);
});

function at<Item>(items: Item[]): Item {
  const [first] = items;
  if (first === undefined) throw new Error('the fixture is empty');
  return first;
}
