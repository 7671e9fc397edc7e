import { describe, expect, it, onTestFinished } from 'vitest';
import { readArtifact, readPlan } from '../../../src/plans/read-plan.ts';
import { ideaOf } from '../../helpers/answers/answers.ts';
import { creditsOf, newCaller } from '../../helpers/callers.ts';
import { appDoor, host } from '../../helpers/host/host.ts';
import { hostAnswer, hostPlan, readOrder } from '../../helpers/host/host-answers.ts';
import { mistakesOf } from '../../helpers/host/mistakes.ts';
import { onEveryStore, onOneStore, type StoreKind } from '../../helpers/stores.ts';
import { type TestApp, testApp } from '../../helpers/test-app.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers are changed at places that their schema has.
type Loose = any;

/** An App, a caller with so many credits, and the door to plans. */
async function opened(kind: StoreKind, credits = 100) {
  const databaseUrl = await kind.freshUrl();
  const app: TestApp = await testApp({ databaseUrl });
  const caller = await newCaller(app, { credits, tier: 'starter' });
  return {
    app,
    caller,
    databaseUrl,
    door: appDoor(app, caller),
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  };
}

onEveryStore('a plan that a host writes', (kind) => {
  it('is charged once for each artefact, 23 credits in all, whatever is sent twice', async () => {
    await using here = await opened(kind);
    const door = {
      ...here.door,
      async submit(submitting: Parameters<typeof here.door.submit>[0]) {
        const answer = await here.door.submit(submitting);
        const again = await here.door.submit(submitting);
        const { creditsCharged: _, runId: __, ...verdict } = answer.verdict;
        expect(again).toMatchObject({ replayed: true, verdict: { ...verdict, creditsCharged: 0 } });
        return answer;
      },
    };
    const hosted = await host(door, ideaOf(3), hostPlan(3));
    expect(hosted).toMatchObject({ charged: 23, last: expect.stringContaining('is complete') });
    expect((await creditsOf(here.app, here.caller)).balance).toBe(77);
  });

  it('keeps what holds until it can be paid, and is paid by the same submission', async () => {
    await using here = await opened(kind, 3);
    const { app, caller, door } = here;
    const plan = hostPlan(2);
    const { planId, order } = await door.next({ idea: ideaOf(2) });
    const next = await door.submit({ plan: planId, artifact: 'brief', data: hostAnswer(plan, order.text) });
    const submission = {
      plan: planId,
      artifact: 'research' as const,
      data: hostAnswer(plan, next.order?.text ?? ''),
    };
    await expect(door.submit(submission)).rejects.toMatchObject({ code: 'insufficient_credits' });
    expect((await door.next({ plan: planId })).order.text).toContain('# Kept until it is paid');
    await app.ledger.grant({ workspaceId: caller.workspace.id, amount: 10, reason: 'test' });
    expect(await door.submit(submission)).toMatchObject({
      verdict: { status: 'accepted', complete: true, creditsCharged: 5 },
    });
    expect((await creditsOf(app, caller)).balance).toBe(8);
  });

  it('takes the same artefact from two clients at once only once', async () => {
    await using here = await opened(kind);
    await using other = await testApp({ databaseUrl: here.databaseUrl });
    const plan = hostPlan(4);
    const { planId, order } = await here.door.next({ idea: ideaOf(4) });
    const brief = { plan: planId, artifact: 'brief' as const, data: hostAnswer(plan, order.text) };
    const next = await here.door.submit(brief);
    const research = hostAnswer(plan, next.order?.text ?? '');
    const sent = (data: object) => ({ plan: planId, artifact: 'research' as const, data });
    const results = await Promise.allSettled([
      here.door.submit(sent(research)),
      appDoor(other, here.caller).submit(sent(research)),
      appDoor(other, here.caller).submit(sent({ ...research, summary: `${research.summary} In short.` })),
    ]);
    expect(results.slice(0, 2).map(({ status }) => status)).toContain('fulfilled');
    expect((await creditsOf(here.app, here.caller)).balance).toBe(95);
  });
});

