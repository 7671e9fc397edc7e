import { expect, it } from 'vitest';
import type { Verdict } from '../../../src/mail/refusal/verdict.ts';
import { getMailbox, updateMailbox } from '../../../src/outreach/mailboxes.ts';
import { explainLead } from '../../../src/outreach/sending/explain-lead.ts';
import { testMailbox } from '../../../src/outreach/test-mailbox.ts';
import { resumeLead } from '../../../src/outreach/update-lead.ts';
import { runs } from '../../helpers/runs.ts';
import type { SinkFault, SinkMoment } from '../../helpers/sink-faults.ts';
import { onOneStore } from '../../helpers/stores.ts';
import { bounceOf, receive, suppressionsOf } from '../inbox/pipeline/post.ts';
import { HOUR, MINUTE, type World, world } from './world.ts';

/** What servers say, without the code and the first digit of the enhanced one, and whom it is about as an answer to RCPT TO. */
const REFUSALS: [string, string, Verdict][] = [
  [
    'of a blocklisted address',
    '7.1 Service unavailable; Client host [203.0.113.5] blocked using zen.spamhaus.org',
    'sender',
  ],
  ['of a used-up quota', '4.5 Daily user sending quota exceeded', 'sender'],
  ['of the sender’s address', '7.1 <ada@acme.example>: Sender address rejected: not owned by user ada', 'sender'],
  ['of a sending quota that reads as a full mailbox', '2.2 Over sending quota', 'sender'],
  ['to relay', '7.1 <eve@corp.example>: Relay access denied', 'sender'],
  ['for SPF', '7.23 SPF validation failed for acme.example', 'sender'],
  ['for DMARC', '7.26 Unauthenticated mail from acme.example is refused by its DMARC policy', 'sender'],
  ['of too many mails', '7.28 Too many messages from your IP, slow down', 'sender'],
  ['by a full mailbox', '2.2 <eve@corp.example>: user is over quota', 'recipient-unavailable'],
  [
    'by greylisting',
    '7.1 <eve@corp.example>: Recipient address rejected: Greylisted, try again later',
    'recipient-unavailable',
  ],
  ['of the text', '7.1 Message rejected as spam', 'mail'],
  ['of an unknown user', '1.1 <eve@corp.example>: User unknown', 'recipient-gone'],
];

const MOMENTS = ['greeting', 'hello', 'auth', 'mail', 'rcpt', 'before_data', 'dot'] as const satisfies SinkMoment[];
/** All moments in the long suite; in the short one some for each refusal, which are all for all of them. */
const momentsOf = (index: number) =>
  [...MOMENTS.slice(index % MOMENTS.length), ...MOMENTS.slice(0, index % MOMENTS.length)].slice(
    0,
    runs(MOMENTS.length),
  );
const BEFORE_RECIPIENT: readonly SinkMoment[] = ['greeting', 'hello', 'auth', 'mail'];
const LOGIN = { user: 'ada', password: 'a word' };

/** What comes before RCPT TO is about no recipient; what is for now ends nothing. */
function expected(verdict: Verdict, at: SinkMoment, code: 4 | 5): Verdict {
  if (BEFORE_RECIPIENT.includes(at)) return 'sender';
  return verdict !== 'sender' && code === 4 ? 'recipient-unavailable' : verdict;
}

/** A world whose server refuses as told, until it is mended. */
async function refusing(kind: Parameters<typeof world>[0]) {
  let fault: SinkFault | undefined;
  const here = await world(kind, { sink: { login: LOGIN, faultOf: () => fault } });
  const { host, port, security } = here.sink.access;
  await updateMailbox(here.app, here.workspaceId, here.mailboxId, { smtp: { host, port, security, ...LOGIN } });
  const refuse = (wanted: SinkFault | undefined) => {
    fault = wanted;
  };
  return { here, refuse };
}

