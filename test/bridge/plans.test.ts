import { afterAll, expect, it } from 'vitest';
import { nextPromptSchema } from '../../src/generation/building/shapes.ts';
import { SAMPLES } from '../../src/plans/samples/index.ts';
import { listedPlanSchema, planArtifactSchema, planDiffSchema, planSchema } from '../../src/plans/shapes.ts';
import { planWithPack } from '../helpers/small-pack.ts';
import { seedWorkspace } from '../helpers/test-app.ts';
import { numberedEngine } from '../plans/numbered-engine.ts';
import { openRest, type Rest } from './rest.ts';

const sampleIds = SAMPLES.map(({ id }) => id);
const ids = (listed: { planId: string }[]) => listed.map(({ planId }) => planId);

/** A plan with a blueprint, and a second version of its features that became current. */
async function openPlan() {
  const rest = await openRest({ engine: numberedEngine() });
  const { body } = await rest.generate('blueprint');
  const plan: string = body.meta.planId;
  expect((await rest.generate('features', { plan })).body.meta).toMatchObject({ planId: plan, creditsCharged: 25 });
  return { rest, plan, blueprint: body.data, read: (path: string) => rest.call('GET', `/mcp/plans/${plan}${path}`) };
}

it('a plan is read as a whole, an artefact, an older version, a piece and a difference, free of charge', async () => {
  const { rest, plan, blueprint, read } = await openPlan();
  await using _ = rest;

  const whole = await read('');
  expect(whole).toMatchObject({ status: 200, body: { meta: { tool: 'read_plan', creditsCharged: 0 } } });
  expect(whole.headers.get('x-credits-charged')).toBe('0');
  expect(planSchema.parse(whole.body.data)).toEqual(whole.body.data);
  const told = whole.body.data.artifacts.map(
    (one: { artifact: string; version: number; versions: number; stale: string[] }) =>
      `${one.artifact} ${one.version} of ${one.versions}${one.stale.map((base) => `, ${base} changed`).join('')}`,
  );
  expect(told).toEqual([
    ...['brief 1 of 1', 'research 1 of 1', 'architecture 1 of 1', 'features 2 of 2'],
    ...['phases 1 of 1, features changed', 'promptPack 1 of 1, features changed'],
  ]);

  const old = (await read('/features?version=1')).body.data;
  expect(planArtifactSchema.parse(old)).toEqual(old);
  expect(old).toMatchObject({ version: 1, current: false, data: blueprint.features });
  const [{ name }] = blueprint.features.features;
  const piece = (await read(`/features?item=${encodeURIComponent(name)}`)).body.data;
  expect(piece).toMatchObject({ version: 2, current: true, item: name, data: { name } });
  const diff = (await read('/features/diff')).body.data;
  expect(planDiffSchema.parse(diff)).toEqual(diff);
  const same = { added: [], removed: [], reordered: [] };
  expect(diff).toMatchObject({ ...same, from: 1, to: 2, changed: [{ section: 'summary', fields: [''] }] });
  expect((await read('/features/diff?from=2&to=2')).body.data.changed).toEqual([]);
  expect((await rest.balance()).balance).toBe(825);
  expect(plan).toBe(diff.planId);
});

it.each([
  ['/features?version=9', 404, 'features has no version 9; it has 1 to 2.'],
  ['/features?item=Nothing', 404, 'item: there is no "Nothing" here'],
  ['/features?version=0', 400, 'version must be'],
  ['/features?versions=1', 400, 'versions is not accepted here'],
  ['/nonsense', 400, 'artifact must be one of brief, research'],
  ['/features/diff?from=7', 404, 'features has no version 7'],
])('%s of a plan answers %i and says what there is', async (path, status, says) => {
  const { read } = await shared();
  const { body, ...reply } = await read(path);
  expect(reply.status).toBe(status);
  expect(body.error.message).toContain(says);
});

let opened: ReturnType<typeof openPlan> | undefined;
function shared(): ReturnType<typeof openPlan> {
  opened ??= openPlan();
  return opened;
}
afterAll(async () => (await opened)?.rest[Symbol.asyncDispose]());

