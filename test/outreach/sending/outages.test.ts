import { expect, it } from 'vitest';
import { guardedMailer } from '../../../src/mail/mailer.ts';
import { getMailbox, updateMailbox } from '../../../src/outreach/mailboxes.ts';
import { explainLead } from '../../../src/outreach/sending/explain-lead.ts';
import { freePort } from '../../helpers/free-port.ts';
import type { SinkFault } from '../../helpers/sink-faults.ts';
import { onOneStore } from '../../helpers/stores.ts';
import { suppressionsOf } from '../inbox/pipeline/post.ts';
import { HOUR, MINUTE, RETRIES, type World, world } from './world.ts';

/** A world whose server is away in the way that is told, until it is back. */
type Away = (kind: Parameters<typeof world>[0]) => Promise<{ here: World; back(): Promise<void> }>;

const LOGIN = { user: 'ada', password: 'a word' };

/** Every connection goes wrong. */
const faulty =
  (fault: SinkFault): Away =>
  async (kind) => {
    let isBack = false;
    const here = await world(kind, { sink: { login: LOGIN, faultOf: () => (isBack ? undefined : fault) } });
    await pointTo(here, { ...here.sink.access, ...LOGIN });
    const back = async () => {
      isBack = true;
    };
    return { here, back };
  };

/** The mailbox names something else, and then the server. */
const elsewhere =
  (smtp: () => Promise<Record<string, unknown>>): Away =>
  async (kind) => {
    const here = await world(kind);
    await pointTo(here, { ...here.sink.access, ...(await smtp()) });
    return { here, back: () => here.app.store.write((tx) => restore(here, tx)) };
  };

/** A server of an internet that has lost its names. */
const nameless: Away = async (kind) => {
  let isBack = false;
  const resolve = async () => {
    if (!isBack) throw Object.assign(new Error('queryA ETIMEOUT'), { code: 'ETIMEOUT' });
    return [{ address: '127.0.0.1', family: 4 }];
  };
  const here = await world(kind, { mailer: guardedMailer({ mayConnect: () => true, resolve }) });
  await here.app.store.write((tx) => tx.updateTable('mailboxes').set({ smtp_host: 'localhost' }).execute());
  const back = async () => {
    isBack = true;
  };
  return { here, back };
};

const pointTo = (
  { app, workspaceId, mailboxId }: World,
  { host, port, security, user, password }: object & Record<string, unknown>,
) =>
  updateMailbox(app, workspaceId, mailboxId, {
    smtp: { host, port, security, ...(user ? { user, password } : {}) },
  });

/** As its server is reached, behind the back of the owner, who would else end a hold by it. */
async function restore({ sink, mailboxId }: World, tx: Parameters<Parameters<World['app']['store']['write']>[0]>[0]) {
  const { port, security } = sink.access;
  await tx
    .updateTable('mailboxes')
    .set({ smtp_port: port, smtp_security: security })
    .where('id', '=', mailboxId)
    .execute();
}

const AWAY: [string, Away, RegExp][] = [
  ['refuses connections', elsewhere(async () => ({ port: await freePort() })), /refused the connection/],
  ['has a name that does not resolve', nameless, /could not be resolved/],
  ['offers no TLS', elsewhere(async () => ({ security: 'starttls' })), /STARTTLS/],
  ['speaks no TLS on its port', elsewhere(async () => ({ security: 'tls' })), /TLS/],
  ...(['greeting', 'auth', 'mail', 'rcpt', 'before_data'] as const).map((at): [string, Away, RegExp] => [
    `breaks off at ${at}`,
    faulty({ at, does: 'drop' }),
    /broke off/,
  ]),
  ['says 421 to every recipient', faulty({ at: 'rcpt', does: 421 }), /421/],
];

