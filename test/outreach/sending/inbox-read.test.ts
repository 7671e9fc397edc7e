import { expect, it, onTestFinished } from 'vitest';
import { checkCampaign } from '../../../src/outreach/check-campaign.ts';
import { Fetcher } from '../../../src/outreach/inbox/fetch/fetcher.ts';
import { handleWaiting } from '../../../src/outreach/inbox/start-inbox.ts';
import { getMailbox } from '../../../src/outreach/mailboxes.ts';
import { explainCampaign } from '../../../src/outreach/sending/explain-campaign.ts';
import { explainLead } from '../../../src/outreach/sending/explain-lead.ts';
import { forgetReadings } from '../../../src/outreach/sending/inbox-read.ts';
import { type ScriptedImap, scriptedImap } from '../../helpers/scripted-imap.ts';
import { onEveryStore, type StoreKind } from '../../helpers/stores.ts';
import { DAY, MINUTE, type World, world } from './world.ts';

interface Inbox extends World {
  imap: ScriptedImap;
  /** Puts a reply of this text to the first mail of a lead into the inbox. */
  answer(leadId: string, text: string): Promise<void>;
  /** Reads the inbox from now on, as a process does. */
  read(): Promise<Fetcher>;
  /** Steps that a lead was mailed, in their order. */
  mailed(leadId: string): Promise<string[]>;
  inbox(): Promise<Awaited<ReturnType<typeof getMailbox>>['inbox']>;
}

async function inboxWorld(kind: StoreKind): Promise<Inbox> {
  const imap = await scriptedImap({ folders: { INBOX: { uidValidity: 1, mails: [] } } });
  const { host, port, security, user, password } = imap.access;
  const here = await world(kind, { mailbox: { imap: { host, port, security, user, password } } });
  const inbox: Inbox['inbox'] = async () => (await getMailbox(here.app, here.workspaceId, here.mailboxId)).inbox;
  let uid = 0;
  return {
    ...here,
    ...{ imap, inbox },
    async answer(leadId, text) {
      const [send] = await here.sends({ leadId });
      const { email } = await here.leadRow(leadId);
      const head = [`From: ${email}`, 'To: ada@acme.example', `Message-ID: <answer-${++uid}@corp.example>`];
      const raw = [...head, 'Subject: Re: For you', `In-Reply-To: ${send?.message_id}`, '', text, ''].join('\r\n');
      imap.deliver({ uid, raw, internalDate: '15-Jan-2026 11:00:00 +0000' });
    },
    async read() {
      const before = imap.logins();
      const fetcher = new Fetcher(here.app);
      await fetcher.begin();
      await expect.poll(() => imap.logins()).toBe(before + 1);
      await expect.poll(() => imap.commands.at(-1)).toBe('IDLE');
      return fetcher;
    },
    mailed: async (leadId) => {
      const { email } = await here.leadRow(leadId);
      const theirs = here.sink.mails.filter(({ to }) => to === email);
      return theirs.map(({ raw }) => /Step \d/.exec(raw)?.[0] ?? '');
    },
  };
}

async function ends({ imap }: Inbox, fetcher: Fetcher): Promise<void> {
  imap.dropAll();
  await expect.poll(() => fetcher.size).toBe(0);
}

