import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { fileGate } from '../helpers/file-gate.ts';
import { startMessagesApi } from '../helpers/messages-api/messages-api.ts';
import { PLAIN_IDEA, plainArtifacts } from '../helpers/plain-artifacts.ts';
import { bundled, startNode, startProcess } from '../helpers/processes.ts';
import { temporaryFolder } from '../helpers/stores.ts';
import { freshData, MAIN, shell, shellJson } from './shell.ts';

const GATED = fileURLToPath(new URL('../helpers/entries/generate.ts', import.meta.url));

describe('planwright generate', () => {
  it('replaces a link in the folder instead of writing where it points', async () => {
    const folder = temporaryFolder();
    const outside = join(temporaryFolder(), 'mine.md');
    writeFileSync(outside, 'untouched');
    symlinkSync(outside, join(folder, 'research.md'));
    await shell(['generate', 'research', PLAIN_IDEA, '--out', folder], freshData());
    expect(readFileSync(outside, 'utf8')).toBe('untouched');
    expect(readFileSync(join(folder, 'research.md'), 'utf8')).toMatch(/^# /);
  });

  it('reads the idea from stdin, and earlier artefacts from a file, an answer, a blueprint or a run', async () => {
    const data = freshData();
    const folder = temporaryFolder();
    const first = await shell(['generate', 'generate_research', '-'], data, `${PLAIN_IDEA}\n`);
    const answer = JSON.parse(first.stdout);
    const files = {
      artefact: answer.data,
      answer,
      blueprint: { idea: PLAIN_IDEA, ...plainArtifacts, research: answer.data },
    };
    for (const [name, content] of Object.entries(files)) {
      writeFileSync(join(folder, name), JSON.stringify(content));
    }
    const supplied = [...Object.keys(files).map((name) => join(folder, name)), String(answer.meta.runId)];
    const made: unknown[] = [];
    for (const research of supplied) {
      const { json } = await shellJson(['generate', 'architecture', PLAIN_IDEA, '--research', research], data);
      made.push(json.data);
    }
    expect(made[0]).toHaveProperty('nodes');
    expect(made).toEqual(made.map(() => made[0]));
  });

  it('spends the credits of the workspace that is named, or of the key in the environment', async () => {
    const data = freshData();
    const { json: workspace } = await shellJson(['workspace', 'create', '--name', 'Acme'], data);
    const id = String(workspace.id);
    const { json: key } = await shellJson(['key', 'create', '--workspace', id], data);
    const named = await shellJson(['generate', 'research', PLAIN_IDEA, '--workspace', id], data);
    expect(named.json).toMatchObject({ meta: { creditsRemaining: 75 } });
    const keyed = { ...data, PLANWRIGHT_API_KEY: String(key.key) };
    expect((await shellJson(['generate', 'phases', PLAIN_IDEA], keyed)).json).toMatchObject({
      meta: { creditsRemaining: 60 },
    });
    expect((await shellJson(['generate', 'blueprint', PLAIN_IDEA], keyed)).json).toMatchObject({
      error: { code: 'plan_required', requestId: expect.stringMatching(/^req_/), docs: expect.stringMatching(/^http/) },
    });
  });

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('cancels the run on %s: nothing is charged or held, and it says so', async (signal, exitCode) => {
    const data = freshData();
    const gate = fileGate(join(temporaryFolder(), 'gate'));
    const run = startNode([GATED, 'blueprint', PLAIN_IDEA, '--json'], { env: { ...data, TEST_GATE: gate.folder } });
    await run.line('research …');
    expect(await run.kill(signal)).toEqual({ code: exitCode, signal: null });
    expect(run.stderr()).toContain('planwright: The run was cancelled; nothing was charged.');
    expect(JSON.parse(run.stdout())).toMatchObject({ error: { code: 'conflict' } });
    expect((await shellJson(['credits', 'check'], data)).json).toMatchObject({ ok: true, workspaces: 1, openHolds: 0 });
    expect((await shellJson(['credits'], data)).json).toMatchObject({ credits: 100_000, held: 0 });
  });

  it('says which parts of a failed blueprint are kept, and the same command writes only the rest', async () => {
    await using api = await startMessagesApi({ faults: { byStage: { review: 'http_401' } } });
    const data = { ...freshData(), ANTHROPIC_API_KEY: api.apiKey, ANTHROPIC_BASE_URL: api.url };
    const command = ['generate', 'blueprint', PLAIN_IDEA, '--json'];
    const failed = await shell(command, data);
    expect(failed.code).not.toBe(0);
    expect(failed.stderr).toMatch(
      /kept for 24 hours: research, architecture, features, phases, promptPack\. Make the same call again/,
    );
    api.setFaults({});
    const { json } = await shellJson(command.slice(0, -1), data);
    expect(json).toMatchObject({ meta: { creditsCharged: 150, engine: 'anthropic' } });
    expect(api.byStage).toMatchObject({ brief: 1, research: 1, skeleton: 1, packIndex: 1, review: 2 });
  });

  it('says in one line why a run failed, and logs it only where that is asked for', async () => {
    const words = [GATED, 'research', `${PLAIN_IDEA} It ends as away`];
    const run = startNode(words, { env: { ...freshData(), TEST_ENGINE: 'outcomes' } });
    expect((await run.exit).code).toBe(1);
    expect(run.stderr()).toMatch(/^Research the market.*\nplanwright: The engine is away\.\n$/);
    const logged = startNode(words, { env: { ...freshData(), TEST_ENGINE: 'outcomes', PLANWRIGHT_LOG_LEVEL: 'warn' } });
    await logged.exit;
    expect(logged.stderr()).toContain('"msg":"run ended"');
  });

  it('tells each stage as it begins and ends', async () => {
    const gate = fileGate(join(temporaryFolder(), 'gate'));
    const run = startNode([GATED, 'blueprint', PLAIN_IDEA], { env: { ...freshData(), TEST_GATE: gate.folder } });
    await run.line('research …');
    await run.line('architecture …');
    gate.open('research');
    expect(await run.line(/^research: /)).toContain('1 segment');
    expect(run.stderr()).not.toContain('features …');
    gate.open('architecture');
    await run.line('features …');
    gate.open('all');
    expect((await run.exit).code).toBe(0);
    expect(run.stderr()).toContain('promptPack: ');
  });

  it('does not mind a reader that has had enough', async () => {
    const bash = existsSync('/bin/bash');
    expect(bash).toBe(true);
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'data'));
    const command = `set -o pipefail; "${process.execPath}" "${bundled(MAIN)}" generate blueprint "${PLAIN_IDEA}" | head -c 10`;
    const run = startProcess('/bin/bash', ['-c', command], { env: { PLANWRIGHT_DATA_DIR: join(folder, 'data') } });
    expect((await run.exit).code).toBe(0);
    expect(run.stderr()).not.toContain('EPIPE');
  });
});