const mailbox = ({ app, workspaceId, mailboxId }: World) => getMailbox(app, workspaceId, mailboxId);
const explain = ({ app, workspaceId }: World, id: string) => explainLead(app, workspaceId, id);

/** The owner has mended what was wrong, and tests the mailbox. */
async function testIt({ app, workspaceId, mailboxId }: World) {
  const signal = new AbortController().signal;
  expect(await testMailbox(app, workspaceId, { id: mailboxId, signal })).toMatchObject({ ok: true });
}

onOneStore('a server’s no', (kind) => {
  it.each(
    REFUSALS.map((refusal, index) => [...refusal, momentsOf(index)] as const),
  )('%s, at every moment and of either kind, costs no living address and no lead', async (_, words, verdict, moments) => {
    const { here, refuse } = await refusing(kind);
    const campaignId = await here.campaign();
    const gone: string[] = [];
    for (const [index, at] of moments.entries()) {
      for (const code of [4, 5] as const) {
        // After any other answer to EHLO, HELO is tried.
        const told = at === 'hello' ? `421 4.${words}` : `${code === 4 ? 450 : 550} ${code}.${words}`;
        const name = `lead${index}${code}`;
        const id = await here.lead(campaignId, name);
        refuse({ at, does: { says: told } });
        await here.first.work();
        refuse(undefined);
        const about = expected(verdict, at, code);
        expect([at, code, (await here.sends({ leadId: id }))[0]?.verdict]).toEqual([at, code, about]);
        await follows(here, { id, about, said: BEFORE_RECIPIENT.slice(0, 3).includes(at) ? '' : words });
        if (about === 'recipient-gone') gone.push(`${name}@corp.example bounced`);
        else expect((await here.leadRow(id)).status).toBe('completed');
      }
    }
    expect(await suppressionsOf(here)).toEqual(gone.sort());
    const arrived = here.sink.mails.map(({ to }) => to);
    expect(arrived).toHaveLength(moments.length * 2 - gone.length);
    expect(new Set(arrived).size).toBe(arrived.length);
  });
});

/** What is done for each verdict, until the mail has left. */
async function follows(here: World, { id, about, said }: { id: string; about: Verdict; said: string }): Promise<void> {
  const { hold } = await mailbox(here);
  const [send] = await here.sends({ leadId: id });
  if (about === 'sender') {
    expect(hold?.reason).toContain(said);
    expect(send).toMatchObject({ status: 'queued', attempts: 0 });
    const why = await explain(here, id);
    expect(why).toMatchObject({ code: 'mailbox_held', until: hold?.until });
    expect(why.reason).toContain(said);
    await here.first.work();
    expect((await here.sends({ leadId: id }))[0]?.status).toBe('queued');
    await testIt(here);
  } else {
    expect(hold).toBeNull();
  }
  if (about === 'mail') {
    expect(await here.leadRow(id)).toMatchObject({ status: 'failed' });
    await resumeLead(here.app, here.workspaceId, id);
  }
  if (about === 'recipient-unavailable') {
    expect(send).toMatchObject({ status: 'queued', attempts: 1 });
    here.clock.advance(5 * MINUTE);
  }
  if (about === 'recipient-gone') expect(await here.leadRow(id)).toMatchObject({ status: 'bounced' });
  await here.first.work();
}

