import { describe, expect, it } from 'vitest';
import type { Artifacts } from '../../../src/artifacts/artifacts.ts';
import { ARTIFACT_NAMES } from '../../../src/artifacts/quality.ts';
import { STAGES } from '../../../src/generation/stages/index.ts';
import { newCaller, run } from '../../helpers/callers.ts';
import { fixtureEngine } from '../../helpers/engines.ts';
import { groomerArtifacts } from '../../helpers/fixtures/groomer-blueprint.ts';
import { plainArtifacts } from '../../helpers/plain-artifacts.ts';
import { testApp } from '../../helpers/test-app.ts';

type Emptying = [what: string, name: keyof Artifacts, empty: (artifacts: Artifacts) => void, told: string];

const EMPTYINGS: Emptying[] = [
  ['hardly a summary', 'research', ({ research }) => (research.summary = 'Good.'), 'summary has 5 characters'],
  [
    'nothing that must be',
    'features',
    ({ features }) => {
      for (const feature of features.features) feature.priority = 'P2';
    },
    'No feature is P0',
  ],
  ['a prompt of two words', 'promptPack', ({ promptPack }) => (at(promptPack.prompts).prompt = 'Do it.'), 'prompt of'],
  ['a setup prompt of a word', 'promptPack', ({ promptPack }) => (promptPack.setupPrompt = 'Go.'), 'setupPrompt has'],
];

/** Counts that the contract does not set. */
const SPARSE: [what: string, name: keyof Artifacts, empty: (artifacts: Artifacts) => void][] = [
  ['a segment without pain', 'research', ({ research }) => (at(research.audience).painPoints = [])],
  ['a lone node', 'architecture', ({ architecture }) => void architecture.nodes.splice(1)],
  ['no data', 'architecture', ({ architecture }) => (architecture.dataModel = [])],
  ['one feature', 'features', ({ features }) => void features.features.splice(1)],
  ['a phase without risk', 'phases', ({ phases }) => (at(phases.phases).risks = [])],
];

describe('an answer', () => {
  it.each(EMPTYINGS)('with %s in the %s lacks something, and is told what', (_, name, empty, told) => {
    const artifacts = groomerArtifacts();
    expect(STAGES[name].lacks(artifacts[name])).toEqual([]);
    empty(artifacts);
    expect(STAGES[name].schema.safeParse(artifacts[name]).success).toBe(true);
    expect(STAGES[name].lacks(artifacts[name]).join(' ')).toContain(told);
  });

  it.each(SPARSE)('may have %s in the %s', (_, name, empty) => {
    const artifacts = groomerArtifacts();
    empty(artifacts);
    expect(STAGES[name].schema.safeParse(artifacts[name]).success).toBe(true);
    expect(STAGES[name].lacks(artifacts[name])).toEqual([]);
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
