import { expect, it } from 'vitest';
import { SAMPLES } from '../../src/plans/samples/index.ts';
import { must } from '../../src/system/must.ts';
import { callTool, stdioClient } from '../helpers/mcp-client.ts';
import { mcpSession } from '../helpers/mcp-session.ts';
import { PLAIN_IDEA } from '../helpers/plain-artifacts.ts';
import { numberedEngine } from '../plans/numbered-engine.ts';
import { filesOf, inPieces, overRest } from './exported-pieces.ts';

const SAMPLE = must(SAMPLES[0]).id;

it('a plan exported over a real stdio process is the same as over REST', async () => {
  await using session = await mcpSession({ config: { rateLimit: 1_000 } });
  const { client } = await stdioClient();
  const replies = await inPieces((tool, args) => callTool(client, tool, args), { plan: SAMPLE, as: 'Task-Master' });
  expect(filesOf(replies)).toEqual(await overRest(session, SAMPLE, 'taskmaster'));
});

it('a plan that changes between two pieces is told, and the export begins again', async () => {
  await using session = await mcpSession({ engine: numberedEngine() });
  const { call } = session;
  const made = await call('generate_blueprint', { idea: PLAIN_IDEA });
  const plan = made.structuredContent.meta?.planId;
  const first = await call('read_plan', { plan, as: 'markdown' });
  const { arguments: next } = first.structuredContent.next as { arguments: object };
  expect((await call('read_plan', next)).structuredContent.data).toMatchObject({ piece: 2 });
  await call('generate_features', { plan });
  const refused = await call('read_plan', next);
  expect(refused).toMatchObject({ isError: true, structuredContent: { error: { code: 'conflict' } } });
  expect(refused.content[0]?.text).toContain('has changed since the first piece of this export: begin again');
  const replies = await inPieces(call, { plan, as: 'markdown' });
  expect(replies[0]?.content[0]?.text).toContain('Stale: phases, promptPack. Write these files');
  expect(filesOf(replies)).toEqual(await overRest(session, plan, 'markdown'));
});

it('what is no piece of an export, or no whole plan, is refused with what to do', async () => {
  await using session = await mcpSession();
  const refused = async (args: object) =>
    (await session.call('read_plan', { plan: SAMPLE, as: 'kiro', ...args })).structuredContent.error;
  expect(await refused({ item: 'F3' })).toMatchObject({
    code: 'invalid_request',
    message: 'item: pass on the item of the piece before, or none for the first piece.',
  });
  expect(await refused({ artifact: 'features' })).toMatchObject({
    code: 'invalid_request',
    message: /leave out artifact/,
  });
  expect(await refused({ plan: `plan_${'0'.repeat(32)}` })).toMatchObject({ code: 'not_found' });
});

it('each piece of an export counts as a request', async () => {
  await using session = await mcpSession({ config: { rateLimit: 2 } });
  const asked = { plan: SAMPLE, as: 'kiro' };
  await session.call('read_plan', asked);
  await session.call('read_plan', asked);
  expect((await session.call('read_plan', asked)).structuredContent.error).toMatchObject({ code: 'rate_limited' });
});
