import { createTransport } from 'nodemailer';
import { describe, expect, it, vi } from 'vitest';
import { freePort } from '../helpers/free-port.ts';
import { type Dovecot, startDovecot } from '../helpers/mail-servers/dovecot.ts';
import { lacking } from '../helpers/mail-servers/installed.ts';
import { startPostfix } from '../helpers/mail-servers/postfix.ts';
import { type Receiver, startReceiver } from '../helpers/receiver.ts';
import { commandJson, startServed } from '../helpers/served.ts';
import { temporaryFolder } from '../helpers/stores.ts';

const SOON = { timeout: 60_000, interval: 200 };
const ADA = 'ada@acme.example';
const EVE = 'eve@corp.example';
const OTTO = 'otto@corp.example';
const NOBODY = 'nobody@corp.example';
const DAY_MS = 24 * 60 * 60_000;

describe.skipIf(lacking('dovecot', 'postfix'))('a campaign between a real Postfix and a real Dovecot', () => {
  it.each([
    'plus',
    'none',
  ] as const)('hears who answers, who is away and what comes back (return path: %s), and tells the webhook', async (returnPath) => {
    const { server, ask, receiver, leadOf, smtpPort } = await world(returnPath);
    const [toEve, toOtto] = await Promise.all([mailTo(server, EVE), mailTo(server, OTTO)]);

    // The bounce is Postfix's own: Dovecot knows nobody of that name.
    const bounced = await told(receiver, 'lead.bounced', NOBODY);
    expect(bounced.data.lead).toMatchObject({ id: leadOf(NOBODY), status: 'bounced' });
    const suppressions = (await ask('GET', '/suppressions')) as { value: string; reason: string }[];
    expect(suppressions).toMatchObject([{ value: NOBODY, reason: 'bounced' }]);

    await answer(smtpPort, toEve, { from: EVE, text: 'Sounds great, please tell me more about the price.' });
    const replied = await told(receiver, 'lead.replied', EVE);
    expect(replied.data.lead).toMatchObject({ id: leadOf(EVE), status: 'replied' });
    const classified = await vi.waitFor(() => events(receiver, 'reply.classified').find(from(EVE)) ?? fail(), SOON);
    expect(classified.data.reply).toMatchObject({
      leadId: leadOf(EVE),
      classification: expect.stringMatching(/^(interested|question)$/),
    });
    expect(classified.data.reply.bodyText).toBe('Sounds great, please tell me more about the price.');
    expect(await ask('GET', `/leads/${leadOf(EVE)}/explain`)).toMatchObject({ status: 'replied', nextStep: null });

    const back = new Date(Date.now() + 20 * DAY_MS);
    const day = back.toISOString().slice(0, 10);
    const words = `I am out of the office and will be back on ${day}.`;
    await answer(smtpPort, toOtto, { from: OTTO, text: words, automatic: true });
    await vi.waitFor(() => expect(events(receiver, 'reply.classified').find(from(OTTO))).toBeDefined(), SOON);
    const away = (await ask('GET', `/leads/${leadOf(OTTO)}`)) as { status: string };
    expect(away.status).toBe('active');
    const { nextStep } = (await ask('GET', `/leads/${leadOf(OTTO)}/explain`)) as { nextStep: { dueAt: string } };
    expect(nextStep.dueAt.slice(0, 10)).toBe(day);
    expect(events(receiver, 'lead.replied')).toHaveLength(1);
    expect(events(receiver, 'lead.bounced')).toHaveLength(1);

    const mailboxes = (await ask('GET', '/mailboxes')) as { id: string }[];
    expect(mailboxes).toMatchObject([{ inbox: { status: 'connected', error: null } }]);
    expect(await ask('POST', `/mailboxes/${mailboxes[0]?.id}/test`)).toMatchObject({
      ok: true,
      inbox: { ok: true, folders: ['INBOX', 'Junk'] },
    });
  });
});

