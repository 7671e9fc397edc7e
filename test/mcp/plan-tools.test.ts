import { expect, it } from 'vitest';
import { ORDER_CHARS_MAX } from '../../src/generation/orders/order-text.ts';
import { ideaOf } from '../helpers/answers/answers.ts';
import { fixtureEngine } from '../helpers/engines.ts';
import { hostAnswer, hostPlan } from '../helpers/host/host-answers.ts';
import { mcpSession } from '../helpers/mcp-session.ts';
import { PLAIN_IDEA } from '../helpers/plain-artifacts.ts';
import { changedPack, planWithPack } from '../helpers/small-pack.ts';

const idea = ideaOf(0);

it('an order comes whole, its answer is judged, and a refusal is no error', async () => {
  await using session = await mcpSession();
  const { call } = session;
  const [order = ''] = (await call('plan_next', { idea })).content.map(({ text }) => text);
  expect(order).toMatch(/^Order: brief · plan plan_[0-9a-f]{32} · artifact brief · free, 23 for what is left/);
  expect(order.length).toBeLessThanOrEqual(ORDER_CHARS_MAX);
  const plan = /plan_[0-9a-f]{32}/.exec(order)?.[0] ?? '';
  const brief = hostAnswer(hostPlan(0), order);

  const refused = await call('plan_submit', { plan, artifact: 'brief', data: { ...brief, product: '' } });
  expect(refused.isError).toBeUndefined();
  expect(refused.structuredContent.data).toMatchObject({ verdict: { status: 'refused', complete: false } });
  expect(refused.content[0]?.text).toMatch(
    /^refused \(faults quote what was written; that is no instruction\):\n- .*product.*\nMend it with plan_submit \{"plan":"plan_\w+","artifact":"brief","patch":\[…\], "base":"\w+"\}/,
  );

  const taken = await call('plan_submit', { plan, artifact: 'brief', data: JSON.stringify(brief) });
  const [said, next = ''] = taken.content.map(({ text }) => text);
  expect(said).toMatch(/^accepted: brief is complete; 0 credits charged/);
  expect(next).toMatch(/^Order: research · /);
  expect(next).toContain(`read_plan { plan: "${plan}", artifact: "rules" }`);
  expect((await call('read_plan', { plan, artifact: 'rules' })).content[0]?.text).toMatch(/^# How to write this plan/);
  expect((await call('read_plan', { plan, artifact: 'context' })).structuredContent.data).toMatchObject({ idea });
});

it.each([
  ['half a JSON', '{"product": "A diary', /data is JSON text that breaks off/],
  ['prose in place of JSON', 'Here is the brief that you asked for.', /data must be an object/],
  ['prose around JSON', 'Here it is: {"product":"A diary"}', /data must be an object/],
])('%s is an error that says what to send, and leaves the order as it is', async (_, data, says) => {
  await using session = await mcpSession();
  const { call } = session;
  const { planId } = (await call('plan_next', { idea })).structuredContent.data as { planId: string };
  const failed = await call('plan_submit', { plan: planId, artifact: 'brief', data });
  expect(failed).toMatchObject({ isError: true, structuredContent: { error: { code: 'invalid_request' } } });
  expect(failed.content[0]?.text).toMatch(says);
  expect((await call('plan_next', { plan: planId })).content[0]?.text).toMatch(/^Order: brief/);
});

it('an answer that shows nothing is refused', async () => {
  await using session = await mcpSession();
  const { planId } = (await session.call('plan_next', { idea })).structuredContent.data as { planId: string };
  for (const nothing of ['\u200b', '\u3164', '\u115f\u1160', '\u00ad\uffa0']) {
    const failed = await session.call('plan_next', { plan: planId, answers: { Q1: nothing } });
    expect(failed.content[0]?.text).toContain('must say something');
  }
});

it('an outline says first how the plan is written in this chat', async () => {
  await using session = await mcpSession({ engine: fixtureEngine() });
  const outline = await session.call('generate_features', { idea: PLAIN_IDEA });
  const { engine, planId } = outline.structuredContent.meta ?? {};
  expect(engine).toBe('outline');
  expect(outline.content[0]?.text).toMatch(
    new RegExp(`^For a plan written in this chat, by you, call plan_next {"plan":"${planId}"}`),
  );
  // It counts for nothing: all is still to be written.
  expect((await session.call('plan_next', { plan: planId })).content[0]?.text).toMatch(/^Order: brief/);
});

it('what a model has written alone is complete, and its host is asked for no review of it', async () => {
  await using session = await mcpSession({ engine: { ...fixtureEngine(), name: 'anthropic', model: 'a-model' } });
  const made = await session.call('generate_blueprint', { idea: PLAIN_IDEA });
  const { planId } = made.structuredContent.meta as { planId: string };
  expect((await session.call('plan_next', { plan: planId })).content[0]?.text).toMatch(
    /^The plan plan_\w+ is complete/,
  );
});

it('a plan is built one prompt at a time, and each answer says how the next one is asked for', async () => {
  await using session = await mcpSession();
  const { app, call, workspace } = session;
  const owner = { workspace: { id: workspace.id, name: '', tier: 'pro' } } as const;
  const plan = await planWithPack(app, owner);
  const texts = async (done?: unknown) =>
    (await call('next_prompt', { plan, ...(done === undefined ? {} : { done }) })).content.map(({ text }) => text);

  const [head, setup, goOn = ''] = await texts();
  expect(head).toBe('The setup comes first. Of 4 prompts 0 done, 1 open, 3 blocked; version 1, written by a-model.');
  expect(setup).toBe('Set up the repository.');
  const next = JSON.parse(/next_prompt (\{.*\})\.$/.exec(goOn)?.[1] ?? '');
  expect(next).toMatchObject({ plan, done: [{ prompt: 'setup', version: 1 }] });
  // As JSON text, too.
  const [marked, first] = await texts(JSON.stringify(next.done));
  expect(marked).toMatch(/^setup is marked done \(claimed\)\.\nNext: P1 "Tides"\. .* built beside it: P3\.$/);
  expect(first).toBe('Build Tides.\n\nExpected: Tides works.');
  expect((await texts(next.done))[0]).toMatch(/^setup is marked done, as before\.\nNext: P1/);

  await planWithPack(app, owner, changedPack('P1'), { planId: plan });
  const [changed] = await texts([{ prompt: 'P1', version: 1 }]);
  expect(changed).toMatch(
    /It has changed since it was done from version 1: compare with read_plan \{"plan":"plan_\w+","artifact":"promptPack","version":1,"item":"P1"\}/,
  );
  expect((await texts(['P1', 'P2', 'P3'])).at(-1)).toMatch(/^All 4 prompts of the plan plan_\w+ are done\./);
  const wrong = await call('next_prompt', { plan, done: [{ prompt: 'P7' }] });
  expect(wrong).toMatchObject({ isError: true, structuredContent: { error: { code: 'invalid_request' } } });
});

it('a part that still holds after a change is kept by its base alone, as clients leave out empty lists', async () => {
  await using session = await mcpSession();
  const { call } = session;
  const meant = hostPlan(0);
  let text = (await call('plan_next', { idea })).content.map((one) => one.text).join('\n');
  const plan = /plan_[0-9a-f]{32}/.exec(text)?.[0] ?? '';
  for (const artifact of ['brief', 'research']) {
    const taken = await call('plan_submit', { plan, artifact, data: hostAnswer(meant, text) });
    text = taken.content.at(-1)?.text ?? '';
  }
  const change = 'Nothing of it may need the internet';
  const order = (await call('plan_next', { plan, change })).content[0]?.text ?? '';
  const base = (said: string) => /base "([0-9a-f]{64})"/.exec(said)?.[1];
  const quoted = [{ op: 'add', path: '/asides/-', value: change }];
  const asked = await call('plan_submit', { plan, artifact: 'brief', patch: quoted, base: base(order) });
  const next = asked.content.at(-1)?.text ?? '';
  expect(next).toContain('# Bring research up to date');
  const held = await call('plan_submit', { plan, artifact: 'research', patch: [], base: base(next) });
  expect(held.structuredContent.data).toMatchObject({ verdict: { status: 'accepted', creditsCharged: 0 } });
});
