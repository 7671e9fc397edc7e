import { expect, it } from 'vitest';
import { nextPrompt } from '../../../src/generation/building/next-prompt.ts';
import { promptText } from '../../../src/generation/building/prompt-text.ts';
import { type BuildView, nextPromptInput, nextPromptSchema } from '../../../src/generation/building/shapes.ts';
import { parseInput } from '../../../src/generation/parse.ts';
import { BUILDS_OF_A_PROMPT_MAX, buildsOf } from '../../../src/plans/builds.ts';
import { planOfWords } from '../../../src/plans/find-plan.ts';
import { recordVersion, writtenVersion } from '../../../src/plans/versions.ts';
import { creditsOf, newCaller } from '../../helpers/callers.ts';
import { changedPack, planWithPack, SMALL_PACK } from '../../helpers/small-pack.ts';
import { onEveryStore } from '../../helpers/stores.ts';
import { type TestApp, testApp } from '../../helpers/test-app.ts';

/** A plan with a small pack, and what asks for its next prompt as a door does. */
async function opened(app: TestApp) {
  const caller = await newCaller(app, { credits: 10 });
  const plan = await planWithPack(app, caller);
  const next = (done?: object[], by: TestApp = app): Promise<BuildView> =>
    nextPrompt(by, caller, parseInput(nextPromptInput, { plan, ...(done ? { done } : {}) }));
  return { caller, plan, next };
}

/** `setup done; P1 next; P3 open; P2 by P1; P4 changed`: how far a build is, in one line. */
const told = ({ prompt, done, changed, open, blocked }: BuildView): string =>
  [
    ...done.map((one) => `${one.prompt} done`),
    ...changed.map((one) => `${one.prompt} changed`),
    ...open.map((one) => `${one.prompt} ${one.prompt === prompt?.id ? 'next' : 'open'}`),
    ...blocked.map((one) => `${one.prompt} by ${one.by.join(' and ')}`),
  ].join('; ');

onEveryStore('building from a plan', (kind) => {
  it('goes from the setup to the end, each prompt whole once what it needs is done, for free', async () => {
    await using app = await testApp({ databaseUrl: await kind.freshUrl() });
    const { caller, plan, next } = await opened(app);
    const first = await next();
    expect(nextPromptSchema.parse(first)).toEqual(first);
    expect(first).toMatchObject({ planId: plan, version: 1, writtenBy: 'a-model', stale: [], marked: [] });
    expect(first.prompt).toEqual({ id: 'setup', name: 'Setup', prompt: SMALL_PACK.setupPrompt });
    expect(told(first)).toBe('setup next; P1 by setup; P2 by setup and P1; P3 by setup');

    const evidence = { files: ['tides.ts'], command: 'npm test', exitCode: 0, commit: '4f2a9c1' };
    const second = await next([{ prompt: 'setup', note: 'A repository.', evidence }]);
    expect(second.prompt).toEqual({ id: 'P1', name: 'Tides', prompt: 'Build Tides.', expectedOutput: 'Tides works.' });
    expect(told(second)).toBe('setup done; P1 next; P3 open; P2 by P1');
    expect(second.done).toMatchObject([{ status: 'claimed', version: 1, note: 'A repository.' }]);
    const [build] = await buildsOf(app.store.db, { workspaceId: caller.workspace.id, planId: plan });
    expect(build).toMatchObject({ number: 1, prompt: 'setup', key_id: caller.key?.id });
    expect(JSON.parse(build?.evidence ?? '')).toEqual(evidence);

    expect(told(await next([{ prompt: 'p1' }]))).toBe('setup done; P1 done; P2 next; P3 open');
    const last = await next([{ prompt: 'P2' }, { prompt: 'Print' }]);
    expect(told(last)).toBe('setup done; P1 done; P2 done; P3 done');
    expect(last.prompt).toBeUndefined();
    expect(await creditsOf(app, caller)).toEqual({ balance: 10, held: 0 });
  });

  it('opens what has changed since it was done, also where its builder still had the old version', async () => {
    await using app = await testApp({ databaseUrl: await kind.freshUrl() });
    const { caller, plan, next } = await opened(app);
    await next([{ prompt: 'setup' }, { prompt: 'P1' }, { prompt: 'P2' }]);
    await planWithPack(app, caller, changedPack('P1'), { planId: plan });
    // What was built stays done; only what still waits for the changed prompt would be blocked.
    const changed = await next();
    expect(told(changed)).toBe('setup done; P2 done; P1 changed; P1 next; P3 open');
    expect(changed).toMatchObject({ version: 2, prompt: { prompt: 'Build Tides. In Dutch.' } });

    const late = await next([{ prompt: 'P1', version: 1, note: 'As it was.' }]);
    expect(late.marked).toEqual([{ prompt: 'P1', stored: true }]);
    expect(late.changed).toMatchObject([{ prompt: 'P1', version: 1, note: 'As it was.' }]);
    expect(told(await next([{ prompt: 'P1', version: 2 }]))).toBe('setup done; P1 done; P2 done; P3 next');
    // Back to the first version: what counts is what was built last.
    await planWithPack(app, caller, SMALL_PACK, { planId: plan });
    expect(told(await next())).toContain('P1 changed; P1 next');
    expect(told(await next([{ prompt: 'P1' }]))).toBe('setup done; P1 done; P2 done; P3 next');
  });

  it('stores the same once, from two clients at once too, and other words as another row', async () => {
    const databaseUrl = await kind.freshUrl();
    await using app = await testApp({ databaseUrl });
    await using other = await testApp({ databaseUrl });
    const { caller, plan, next } = await opened(app);
    const setup = [{ prompt: 'setup', note: 'A repository.', evidence: { files: ['a'], commit: 'b' } }];
    const both = await Promise.all([next(setup), next(setup, other), next(setup, other)]);
    expect(both.map(({ marked }) => marked[0]?.stored).toSorted()).toEqual([false, false, true]);
    for (const view of both) expect(view.prompt?.id).toBe('P1');
    await Promise.all([next([{ prompt: 'P1' }]), next([{ prompt: 'P3' }], other)]);
    const again = await next([{ ...setup[0], evidence: { commit: 'b', files: ['a'] } }]);
    expect(again.marked).toEqual([{ prompt: 'setup', stored: false }]);
    const more = await next([{ prompt: 'setup', note: 'And a pipeline.' }]);
    expect(more.done[0]?.note).toBe('And a pipeline.');
    const rows = await buildsOf(app.store.db, { workspaceId: caller.workspace.id, planId: plan });
    expect(rows.map(({ prompt }) => prompt).toSorted()).toEqual(['P1', 'P3', 'setup', 'setup']);
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  });
});