onEveryStore('a mailbox that is read', (kind) => {
  it('sends nothing before its inbox has been read, and says so', async () => {
    const here = await inboxWorld(kind);
    const campaignId = await here.campaign();
    const id = await here.lead(campaignId, 'eve');
    await here.first.work();
    expect(await here.mailed(id)).toEqual([]);
    expect(await explainLead(here.app, here.workspaceId, id)).toMatchObject({ code: 'inbox_unread' });
    expect(await explainCampaign(here.app, here.workspaceId, campaignId)).toMatchObject({ code: 'inbox_unread' });
    expect(await here.inbox()).toMatchObject({ holdsMail: true });
    await here.read();
    await expect.poll(here.inbox).toMatchObject({ holdsMail: false });
    await here.first.work();
    expect(await here.mailed(id)).toEqual(['Step 1']);
  });

  it('mails nobody who asked for a stop while no process was running', async () => {
    const here = await inboxWorld(kind);
    const id = await here.lead(await here.campaign({ steps: 2 }), 'eve');
    const fetcher = await here.read();
    await expect.poll(here.inbox).toMatchObject({ holdsMail: false });
    await here.first.work();
    expect(await here.mailed(id)).toEqual(['Step 1']);
    await ends(here, fetcher);
    here.clock.advance(2 * DAY);
    await here.answer(id, 'Please stop emailing me.');
    await here.first.work();
    expect(await here.mailed(id)).toEqual(['Step 1']);
    await here.read();
    // Read, and not yet handled.
    await expect
      .poll(async () => (await here.app.store.db.selectFrom('inbound').select('id').execute()).length)
      .toBe(1);
    await here.first.work();
    expect(await here.inbox()).toMatchObject({ holdsMail: true });
    await handleWaiting(here.app);
    await expect.poll(here.inbox).toMatchObject({ holdsMail: false });
    await here.first.work();
    expect(await here.mailed(id)).toEqual(['Step 1']);
    expect((await here.leadRow(id)).status).toBe('unsubscribed');
  });

  it('does not count a reading of before a process began, or of before its reader slept', async () => {
    const here = await inboxWorld(kind);
    const fetcher = await here.read();
    await expect.poll(here.inbox).toMatchObject({ holdsMail: false });
    await forgetReadings(here.app);
    expect(await here.inbox()).toMatchObject({ holdsMail: true });
    await ends(here, fetcher);
    here.clock.advance(11 * MINUTE);
    const again = await here.read();
    await expect.poll(here.inbox).toMatchObject({ holdsMail: false });
    here.clock.advance(61_000);
    expect(await here.inbox()).toMatchObject({ holdsMail: true });
    await again.renew();
    await again.begin();
    const { read_by } = await here.app.store.db.selectFrom('inboxes').select('read_by').executeTakeFirstOrThrow();
    expect(read_by).toBeNull();
  });

  it('holds what was written already, keeps its place, and lets it go when the inbox is read again', async () => {
    const here = await inboxWorld(kind);
    const id = await here.lead(await here.campaign(), 'eve');
    const fetcher = await here.read();
    await expect.poll(here.inbox).toMatchObject({ holdsMail: false });
    await here.first.tick();
    await forgetReadings(here.app);
    await here.first.work();
    expect(await here.mailed(id)).toEqual([]);
    expect(await here.sends({ leadId: id })).toMatchObject([
      { status: 'queued', attempts: 0, error: expect.stringMatching(/^The inbox of the mailbox has not been read/) },
    ]);
    await ends(here, fetcher);
    here.clock.advance(11 * MINUTE);
    await here.read();
    await expect.poll(here.inbox).toMatchObject({ holdsMail: false });
    await here.first.work();
    expect(await here.mailed(id)).toEqual(['Step 1']);
  });

  it('is held while its login is refused, and says why in the lead, the campaign, its check and itself', async () => {
    const here = await inboxWorld(kind);
    const campaignId = await here.campaign();
    const id = await here.lead(campaignId, 'eve');
    here.imap.misdeeds.LOGIN = { say: 'TAG NO [AUTHENTICATIONFAILED] no' };
    const fetcher = new Fetcher(here.app);
    await fetcher.begin();
    await expect.poll(here.inbox).toMatchObject({ status: 'error', holdsMail: true });
    await here.first.work();
    expect(await here.mailed(id)).toEqual([]);
    const reason = expect.stringMatching(/^The IMAP server refused the login\..* Mail goes out again by itself/s);
    expect(await explainLead(here.app, here.workspaceId, id)).toMatchObject({ code: 'inbox_unread', reason });
    expect(await explainCampaign(here.app, here.workspaceId, campaignId)).toMatchObject({
      code: 'inbox_unread',
      reason,
    });
    const { ready, missing } = await checkCampaign(here.app, here.workspaceId, campaignId);
    expect({ ready, missing }).toEqual({
      ready: false,
      missing: [expect.stringMatching(/^an inbox that can be read.*refused the login/)],
    });
    onTestFinished(() => here.imap.dropAll());
  });

  it('sends without a reading where it has no IMAP server', async () => {
    const here = await world(kind);
    const id = await here.lead(await here.campaign(), 'eve');
    await here.first.work();
    expect(here.sink.mails.map(({ to }) => to)).toEqual([(await here.leadRow(id)).email]);
  });
});
