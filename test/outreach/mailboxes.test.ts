import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { App } from '../../src/app.ts';
import { archiveCampaign } from '../../src/outreach/campaign-states.ts';
import { createLead } from '../../src/outreach/create-lead.ts';
import {
  createMailbox,
  getMailbox,
  listMailboxes,
  removeMailbox,
  updateMailbox,
} from '../../src/outreach/mailboxes.ts';
import { getSend } from '../../src/outreach/sends.ts';
import { seedCampaign, seedOutreach } from '../helpers/outreach.ts';
import { insertSend } from '../helpers/outreach-rows.ts';
import { onOneStore, type StoreKind } from '../helpers/stores.ts';
import { testApp } from '../helpers/test-app.ts';

const PEM = generateKeyPairSync('rsa', { modulusLength: 1024 })
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString();

const smtp = { host: 'smtp.acme.example', port: 465, security: 'tls', user: 'ada', password: 'pass-smtp' };
const full = {
  email: ' Ada@Acme.example ',
  name: 'Ada',
  smtp,
  imap: { host: 'imap.acme.example', port: 993, security: 'tls', user: 'ada', password: 'pass-imap' },
  dkim: { domain: 'Acme.example', selector: 'k1', privateKey: PEM },
  returnPath: 'plus',
  timeZone: 'Europe/Berlin',
  dailyCap: 40,
  gapSeconds: 90,
  ramp: { start: 5, step: 5 },
};

const open = async (kind: StoreKind) => {
  const config = { demoMail: true, secretKeys: ['a long and random text for the tests'] };
  const app = await testApp({ databaseUrl: await kind.freshUrl(), config });
  const { id: workspaceId } = await app.workspaces.create({ name: 'Acme', tier: 'pro' });
  return { app, workspaceId, [Symbol.asyncDispose]: () => app[Symbol.asyncDispose]() };
};

const storedRow = (app: App, id: string) =>
  app.store.db.selectFrom('mailboxes').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

