import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { blueprintSchema } from '../../src/artifacts/blueprint.ts';
import { researchSchema } from '../../src/artifacts/research.ts';
import { readInput } from '../../src/cli/generate-input.ts';
import { PLAIN_IDEA, plainArtifacts } from '../helpers/plain-artifacts.ts';
import { temporaryFolder } from '../helpers/stores.ts';
import { freshData, shell, shellJson } from './shell.ts';

describe('planwright generate', () => {
  it('prints nothing but the envelope when stdout is no terminal, and tells people of it on stderr', async () => {
    const data = freshData();
    const { code, stdout, stderr } = await shell(['generate', 'research', PLAIN_IDEA], data);
    expect(code).toBe(0);
    const answer = JSON.parse(stdout);
    researchSchema.parse(answer.data);
    expect(answer.meta).toMatchObject({
      tool: 'generate_research',
      creditsCharged: 25,
      creditsRemaining: 99_975,
      durationMs: expect.any(Number),
      requestId: expect.stringMatching(/^req_/),
      runId: expect.stringMatching(/^run_/),
      engine: 'outline',
      model: null,
      quality: { coherent: true },
      usage: null,
      warnings: expect.any(Array),
    });
    expect(stderr).toMatch(/^Research the market · 25 credits/);
    expect(stderr).toContain('25 credits charged, 99,975 left');
    expect((await shellJson(['credits', 'check'], data)).json).toMatchObject({ ok: true, workspaces: 1, openHolds: 0 });
  });

  it('takes an empty --context as none, so a script may pass a variable that is not set', async () => {
    const idea = 'A tool library for a street';
    expect(await readInput(idea, { context: ' ' })).toEqual({ idea });
    expect(await readInput(idea, { context: 'Two streets' })).toEqual({ idea, context: 'Two streets' });
  });

  it('writes a blueprint as JSON and as Markdown that people can read, with the architecture drawn', async () => {
    const folder = join(temporaryFolder(), 'deep', 'plan');
    const { code } = await shellJson(['generate', 'blueprint', PLAIN_IDEA, '--out', folder], freshData());
    expect(code).toBe(0);
    expect(readdirSync(folder).sort()).toEqual([
      'architecture.md',
      'blueprint.json',
      'blueprint.md',
      'features.md',
      'phases.md',
      'prompt-pack.md',
      'research.md',
    ]);
    expect(blueprintSchema.parse(JSON.parse(readFileSync(join(folder, 'blueprint.json'), 'utf8'))).idea).toBe(
      PLAIN_IDEA,
    );
    expect(readFileSync(join(folder, 'blueprint.md'), 'utf8')).toContain('```mermaid');
  });

  it('charges nothing when the folder cannot be written', async () => {
    const data = freshData();
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    const { code, stderr } = await shell(['generate', 'research', PLAIN_IDEA, '--out', file], data);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^planwright: --out: /);
    expect((await shellJson(['credits'], data)).json).toMatchObject({ credits: 100_000 });
  });

  it('names the place where an artefact of a file is too large, and charges nothing', async () => {
    const data = freshData();
    const file = join(temporaryFolder(), 'features.json');
    const [first, ...others] = plainArtifacts.features.features;
    const features = [{ ...first, description: 'x'.repeat(5_200) }, ...others];
    writeFileSync(file, JSON.stringify({ ...plainArtifacts.features, features }));
    const { code, json } = await shellJson(['generate', 'phases', PLAIN_IDEA, '--features', file], data);
    expect(code).toBe(1);
    expect(json).toMatchObject({
      error: {
        code: 'invalid_request',
        message: 'features.features[0].description has 5,200 characters and may have 4,000; shorten it.',
      },
    });
    expect((await shellJson(['credits'], data)).json).toMatchObject({ credits: 100_000 });
  });

  it.each([
    [['research', 'too short'], 'invalid_request'],
    [['research', PLAIN_IDEA, '--features', 'run_0123456789abcdef0123456789abcdef'], 'invalid_request'],
    [['phases', PLAIN_IDEA, '--features', 'run_0123456789abcdef0123456789abcdef'], 'not_found'],
    [['phases', PLAIN_IDEA, '--features', '/nowhere.json'], 'invalid_request'],
    [['research', PLAIN_IDEA, '--workspace', 'ws_none'], 'not_found'],
  ])('answers %j with the error envelope, and charges nothing', async (words, errorCode) => {
    const data = freshData();
    const { code, json, stderr } = await shellJson(['generate', ...words], data);
    expect(code).toBe(1);
    expect(json).toMatchObject({ error: { code: errorCode, message: expect.any(String) } });
    expect(stderr).toMatch(/^planwright: [^\n]+\n$/m);
    expect((await shellJson(['credits', 'check'], data)).json).toMatchObject({ ok: true, openHolds: 0 });
  });
});
