import { describe, expect, it } from 'vitest';
import { authoredArchitecture } from '../../../src/artifacts/authored/architecture.ts';
import { authoredFeatures } from '../../../src/artifacts/authored/features.ts';
import { authoredPhases } from '../../../src/artifacts/authored/phases.ts';
import { authoredPromptPack } from '../../../src/artifacts/authored/prompt-pack-form.ts';
import { ARTIFACT_NAMES } from '../../../src/artifacts/quality.ts';
import { wireSchema } from '../../../src/engines/prompts/wire-schema.ts';
import { judge } from '../../../src/generation/judge.ts';
import { BRIEF_STAGE, STAGES } from '../../../src/generation/stages/index.ts';
import { answersFor, brief, ideaOf } from '../../helpers/answers/answers.ts';
import { asAuthored } from '../../helpers/authored.ts';
import { runs } from '../../helpers/runs.ts';

const SEEDS = Array.from({ length: runs(12) }, (_, at) => `form ${at}`);
const givenOf = (seed: string) => ({
  idea: ideaOf(seed),
  context: undefined,
  brief: brief(seed),
  upstream: answersFor(seed),
});
const phase = (duration: string) => ({
  name: duration,
  duration,
  goal: 'Beds are listed.',
  features: [],
  users: [],
  deliverables: ['A list'],
  lead: [],
  risks: ['Rain'],
  successMetrics: ['3 of 4 growers'],
});

describe('what an author writes', () => {
  it('makes the artefacts of a sound plan, with nothing at fault', () => {
    for (const seed of SEEDS) {
      const given = givenOf(seed);
      const artifacts = answersFor(seed);
      for (const name of ARTIFACT_NAMES) {
        const judged = judge(STAGES[name], asAuthored(name, artifacts[name]), 'authored', given);
        expect([seed, name, 'faults' in judged ? judged.faults : []]).toEqual([seed, name, []]);
      }
      const judged = judge(BRIEF_STAGE, asAuthored('brief', brief(seed)), 'authored', { ...given, brief: undefined });
      expect([seed, judged]).toEqual([seed, expect.objectContaining({ output: brief(seed) })]);
    }
  });

  it('loses nothing of a sound plan but what the program derives', () => {
    for (const seed of SEEDS) {
      const { architecture, features } = answersFor(seed);
      const given = givenOf(seed);
      const kept = authoredArchitecture.store(asAuthored('architecture', architecture), given).artifact;
      expect(withoutEmpty(kept)).toEqual(withoutEmpty(architecture));
      const made = authoredFeatures.store(asAuthored('features', features), given).artifact;
      const bare = (all: typeof features) =>
        withoutEmpty({ ...all, features: all.features.map(({ dataImpact: _, hours: __, ...feature }) => feature) });
      expect(bare(made)).toEqual(bare(features));
    }
  });

  it('may leave out what does not apply, as models do that are held to no schema', () => {
    const { features } = asAuthored('features', answersFor('form 0').features);
    const [first] = features;
    const bare = {
      summary: 'One list.',
      features: [
        {
          ...first,
          screens: undefined,
          edgeCases: undefined,
          apiSurface: undefined,
          criteria: [{ text: 'It is listed.' }],
        },
      ],
    };
    expect(authoredFeatures.schema.safeParse(bare).success).toBe(true);
  });

  it('is asked for in schemas that vendors take', () => {
    for (const stage of [BRIEF_STAGE, ...Object.values(STAGES)]) {
      expect(JSON.stringify(wireSchema(stage.form.schema)).length).toBeLessThan(12_000);
    }
  });
});

/** Without empty lists and what is absent: an author writes them, and they mean the same. */
function withoutEmpty(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (_key, one) => (Array.isArray(one) && one.length === 0 ? undefined : one)));
}

