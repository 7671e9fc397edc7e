import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { deliverOnce } from '../../../src/webhooks/deliver.ts';
import { startReceiver } from '../../helpers/receiver.ts';
import { scriptedImap } from '../../helpers/scripted-imap.ts';
import { type Script, scriptedSmtp } from '../../helpers/scripted-smtp.ts';
import { sqliteFiles } from '../../helpers/stores.ts';
import { openOutreach } from './outreach.ts';

const SECRET = 'banner-word';
const BEHIND_A_PROXY = { publicUrl: 'https://plan.example' };

/** What listens beside the service and was meant for no mailbox. */
async function neighbour(greeting = `554 ${SECRET}`) {
  const seen = { connections: 0, port: 0 };
  const server = createServer((socket) => {
    seen.connections += 1;
    socket.on('error', () => undefined).end(`${greeting}\r\n`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A TCP server that listens has an address with a port.
  seen.port = (server.address() as AddressInfo).port;
  onTestFinished(() => void server.close());
  return seen;
}

const serverAt = (host: string, port: number, user: string | null = null, security = 'none') => ({
  host,
  port,
  security,
  user,
  ...(user === null ? {} : { password: 's3cret-word' }),
});
const mailbox = (smtp: object, imap?: object) => ({
  email: 'ada@acme.example',
  name: 'Ada',
  smtp,
  ...(imap ? { imap } : {}),
});

describe('behind a reverse proxy', () => {
  it.each([
    '127.0.0.1',
    'localhost',
    '[::1]',
    '10.0.0.5',
    '169.254.169.254',
  ])('a mailbox at %s is refused', async (host) => {
    await using outreach = await openOutreach({ config: BEHIND_A_PROXY });
    const there = { host, port: 587, security: 'starttls', user: 'ada', password: 'x' };
    const publicOne = { ...there, host: 'mail.acme.example' };
    for (const [which, input] of [
      ['smtp', mailbox(there)],
      ['imap', mailbox(publicOne, there)],
    ] as const) {
      const { status, body } = await outreach.ask('POST', '/mailboxes', input);
      expect(status).toBe(422);
      expect(body.error).toMatch(new RegExp(`^${which}\\.host: Not allowed: .*PLANWRIGHT_MAIL_ALLOW`));
    }
  });

  it('a mailbox from before is not connected to, over SMTP or IMAP', async () => {
    const other = await neighbour();
    const databaseUrl = await sqliteFiles.freshUrl();
    await using before = await openOutreach({ databaseUrl });
    const imap = serverAt('127.0.0.1', other.port, 'ada');
    const made = await before.ask('POST', '/mailboxes', mailbox(serverAt('127.0.0.1', other.port), imap));
    await using outreach = await openOutreach({ databaseUrl, clock: before.app.clock, config: BEHIND_A_PROXY });
    const secret = before.key.secret;
    const path = `/mailboxes/${made.body.data.id}`;
    const { data } = (await outreach.ask('POST', `${path}/test`, undefined, { secret })).body;
    const notAllowed = { ok: false, phase: 'connect', reason: expect.stringMatching(/^Not allowed: /) };
    expect(data).toMatchObject({ ...notAllowed, inbox: notAllowed });
    const mail = (await outreach.ask('POST', `${path}/test-mail`, undefined, { secret })).body.data;
    expect(mail).toMatchObject({ status: 'failed', reason: expect.stringMatching(/^Not allowed: /) });
    expect(JSON.stringify([data, mail])).not.toContain(SECRET);
    expect(other.connections).toBe(0);
  });

  it.each([
    ['at MAIL FROM', { mail: { say: `500 ${SECRET}` } }],
    ['at RCPT TO', { rcpt: { say: `550 ${SECRET}` } }],
    ['after the mail was sent', { dot: { say: `554 ${SECRET}` } }],
  ])('a mailbox without a login is told the code %s, and no words of the server', async (words, misdeeds) => {
    const server = await scriptedSmtp({ misdeeds });
    await using outreach = await openOutreach({ config: { ...BEHIND_A_PROXY, mailAllow: ['127.0.0.1'] } });
    const made = await outreach.ask('POST', '/mailboxes', mailbox(serverAt('127.0.0.1', server.access.port)));
    const { body } = await outreach.ask('POST', `/mailboxes/${made.body.data.id}/test-mail`);
    expect(JSON.stringify(body)).not.toContain(SECRET);
    expect(body.data.reason).toMatch(new RegExp(`with the code 5\\d\\d .*${words}`));
  });

  it('a name that leads here is not connected to', async () => {
    const other = await neighbour();
    const resolver = { addresses: async () => [{ address: '127.0.0.1', family: 4 }], mailExchanges: async () => [] };
    await using outreach = await openOutreach({ config: BEHIND_A_PROXY, resolver });
    const smtp = serverAt('mail.acme.example', other.port, null, 'starttls');
    const made = await outreach.ask('POST', '/mailboxes', mailbox(smtp));
    const { data } = (await outreach.ask('POST', `/mailboxes/${made.body.data.id}/test`)).body;
    expect(data).toMatchObject({ ok: false, phase: 'connect', reason: expect.stringMatching(/^Not allowed: /) });
    expect(other.connections).toBe(0);
  });

  it('a mailbox here works where the operator allows it', async () => {
    const { access } = await scriptedSmtp();
    await using outreach = await openOutreach({ config: { ...BEHIND_A_PROXY, mailAllow: ['127.0.0.1'] } });
    const made = await outreach.ask('POST', '/mailboxes', mailbox(serverAt('127.0.0.1', access.port)));
    const { data } = (await outreach.ask('POST', `/mailboxes/${made.body.data.id}/test`)).body;
    expect(data).toMatchObject({ ok: true });
  });

  it('the home page of a lead is not read from here, even where webhooks may be received here', async () => {
    const addresses = async () => [{ address: '127.0.0.1', family: 4 }];
    await using outreach = await openOutreach({
      config: { ...BEHIND_A_PROXY, webhookAllow: ['127.0.0.1'] },
      resolver: { addresses, mailExchanges: async () => [] },
    });
    const campaign = await outreach.ask('POST', '/campaigns', { name: 'Spring', fromName: 'Ada' });
    const campaignId = campaign.body.data.id;
    const lead = await outreach.ask('POST', '/leads', { campaignId, email: 'ann@northwind-web.com' });
    const { body } = await outreach.ask('POST', `/leads/${lead.body.data.id}/enrich`);
    expect(JSON.stringify(body)).toContain('does not lead to a public address');
  });
});

describe('on one’s own machine', () => {
  it('a mailbox here works', async () => {
    const { access } = await scriptedSmtp({ user: 'ada' });
    const imap = await scriptedImap();
    await using outreach = await openOutreach();
    const input = mailbox(serverAt('127.0.0.1', access.port, 'ada'), serverAt('127.0.0.1', imap.access.port, 'ada'));
    const made = await outreach.ask('POST', '/mailboxes', input);
    const { data } = (await outreach.ask('POST', `/mailboxes/${made.body.data.id}/test`)).body;
    expect(data).toMatchObject({ ok: true, inbox: { ok: true } });
  });

  it.each<[string, Script]>([
    ['greeting', { misdeeds: { greeting: { say: `554 ${SECRET}` } } }],
    ['greeting', { misdeeds: { greeting: { say: `421-${SECRET}\r\n421 ${SECRET}` } } }],
    ['greeting', { misdeeds: { greeting: { say: `SSH-2.0-${SECRET}` } } }],
    ['hello', { misdeeds: { ehlo: { say: `550 ${SECRET}` } } }],
    ['tls', { security: 'starttls', misdeeds: { starttls: { say: `454 ${SECRET}` } } }],
    ['auth', { user: 'ada', misdeeds: { auth: { say: `535 5.7.8 ${SECRET}` } } }],
    ['auth', { user: 'ada', misdeeds: { auth: { say: `421 ${SECRET}` } } }],
  ])('the answer about a mailbox has nothing that a server said before the login (%s, %j)', async (phase, script) => {
    const { access } = await scriptedSmtp(script);
    await using outreach = await openOutreach();
    const made = await outreach.ask(
      'POST',
      '/mailboxes',
      mailbox(serverAt('127.0.0.1', access.port, access.user, access.security)),
    );
    const path = `/mailboxes/${made.body.data.id}`;
    const test = (await outreach.ask('POST', `${path}/test`)).body;
    const mail = (await outreach.ask('POST', `${path}/test-mail`)).body;
    expect(test.data).toMatchObject({ ok: false, phase });
    const [code] = /\b[45]\d\d\b/.exec(JSON.stringify(script)) ?? [];
    if (code !== undefined) expect(test.data.reason).toContain(code);
    expect(JSON.stringify([test, mail])).not.toContain(SECRET);
  });

  it.each([
    `* BYE ${SECRET}`,
    `* NO ${SECRET}`,
    `554 ${SECRET}`,
    SECRET,
  ])('the answer about an inbox has nothing of the greeting “%s”', async (greeting) => {
    const { access } = await scriptedSmtp();
    const inbox = await neighbour(greeting);
    await using outreach = await openOutreach();
    const input = mailbox(serverAt('127.0.0.1', access.port), serverAt('127.0.0.1', inbox.port, 'ada'));
    const made = await outreach.ask('POST', '/mailboxes', input);
    const { data } = (await outreach.ask('POST', `/mailboxes/${made.body.data.id}/test`)).body;
    expect(data.inbox).toMatchObject({ ok: false, reason: expect.any(String) });
    expect(JSON.stringify(data)).not.toContain(SECRET);
  });

  it('the log of deliveries has the status of an answer and nothing of its body', async () => {
    const { url } = await startReceiver((response) => response.writeHead(500, SECRET).end(SECRET));
    await using outreach = await openOutreach({ config: { webhookAllow: ['127.0.0.1'] } });
    const made = await outreach.ask('POST', '/webhooks', { url, eventTypes: ['lead.created'] });
    const campaign = await outreach.ask('POST', '/campaigns', { name: 'Spring', fromName: 'Ada' });
    await outreach.ask('POST', '/leads', { campaignId: campaign.body.data.id, email: 'ann@acme.example' });
    await deliverOnce(outreach.app);
    const path = `/webhooks/${made.body.data.id}`;
    const listed = (await outreach.ask('GET', `${path}/deliveries`)).body;
    const delivery = (await outreach.ask('GET', `/deliveries/${listed.data[0].id}`)).body;
    expect(delivery.data.log).toMatchObject([{ status: 500, error: null }]);
    const endpoint = (await outreach.ask('GET', path)).body;
    expect(JSON.stringify([listed, delivery, endpoint])).not.toContain(SECRET);
  });
});