onOneStore('a mailbox', (kind) => {
  it('keeps its secrets sealed and answers none of them', async () => {
    await using here = await open(kind);
    const { app, workspaceId } = here;
    const made = await createMailbox(app, workspaceId, full);
    expect(made).toMatchObject({
      id: expect.stringMatching(/^mbx_[0-9a-f]{32}$/),
      email: 'ada@acme.example',
      status: 'active',
      smtp: { host: 'smtp.acme.example', port: 465, security: 'tls', user: 'ada', hasPassword: true },
      imap: { host: 'imap.acme.example', hasPassword: true },
      dkim: { domain: 'acme.example', selector: 'k1' },
      returnPath: 'plus',
      timeZone: 'Europe/Berlin',
      ramp: { start: 5, step: 5 },
    });
    const row = await storedRow(app, made.id);
    for (const shown of [
      JSON.stringify(made),
      JSON.stringify(row),
      JSON.stringify(await listMailboxes(app, workspaceId)),
    ]) {
      for (const secret of ['pass-smtp', 'pass-imap', 'BEGIN']) expect(shown).not.toContain(secret);
    }
    expect(app.sealer.open(row.smtp_password ?? '', made.id)).toBe('pass-smtp');
    expect(app.sealer.open(row.imap_password ?? '', made.id)).toBe('pass-imap');
    expect(app.sealer.open(row.dkim_key ?? '', made.id)).toBe(PEM);
    expect(await getMailbox(app, workspaceId, made.id)).toEqual(made);
  });

  it('keeps what a change leaves out, its secrets too', async () => {
    await using here = await open(kind);
    const { app, workspaceId } = here;
    const made = await createMailbox(app, workspaceId, full);
    app.clock.advance(1_000);
    const { password: _, ...sameServer } = smtp;
    const changed = await updateMailbox(app, workspaceId, made.id, {
      smtp: { ...sameServer, port: 587, security: 'starttls' },
      imap: null,
      dkim: { domain: 'acme.example', selector: 'k2' },
      ramp: null,
      status: 'paused',
    });
    const updatedAt = new Date(app.clock.now()).toISOString();
    expect(changed).toEqual({
      ...made,
      smtp: { ...made.smtp, port: 587, security: 'starttls' },
      imap: null,
      inbox: null,
      dkim: { domain: 'acme.example', selector: 'k2' },
      ramp: null,
      status: 'paused',
      updatedAt,
    });
    const row = await storedRow(app, made.id);
    expect(app.sealer.open(row.smtp_password ?? '', made.id)).toBe('pass-smtp');
    expect(app.sealer.open(row.dkim_key ?? '', made.id)).toBe(PEM);
    expect(row.imap_password).toBeNull();
  });

  it('never has a stored password sent to another server than it was given for', async () => {
    await using here = await open(kind);
    const { app, workspaceId } = here;
    const { id } = await createMailbox(app, workspaceId, full);
    const { password: _, ...bare } = { ...smtp, host: 'evil.example' };
    const refused = { code: 'unprocessable', message: expect.stringContaining('password') };
    await expect(updateMailbox(app, workspaceId, id, { smtp: bare })).rejects.toMatchObject(refused);
    await updateMailbox(app, workspaceId, id, { smtp: { ...bare, password: 'new' } });
    await updateMailbox(app, workspaceId, id, { smtp: { ...smtp, user: null, password: undefined } });
    expect((await storedRow(app, id)).smtp_password).toBeNull();
  });

  it('is one of its address in a workspace, also when two are made at once', async () => {
    await using here = await open(kind);
    const { app, workspaceId } = here;
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => createMailbox(app, workspaceId, full)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'unprocessable' });
    }
    const { id: other } = await app.workspaces.create({ name: 'Other', tier: 'pro' });
    await createMailbox(app, other, full);
    expect(await listMailboxes(app, workspaceId)).toHaveLength(1);
  });

  it('stays while a campaign may send from it or a mail waits in it, and then goes with its secrets', async () => {
    await using here = await open(kind);
    const { app } = here;
    const seed = await seedOutreach(app);
    const { workspaceId, mailboxId } = seed;
    const campaign = await seedCampaign(app, seed);
    const email = 'eve@corp.example';
    const { data: lead } = await createLead(app, workspaceId, { campaignId: campaign.id, email });
    const step_id = campaign.stepIds[0] ?? '';
    const known = { workspace_id: workspaceId, campaign_id: campaign.id, lead_id: lead.id, step_id };
    const send = await insertSend(app, { ...known, mailbox_id: mailboxId, status: 'queued' });
    const refused = (words: string) => ({ code: 'unprocessable', message: expect.stringContaining(words) });
    await expect(removeMailbox(app, workspaceId, mailboxId)).rejects.toMatchObject(refused('campaign'));
    await archiveCampaign(app, workspaceId, campaign.id);
    await expect(removeMailbox(app, workspaceId, mailboxId)).rejects.toMatchObject(refused('wait'));
    await app.store.write((tx) => tx.updateTable('sends').set({ status: 'sent' }).execute());
    await updateMailbox(app, workspaceId, mailboxId, { smtp: { ...smtp, host: '127.0.0.1' } });
    await removeMailbox(app, workspaceId, mailboxId);
    expect(await listMailboxes(app, workspaceId)).toEqual([]);
    await expect(getMailbox(app, workspaceId, mailboxId)).rejects.toMatchObject({ code: 'not_found' });
    await expect(removeMailbox(app, workspaceId, mailboxId)).rejects.toMatchObject({ code: 'not_found' });
    expect((await storedRow(app, mailboxId)).smtp_password).toBeNull();
    expect(await getSend(app, workspaceId, send)).toMatchObject({ mailboxId, bodyText: 'Hello Eve' });
    const again = await createMailbox(app, workspaceId, { ...full, email: 'ada@acme.example', imap: null });
    expect(again).toMatchObject({ id: mailboxId, status: 'active', imap: null });
  });

  it('of another workspace is not found', async () => {
    await using here = await open(kind);
    const { app, workspaceId } = here;
    const foreign = await seedOutreach(app);
    const outcomes = await Promise.allSettled([
      getMailbox(app, workspaceId, foreign.mailboxId),
      updateMailbox(app, workspaceId, foreign.mailboxId, { name: 'x' }),
      removeMailbox(app, workspaceId, foreign.mailboxId),
    ]);
    expect(outcomes).toMatchObject(outcomes.map(() => ({ status: 'rejected', reason: { code: 'not_found' } })));
  });

  it.each([
    [{ ...full, email: 'ada' }, 'unprocessable', 'e-mail address'],
    [{ ...full, name: 'Ada\r\nBcc: x' }, 'invalid_request', 'name'],
    [{ ...full, smtp: { ...smtp, security: 'none' } }, 'unprocessable', 'in the clear'],
    [{ ...full, imap: { ...full.imap, security: 'none' } }, 'unprocessable', 'in the clear'],
    [{ ...full, smtp: { ...smtp, port: 0 } }, 'invalid_request', 'smtp.port'],
    [{ ...full, smtp: { ...smtp, host: 'a b' } }, 'invalid_request', 'smtp.host'],
    [{ ...full, smtp: { ...smtp, password: 'a\r\nb' } }, 'invalid_request', 'smtp.password'],
    [{ ...full, dkim: { domain: 'acme.example', selector: 'k1' } }, 'unprocessable', 'privateKey'],
    [{ ...full, dkim: { domain: 'acme.example', selector: 'k1', privateKey: 'x' } }, 'invalid_request', 'privateKey'],
    [{ ...full, status: 'error' }, 'invalid_request', 'status'],
  ])('of a wrong form is refused with what is wrong (%#)', async (input, code, words) => {
    await using here = await open(kind);
    const refused = { code, message: expect.stringContaining(words) };
    await expect(createMailbox(here.app, here.workspaceId, input)).rejects.toMatchObject(refused);
  });
});

describe('on a service that others reach', () => {
  it('the servers of a mailbox are public ones, unless the operator allows more', async () => {
    const smtp = { host: '10.0.0.5', port: 587, security: 'starttls' };
    const input = { email: 'ada@acme.example', name: 'Ada', smtp };
    const on = async (mailAllow?: string[]) => {
      const app = await testApp({ config: { host: '0.0.0.0', ...(mailAllow ? { mailAllow } : {}) } });
      onTestFinished(() => app[Symbol.asyncDispose]());
      const { id } = await app.workspaces.create({ name: 'Acme', tier: 'pro' });
      return { app, id };
    };
    const { app, id } = await on();
    const refused = { code: 'unprocessable', message: expect.stringMatching(/^smtp\.host: .*not public/) };
    await expect(createMailbox(app, id, input)).rejects.toMatchObject(refused);
    const made = await createMailbox(app, id, { ...input, smtp: { ...smtp, host: 'mail.acme.example' } });
    const imap = { host: 'localhost', port: 993, security: 'tls' };
    await expect(updateMailbox(app, id, made.id, { imap })).rejects.toMatchObject({ code: 'unprocessable' });
    const allowed = await on(['10.0.0.0/8']);
    expect(await createMailbox(allowed.app, allowed.id, input)).toMatchObject({ smtp: { host: '10.0.0.5' } });
  });
});