onOneStore('an outage of 32 hours', (kind) => {
  it.each(AWAY)('in which the server %s costs no lead: all wait, and are mailed once', async (_, away, reason) => {
    const { here, back } = await away(kind);
    const campaignId = await here.campaign();
    const ids: string[] = [];
    for (const name of ['eve', 'bob', 'kim', 'lou']) {
      ids.push(await here.lead(campaignId, name, { email: `${name}@${name}.example` }));
      await here.first.work();
    }
    const { hold, status } = await getMailbox(here.app, here.workspaceId, here.mailboxId);
    expect(status).toBe('active');
    expect(hold?.reason).toMatch(reason);
    const why = await explainLead(here.app, here.workspaceId, ids[3] ?? '');
    expect(why).toMatchObject({ code: 'mailbox_held', until: hold?.until });
    for (let hours = 0; hours < 32; hours += 4) {
      here.clock.advance(4 * HOUR);
      await here.first.work();
    }
    expect((await here.sends()).filter(({ attempts }) => attempts > 2)).toEqual([]);
    expect((await Promise.all(ids.map(here.leadRow))).filter(({ status }) => status === 'failed')).toEqual([]);
    await back();
    here.clock.advance(24 * HOUR);
    await here.first.work();
    expect(here.sink.mails.map(({ to }) => to).sort()).toEqual(
      ['bob', 'eve', 'kim', 'lou'].map((name) => `${name}@${name}.example`),
    );
    expect((await getMailbox(here.app, here.workspaceId, here.mailboxId)).hold).toBeNull();
    expect(await suppressionsOf(here)).toEqual([]);
  });

  it.each(['greeting', 'mail', 'rcpt'] as const)('that begins with silence at %s fails nobody', async (at) => {
    let isBack = false;
    const here = await world(kind, { sink: { faultOf: () => (isBack ? undefined : { at, does: 'hang' }) } });
    const id = await here.lead(await here.campaign(), 'eve');
    const working = here.first.work();
    await expect.poll(() => here.sink.faults.length).toBe(1);
    const later = async () => {
      // In small steps: its next try, minutes later, is not to be reached before this one is seen to have ended.
      here.clock.advance(10_000);
      return (await here.sends())[0]?.error;
    };
    await expect.poll(later).toMatch(/too long/);
    await working;
    expect(await here.sends()).toMatchObject([{ status: 'queued', attempts: at === 'rcpt' ? 1 : 0 }]);
    expect((await here.leadRow(id)).status).toBe('active');
    isBack = true;
    here.clock.advance(HOUR);
    await here.first.work();
    expect(here.sink.mails).toHaveLength(1);
  });
});

onOneStore('a recipient’s own “not now”', (kind) => {
  it.each([
    ['greylisting', '451 4.7.1 Greylisted, try again later'],
    ['a full mailbox', '452 4.2.2 Mailbox full'],
    ['a mailbox that is busy', '450 4.2.1 Mailbox temporarily unavailable'],
  ])('for days, as by %s, ends nothing, holds up no other lead, and is answered with the mail', async (_, says) => {
    let isOpen = false;
    const refuses = (to: string) => (isOpen || to !== 'eve@corp.example' ? undefined : { says });
    const here = await world(kind, { sink: { refuses } });
    const campaignId = await here.campaign();
    const id = await here.lead(campaignId, 'eve');
    await here.first.work();
    for (const minutes of RETRIES.slice(0, -1)) {
      here.clock.advance(minutes * MINUTE);
      await here.first.work();
    }
    expect(await here.leadRow(id)).toMatchObject({ status: 'active' });
    await here.lead(campaignId, 'bob');
    await here.first.work();
    expect(here.sink.mails.map(({ to }) => to)).toEqual(['bob@corp.example']);
    isOpen = true;
    here.clock.advance(24 * HOUR);
    await here.first.work();
    expect(here.sink.mails.map(({ to }) => to)).toEqual(['bob@corp.example', 'eve@corp.example']);
    expect(await here.leadRow(id)).toMatchObject({ status: 'completed' });
  });
});
