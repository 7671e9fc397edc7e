import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { deliverOnce } from '../../../src/webhooks/deliver.ts';
import { startReceiver } from '../../helpers/receiver.ts';
import { scriptedImap } from '../../helpers/scripted-imap.ts';
import { type Script, scriptedSmtp } from '../../helpers/scripted-smtp.ts';
import { openOutreach } from './outreach.ts';

const SECRET = 'banner-word';

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
