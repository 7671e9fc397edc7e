import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { freshData, shell, shellJson } from './shell.ts';

/** A data folder in which a campaign has a mailbox and a step. */
async function withCampaign() {
  const data = { ...freshData(), PLANWRIGHT_PUBLIC_URL: 'https://plan.example', PLANWRIGHT_MAIL_ALLOW: '127.0.0.1' };
  const password = join(data.PLANWRIGHT_DATA_DIR, 'password');
  writeFileSync(password, 'a secret\n');
  const server = ['--host', '127.0.0.1', '--port', '1', '--security', 'none', '--user', 'grace'];
  const words = ['mailbox', 'create', '--email', 'grace@northwind.example', '--name', 'Grace', ...server];
  const { json: mailbox } = await shellJson([...words, '--password-file', password], data);
  expect(mailbox).toMatchObject({ id: expect.stringMatching(/^mbx_/), smtp: { port: 1, hasPassword: true } });
  const fields = ['--name', 'Groomers', '--from-name', 'Grace', '--mailbox', String(mailbox.id), '--daily-cap', '7'];
  const { json: campaign } = await shellJson(['campaign', 'create', ...fields], data);
  expect(campaign).toMatchObject({ id: expect.stringMatching(/^cam_/), status: 'draft', dailyCap: 7 });
  return { data, mailboxId: String(mailbox.id), id: String(campaign.id) };
}

describe('planwright campaign', () => {
  it('is made with its steps, told what it lacks, started and held', async () => {
    const { data, id } = await withCampaign();
    const lacks = await shell(['campaign', 'activate', id], data);
    expect(lacks.code).toBe(1);
    expect(lacks.stderr).toMatch(/^planwright: The campaign cannot be active yet.*step.*postal address/);

    const mail = ['campaign', 'add-step', id, '--subject', 'Hello {{ firstName }}', '--body', '-'];
    expect((await shell(mail, data, 'How are you, {{ firstName }}?')).code).toBe(0);
    await shell(['campaign', 'add-step', id, '--touch', 'linkedin', '--note', 'Ask', '--wait-days', '2'], data);
    await shell(['settings', 'set', '--postal-address', '12 Harbour Street, Bristol'], data);
    const { json: steps } = await shellJson(['campaign', 'steps', id], data);
    expect(steps).toMatchObject({
      data: [
        { position: 1, kind: 'email', body: 'How are you, {{ firstName }}?' },
        { position: 2, kind: 'touch', channel: 'linkedin', waitHours: 48 },
      ],
    });
    expect((await shellJson(['campaign', 'check', id], data)).json).toMatchObject({ ready: true, leadsChecked: 0 });
    expect((await shell(['campaign', 'preview', id], data)).stdout).toMatch(
      /^--- Step 1, email: Hello Sam\n\nHow are you, Sam\?/,
    );
    expect((await shellJson(['campaign', 'activate', id], data)).json).toMatchObject({ id, status: 'active' });
    expect((await shell(['campaign', 'list'], data)).stdout).toMatch(new RegExp(`\\n${id} +Groomers +active +0 `));
    expect((await shell(['campaign', 'pause', id], data)).stderr).toBe(`${id} is paused.\n`);
    expect((await shell(['campaign', 'explain', id], data)).stdout).toMatch(/^code +campaign_paused$/m);
  });
});

