import { expect, it } from 'vitest';
import { revisedSchema } from '../../src/generation/orders/shapes.ts';
import { type Call, draftingEngine } from '../helpers/drafting-engine.ts';
import { expectError, openRest, type RestParts } from './rest.ts';

const CHANGE = 'Prices stand in Swedish crowns';
const STALE = ['features', 'phases', 'promptPack'];
const described = { op: 'replace', path: '/nodes/0/description', value: '"Keeps each price in Swedish crowns."' };

/** A plan that a model wrote, through the REST door; `revise` says what it answers when it is to change one. */
async function openPlan(revise: (artifact: string, call: Call) => unknown, parts: RestParts = {}) {
  const engine = draftingEngine((call) => {
    const artifact = /^revise (\w+)$/.exec(call.request.task ?? '')?.[1];
    return artifact === undefined ? undefined : revise(artifact, call);
  });
  const rest = await openRest({ engine, ...parts });
  const { body } = await rest.generate('blueprint');
  const plan: string = body.meta.planId;
  return {
    rest,
    plan,
    post: (what: string, sent?: unknown) => rest.call('POST', `/mcp/plans/${plan}/${what}`, { body: sent }),
  };
}

const architectureAlone = (artifact: string) => (artifact === 'architecture' ? { ops: [described] } : undefined);

it('a change is taken up over REST, with what was charged in the headers, and once', async () => {
  const { rest, post } = await openPlan(architectureAlone);
  await using _ = rest;
  const before = (await rest.balance()).balance;
  const { status, body, headers } = await post('revise', { change: CHANGE });
  expect(status).toBe(200);
  expect(revisedSchema.parse(body.data)).toEqual(body.data);
  const [brief, research, architecture] = body.data.updated;
  expect(brief).toEqual({ artifact: 'brief', version: 2, changed: true, creditsCharged: 0 });
  expect(research).toMatchObject({ artifact: 'research', changed: false, creditsCharged: 0 });
  expect(architecture).toMatchObject({ artifact: 'architecture', version: 2, changed: true, creditsCharged: 20 });
  // The facts of the prompts name what was described anew.
  expect(body.data.updated[5]).toMatchObject({ artifact: 'promptPack', changed: true, creditsCharged: 30 });
  expect(body.data).toMatchObject({ left: [], order: { artifact: 'review' } });
  expect(body.meta).toMatchObject({ tool: 'plan_revise', creditsCharged: 50, creditsRemaining: before - 50 });
  expect(headers.get('x-credits-charged')).toBe('50');
  const run = await rest.call('GET', `/mcp/runs/${architecture.runId}`);
  expect(run.body).toMatchObject({
    data: { tool: 'generate_architecture', status: 'succeeded', creditsCharged: 20 },
    meta: { engine: 'anthropic', model: 'a-model', usage: { inputTokens: 10, outputTokens: 2 } },
  });
  const again = await post('refresh');
  expect(again).toMatchObject({
    status: 200,
    body: { data: { updated: [], left: [] }, meta: { tool: 'plan_refresh' } },
  });
  expect(again.headers.get('x-credits-charged')).toBe('0');
  expect((await rest.balance()).balance).toBe(before - 50);
});

it('an answer that takes longer than REST waits says what is done, and the same call goes on', async () => {
  let isSlow = true;
  const { rest, post } = await openPlan((artifact) => {
    if (artifact === 'features' && isSlow) rest.app.clock.advance(280_000);
    return architectureAlone(artifact);
  });
  await using _ = rest;
  const first = await post('revise', { change: CHANGE });
  expect(first).toMatchObject({
    status: 200,
    body: {
      data: { updated: [{ artifact: 'brief' }, { artifact: 'research' }, { artifact: 'architecture' }], left: STALE },
      meta: { creditsCharged: 20 },
    },
  });
  expect(first.body.data.stopped).toMatchObject({
    code: 'engine_timeout',
    message: expect.stringMatching(/longer than a request may wait.*same call again/),
  });
  isSlow = false;
  const second = await post('revise', { change: CHANGE });
  expect(second.body.data).toMatchObject({
    left: [],
    updated: STALE.map((artifact) => ({ artifact, changed: artifact === 'promptPack' })),
  });
});

it('a change that is none, a foreign plan, a sample and a service without a model are refused, uncharged', async () => {
  await using rest = await openRest();
  const { body } = await rest.generate('features');
  const plan: string = body.meta.planId;
  const post = (path: string, sent?: unknown) => rest.call('POST', `/mcp/plans/${path}`, { body: sent });
  expectError(await post(`${plan}/revise`, { change: CHANGE }), 503, 'engine_unavailable', /plan_next/);
  expectError(await post(`${plan}/refresh`), 503, 'engine_unavailable', /plan_next/);
  expectError(await post(`${plan}/revise`, { change: ' ' }), 400, 'invalid_request', /change must say something/);
  expectError(await post(`${plan}/revise`, {}), 400, 'invalid_request', /change/);
  expectError(await post(`${plan}/refresh`, { change: CHANGE }), 400, 'invalid_request', /change is not accepted here/);
  expectError(await post(`plan_${'0'.repeat(32)}/refresh`), 404, 'not_found');
  const samples = (await rest.call('GET', '/mcp/plans')).body.data.filter((one: { sample?: true }) => one.sample);
  expectError(await post(`${samples[0].planId}/refresh`), 409, 'conflict', /is a sample/);
});
