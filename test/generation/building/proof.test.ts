import { expect, it } from 'vitest';
import { nextPrompt, readBuild } from '../../../src/generation/building/next-prompt.ts';
import { promptText } from '../../../src/generation/building/prompt-text.ts';
import { readToProve, recordProof } from '../../../src/generation/building/proof.ts';
import { buildsOf } from '../../../src/plans/builds.ts';
import { newCaller } from '../../helpers/callers.ts';
import { changedPack, planWithPack, SMALL_PACK } from '../../helpers/small-pack.ts';
import { onEveryStore } from '../../helpers/stores.ts';
import { type TestApp, testApp } from '../../helpers/test-app.ts';

const EVIDENCE = { files: ['tides.ts'], command: 'npm test', exitCode: 0, commit: '4f2a9c1' };

/** A plan with a small pack, and what marks, proves and shows its prompts. */
async function opened(app: TestApp) {
  const caller = await newCaller(app);
  const plan = await planWithPack(app, caller);
  const toProve = (prompt: string) => readToProve(app, caller.workspace.id, plan, prompt);
  return {
    ...{ caller, plan, toProve },
    claim: (...done: { prompt: string; version?: number; note?: string; evidence?: object }[]) =>
      nextPrompt(app, caller, { plan, done }),
    prove: async (prompt: string, evidence = EVIDENCE) => recordProof(app, caller, await toProve(prompt), evidence),
    /** `P1 proven; P2 claimed`: what is done, and how. */
    told: async () => {
      const { view } = await readBuild(app, caller.workspace.id, plan);
      return view.done.map(({ prompt, status }) => `${prompt} ${status}`).join('; ');
    },
  };
}

onEveryStore('proving a prompt', (kind) => {
  it('stays proven through later claims of the same content, and opens when the content changes', async () => {
    await using app = await testApp({ databaseUrl: await kind.freshUrl() });
    const { caller, plan, claim, prove, told } = await opened(app);
    const claimed = { prompt: 'setup', note: 'A repository.', evidence: { exitCode: 0 } };
    await claim(claimed, { prompt: 'P1' });
    expect(await prove('setup')).toEqual([]);
    expect(await prove('P1')).toEqual([]);
    expect(await told()).toBe('setup proven; P1 proven');
    const [, , proof] = await buildsOf(app.store.db, { workspaceId: caller.workspace.id, planId: plan });
    expect(proof).toMatchObject({ prompt: 'setup', status: 'proven', note: 'A repository.', version: 1 });
    expect(JSON.parse(proof?.evidence ?? '')).toEqual(EVIDENCE);

    // The same claim again is none, and another one is kept without undoing the proof.
    expect((await claim(claimed)).marked).toEqual([{ prompt: 'setup', stored: false }]);
    const more = await claim({ prompt: 'setup', note: 'And a pipeline.' });
    expect(more.marked).toEqual([{ prompt: 'setup', stored: true }]);
    expect(promptText(more)[0]).toMatch(/^setup is marked done \(proven\)\.\n/);
    expect(promptText(more)[0]).toContain('2 done (2 proven), ');
    expect(await told()).toBe('setup proven; P1 proven');
    expect((await buildsOf(app.store.db, { workspaceId: caller.workspace.id, planId: plan })).at(-1)).toMatchObject({
      note: 'And a pipeline.',
      status: 'claimed',
    });

    await planWithPack(app, caller, changedPack('P1'), { planId: plan });
    expect(await told()).toBe('setup proven');
    await claim({ prompt: 'P1' });
    expect(await told()).toBe('setup proven; P1 claimed');
    // What was proven of the first content says nothing of a return to it after another one was built.
    await planWithPack(app, caller, SMALL_PACK, { planId: plan });
    await claim({ prompt: 'P1' });
    expect(await told()).toBe('setup proven; P1 claimed');
  });

  it('stores the same proof once, and marks a prompt done that was never claimed', async () => {
    await using app = await testApp({ databaseUrl: await kind.freshUrl() });
    const { caller, plan, prove, told } = await opened(app);
    await prove('setup');
    await prove('setup');
    expect(await told()).toBe('setup proven');
    expect(await buildsOf(app.store.db, { workspaceId: caller.workspace.id, planId: plan })).toHaveLength(1);
    expect(await prove('P2')).toEqual(['P2 waits for P1: not done yet.']);
    expect(await told()).toBe('setup proven; P2 proven');
  });

  it('looks for changes since the first version in which the prompt read as it does now', async () => {
    await using app = await testApp({ databaseUrl: await kind.freshUrl() });
    const { caller, plan, toProve } = await opened(app);
    const first = (await toProve('P1')).since;
    expect(first.version).toBe(1);
    app.clock.advance(60_000);
    await planWithPack(app, caller, changedPack('P1'), { planId: plan });
    expect(await toProve('P3')).toMatchObject({ version: 2, since: first });
    const changed = await toProve('P1');
    expect(changed).toMatchObject({ version: 2, since: { version: 2 } });
    if (kind.name === 'sqlite') expect(changed.since.at).toBe(first.at + 60_000);
  });
});