onOneStore('a report that a mail came back', (kind) => {
  it.each(
    REFUSALS,
  )('because of a no %s is judged as the server’s answer would have been', async (_, words, verdict) => {
    const here = await world(kind);
    const campaignId = await here.campaign({ steps: 2 });
    const id = await here.lead(campaignId, 'eve');
    await here.first.work();
    const [send] = await here.sends({ leadId: id });
    const told = { status: `5.${words.split(' ')[0]}`, said: `smtp; 550 5.${words}` };
    await receive(here, bounceOf({ recipient: 'eve@corp.example', messageId: send?.message_id ?? '', ...told }));
    expect((await here.sends({ leadId: id }))[0]).toMatchObject({ status: 'sent', verdict });
    expect(await suppressionsOf(here)).toEqual(verdict === 'recipient-gone' ? ['eve@corp.example bounced'] : []);
    const other = await here.lead(campaignId, 'bob');
    await here.first.work();
    const { hold } = await mailbox(here);
    expect(hold !== null).toBe(verdict === 'sender');
    if (hold) {
      expect(hold.reason).toContain(words);
      expect(await explain(here, other)).toMatchObject({ code: 'mailbox_held', until: hold.until });
      expect(here.sink.mails).toHaveLength(1);
      await testIt(here);
      await here.first.work();
    }
    here.clock.advance(2 * 24 * HOUR);
    await here.first.work();
    const arrived = here.sink.mails.map(({ to, messageId }) => `${to} ${messageId}`);
    expect(arrived).toHaveLength(verdict === 'recipient-gone' ? 3 : 4);
    expect(new Set(arrived).size).toBe(arrived.length);
  });
});

onOneStore('an address that is gone', (kind) => {
  it('is suppressed where living ones stand beside it, however many of one company are gone', async () => {
    const refuses = (to: string) => (/^gone/.test(to) ? { says: '550 5.1.1 User unknown' } : undefined);
    const here = await world(kind, { sink: { refuses } });
    const campaignId = await here.campaign();
    for (const name of ['gone1', 'gone2', 'gone3', 'gone4', 'gone5', 'gone6']) {
      await here.lead(campaignId, name);
      await here.first.work();
    }
    for (const one of ['gone', 'eve', 'gone', 'bob', 'gone']) {
      await here.lead(campaignId, one, { email: `${one}@${one}${here.sink.mails.length}.example` });
      await here.first.work();
    }
    expect((await mailbox(here)).hold).toBeNull();
    expect(await suppressionsOf(here)).toHaveLength(9);
  });
});

onOneStore('a server that breaks off after each mail', (kind) => {
  it('holds the mailbox after three domains in a row, and nothing is sent twice', async () => {
    const { here, refuse } = await refusing(kind);
    const campaignId = await here.campaign();
    refuse({ at: 'dot', does: 'drop' });
    for (let lead = 1; lead <= 5; lead++) {
      await here.lead(campaignId, `lead${lead}`, { email: `lead${lead}@corp${lead}.example` });
      await here.first.work();
    }
    expect((await mailbox(here)).hold?.reason).toContain('answered for, none of the last 3 mails, to 3 domains');
    expect((await here.sends()).filter(({ status }) => status === 'unknown')).toHaveLength(3);
    refuse(undefined);
    here.clock.advance(HOUR);
    await here.first.work();
    expect(here.sink.mails.map(({ to }) => to).sort()).toEqual([1, 2, 3, 4, 5].map((n) => `lead${n}@corp${n}.example`));
    expect((await mailbox(here)).hold).toBeNull();
  });
});

onOneStore('reports about the sender', (kind) => {
  it('of mails that left before the mailbox was mended do not hold it again', async () => {
    const here = await world(kind);
    const campaignId = await here.campaign();
    for (const name of ['eve', 'bob', 'kim']) await here.lead(campaignId, name);
    await here.first.work();
    const [first, second, third] = await here.sends();
    const blocked = { status: '5.7.1', said: 'smtp; 550 5.7.1 Client host blocked using zen.spamhaus.org' };
    const comesBack = (send: typeof first) =>
      receive(here, bounceOf({ recipient: send?.recipient ?? '', messageId: send?.message_id ?? '', ...blocked }));
    await comesBack(first);
    expect((await mailbox(here)).hold).not.toBeNull();
    await testIt(here);
    await comesBack(second);
    expect((await mailbox(here)).hold).toBeNull();
    here.clock.advance(HOUR);
    await here.app.store.write((tx) => tx.updateTable('sends').set({ sent_at: here.clock.now() }).execute());
    await comesBack(third);
    expect((await mailbox(here)).hold).not.toBeNull();
  });
});

