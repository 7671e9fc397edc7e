import { expect, it, vi } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { chooseEngine } from '../../src/engines/choose.ts';
import { modelFor, modelsOf } from '../../src/engines/engine.ts';
import { Lines } from '../../src/engines/lines.ts';
import { deadlineOf } from '../../src/generation/time-limit.ts';
import { TestClock } from '../../src/system/clock.ts';
import { randomIds } from '../../src/system/ids.ts';
import { silentLog } from '../../src/system/log.ts';
import { noMetrics } from '../../src/system/metrics.ts';
import { generateBlueprint } from '../../tools/generate_blueprint.ts';
import { generateResearch } from '../../tools/generate_research.ts';
import { withFastPauses } from '../helpers/fast-pauses.ts';
import { testApp } from '../helpers/test-app.ts';
import { ask, vendor } from './anthropic/ask.ts';
import { openVendorRest } from './faults/vendor-rest.ts';

const parts = { clock: withFastPauses(new TestClock()), ids: randomIds, log: silentLog, metrics: noMetrics };
const KEY = { ANTHROPIC_API_KEY: 'sk-ant-test-only' };
const BY_STAGE = {
  PLANWRIGHT_MODEL: 'claude-sonnet-5-5, review=claude-opus-5-5, research=claude-haiku-4-5',
  PLANWRIGHT_EFFORT: 'medium, review=max',
};

async function engineWith(env: Record<string, string>, url = 'http://127.0.0.1:9') {
  return (await chooseEngine(readConfig({ ...KEY, ANTHROPIC_BASE_URL: url, ...env }), parts)).engine;
}

it('a blueprint is written by the model and with the effort of each stage, and says which others wrote', async () => {
  await using rest = await openVendorRest({}, { env: BY_STAGE, brief: 'new' });
  const { status, body } = await rest.generate('blueprint');
  expect([status, body.error]).toEqual([200, undefined]);
  const asked = rest.api.requests.map(({ stage, body: sent }) => {
    // The stand-in has read it.
    const { model, output_config } = sent as { model: string; output_config: { effort?: string } };
    return [stage, model, output_config.effort];
  });
  expect(asked).toContainEqual(['brief', 'claude-sonnet-5-5', 'medium']);
  expect(asked).toContainEqual(['skeleton', 'claude-sonnet-5-5', 'medium']);
  expect(asked).toContainEqual(['review', 'claude-opus-5-5', 'max']);
  // It takes no such word, says its vendor.
  expect(asked).toContainEqual(['research', 'claude-haiku-4-5', undefined]);
  expect(body.meta).toMatchObject({
    model: 'claude-sonnet-5-5',
    models: { research: 'claude-haiku-4-5', review: 'claude-opus-5-5' },
    warnings: [expect.stringMatching(/PLANWRIGHT_EFFORT asks for medium, which the model does not take/)],
  });
  const versions = await rest.app.store.db.selectFrom('plan_versions').select(['artifact', 'model']).execute();
  expect(versions).toContainEqual({ artifact: 'research', model: 'claude-haiku-4-5' });
  expect(versions).toContainEqual({ artifact: 'features', model: 'claude-sonnet-5-5' });
});

it('another model or effort of one stage makes another call, and no value of its own changes nothing', async () => {
  const plain = await engineWith({});
  expect((await engineWith({ PLANWRIGHT_MODEL: 'claude-sonnet-5-5' })).version).toBe(plain.version);
  expect((await engineWith({ PLANWRIGHT_MODEL_CALLS: '8, research=2' })).version).toBe(plain.version);
  const versions = await Promise.all(
    ['review=claude-opus-5-5', 'review=claude-fable-5-2'].map((PLANWRIGHT_MODEL) => engineWith({ PLANWRIGHT_MODEL })),
  );
  const efforts = await Promise.all(['low', 'review=low'].map((effort) => engineWith({ PLANWRIGHT_EFFORT: effort })));
  const all = [plain, ...versions, ...efforts].map(({ version }) => version);
  expect(new Set(all).size).toBe(5);
});

it('an engine tells who writes a stage, and all of its models in one line', async () => {
  const engine = await engineWith(BY_STAGE);
  expect([modelFor(engine, 'review'), modelFor(engine, 'phases')]).toEqual(['claude-opus-5-5', 'claude-sonnet-5-5']);
  expect(modelsOf(engine)).toBe('claude-sonnet-5-5, research=claude-haiku-4-5, review=claude-opus-5-5');
  expect(modelsOf(await engineWith({}))).toBe('claude-sonnet-5-5');
});

it('calls of a stage are no more at once than it may make, and others go past them', async () => {
  const lines = new Lines({ max: 8, ofStages: { research: 2 }, ...parts });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const call = (name: string, stage: 'research' | 'features', signal = new AbortController().signal) =>
    lines.call({ run: { workspaceId: 'ws_1', runId: name }, stage, signal }, () => {
      begun.push(name);
      return new Promise<void>((resolve) => void ends.set(name, resolve));
    });
  const stopped = new AbortController();
  // One of a workspace's is left free in each queue.
  const calls = [call('r1', 'research'), call('r2', 'research', stopped.signal), call('r3', 'research')];
  const left = calls[1]?.catch((error: Error) => error.message);
  calls.push(call('f1', 'features'), call('f2', 'features'));
  await vi.waitUntil(() => begun.length === 3);
  expect(begun.toSorted()).toEqual(['f1', 'f2', 'r1']);
  stopped.abort(new Error('stopped'));
  expect(await left).toBe('stopped');
  ends.get('r1')?.();
  await vi.waitUntil(() => begun.length === 4);
  expect(begun[3]).toBe('r3');
  for (const end of ends.values()) end();
});

it('a run has as much more time as its stages have', async () => {
  const minutesOf = async (stageMinutes: string | undefined, tool = generateBlueprint) => {
    await using app = await testApp({ config: readConfig({ PLANWRIGHT_STAGE_MINUTES: stageMinutes }) });
    return (deadlineOf(app, tool) ?? 0) / 60_000;
  };
  expect(await minutesOf(undefined)).toBe(15);
  expect(await minutesOf('1')).toBe(15);
  expect(await minutesOf('5, review=20')).toBe(30);
  // Seven stages with the brief and the review.
  expect(await minutesOf('20')).toBe(15 + 7 * 15);
  expect(await minutesOf('20', generateResearch)).toBe(0);
});

it('asks the vendor for the limits of a model once, with its first call', async () => {
  let looks = 0;
  const told = { id: 'x', max_tokens: 9_000, capabilities: { effort: { supported: false } } };
  const api = await vendor({
    models: ['claude-new'],
    tells: (path) => (path === '/v1/models/claude-new' ? ++looks && told : undefined),
  });
  const engine = await engineWith({ PLANWRIGHT_MODEL: 'claude-new' }, api.url);
  expect(looks).toBe(0);
  await Promise.all([ask(engine), ask(engine)]);
  await ask(engine);
  expect(looks).toBe(1);
  const bodies = api.requests.map(({ body }) => [body?.max_tokens, body?.output_config?.effort]);
  expect(bodies).toEqual(Array(3).fill([9_000, undefined]));
});

it('takes sane limits for a model that its gateway tells nothing of, and leaves out what that refuses', async () => {
  const api = await vendor({ models: ['anthropic.claude-v9:0'], tells: () => undefined });
  const engine = await engineWith({ PLANWRIGHT_MODEL: 'anthropic.claude-v9:0' }, api.url);
  await ask(engine);
  expect(api.requests[0]?.body).toMatchObject({ max_tokens: 16_000, output_config: { effort: 'low' } });
});
