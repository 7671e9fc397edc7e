import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { createDkimKey } from '../../../src/mail/dkim.ts';
import { type Script, type ScriptedSmtp, scriptedSmtp } from '../../helpers/scripted-smtp.ts';
import { expectOutreachError, type Outreach, openOutreach } from './outreach.ts';

const NAMES = { domain: 'northwind.example', selector: 'planwright' };

async function withMailbox(script: Script = {}, changes: object = {}) {
  const outreach = await openOutreach();
  const server = await scriptedSmtp(script);
  const { host, port, user, password } = server.access;
  const made = await outreach.ask('POST', '/mailboxes', {
    email: 'grace@northwind.example',
    name: 'Grace Hopper',
    smtp: { host, port, security: 'none', user, ...(password ? { password } : {}) },
    ...changes,
  });
  const path = `/mailboxes/${made.body.data.id}`;
  return Object.assign(outreach, { server, path }) satisfies Outreach & { server: ScriptedSmtp; path: string };
}

describe('a mailbox that is tried', () => {
  it('is well when its server takes the login, and no mail is sent', async () => {
    await using outreach = await withMailbox({ user: 'grace' });
    const reply = await outreach.ask('POST', `${outreach.path}/test`);
    expect(reply).toMatchObject({
      status: 200,
      body: { data: { ok: true, phase: null, reason: null, dkimRecord: null } },
    });
    expect(outreach.server.moments).toContain('auth');
    expect(outreach.server.moments).not.toContain('mail');
  });

  it('is told the DNS record that its key needs', async () => {
    const { key, record } = await createDkimKey(NAMES);
    await using outreach = await withMailbox({}, { dkim: key });
    expect((await outreach.ask('POST', `${outreach.path}/test`)).body.data).toMatchObject({
      ok: true,
      dkimRecord: record,
    });
  });

  it('is told when its key cannot sign, and its server is not asked', async () => {
    const privateKey = '-----BEGIN PRIVATE KEY-----\nnone\n-----END PRIVATE KEY-----';
    await using outreach = await withMailbox({}, { dkim: { ...NAMES, privateKey } });
    const { data } = (await outreach.ask('POST', `${outreach.path}/test`)).body;
    expect(data).toMatchObject({ ok: false, phase: 'dkim', reason: expect.stringMatching(/DKIM/), dkimRecord: null });
    expect(outreach.server.moments).toEqual([]);
  });

  it('is told what to mend, without its password', async () => {
    await using outreach = await withMailbox({ user: 'grace', misdeeds: { auth: { say: '535 5.7.8 s3cret-word?' } } });
    const { data } = (await outreach.ask('POST', `${outreach.path}/test`)).body;
    expect(data).toMatchObject({ ok: false, phase: 'auth', reason: expect.stringMatching(/password/) });
    expect(JSON.stringify(data)).not.toContain('s3cret');
  });
});

describe('a test mail', () => {
  it('goes from the mailbox to itself, signed', async () => {
    const { key } = await createDkimKey(NAMES);
    await using outreach = await withMailbox({}, { dkim: key });
    const reply = await outreach.ask('POST', `${outreach.path}/test-mail`);
    expect(reply.body.data).toEqual({ status: 'sent', to: 'grace@northwind.example', reason: null });
    const mail = await PostalMime.parse(outreach.server.mails[0] ?? '');
    expect(mail).toMatchObject({ from: { name: 'Grace Hopper' }, to: [{ address: 'grace@northwind.example' }] });
    expect(mail.headers.map(({ key: name }) => name)).toContain('dkim-signature');
  });

  it.each([
    [{ misdeeds: { rcpt: { say: '550 5.1.1 no such user' } } }, { status: 'bounced', reason: /5\.1\.1/ }],
    [{ misdeeds: { mail: { say: '451 not now' } } }, { status: 'later', reason: /451/ }],
    [{ misdeeds: { dot: 'drop' } }, { status: 'unknown', reason: /before it answered/ }],
  ] as const)('tells what became of it with %j', async (script, { status, reason }) => {
    await using outreach = await withMailbox(script);
    const { data } = (await outreach.ask('POST', `${outreach.path}/test-mail`)).body;
    expect(data).toMatchObject({ status, reason: expect.stringMatching(reason) });
  });
});

it.each(['test', 'test-mail'])('a foreign mailbox is not found by /%s', async (what) => {
  await using outreach = await withMailbox();
  await using other = await openOutreach();
  expectOutreachError(await other.ask('POST', `${outreach.path}/${what}`), 404, 'not_found');
  expect(outreach.server.moments).toEqual([]);
});