onOneStore('a held mailbox', (kind) => {
  const quota: SinkFault = { at: 'mail', does: { says: '450 4.2.1 Your account has reached its sending limit' } };

  it('is tried again by itself after 15 minutes, 1 hour, 4 hours and then every 4 hours, each time with one mail', async () => {
    const { here, refuse } = await refusing(kind);
    const id = await here.lead(await here.campaign(), 'eve');
    refuse(quota);
    await here.first.work();
    for (const [tries, minutes] of [15, 60, 240, 240].entries()) {
      here.clock.advance(minutes * MINUTE - 1);
      await here.first.work();
      expect(here.sink.faults).toHaveLength(tries + 1);
      here.clock.advance(1);
      await here.first.work();
      expect(here.sink.faults).toHaveLength(tries + 2);
    }
    expect(await here.sends({ leadId: id })).toMatchObject([{ status: 'queued', attempts: 0 }]);
    refuse(undefined);
    here.clock.advance(4 * HOUR);
    await here.first.work();
    expect(here.sink.mails).toHaveLength(1);
    expect(await mailbox(here)).toMatchObject({ status: 'active', hold: null });
    refuse(quota);
    await here.lead((await here.leadRow(id)).campaign_id, 'bob');
    await here.first.work();
    const { hold } = await mailbox(here);
    expect(Date.parse(hold?.until ?? '') - here.clock.now()).toBe(15 * MINUTE);
  });

  it('whose quota of the day is used up goes on the next day of its own', async () => {
    const { here, refuse } = await refusing(kind);
    const ids: string[] = [];
    const campaignId = await here.campaign();
    for (let lead = 1; lead <= 20; lead++) ids.push(await here.lead(campaignId, `lead${lead}`));
    refuse({ at: 'mail', does: { says: '550 5.4.5 Daily user sending quota exceeded' } });
    await here.first.work();
    const { hold } = await mailbox(here);
    expect(hold?.until).toBe(new Date(Math.ceil(here.clock.now() / (24 * HOUR)) * 24 * HOUR).toISOString());
    expect((await Promise.all(ids.map(here.leadRow))).filter(({ status }) => status === 'failed')).toEqual([]);
    refuse(undefined);
    here.clock.advance(Date.parse(hold?.until ?? '') - here.clock.now());
    await here.first.work();
    expect(here.sink.mails).toHaveLength(20);
  });

  it.each([
    '550 5.0.0 no',
    '550 5.1.1 User unknown',
  ])('is one that refuses three domains in a row with %s: the leads before go on once it is mended', async (says) => {
    const { here, refuse } = await refusing(kind);
    const campaignId = await here.campaign();
    refuse({ at: 'rcpt', does: { says } });
    const ids: string[] = [];
    for (let lead = 1; lead <= 6; lead++) {
      ids.push(await here.lead(campaignId, `lead${lead}`, { email: `lead${lead}@corp${lead}.example` }));
      await here.first.work();
    }
    expect((await mailbox(here)).hold?.reason).toContain('last 3 mails, to 3 domains, at last with “550 5.');
    expect(here.sink.faults).toHaveLength(3);
    expect(await suppressionsOf(here)).toEqual([]);
    refuse(undefined);
    await testIt(here);
    await here.first.work();
    expect(here.sink.mails.map(({ to }) => to).sort()).toEqual(
      ids.map((_, at) => `lead${at + 1}@corp${at + 1}.example`),
    );
    expect((await Promise.all(ids.map(here.leadRow))).map(({ status }) => status)).toEqual(ids.map(() => 'completed'));
    const failed = (await here.sends()).filter(({ status }) => status === 'failed');
    expect(await here.events('send.failed')).toHaveLength(failed.length);
  });

  it.each([
    '554 5.7.1 Your access to this mail system has been rejected',
    '550 5.1.1 User unknown',
  ])('has each of its many leads wait: none is suppressed or fails by %s', async (says) => {
    const { here, refuse } = await refusing(kind);
    const campaignId = await here.campaign();
    const leads = runs(80);
    for (let lead = 1; lead <= leads; lead++) {
      await here.lead(campaignId, `lead${lead}`, { email: `lead${lead}@corp${lead % 20}.example` });
    }
    refuse({ at: 'rcpt', does: { says } });
    await here.first.work();
    expect(here.sink.faults.length).toBeLessThan(10);
    expect(await suppressionsOf(here)).toEqual([]);
    refuse(undefined);
    here.clock.advance(15 * MINUTE);
    await here.first.work();
    // Those that led to the hold come last.
    here.clock.advance(5 * MINUTE);
    await here.first.work();
    expect(new Set(here.sink.mails.map(({ to }) => to)).size).toBe(leads);
    expect(here.sink.mails).toHaveLength(leads);
  });

  it.each([
    ['550 5.1.1 User unknown', 'bounced', 3],
    ['552 5.2.2 The mailbox is full', 'failed', 0],
  ])('does not wait for ever when the last mails of all go to three dead addresses: %s', async (says, status, gone) => {
    const { here, refuse } = await refusing(kind);
    const campaignId = await here.campaign();
    refuse({ at: 'rcpt', does: { says } });
    const ids: string[] = [];
    for (const lead of [1, 2, 3])
      ids.push(await here.lead(campaignId, `lead${lead}`, { email: `lead${lead}@corp${lead}.example` }));
    for (let passed = 0; passed < 10 * 24; passed += 4) {
      await here.first.work();
      here.clock.advance(4 * HOUR);
    }
    expect((await Promise.all(ids.map(here.leadRow))).map((lead) => lead.status)).toEqual([status, status, status]);
    expect(await suppressionsOf(here)).toHaveLength(gone);
  });

  it('calls no dead address back that was judged by itself when the next one is refused', async () => {
    const { here, refuse } = await refusing(kind);
    const campaignId = await here.campaign();
    refuse({ at: 'rcpt', does: { says: '550 5.1.1 User unknown' } });
    const ids: string[] = [];
    // More than are under way at once: the others wait without a try, and are of other ages from then on.
    for (let lead = 1; lead <= 10; lead++)
      ids.push(await here.lead(campaignId, 'dead', { email: `dead@corp${lead}.example` }));
    for (let passed = 0; passed < 10 * 24; passed += 4) {
      await here.first.work();
      here.clock.advance(4 * HOUR);
    }
    expect((await Promise.all(ids.map(here.leadRow))).map((lead) => lead.status)).toEqual(ids.map(() => 'bounced'));
    expect(await suppressionsOf(here)).toHaveLength(10);
  });

  it('is not stopped by dead addresses in a row: the living get their mails, and the dead are ended', async () => {
    const refuses = (to: string) => (/^dead/.test(to) ? { says: '550 5.1.1 User unknown' } : undefined);
    const here = await world(kind, { sink: { refuses } });
    await updateMailbox(here.app, here.workspaceId, here.mailboxId, { gapSeconds: 60 });
    const campaignId = await here.campaign();
    const names = [...Array(4).fill('good'), ...Array(3).fill('dead'), ...Array(8).fill('fine')];
    for (const [at, name] of names.entries())
      await here.lead(campaignId, `${name}${at}`, { email: `${name}${at}@corp${at}.example` });
    for (let minutes = 0; minutes < 150; minutes++) {
      await here.first.work();
      here.clock.advance(MINUTE);
    }
    expect(here.sink.mails).toHaveLength(12);
    expect(await suppressionsOf(here)).toHaveLength(3);
    expect((await mailbox(here)).hold).toBeNull();
  });
});