/** Both mail servers, and a campaign of two steps whose first mails are on their way to three people. */
async function world(returnPath: 'plus' | 'none') {
  const server = await startDovecot([ADA, EVE, OTTO]);
  const domains = ['acme.example', 'corp.example'];
  const smtpPort = await startPostfix({ domains, lmtpPort: server.lmtpPort });
  const receiver = await startReceiver();
  const env = {
    PLANWRIGHT_DATA_DIR: temporaryFolder(),
    PLANWRIGHT_ENGINE: 'outline',
    PLANWRIGHT_PUBLIC_URL: 'https://out.acme.example',
    PLANWRIGHT_WEBHOOK_ALLOW: '127.0.0.1',
    PLANWRIGHT_MAIL_ALLOW: '127.0.0.1',
  };
  const { id: workspace } = await commandJson(['workspace', 'create', '--name', 'Acme', '--plan', 'pro'], env);
  const { key } = await commandJson(['key', 'create', '--workspace', String(workspace)], env);
  // It tells its public address, where nobody listens.
  const port = await freePort();
  await startServed(env, { port });
  const ask = asker(`http://127.0.0.1:${port}/api/v1/outreach`, String(key));
  await ask('PATCH', '/settings', { postalAddress: 'Acme Ltd, 1 High Street, London' });
  await ask('POST', '/webhooks', {
    url: receiver.url,
    eventTypes: ['lead.replied', 'lead.bounced', 'reply.received', 'reply.classified'],
  });
  const host = '127.0.0.1';
  const mailbox = (await ask('POST', '/mailboxes', {
    email: ADA,
    name: 'Ada',
    smtp: { host, port: smtpPort, security: 'none' },
    imap: { host, port: server.imapPort, security: 'none', user: ADA, password: server.password },
    gapSeconds: 0,
    returnPath,
  })) as { id: string };
  const sendingWindow = { days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '23:59' };
  const campaign = (await ask('POST', '/campaigns', {
    name: 'Spring',
    fromName: 'Ada',
    mailboxId: mailbox.id,
    sendingWindow,
  })) as { id: string };
  await ask('POST', `/campaigns/${campaign.id}/steps`, { subject: 'A question', body: 'May I show you something?' });
  await ask('POST', `/campaigns/${campaign.id}/steps`, { waitDays: 3, body: 'Did you see my mail?' });
  await ask('POST', `/campaigns/${campaign.id}/activate`);
  const leads = new Map<string, string>();
  for (const email of [EVE, OTTO, NOBODY]) {
    const lead = (await ask('POST', '/leads', { campaignId: campaign.id, email })) as { id: string };
    leads.set(email, lead.id);
  }
  return { server, ask, receiver, smtpPort, leadOf: (email: string) => leads.get(email) ?? '' };
}

interface Told {
  type: string;
  data: { lead?: { email: string; status: string }; reply: { fromAddress: string; bodyText: string } };
}

const events = ({ received }: Receiver, type: string): Told[] =>
  received.map(({ body }) => JSON.parse(body.toString()) as Told).filter((event) => event.type === type);

const from =
  (address: string) =>
  ({ data }: Told): boolean =>
    data.reply.fromAddress === address;

/** The event of this kind about this person, of which there is one. */
async function told(receiver: Receiver, type: string, email: string): Promise<Told> {
  const about = () => events(receiver, type).filter(({ data }) => data.lead?.email === email);
  await vi.waitFor(() => expect(about(), type).toHaveLength(1), SOON);
  return about()[0] ?? fail();
}

/** The Message-ID and subject of the mail that has come for them. */
async function mailTo(server: Dovecot, user: string): Promise<{ id: string; subject: string }> {
  const mail = await vi.waitFor(() => server.read(user)[0] ?? fail(), SOON);
  const header = (name: string) => new RegExp(`^${name}: *(.*)$`, 'im').exec(mail)?.[1]?.trim() ?? '';
  return { id: header('Message-ID'), subject: header('Subject') };
}

function fail(): never {
  throw new Error('It has not come yet.');
}

/** Answers a mail as a mail program does, or as a server does for who is away. */
async function answer(
  port: number,
  to: { id: string; subject: string },
  { from, text, automatic = false }: { from: string; text: string; automatic?: boolean },
): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port, secure: false, ignoreTLS: true });
  const quoted = `\r\n\r\nOn Fri, Nov 20, 2026 at 10:00 AM Ada <${ADA}> wrote:\r\n> May I show you something?\r\n`;
  await transport.sendMail({
    from,
    to: ADA,
    subject: `${automatic ? 'Automatic reply' : 'Re'}: ${to.subject}`,
    text: automatic ? text : text + quoted,
    inReplyTo: to.id,
    references: to.id,
    headers: automatic ? { 'Auto-Submitted': 'auto-replied' } : {},
  });
  transport.close();
}

const asker =
  (base: string, key: string) =>
  async (method: string, path: string, body?: object): Promise<unknown> => {
    const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
    const response = await fetch(base + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    const text = await response.text();
    expect(response.status, text).toBeLessThan(300);
    return (JSON.parse(text) as { data: unknown }).data;
  };