it('looks at the files of the prompt and of the last claim of it, and runs the command that was told last', async () => {
  await using app = await testApp();
  const { caller, plan, claim, toProve } = await opened(app);
  const person = [{ what: 'Get a key.', who: 'Ada', blocks: 'P2' }];
  const prompts = SMALL_PACK.prompts.map((one) => ({ ...one, files: ['src/a.ts', 'src/b.ts'], person }));
  await planWithPack(app, caller, { ...SMALL_PACK, prompts }, { planId: plan });
  expect(await toProve('p1')).toMatchObject({ files: ['src/a.ts', 'src/b.ts'], command: undefined, note: '' });
  await claim({ prompt: 'P1', note: 'First.', evidence: { files: ['old.ts'], command: 'make old' } });
  await claim({ prompt: 'P1', note: 'Built.', evidence: { files: ['src/b.ts', 'src/c.ts'] } });
  const wanted = { files: ['src/a.ts', 'src/b.ts', 'src/c.ts'], command: 'make old', note: 'Built.' };
  expect(await toProve('Tides')).toMatchObject({ ...wanted, prompt: { id: 'P1', person }, isProven: false });
  // Files of an older content are not those of this one.
  await planWithPack(app, caller, changedPack('P1'), { planId: plan });
  expect(await toProve('P1')).toMatchObject({ files: [], command: 'make old', note: '' });
  await expect(toProve('P9')).rejects.toMatchObject({
    code: 'invalid_request',
    message: expect.stringMatching(/^the plan has no prompt "P9"; it has "setup", "P1", "P2", "P3"\.$/),
  });
});

it('says of a proof that its prompt has changed while it was looked at, and names what fits of many files', async () => {
  await using app = await testApp();
  const { caller, plan, toProve, told } = await opened(app);
  const wanted = await toProve('P3');
  await planWithPack(app, caller, changedPack('P3'), { planId: plan });
  const files = Array.from({ length: 3_000 }, (_, at) => `src/files/file-${at}.ts`);
  const warnings = await recordProof(app, caller, wanted, { ...EVIDENCE, files });
  expect(warnings[0]).toMatch(/^P3 has changed while it was looked at: version 1 /);
  expect(await told()).toBe('');
  const [row] = await buildsOf(app.store.db, { workspaceId: caller.workspace.id, planId: plan });
  expect(row).toMatchObject({ prompt: 'P3', version: 1, status: 'proven' });
  expect(row?.evidence?.length).toBeLessThanOrEqual(20_000);
  const evidence = JSON.parse(row?.evidence ?? '');
  expect(evidence).toEqual({ ...EVIDENCE, files: files.slice(0, evidence.files.length) });
  expect(evidence.files.length).toBeGreaterThan(700);
});

it('takes a claim whose command failed, and warns of it, then and later', async () => {
  await using app = await testApp();
  const { caller, plan, claim, prove } = await opened(app);
  const failed = await claim({ prompt: 'setup', evidence: { command: 'npm test', exitCode: 2 } });
  const warning = 'the command of setup failed (exit code 2): mend what is wrong and mark it done again.';
  expect(failed.marked).toEqual([{ prompt: 'setup', stored: true, warnings: [warning] }]);
  expect(failed.done).toMatchObject([{ prompt: 'setup', status: 'claimed', exitCode: 2 }]);
  expect(promptText(failed)[0]).toMatch(/^setup is marked done \(claimed\)\.\nWarning: the command of setup failed/);
  await prove('setup');
  const { view } = await readBuild(app, caller.workspace.id, plan);
  expect(view.done[0]).not.toHaveProperty('exitCode');
  // A later failure is told beside the proof.
  const later = await claim({ prompt: 'setup', evidence: { exitCode: 1 } });
  expect(later.done).toMatchObject([{ status: 'proven', exitCode: 1 }]);
});

it('warns of a prompt that is done before those it waits for, unless the same call does them too', async () => {
  await using app = await testApp();
  const { claim } = await opened(app);
  const early = await claim({ prompt: 'P2' });
  expect(early.marked).toEqual([{ prompt: 'P2', stored: true, warnings: ['P2 waits for setup, P1: not done yet.'] }]);
  const both = await claim({ prompt: 'P1' }, { prompt: 'setup' });
  expect(both.marked).toEqual([
    { prompt: 'P1', stored: true },
    { prompt: 'setup', stored: true },
  ]);
});