describe('planwright lead', () => {
  it('is made once, taken in by the file, listed, held and let go on', async () => {
    const { data, id } = await withCampaign();
    const ada = ['lead', 'create', '--campaign', id, '--email', 'Ada@Example.com', '--first-name', 'Ada'];
    const made = await shellJson(ada, data);
    expect(made.json).toMatchObject({ email: 'Ada@Example.com', firstName: 'Ada', created: true });
    expect((await shellJson(ada, data)).json).toMatchObject({ id: made.json.id, created: false });

    const file = join(data.PLANWRIGHT_DATA_DIR, 'leads.csv');
    writeFileSync(file, '\ufeffE-Mail;First name;City\r\nsam@example.com;Sam;Bristol\r\nnobody;;\r\n');
    const told = await shell(['lead', 'import', file, '--campaign', id], data);
    expect(told.stderr).toMatch(/^2 rows: 1 made, 0 there before, 1 not usable, 0 suppressed\.\nrow 2: /);
    const people = JSON.stringify([{ email: 'sam@example.com' }]);
    const json = join(data.PLANWRIGHT_DATA_DIR, 'leads.json');
    writeFileSync(json, people);
    expect((await shellJson(['lead', 'import', json, '--campaign', id], data)).json).toMatchObject({ existing: 1 });

    const first = await shellJson(['lead', 'list', '--campaign', id, '--limit', '1'], data);
    expect(first.json).toMatchObject({ data: [{ firstName: 'Sam', fields: {} }], hasMore: true });
    const lead = String(made.json.id);
    expect((await shell(['lead', 'pause', lead], data)).stderr).toBe(`${lead} is paused.\n`);
    expect((await shellJson(['lead', 'show', lead], data)).json).toMatchObject({ status: 'paused', sends: [] });
    expect((await shellJson(['lead', 'resume', lead], data)).json).toMatchObject({ status: 'queued' });
    expect((await shellJson(['lead', 'explain', lead], data)).json).toMatchObject({ code: 'campaign_draft' });
  });

  it('says which file cannot be read', async () => {
    const { stderr, code } = await shell(['lead', 'import', '/nowhere.csv', '--campaign', 'cam_x'], freshData());
    expect([code, stderr]).toEqual([1, expect.stringMatching(/there is no file \/nowhere\.csv; name one/)]);
  });
});

describe('planwright mailbox, suppression and webhook', () => {
  it('tells what is wrong with a mailbox, and that with its exit code', async () => {
    const { data, mailboxId } = await withCampaign();
    const { code, json } = await shellJson(['mailbox', 'test', mailboxId], data);
    expect(code).toBe(1);
    expect(json).toMatchObject({ ok: false, phase: 'connect' });
    expect((await shell(['mailbox', 'list'], data)).stdout).toMatch(
      /grace@northwind.example +active +127.0.0.1:1 +200/,
    );
    expect((await shellJson(['mailbox', 'pause', mailboxId], data)).json).toMatchObject({ status: 'paused' });
  });

  it('suppresses addresses and domains, each by itself', async () => {
    const data = freshData();
    const { code, json } = await shellJson(['suppression', 'add', 'a@example.com', 'b.example', 'no value'], data);
    expect(code).toBe(1);
    expect(json).toMatchObject({ created: 2, invalid: 1 });
    const { json: list } = await shellJson(['suppression', 'list', '--value', 'B.example'], data);
    expect(list).toMatchObject({ data: [{ kind: 'domain', value: 'b.example', reason: 'manual' }] });
    await shellJson(['suppression', 'add', 'c@example.com', '--reason', 'bounced'], data);
    const times = ['--since', '2026-01-01T00:00:00Z'];
    const { json: found } = await shellJson(['suppression', 'list', '--reason', 'bounced', ...times], data);
    expect(found).toMatchObject({ data: [{ value: 'c@example.com', reason: 'bounced' }] });
    expect((await shellJson(['suppression', 'undo', ...times], data)).json).toMatchObject({ removed: 1, kept: 0 });
    expect((await shell(['suppression', 'undo', ...times, '--reason', 'unsubscribed'], data)).code).toBe(1);
  });

  it('shows the secret of a webhook once, alone on stdout', async () => {
    const data = freshData();
    const url = 'https://hooks.example/in';
    const made = await shell(['webhook', 'create', '--url', url, '--events', 'lead.replied,send.sent'], data);
    expect(made.stdout).toMatch(/^whsec_\S+\n$/);
    const { json } = await shellJson(['webhook', 'list'], data);
    expect(json).toMatchObject({ data: [{ url, eventTypes: ['lead.replied', 'send.sent'], status: 'active' }] });
    expect(JSON.stringify(json)).not.toContain(made.stdout.trim());
  });

  it('are for tiers that have outreach', async () => {
    const data = freshData();
    const { json } = await shellJson(['workspace', 'create', '--name', 'Small', '--plan', 'starter'], data);
    const refused = await shellJson(['campaign', 'list', '--workspace', String(json.id)], data);
    expect(refused.json).toMatchObject({ error: { code: 'plan_required' } });
  });
});