onOneStore('a plan that a host writes', (kind) => {
  it('closes in two submissions a slice whatever one mistake each has, over restarts between calls', async () => {
    for (const seed of [0, 1]) {
      await using here = await opened(kind);
      let { app } = here;
      const between = async () => {
        if (app !== here.app) await app[Symbol.asyncDispose]();
        app = await testApp({ databaseUrl: here.databaseUrl });
        return appDoor(app, here.caller);
      };
      const hosted = await host(here.door, ideaOf(seed), hostPlan(seed), { mistakes: mistakesOf(seed), between });
      await app[Symbol.asyncDispose]();
      expect(hosted.charged).toBe(23);
      for (const { mistake, faults } of hosted.told) expect(faults.join('\n'), mistake.what).toMatch(mistake.names);
      expect(hosted.told).toHaveLength(Object.keys(mistakesOf(seed)).length);
      expect(Math.max(...hosted.tries)).toBe(2);
    }
  });
});

it('takes the patches of a review free of charge, and leaves nothing stale by them', async () => {
  await using app = await testApp();
  const caller = await newCaller(app, { credits: 100, tier: 'starter' });
  const door = appDoor(app, caller);
  const submit: typeof door.submit = (submitting) => {
    if (submitting.artifact !== 'review') return door.submit(submitting);
    const [first, second, ...others] = (submitting.data as { verdicts: object[] }).verdicts;
    const broken = (artifact: string, path: string) => ({
      ...{ holds: false, note: 'It breaks.' },
      patches: [{ artifact, ops: [{ op: 'replace', path, value: '"Better words, once the review is done."' }] }],
    });
    const verdicts = [
      { ...first, ...broken('promptPack', '/summary') },
      { ...second, ...broken('architecture', '/scalingStrategy') },
      ...others,
    ];
    return door.submit({ ...submitting, data: { ...Object(submitting.data), verdicts } });
  };
  const { planId, last, charged } = await host({ ...door, submit }, ideaOf(5), hostPlan(5));
  expect(last).toMatch(/The review’s patches for D\d+, D\d+ are applied\./);
  expect(charged).toBe(23);
  const { artifacts } = await readPlan(app, caller.workspace.id, planId);
  expect(artifacts.map(({ stale }) => stale)).toEqual(artifacts.map(() => []));
  expect(artifacts.find(({ artifact }) => artifact === 'architecture')).toMatchObject({ version: 2 });
});

it('answers questions that were asked, and no others', async () => {
  await using app = await testApp();
  const caller = await newCaller(app, { credits: 100, tier: 'starter' });
  const door = appDoor(app, caller);
  const seed = [0, 1, 2, 3, 4, 5].find((one) => (hostPlan(one).brief.questions as unknown[]).length > 0) ?? 0;
  const plan = hostPlan(seed);
  const { planId, order } = await door.next({ idea: ideaOf(seed) });
  await expect(door.next({ plan: planId, answers: { Q1: 'Dutch' } })).rejects.toMatchObject({
    code: 'invalid_request',
  });
  await door.submit({ plan: planId, artifact: 'brief', data: hostAnswer(plan, order.text) });
  expect((await door.next({ plan: planId, answers: { Q1: 'Dutch' } })).order.text).toMatch(/ Dutch$/m);
  await expect(door.next({ plan: planId, answers: { Q9: 'Yes' } })).rejects.toThrow(
    /has not asked "Q9"; it has asked "Q1"/,
  );
});

it.each([
  ['another artefact than the one that is asked for', { artifact: 'phases', data: {} }, 'conflict', /asks for brief/],
  ['neither data nor patch', { artifact: 'brief' }, 'invalid_request', /one of the two/],
  ['a list in place of an object', { artifact: 'brief', data: [] }, 'invalid_request', /one JSON object/],
  ['2 MB', { artifact: 'brief', data: { product: 'x'.repeat(2_000_000) } }, 'invalid_request', /may have 24000/],
  ['a patch of nothing', { artifact: 'brief', patch: [], base: 'f' }, 'invalid_request', /nothing was refused/],
  ['a patch without its base', { artifact: 'brief', patch: [] }, 'invalid_request', /base is required/],
] as const)('says what to do about %s', async (_, submission, code, message) => {
  await using app = await testApp();
  const door = appDoor(app, await newCaller(app));
  const { planId } = await door.next({ idea: ideaOf(0) });
  const failing = door.submit({ plan: planId, ...submission });
  await expect(failing).rejects.toMatchObject({ code });
  await expect(failing).rejects.toThrow(message);
});

