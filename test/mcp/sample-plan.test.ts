import { expect, it } from 'vitest';
import { SAMPLES } from '../../src/plans/samples/index.ts';
import { must } from '../../src/system/must.ts';
import { mcpSession } from '../helpers/mcp-session.ts';

const { id: plan } = must(SAMPLES[0]);

it('a sample is read and built over MCP, and what would change it is refused as over REST', async () => {
  await using session = await mcpSession();
  const { call, url, workspace } = session;
  const read = await call('read_plan', { plan });
  expect(read.structuredContent.data).toMatchObject({ planId: plan, sample: true, artifacts: expect.any(Array) });
  const item = await call('read_plan', { plan, artifact: 'features', item: 'F1' });
  expect(item.structuredContent.data).toMatchObject({ data: { id: 'F1' }, stale: [] });
  const next = await call('next_prompt', { plan, done: [{ prompt: 'setup' }] });
  expect(next.structuredContent.data).toMatchObject({ prompt: { id: 'P1' }, done: [{ prompt: 'setup' }] });

  const overMcp = [
    await call('plan_next', { plan }),
    await call('plan_submit', { plan, artifact: 'brief', data: { product: 'Another one' } }),
    await call('generate_features', { plan }),
    await call('generate_blueprint', { plan }),
  ].map(({ isError, structuredContent: { error } }) => [isError, error?.code, error?.message]);
  const post = async (path: string, body: object, method = 'POST') => {
    const headers = { 'X-API-Key': workspace.key.secret, 'Content-Type': 'application/json' };
    const sent = method === 'DELETE' ? {} : { body: JSON.stringify(body) };
    const reply = await fetch(`${url}/api/v1/mcp${path}`, { method, headers, ...sent });
    return [reply.status, ((await reply.json()) as { error?: { message: string } }).error?.message];
  };
  const overRest = [
    await post(`/plans/${plan}/next`, {}),
    await post(`/plans/${plan}/submit`, { artifact: 'brief', data: { product: 'Another one' } }),
    await post(`/plans/${plan}`, {}, 'DELETE'),
    await post('/generate/phases', { plan }),
  ];
  const message = overRest[0]?.[1];
  expect(message).toContain('is a sample');
  expect(overRest).toEqual(overRest.map(() => [409, message]));
  expect(overMcp).toEqual(overMcp.map(() => [true, 'conflict', message]));
  expect((await call('get_credits')).structuredContent.data?.credits).toBe(1_000);
});
