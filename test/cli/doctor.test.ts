import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createEndpoint } from '../../src/outreach/endpoints.ts';
import { createMailbox } from '../../src/outreach/mailboxes.ts';
import { TEST_SECRET } from '../helpers/sealer.ts';
import { postgresDatabases, temporaryFolder } from '../helpers/stores.ts';
import { seedWorkspace, testApp } from '../helpers/test-app.ts';
import { freshData, shell, shellJson } from './shell.ts';

interface Check {
  name: string;
  ok: boolean;
  says: string;
}

const checksOf = (json: Record<string, unknown>): Check[] => json.checks as Check[];
const failed = (json: Record<string, unknown>): string[] =>
  checksOf(json)
    // Whether this checkout is built is not what these tests are about.
    .filter((check) => !check.ok && check.name !== 'build')
    .map((check) => check.name);

describe('planwright doctor', () => {
  it('looks at Node, build, settings, data folder, database, secrets, outreach, targets, engine and credits', async () => {
    const { json } = await shellJson(['doctor'], freshData());
    const names = checksOf(json).map((check) => check.name);
    const there = ['node', 'build', 'settings', 'data folder', 'database', 'secrets', 'outreach', 'targets'];
    expect(names).toEqual([...there, 'engine', 'credits']);
    expect(failed(json)).toEqual([]);
    expect(checksOf(json).find((check) => check.name === 'credits')?.says).toContain('100,000');
  });

  it('says what to set when nothing can seal the secrets of mailboxes on PostgreSQL', async () => {
    const env = { ...freshData(), PLANWRIGHT_DATABASE_URL: await postgresDatabases.freshUrl() };
    const { json } = await shellJson(['doctor'], env);
    expect(failed(json)).toEqual(['secrets']);
    expect(checksOf(json).find((check) => check.name === 'secrets')?.says).toMatch(/^PLANWRIGHT_SECRET_KEY is not set/);
    const sealed = await shellJson(['doctor'], { ...env, PLANWRIGHT_SECRET_KEY: 'k'.repeat(32) });
    expect(failed(sealed.json)).toEqual([]);
    expect(JSON.stringify(sealed.json)).not.toContain('kkkk');
  });

  it('says what to set when a model is asked for and has no key', async () => {
    const { code, json } = await shellJson(['doctor'], { ...freshData(), PLANWRIGHT_ENGINE: 'anthropic' });
    expect(code).toBe(1);
    expect(failed(json)).toEqual(['engine']);
    expect(checksOf(json).find((check) => check.name === 'engine')?.says).toContain('Set ANTHROPIC_API_KEY');
  });

  it('says what to mend when a variable cannot be read', async () => {
    const { code, json } = await shellJson(['doctor'], { ...freshData(), PLANWRIGHT_WAIT_MS: 'soon' });
    expect(code).toBe(1);
    expect(failed(json)).toEqual(['settings']);
    expect(checksOf(json).at(-1)?.says).toContain('PLANWRIGHT_WAIT_MS');
  });

  it('names the mailboxes and webhooks that others make unreachable, and what to set', async () => {
    const data = freshData();
    await using app = await testApp({
      databaseUrl: join(data.PLANWRIGHT_DATA_DIR, 'planwright.db'),
      config: { demoMail: true },
    });
    const { id } = await seedWorkspace(app);
    const smtp = { host: '10.0.0.5', port: 587, security: 'starttls' };
    const imap = { host: '127.0.0.1', port: 143, security: 'none', user: 'ada', password: 'x' };
    const mailbox = await createMailbox(app, id, { email: 'ada@acme.example', name: 'Ada', smtp, imap });
    const other = { email: 'eve@acme.example', name: 'Eve', smtp: { ...smtp, host: '8.8.8.8' } };
    const publicOne = await createMailbox(app, id, other);
    const hook = { url: 'http://127.0.0.1:9000/in', eventTypes: ['lead.created'] };
    const webhook = await createEndpoint(app, id, hook);

    const targets = async (env: Record<string, string>) => {
      const { json } = await shellJson(['doctor'], { ...data, PLANWRIGHT_SECRET_KEY: TEST_SECRET, ...env });
      return checksOf(json).find((check) => check.name === 'targets');
    };
    const allowsHooks = { PLANWRIGHT_WEBHOOK_ALLOW: '127.0.0.1' };
    expect(await targets(allowsHooks)).toMatchObject({ ok: true });
    const PROXY = { PLANWRIGHT_PUBLIC_URL: 'https://plan.example' };
    const blocked = await targets({ ...PROXY, PLANWRIGHT_MAIL_ALLOW: '192.168.0.0/16' });
    expect(blocked).toMatchObject({ ok: false, says: expect.not.stringContaining(publicOne.id) });
    for (const words of [
      `mailbox ${mailbox.id} (10.0.0.5), ${mailbox.id} (127.0.0.1)`,
      'set PLANWRIGHT_MAIL_ALLOW=192.168.0.0/16,10.0.0.5,127.0.0.1.',
      `webhook ${webhook.id} (127.0.0.1)`,
      'set PLANWRIGHT_WEBHOOK_ALLOW=127.0.0.1.',
    ]) {
      expect(blocked?.says).toContain(words);
    }
    const allowed = { ...PROXY, ...allowsHooks, PLANWRIGHT_MAIL_ALLOW: '10.0.0.5,127.0.0.1' };
    expect(await targets(allowed)).toMatchObject({ ok: true });
  });

  it('says what to mend when the database is none', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'planwright.db'), 'This is a letter, not a database, and it is long enough to be read.');
    const { code, stdout } = await shell(['doctor'], { PLANWRIGHT_DATA_DIR: folder });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^MEND {2}database +The file .*planwright\.db is not a sound SQLite database; .+$/m);
  });

  it('says what to mend when the data folder is a file', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'file'), '');
    const { code, json } = await shellJson(['doctor'], { PLANWRIGHT_DATA_DIR: join(folder, 'file') });
    expect(code).toBe(1);
    expect(failed(json)).toEqual(['data folder', 'database']);
  });

  it('says what to mend when the data folder may not be written', async (context) => {
    context.skip(process.getuid?.() === 0, 'root may write everywhere');
    const folder = join(temporaryFolder(), 'closed');
    mkdirSync(folder);
    chmodSync(folder, 0o500);
    const { json } = await shellJson(['doctor'], { PLANWRIGHT_DATA_DIR: folder });
    expect(failed(json)).toContain('data folder');
  });
});