it('plans are listed page by page, newest first and the samples last, with what is stale in them', async () => {
  await using rest = await openRest({ engine: numberedEngine() });
  const made: string[] = [];
  for (const context of ['One.', 'Two.', 'Three.']) {
    rest.app.clock.advance(1_000);
    const idea = 'A booking app for dog groomers with SMS reminders';
    made.push((await rest.generate('research', { idea, context })).body.meta.planId);
  }
  const first = (await rest.call('GET', '/mcp/plans?limit=2')).body;
  expect(first).toMatchObject({ hasMore: true, meta: { tool: 'list_plans', creditsCharged: 0 } });
  for (const one of first.data) expect(listedPlanSchema.parse(one)).toEqual(one);
  const all = [...made.toReversed(), ...sampleIds];
  // Also where its own plans fill a page, or the samples begin in the middle of one.
  for (const limit of [1, 2, 3, 4, 50]) {
    const listed: string[] = [];
    for (let cursor = ''; listed.length < all.length; ) {
      const page = (await rest.call('GET', `/mcp/plans?limit=${limit}${cursor}`)).body;
      expect(page.data).toHaveLength(Math.min(limit, all.length - listed.length));
      listed.push(...ids(page.data));
      expect(page.hasMore).toBe(listed.length < all.length);
      expect(page.nextCursor === null).toBe(!page.hasMore);
      cursor = `&cursor=${page.nextCursor}`;
    }
    expect(listed).toEqual(all);
  }
  const [sample] = (await rest.call('GET', '/mcp/plans')).body.data.slice(made.length);
  expect(listedPlanSchema.parse(sample)).toEqual(sample);
  expect(sample).toMatchObject({ sample: true, stale: [] });
  expect(first.data[0]).not.toHaveProperty('sample');
  expect(first.data[0]).toMatchObject({ artifacts: ['brief', 'research'], stale: [] });
  expect((await rest.call('GET', '/mcp/plans?cursor=x')).status).toBe(400);
});

it('a deleted plan, and one of another workspace, is not there for any door, nor are its runs', async () => {
  await using rest = await openRest({ engine: numberedEngine() });
  const { meta } = (await rest.generate('research')).body;
  const other = await seedWorkspace(rest.app);
  const doors = (secret: string) => askAll(rest, meta.planId, secret);
  expect(await doors(other.key.secret)).toEqual([404, 404, 404, 404, 404]);
  expect(ids((await rest.call('GET', '/mcp/plans', { secret: other.key.secret })).body.data)).toEqual(sampleIds);

  expect((await rest.call('DELETE', `/mcp/plans/${meta.planId}`)).body.data).toEqual({
    ...{ planId: meta.planId, deleted: true },
  });
  expect(await doors(rest.key.secret)).toEqual([404, 404, 404, 404, 404]);
  expect((await rest.call('GET', `/mcp/runs/${meta.runId}`)).status).toBe(404);
  expect((await rest.generate('features', { idea: 'A booking app', research: meta.runId })).status).toBe(404);
  expect(ids((await rest.call('GET', '/mcp/plans')).body.data)).toEqual(sampleIds);
});

async function askAll(rest: Rest, plan: string, secret: string): Promise<number[]> {
  const statuses = [];
  for (const [method, path, body] of [
    ...(
      [
        ['GET', ''],
        ['DELETE', ''],
        ['GET', '/research'],
        ['GET', '/research/diff'],
      ] as const
    ).map(([word, more]) => [word, `/mcp/plans/${plan}${more}`] as const),
    ['POST', '/mcp/generate/features', { plan }] as const,
  ]) {
    statuses.push((await rest.call(method, path, { secret, ...(body ? { body } : {}) })).status);
  }
  return statuses;
}

it('a plan is built one prompt at a time over REST, free of charge', async () => {
  await using rest = await openRest();
  const plan = await planWithPack(rest.app, { workspace: { id: rest.workspaceId, name: '', tier: 'pro' } });
  const path = `/mcp/plans/${plan}/prompts/next`;
  const first = await rest.call('POST', path);
  expect(first).toMatchObject({
    status: 200,
    body: { data: { prompt: { id: 'setup' } }, meta: { creditsCharged: 0 } },
  });
  expect(nextPromptSchema.parse(first.body.data)).toEqual(first.body.data);
  const next = await rest.call('POST', path, { body: { done: [{ prompt: 'setup', note: 'A repository.' }] } });
  expect(next.body).toMatchObject({ data: { prompt: { id: 'P1' } }, meta: { tool: 'next_prompt' } });
  const large = { done: [{ prompt: 'P1', evidence: { command: 'x'.repeat(1_000_000) } }] };
  expect((await rest.call('POST', path, { body: large })).body.error.message).toContain('at most 20000 bytes');
  const other = await seedWorkspace(rest.app);
  expect((await rest.call('POST', path, { secret: other.key.secret })).status).toBe(404);
  const { planId } = (await rest.generate('research')).body.meta;
  const without = await rest.call('POST', `/mcp/plans/${planId}/prompts/next`);
  expect(without).toMatchObject({ status: 409, body: { error: { message: expect.stringContaining('plan_next') } } });
});