it('refuses what is not in the plan or too large, and then marks nothing of the call', async () => {
  await using app = await testApp();
  const { caller, plan, next } = await opened(app);
  const sound = { prompt: 'setup' };
  for (const [done, says] of [
    [[sound, { prompt: 'P9' }], /no prompt "P9"; it has "setup", "P1", "P2", "P3"\. Nothing was marked/],
    [[sound, { prompt: 'P1', version: 7 }], /no version 7; the current one is 1/],
    [[sound, { prompt: 'P1', note: 'x'.repeat(2_001) }], /done\[1\]\.note must be at most 2000 characters long/],
    [[sound, { prompt: 'P1', evidence: { command: 'x'.repeat(1_000_000) } }], /evidence must be at most 20000 bytes/],
    [[sound, { prompt: 'P1', evidence: { proof: 'yes' } }], /evidence\.proof is not accepted here\. Accepted: files/],
    [[sound, { prompt: 'P1', passed: true }], /done\[1\]\.passed is not accepted here/],
  ] as const) {
    const refused = (async () => next([...done]))();
    await expect(refused).rejects.toMatchObject({ code: 'invalid_request', message: expect.stringMatching(says) });
  }
  expect(await buildsOf(app.store.db, { workspaceId: caller.workspace.id, planId: plan })).toEqual([]);
});

it('says of a plan without prompts, or with an outline of them, how they are written', async () => {
  await using app = await testApp();
  const caller = await newCaller(app);
  const words = { idea: 'An idea without a plan', context: undefined };
  const empty = await app.store.write((tx) => planOfWords(tx, app, caller.workspace.id, words));
  const outlined = await planWithPack(app, caller, SMALL_PACK, { engine: 'outline' });
  for (const [plan, says] of [
    [empty?.id ?? '', /^The plan has no prompts yet\. .*plan_next \{"plan":"plan_\w+"\}, .* generate_prompt_pack/],
    [outlined, /^The plan has only an outline of prompts/],
  ] as const) {
    const refused = nextPrompt(app, caller, { plan });
    await expect(refused).rejects.toMatchObject({ code: 'conflict', message: expect.stringMatching(says) });
  }
});

it('keeps at most 50 rows of a prompt, and a plan of another workspace is not found', async () => {
  await using app = await testApp();
  const { plan, next } = await opened(app);
  const told50 = Array.from({ length: BUILDS_OF_A_PROMPT_MAX }, (_, at) => ({ prompt: 'P3', note: `Try ${at}` }));
  await next(told50.slice(0, 25));
  await next(told50.slice(25));
  await expect(next([{ prompt: 'P3', note: 'Once more' }])).rejects.toMatchObject({ code: 'conflict' });
  expect(told(await next([told50.at(-1) ?? {}]))).toContain('P3 done');
  const stranger = await newCaller(app);
  await expect(nextPrompt(app, stranger, { plan })).rejects.toMatchObject({ code: 'not_found' });
  await expect(nextPrompt(app, stranger, { plan, done: [{ prompt: 'P1' }] })).rejects.toMatchObject({
    code: 'not_found',
  });
});

it('hands out the first prompt of a pack whose prompts wait for each other', async () => {
  await using app = await testApp();
  const { caller, plan, next } = await opened(app);
  const [one, two] = SMALL_PACK.prompts;
  if (!one || !two) throw new Error('no prompts');
  const circle = { ...SMALL_PACK, prompts: [{ ...one, dependencies: ['Diary'] }, two] };
  await planWithPack(app, caller, circle, { planId: plan });
  expect((await next([{ prompt: 'setup' }])).prompt?.id).toBe('P1');
});

it('says first when its prompts are stale: made from features that changed since', async () => {
  await using app = await testApp();
  const { caller, plan, next } = await opened(app);
  const author = { engine: 'host', model: null, keyId: null };
  const features = (summary: string) => ({
    ...writtenVersion('features', { summary }),
    basedOn: [],
    author,
    runId: null,
  });
  const record = (summary: string) =>
    app.store.write((tx) => recordVersion(tx, plan, features(summary), { moves: true, now: app.clock.now() }));
  const { hash } = await record('Tides.');
  await planWithPack(app, caller, changedPack('P1'), { planId: plan, basedOn: [{ artifact: 'features', hash }] });
  expect((await next()).stale).toEqual([]);
  await record('Tides and winds.');
  const view = await next();
  expect(view.stale).toEqual(['features']);
  expect(promptText(view)[0]).toMatch(/\nThe prompts are stale: features changed since they were written\./);
});
