import { expect, it } from 'vitest';
import { smtpMailer } from '../../../src/mail/mailer.ts';
import type { SendOutcome } from '../../../src/mail/outcome.ts';
import type { SendRequest } from '../../../src/mail/smtp.ts';
import { activateCampaign } from '../../../src/outreach/campaign-states.ts';
import { getMailbox, updateMailbox } from '../../../src/outreach/mailboxes.ts';
import { explainLead } from '../../../src/outreach/sending/explain-lead.ts';
import { addStep, listSteps, removeStep, updateStep } from '../../../src/outreach/steps.ts';
import { pauseLead, resumeLead, updateLead } from '../../../src/outreach/update-lead.ts';
import type { SinkFault } from '../../helpers/sink-faults.ts';
import { onOneStore } from '../../helpers/stores.ts';
import { DAY, MINUTE, RETRIES, world } from './world.ts';

/** The same fault for so many connections, then none. */
const faultsFor =
  (connections: number, fault: SinkFault) =>
  (connection: number): SinkFault | undefined =>
    connection <= connections ? fault : undefined;

/** A mailer whose every mail ends as told. */
const endsAs = (outcome: SendOutcome) => ({ ...smtpMailer, sendMail: async () => outcome });

onOneStore('what becomes of a mail', (kind) => {
  it('is decided by its ninth try, four and a half days after the first, and then it has failed', async () => {
    const faultOf = faultsFor(9, { at: 'rcpt', does: 450 });
    const { campaign, lead, first, clock, sink, sends, leadRow, events } = await world(kind, { sink: { faultOf } });
    const id = await lead(await campaign({ steps: 2 }), 'eve');
    await first.work();
    for (const [tries, minutes] of RETRIES.entries()) {
      expect(await sends()).toMatchObject([{ status: 'queued', attempts: tries + 1 }]);
      clock.advance(minutes * MINUTE - 1);
      await first.work();
      expect(sink.faults).toHaveLength(tries + 1);
      clock.advance(1);
      await first.work();
      expect(sink.faults).toHaveLength(tries + 2);
    }
    expect(await sends()).toMatchObject([{ status: 'failed', attempts: 9, due_at: null }]);
    expect(await leadRow(id)).toMatchObject({ status: 'failed', due_at: null });
    expect(await events('send.failed')).toMatchObject([{ send: { leadId: id, status: 'failed' } }]);
    clock.advance(3 * DAY);
    await first.work();
    expect(sink.faults).toHaveLength(9);
    expect(sink.mails).toHaveLength(0);
  });

  it('is tried again when the server took the text and then said that it cannot now', async () => {
    const faultOf = faultsFor(1, { at: 'dot', does: 451 });
    const { campaign, lead, first, clock, sink, sends } = await world(kind, { sink: { faultOf } });
    await lead(await campaign(), 'eve');
    await first.work();
    expect(await sends()).toMatchObject([{ status: 'queued', data_begun_at: null }]);
    clock.advance(5 * MINUTE);
    await first.work();
    expect(sink.mails).toHaveLength(1);
    expect(await sends()).toMatchObject([{ status: 'sent', attempts: 2 }]);
  });

  it('stays unknown when the server vanishes after the text, and the lead goes on', async () => {
    const faultOf = faultsFor(1, { at: 'dot', does: 'drop' });
    const { campaign, lead, first, clock, sink, sends, leadRow } = await world(kind, { sink: { faultOf } });
    const id = await lead(await campaign({ steps: 2 }), 'eve');
    await first.work();
    expect(await sends()).toMatchObject([{ status: 'unknown', due_at: null }]);
    expect(await leadRow(id)).toMatchObject({ status: 'active', step_position: 1 });
    for (let day = 0; day < 3; day++) {
      clock.advance(DAY);
      await first.work();
    }
    expect((await sends()).map((send) => send.status)).toEqual(['unknown', 'sent']);
    expect(sink.mails).toHaveLength(2);
    expect(new Set(sink.mails.map((mail) => mail.messageId)).size).toBe(2);
    expect(await leadRow(id)).toMatchObject({ status: 'completed' });
  });

  it('that may have arrived keeps the next one waiting as long, whoever pauses and resumes the lead in between', async () => {
    const faultOf = faultsFor(1, { at: 'dot', does: 'drop' });
    const { campaign, lead, first, clock, sends, app, workspaceId } = await world(kind, { sink: { faultOf } });
    const id = await lead(await campaign({ steps: 2 }), 'eve');
    await first.work();
    await pauseLead(app, workspaceId, id);
    await resumeLead(app, workspaceId, id);
    clock.advance(DAY - MINUTE);
    await first.work();
    expect((await sends()).map((send) => send.status)).toEqual(['unknown']);
    clock.advance(MINUTE);
    await first.work();
    expect((await sends()).map((send) => send.status)).toEqual(['unknown', 'sent']);
  });

  it('is a hard bounce when the recipient is gone: for every campaign of the workspace', async () => {
    const faultOf = faultsFor(1, { at: 'rcpt', does: { says: '550 5.1.1 User unknown' } });
    const here = await world(kind, { sink: { faultOf } });
    const { campaign, lead, first, clock, sink, leadRow, events } = here;
    const id = await lead(await campaign({ steps: 2 }), 'eve');
    const other = await lead(await campaign({ start: false }), 'eve');
    await first.work();
    expect(await leadRow(id)).toMatchObject({ status: 'bounced', due_at: null });
    expect(await leadRow(other)).toMatchObject({ status: 'bounced', due_at: null });
    expect(await here.sends()).toMatchObject([{ status: 'failed', bounced_at: clock.now() }]);
    expect(await events('lead.bounced')).toMatchObject([{ lead: { id, status: 'bounced' }, code: '550' }]);
    const rows = await here.app.store.db.selectFrom('suppressions').selectAll().execute();
    const said = { verdict: 'recipient-gone', reply: '550 5.1.1 User unknown' };
    expect(rows).toMatchObject([{ kind: 'address', value: 'eve@corp.example', reason: 'bounced', ...said }]);
    clock.advance(3 * DAY);
    await first.work();
    expect(sink.mails).toHaveLength(0);
  });

  it.each([
    ['its server offers no login', { phase: 'auth', reason: 'The server offers no login.' }],
    ['its server may not be spoken to', { phase: 'connect', reason: 'The mail server’s address is not public.' }],
  ] as const)('costs no lead when %s: the mailbox says so, and once it is mended the mail leaves', async (_, why) => {
    const refused: SendOutcome = { kind: 'failed', fault: 'mailbox', ...why };
    let isMended = false;
    const mailer = {
      ...smtpMailer,
      sendMail: async (request: SendRequest) => (isMended ? smtpMailer.sendMail(request) : refused),
    };
    const here = await world(kind, { mailer });
    const id = await here.lead(await here.campaign(), 'eve');
    await here.first.work();
    const mailbox = () => here.app.store.db.selectFrom('mailboxes').selectAll().executeTakeFirstOrThrow();
    expect(await mailbox()).toMatchObject({ status: 'error', status_reason: refused.reason });
    expect(await here.sends()).toMatchObject([{ status: 'cancelled' }]);
    const caps = await here.app.store.db.selectFrom('cap_days').selectAll().execute();
    expect(caps.map((cap) => cap.reserved)).toEqual([0, 0]);
    isMended = true;
    await here.app.store.write((tx) => tx.updateTable('mailboxes').set({ status: 'active' }).execute());
    await here.first.work();
    expect((await here.sends()).map((send) => send.status)).toEqual(['cancelled', 'sent']);
    expect(here.sink.mails).toHaveLength(1);
    expect(await here.leadRow(id)).toMatchObject({ status: 'completed' });
  });

  it('waits when the sender is refused, and whoever asks is told what to mend', async () => {
    const here = await world(kind, { sink: { faultOf: faultsFor(1, { at: 'mail', does: 550 }) } });
    const id = await here.lead(await here.campaign(), 'eve');
    await here.first.work();
    expect(await here.leadRow(id)).toMatchObject({ status: 'active' });
    const why = await explainLead(here.app, here.workspaceId, id);
    expect(why.code).toBe('mailbox_held');
    expect(why.reason).toMatch(/^The server takes no mail from this mailbox: “550 .+its login may send as its address/);
    await updateMailbox(here.app, here.workspaceId, here.mailboxId, { status: 'active' });
    await here.first.work();
    expect(here.sink.mails).toHaveLength(1);
    expect(await here.leadRow(id)).toMatchObject({ status: 'completed' });
  });

  it('refused five times in a row holds the mailbox: its leads go on when it is well, and one that is taken counts anew', async () => {
    const taken = [5, 11];
    const faultOf = (connection: number): SinkFault | undefined =>
      taken.includes(connection) ? undefined : { at: 'dot', does: 554 };
    const here = await world(kind, { sink: { faultOf } });
    const campaignId = await here.campaign();
    const ids: string[] = [];
    const statuses: string[] = [];
    for (let lead = 1; lead <= 11; lead++) {
      const id = await here.lead(campaignId, `lead${lead}`);
      await here.first.work();
      ids.push(id);
      statuses.push((await here.leadRow(id)).status);
    }
    const failed = ['failed', 'failed', 'failed', 'failed'];
    expect(statuses).toEqual([...failed, 'completed', ...failed, 'active', 'queued']);
    const { hold } = await getMailbox(here.app, here.workspaceId, here.mailboxId);
    expect(hold?.reason).toMatch(/last 5 mails, to one domain.+“554 /);
    expect((await here.leadRow(ids[5] ?? '')).status).toBe('queued');
    expect((await here.leadRow(ids[0] ?? '')).status).toBe('failed');
    await updateMailbox(here.app, here.workspaceId, here.mailboxId, { status: 'active' });
    await here.first.work();
    expect(here.sink.mails.length).toBeGreaterThanOrEqual(2);
  });

  it('is a failure that is told when a mail is refused for good', async () => {
    const mailer = endsAs({ kind: 'failed', fault: 'mail', phase: 'mail', reason: '554 spam' });
    const { campaign, lead, first, leadRow, events } = await world(kind, { mailer });
    const id = await lead(await campaign(), 'eve');
    await first.work();
    expect(await leadRow(id)).toMatchObject({ status: 'failed' });
    expect(await events('send.failed')).toMatchObject([{ reason: '554 spam' }]);
  });

  it('is told to the user when the template asks for what the lead lacks: nothing half written leaves', async () => {
    const { campaign, lead, first, sink, sends, leadRow, app } = await world(kind);
    const campaignId = await campaign({ start: false });
    await app.store.write((tx) => tx.updateTable('steps').set({ body: 'At {{ company }}' }).execute());
    await app.store.write((tx) => tx.updateTable('campaigns').set({ status: 'active' }).execute());
    const [without, withOne] = [await lead(campaignId, 'eve'), await lead(campaignId, 'bob', { company: 'Corp' })];
    await first.work();
    expect(sink.mails.map((mail) => mail.to)).toEqual(['bob@corp.example']);
    expect(await leadRow(without)).toMatchObject({ status: 'failed' });
    expect((await sends({ leadId: without }))[0]?.error).toContain('company');
    expect(await leadRow(withOne)).toMatchObject({ status: 'completed' });
  });

  it('is called as the first mail would have been, when that one has not left before a follow-up', async () => {
    const here = await world(kind);
    const id = await here.lead(await here.campaign({ steps: 2 }), 'eve', { firstName: 'Eve' });
    await here.app.store.write((tx) => tx.updateTable('leads').set({ step_position: 1, status: 'active' }).execute());
    await here.first.work();
    expect(await here.sends({ leadId: id })).toMatchObject([{ subject: 'For Eve', in_reply_to: null }]);
    expect(here.sink.mails[0]?.raw).toMatch(/^Subject: For Eve\r$/m);
  });

  it('is not written without a subject: the steps of an active campaign keep one, and its lead is told otherwise', async () => {
    const here = await world(kind);
    const campaignId = await here.campaign({ steps: 2 });
    const { app, workspaceId } = here;
    const [first, second] = await listSteps(app, workspaceId, campaignId);
    const where = { workspaceId, campaignId, stepId: first?.id ?? '' };
    const refused = { code: 'unprocessable', message: expect.stringContaining('subject') };
    await expect(updateStep(app, where, { subject: null })).rejects.toMatchObject(refused);
    await expect(removeStep(app, where)).rejects.toMatchObject(refused);
    await expect(updateStep(app, { ...where, stepId: second?.id ?? '' }, { position: 1 })).rejects.toMatchObject(
      refused,
    );
    const id = await here.lead(campaignId, 'eve');
    await app.store.write((tx) => tx.updateTable('steps').set({ subject: null }).execute());
    await here.first.work();
    expect(here.sink.mails).toHaveLength(0);
    expect(await here.leadRow(id)).toMatchObject({ status: 'failed' });
    const why = await explainLead(app, workspaceId, id);
    expect(why.code).toBe('lead_failed');
    expect((await here.sends())[0]?.error).toContain('no subject');
  });

  it('holds a touch, too, that asks for what the lead lacks: no error is left to be posted, and what lacks is told', async () => {
    const here = await world(kind);
    const { app, workspaceId } = here;
    const campaignId = await here.campaign({ steps: 0, start: false });
    const note = 'About {{ company }}';
    await addStep(app, workspaceId, campaignId, { kind: 'touch', channel: 'linkedin', note });
    await activateCampaign(app, workspaceId, campaignId);
    const id = await here.lead(campaignId, 'eve');
    const why = () => explainLead(app, workspaceId, id);
    expect(await why()).toMatchObject({ code: 'values_missing', reason: expect.stringContaining('company') });
    await here.first.work();
    const touches = () => app.store.db.selectFrom('touches').selectAll().execute();
    expect(await touches()).toEqual([]);
    expect(await here.events('channel_touch.queued')).toEqual([]);
    expect(await here.leadRow(id)).toMatchObject({ status: 'failed', due_at: null });
    expect(await why()).toMatchObject({ code: 'values_missing', reason: expect.stringContaining('company') });
    await updateLead(app, workspaceId, id, { company: 'Corp' });
    expect(await why()).toMatchObject({ code: 'lead_failed' });
    await resumeLead(app, workspaceId, id);
    await here.first.work();
    expect(await touches()).toMatchObject([{ body_text: expect.stringContaining('Corp') }]);
    expect(await here.leadRow(id)).toMatchObject({ status: 'completed' });
  });

  it('that failed is written anew when its lead is resumed, and one that may have arrived never is', async () => {
    const faults: Record<number, SinkFault> = { 1: { at: 'dot', does: 'drop' }, 2: { at: 'dot', does: 554 } };
    const here = await world(kind, { sink: { faultOf: (connection: number) => faults[connection] } });
    const id = await here.lead(await here.campaign({ steps: 2 }), 'eve');
    await here.first.work();
    here.clock.advance(2 * DAY);
    await here.first.work();
    expect((await here.sends()).map((send) => send.status)).toEqual(['unknown', 'failed']);
    const arrived = here.sink.mails.length;
    expect(await here.leadRow(id)).toMatchObject({ status: 'failed' });
    await resumeLead(here.app, here.workspaceId, id);
    await here.first.work();
    const [first, failed, again] = await here.sends();
    expect([first?.status, failed?.status, again?.status]).toEqual(['unknown', 'failed', 'sent']);
    expect(again).toMatchObject({ step_id: failed?.step_id, attempt_group: 1 });
    expect(again?.message_id).not.toBe(failed?.message_id);
    expect(here.sink.mails.slice(arrived).map((mail) => mail.messageId)).toEqual([again?.message_id]);
    expect(await here.leadRow(id)).toMatchObject({ status: 'completed' });
  });

  it('is given back when the process stops before the mail has begun to leave, and counts as no try', async () => {
    const faultOf = faultsFor(1, { at: 'mail', does: 'hang' });
    const here = await world(kind, { senders: 2, sink: { faultOf } });
    await here.lead(await here.campaign(), 'eve');
    const [one, two] = here.senders as [typeof here.first, typeof here.first];
    await one.tick();
    await one.worker.begin();
    await expect.poll(() => here.sink.faults.length).toBe(1);
    await one.app.close();
    expect(await here.sends()).toMatchObject([{ status: 'queued', attempts: 0, lease_owner: null }]);
    await two.work();
    expect(here.sink.mails).toHaveLength(1);
    expect(await here.sends()).toMatchObject([{ status: 'sent', attempts: 1 }]);
  });
});