describe('the program', () => {
  it('derives both sides of a relationship from a ref', () => {
    const [{ relationships: bed } = { relationships: [] }, { relationships: harvest } = { relationships: [] }] =
      authoredArchitecture.store(
        {
          ...asAuthored('architecture', answersFor('form 0').architecture),
          dataModel: [entity('Bed', 'name: text'), entity('Harvest', 'bed: ref Bed', 'next: ref Bed, optional')],
        },
        givenOf('form 0'),
      ).artifact.dataModel;
    expect([bed, harvest]).toEqual([['has many Harvest'], ['belongs to Bed']]);
  });

  it('tells what a feature does with data by what its operations do', () => {
    const written = asAuthored('features', answersFor('form 0').features);
    const [first] = written.features;
    if (!first) throw new Error('no feature');
    const operation = {
      method: 'POST',
      path: '/harvests',
      purpose: 'Log.',
      by: [],
      request: '',
      response: '',
      errors: [],
    };
    const impact = (reads: string[], writes: string[]) =>
      authoredFeatures.store(
        { ...written, features: [{ ...first, apiSurface: [{ ...operation, reads, writes }] }] },
        givenOf('form 0'),
      ).artifact.features[0]?.dataImpact;
    expect(impact(['Bed: state', 'Tide: at'], ['+Harvest: bed', 'Bed: state', '-Mark'])).toBe(
      'Creates Harvest; changes Bed; deletes Mark; reads Bed, Tide',
    );
    expect(impact([], [])).toBe('No data');
  });

  it.each([
    [['1 week', '2 weeks', '3 weeks'], '6 weeks'],
    [['10 days', '4 days', '1 day'], '15 days'],
    [['1.5 months', '1 month', '2 months'], '4.5 months'],
    [['7 days', '2 weeks', '1 week'], '4 weeks'],
  ])('adds up %j to %s', (durations, total) => {
    const written = { summary: 'Three steps.', phases: durations.map(phase) };
    expect(authoredPhases.store(authoredPhases.schema.parse(written), givenOf('x')).artifact.totalTimeline).toBe(total);
  });

  it('refuses a duration that is no number and unit', () => {
    const written = { summary: 'Three steps.', phases: ['2-3 weeks', '1 week', 'soon'].map(phase) };
    expect(authoredPhases.schema.safeParse(written).error?.issues.map(({ path }) => path.join('.'))).toEqual([
      'phases.0.duration',
      'phases.2.duration',
    ]);
  });

  it('orders prompts by what they depend on, numbers them, and says so', () => {
    const given = givenOf('form 1');
    const written = asAuthored('promptPack', answersFor('form 1').promptPack);
    const { artifact, mended } = authoredPromptPack.store(
      { ...written, prompts: [...written.prompts.slice(1), ...written.prompts.slice(0, 1)] },
      given,
    );
    expect(artifact.prompts.map(({ id }) => id)).toEqual(artifact.prompts.map((_, at) => `P${at + 1}`));
    const place = new Map(artifact.prompts.map(({ name }, at) => [name, at]));
    for (const [at, { dependencies }] of artifact.prompts.entries()) {
      for (const name of dependencies) expect(place.get(name)).toBeLessThan(at);
    }
    expect(mended).toEqual([expect.stringMatching(/^Moved .* behind the prompts that they depend on\.$/)]);
    expect(authoredPromptPack.store(written, given).mended).toEqual([]);
  });

  it('leaves prompts that wait for each other where they are, for a rule to find', () => {
    const written = asAuthored('promptPack', answersFor('form 1').promptPack);
    const [first, second, ...rest] = written.prompts;
    if (!first || !second) throw new Error('no prompts');
    const circle = [{ ...first, dependencies: [second.name] }, { ...second, dependencies: [first.name] }, ...rest];
    const { artifact, mended } = authoredPromptPack.store({ ...written, prompts: circle }, givenOf('form 1'));
    expect(artifact.prompts.map(({ name }) => name)).toEqual(circle.map(({ name }) => name));
    expect(mended).toEqual([]);
  });
});

const entity = (name: string, ...fields: string[]) => ({
  ...{ entity: name, fields, unique: [], states: [], final: [], source: '' },
});

describe('a fault', () => {
  it.each([
    ['features', '/features/F3/acceptanceCriteria/2', '/features/F3/criteria/2'],
    ['features', '/features/F3/dataImpact', '/features/F3/apiSurface'],
    ['architecture', '/dataModel/2/relationships/0', '/dataModel/2/fields'],
    ['phases', '/totalTimeline', '/phases'],
    ['promptPack', '/setupPrompt', '/setup'],
  ] as const)('in %s at %s is told at %s, where the author can mend it', (stage, stored, written) => {
    expect(STAGES[stage].form.pointer(stored, answersFor('form 0')[stage])).toBe(written);
  });

  it('in a prompt is told at its name, since authors write no ids', () => {
    const pack = answersFor('form 0').promptPack;
    const [, second] = pack.prompts;
    const pointer = STAGES.promptPack.form.pointer(`/prompts/${second?.id}/prompt`, pack);
    expect(pointer).toBe(`/prompts/${second?.name.replaceAll('/', '~1')}/steps`);
  });
});