it('says at once which prompt is too long, and not when all of them are there', async () => {
  await using app = await testApp();
  const door = appDoor(app, await newCaller(app, { credits: 100, tier: 'starter' }));
  const said: string[] = [];
  const submit: typeof door.submit = async (submitting) => {
    const { prompts } = Object(submitting.data) as { prompts?: { name: string; steps?: string[] }[] };
    const [first] = prompts ?? [];
    if (first?.steps === undefined || said.length > 0) return door.submit(submitting);
    const long = { ...first, steps: [...first.steps, 'x'.repeat(3_000)] };
    const data = { ...Object(submitting.data), prompts: [long, ...(prompts ?? []).slice(1)] };
    const { verdict } = await door.submit({ ...submitting, data });
    said.push(...verdict.faults);
    return door.submit(submitting);
  };
  await host({ ...door, submit }, ideaOf(6), hostPlan(6));
  expect(said).toEqual([expect.stringMatching(/^You wrote 3,\d+ characters in the prompt ".+" and may write 3,000/)]);
});

it('keeps the draft when a patch is for an older one, and tells the hash of what is there', async () => {
  await using app = await testApp();
  const door = appDoor(app, await newCaller(app));
  const plan = hostPlan(1);
  const { planId, order } = await door.next({ idea: ideaOf(1) });
  const data = { ...hostAnswer(plan, order.text), product: '' };
  const refused = await door.submit({ plan: planId, artifact: 'brief', data });
  const patch = [{ op: 'replace', path: '/product', value: 'A diary for growers.' }];
  await expect(door.submit({ plan: planId, artifact: 'brief', patch, base: 'f'.repeat(64) })).rejects.toThrow(
    refused.verdict.base,
  );
  expect((await door.next({ plan: planId })).order.text).toContain(`base "${refused.verdict.base}"`);
  const mended = await door.submit({ plan: planId, artifact: 'brief', patch, base: refused.verdict.base });
  expect(mended.verdict).toMatchObject({ status: 'accepted', complete: true });
});

