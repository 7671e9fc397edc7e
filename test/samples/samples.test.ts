import { describe, expect, it } from 'vitest';
import { authoredPromptPackSchema } from '../../src/artifacts/authored/prompt-pack.ts';
import { PROMPT_CHARS_MAX } from '../../src/artifacts/bounds.ts';
import { SETUP_MAX } from '../../src/artifacts/rendering/fit.ts';
import { renderPack } from '../../src/artifacts/rendering/render-pack.ts';
import { type FinishedSample, finishedSample } from '../../src/generation/demo/finished-sample.ts';
import { plantFault } from '../../src/generation/demo/planted-fault.ts';
import { tourOf } from '../../src/generation/demo/tour.ts';
import { versionsOfSample } from '../../src/generation/sample.ts';
import { PLAN_ARTIFACTS } from '../../src/plans/names.ts';
import { readSample, SAMPLES } from '../../src/plans/samples/index.ts';
import { sampleFileSchema } from '../../src/plans/samples/sample-file.ts';
import { staleBases } from '../../src/plans/stale.ts';
import { ideaOf } from '../helpers/answers/answers.ts';
import { asAuthored } from '../helpers/authored.ts';
import { newCaller } from '../helpers/callers.ts';
import { appDoor, host } from '../helpers/host/host.ts';
import { hostPlan } from '../helpers/host/host-answers.ts';
import { testApp } from '../helpers/test-app.ts';
import { writtenPlans } from '../scorecard/sound-plan.ts';
import { findingsIn, sampleOfPlan } from './sample-of-plan.ts';

describe.each(SAMPLES.map(({ id }) => id))('the sample %s', (id) => {
  it('has all artefacts, up to date and without a fault by the rules of today', async () => {
    const file = await readSample(id);
    expect(sampleFileSchema.parse(file)).toEqual(file);
    expect(file.id).toBe(id);
    const currents = versionsOfSample(file).filter(({ is_current }) => is_current === 1);
    expect(currents.map(({ artifact }) => artifact).toSorted()).toEqual(PLAN_ARTIFACTS.toSorted());
    expect(currents.flatMap((row) => staleBases(row, currents))).toEqual([]);
    expect(findingsIn(file).faults).toEqual([]);
  });

  it('has prompts that their author could have submitted, and that fit their bounds', async () => {
    const sample = finishedSample(await readSample(id));
    const { artifacts } = sample;
    const { setupPrompt, prompts } = artifacts.promptPack;
    const pack = authoredPromptPackSchema.parse(sample.written.promptPack);
    expect(renderPack(pack, { ...sample, upstream: artifacts }).faults).toEqual([]);
    expect(setupPrompt.length).toBeLessThanOrEqual(SETUP_MAX);
    expect(prompts.filter(({ prompt }) => prompt.length > PROMPT_CHARS_MAX).map(({ name }) => name)).toEqual([]);
  });

  it('shows a planted fault that names what was changed, and keeps what it is planted in a copy of', async () => {
    const sample = finishedSample(await readSample(id));
    const before = structuredClone(sample);
    const planted = plantFault(sample);
    const [, field = 'no field'] = /([A-Z]\w*\.\w+)(?: to|\.$)/.exec(planted?.change ?? '') ?? [];
    expect(planted?.fault).toMatchObject({
      message: expect.stringContaining(`\`${field}\``),
      pointer: expect.stringMatching(/^\//),
      mend: expect.any(String),
    });
    expect(sample).toEqual(before);
    const { demands, coverage, prompt } = tourOf(sample);
    expect(demands.length).toBeGreaterThan(0);
    expect(coverage).toMatchObject({ demandsKept: coverage.demands, operationsBuilt: coverage.operations, faults: 0 });
    expect(prompt.id).toBe('setup');
  });
});

it('a fault can be planted in every sound plan, and is the only one that the checks then find', () => {
  const plans = writtenPlans();
  expect(plans.length).toBeGreaterThan(5);
  for (const { name, idea, context, brief, artifacts } of plans) {
    const { architecture, features } = artifacts;
    const written = {
      architecture: asAuthored('architecture', architecture),
      features: asAuthored('features', features),
    };
    const sample = { ...{ id: name, idea, context, model: 'a-model', brief }, artifacts, written };
    // Nothing but what is changed is read as its author wrote it.
    const planted = plantFault(sample as unknown as FinishedSample);
    expect([name, planted]).toEqual([name, { change: expect.any(String), fault: expect.any(Object), others: 0 }]);
  }
});

it('a plan that a host wrote makes the same versions as a sample as it has in the store', async () => {
  await using app = await testApp();
  const caller = await newCaller(app, { credits: 100, tier: 'starter' });
  const door = appDoor(app, caller);
  const submit: typeof door.submit = async (submitting) => {
    app.clock.advance(1_000);
    if (submitting.artifact !== 'review') return door.submit(submitting);
    const [first, ...others] = (submitting.data as { verdicts: object[] }).verdicts;
    const ops = [{ op: 'replace', path: '/scalingStrategy', value: '"Better words, once the review is done."' }];
    const broken = { ...first, holds: false, note: 'It breaks.', patches: [{ artifact: 'architecture', ops }] };
    return door.submit({ ...submitting, data: { ...Object(submitting.data), verdicts: [broken, ...others] } });
  };
  const { planId } = await host({ ...door, submit }, ideaOf(5), hostPlan(5));

  const file = await sampleOfPlan(app.store, planId, 'A model');

  // The review has patched the architecture alone: what rests on it was made again of the same words.
  expect(file.versions.filter((version) => !('written' in version)).map(({ artifact }) => artifact)).toEqual([
    ...['features', 'phases', 'promptPack'],
  ]);
  const rows = await app.store.db.selectFrom('plan_versions').selectAll().where('plan_id', '=', planId).execute();
  const told = (all: readonly (typeof rows)[number][]) =>
    all
      .map(({ artifact, number, data, hash, based_on, is_current, created_at }) => ({
        ...{ artifact, number, data, hash, is_current, created_at },
        basedOn: JSON.parse(based_on).toSorted((a: { artifact: string }, b: { artifact: string }) =>
          a.artifact.localeCompare(b.artifact),
        ),
      }))
      .toSorted((a, b) => a.artifact.localeCompare(b.artifact) || a.number - b.number);
  expect(told(versionsOfSample(file))).toEqual(told(rows));
});