describe('what was refused', () => {
  const submitAll = async (mistake: (data: Loose, kind: string) => void) => {
    const app = await testApp();
    onTestFinished(() => app[Symbol.asyncDispose]());
    const door = appDoor(app, await newCaller(app, { credits: 100, tier: 'starter' }));
    const plan = hostPlan(3);
    let { planId, order } = await door.next({ idea: ideaOf(3) });
    for (;;) {
      const data: Loose = structuredClone(hostAnswer(plan, order.text));
      mistake(data, readOrder(order.text).kind);
      const submission = { plan: planId, artifact: order.artifact ?? 'brief', data };
      const { verdict, order: next } = await door.submit(submission);
      if (verdict.status === 'refused') return { door, planId, submission, verdict };
      if (next) order = next;
    }
  };

  it('once all parts are joined takes patches alone, shows them what is wrong, and loses no part', async () => {
    let isWrong = false;
    const { door, planId, submission, verdict } = await submitAll((data, kind) => {
      if (kind === 'featureDetails' && !isWrong) data.features[0].criteria[0].uses.push('POST /nowhere');
      isWrong ||= kind === 'featureDetails';
    });
    const { text } = (await door.next({ plan: planId })).order;
    expect(text).toContain(`base "${verdict.base}"`);
    expect(text).toContain('POST /nowhere');
    expect(text).not.toContain('# Shape of data');
    await expect(door.submit(submission)).resolves.toMatchObject({ replayed: true });
    const again = { ...submission, data: { ...submission.data, adds: {} } };
    await expect(door.submit(again)).rejects.toThrow(/All parts of features are there and joined/);
    const [pointer = ''] = /^\/features\/[^:]+/.exec(verdict.faults[0] ?? '') ?? [];
    const patch = [{ op: 'remove', path: pointer }];
    const mended = await door.submit({ plan: planId, artifact: 'features', patch, base: verdict.base });
    expect(mended.verdict).toMatchObject({ status: 'accepted', complete: true });
  });

  it('in parts keeps its first part when the last one is sent again, and its faults when a patch does not fit', async () => {
    await using app = await testApp();
    const door = appDoor(app, await newCaller(app, { credits: 100, tier: 'starter' }));
    const plan = hostPlan(3);
    const { planId, order } = await door.next({ idea: ideaOf(3) });
    const { people, ...first }: Loose = hostAnswer(plan, order.text);
    const send = (data: object) => door.submit({ plan: planId, artifact: 'brief', data });
    expect((await send({ ...first, more: ['people'] })).verdict).toMatchObject({ status: 'accepted', complete: false });
    const { verdict } = await send({ people: [{ name: '' }] });
    expect(verdict.status).toBe('refused');
    const patch = [{ op: 'remove', path: '/nowhere' }];
    const unfit = await door.submit({ plan: planId, artifact: 'brief', patch, base: verdict.base });
    expect(unfit.verdict).toMatchObject({ status: 'refused', base: verdict.base });
    expect((await door.next({ plan: planId })).order.text).toContain('people[0].does');
    expect((await send({ people })).verdict).toMatchObject({ status: 'accepted', complete: true });
  });

  it('is judged again where another draft has come between', async () => {
    const { door, planId, submission, verdict } = await submitAll((data, kind) => {
      if (kind === 'brief') data.product = '';
    });
    const other = { ...submission, data: { product: 'junk' } };
    expect((await door.submit(other)).verdict.base).not.toBe(verdict.base);
    const again = await door.submit(submission);
    expect(again).toMatchObject({ replayed: false, verdict: { base: verdict.base } });
    const patch = [{ op: 'replace', path: '/product', value: 'A diary for growers.' }];
    const mended = await door.submit({ plan: planId, artifact: 'brief', patch, base: verdict.base });
    expect(mended.verdict.complete).toBe(true);
  });
});

it('charges what was sent and no other text, and a word pays for what is kept', async () => {
  await using app = await testApp();
  const caller = await newCaller(app, { credits: 3, tier: 'starter' });
  const door = appDoor(app, caller);
  const plan = hostPlan(2);
  const { planId, order } = await door.next({ idea: ideaOf(2) });
  const next = await door.submit({ plan: planId, artifact: 'brief', data: hostAnswer(plan, order.text) });
  const data = hostAnswer(plan, next.order?.text ?? '');
  const sent = (summary: string) =>
    door.submit({ plan: planId, artifact: 'research', data: { ...data, summary: `${data.summary} ${summary}` } });
  await expect(sent('First.')).rejects.toMatchObject({ code: 'insufficient_credits' });
  const patch = [{ op: 'remove', path: '/nowhere' }];
  const patched = door.submit({ plan: planId, artifact: 'research', patch, base: 'f' });
  await expect(patched).rejects.toThrow(/waits for its credits/);
  await expect(sent('Second.')).rejects.toThrow(/waits for its credits/);
  const early = door.submit({ plan: planId, artifact: 'research', data: { again: true } });
  await expect(early).rejects.toMatchObject({ code: 'insufficient_credits' });
  await expect(sent('First.')).rejects.toMatchObject({ code: 'insufficient_credits' });
  await app.ledger.grant({ workspaceId: caller.workspace.id, amount: 10, reason: 'test' });
  const again = await door.submit({ plan: planId, artifact: 'research', data: { again: true } });
  expect(again.verdict).toMatchObject({ complete: true, creditsCharged: 5 });
  const { data: kept } = await readArtifact(app, caller.workspace.id, { planId, artifact: 'research', full: true });
  expect(kept.summary).toContain('First.');
});

it('of another workspace is not found', async () => {
  await using app = await testApp();
  const { planId } = await appDoor(app, await newCaller(app)).next({ idea: ideaOf(0) });
  const stranger = appDoor(app, await newCaller(app));
  await expect(stranger.next({ plan: planId })).rejects.toMatchObject({ code: 'not_found' });
  await expect(stranger.submit({ plan: planId, artifact: 'brief', data: {} })).rejects.toMatchObject({
    code: 'not_found',
  });
});
