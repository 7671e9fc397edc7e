import type { App } from '../../app.ts';
import { campaignRow } from '../campaigns.ts';
import { iso } from '../row-values.ts';
import type { CampaignReport } from '../shapes/report.ts';
import { stepRows } from '../steps.ts';
import * as counts from './counts.ts';
import { byDay, byStep, classesOf, isPersonal, mailsOf, sumOf } from './sums.ts';

/** What a campaign has come to. Throws `not_found`. */
export async function campaignReport(app: App, workspaceId: string, id: string): Promise<CampaignReport> {
  const { db } = app.store;
  const campaign = await campaignRow(db, workspaceId, id);
  const [sent, refused, other, answered, reached, replied, people, leads, ended, steps] = await Promise.all([
    counts.sentMails(db, id).execute(),
    counts.refusedMails(db, id).execute(),
    counts.otherMails(db, id).execute(),
    counts.answers(db, id).executeTakeFirstOrThrow(),
    counts.reachedLeads(db, id).executeTakeFirstOrThrow(),
    counts.replies(db, id).execute(),
    counts.people(db, id).executeTakeFirstOrThrow(),
    counts.leadsByStatus(db, id).execute(),
    counts.endedLeads(db, id).execute(),
    stepRows(db, id),
  ]);
  const facts = { sent, refused, replied, ended };
  const mails = mailsOf(facts);
  const standing = Object.fromEntries(leads.map(({ status, count }) => [status, Number(count)]));
  const stands = (status: string): number => standing[status] ?? 0;
  const ofStatus = (...all: string[]) => sumOf(other.filter(({ status }) => all.includes(status)));
  return {
    campaignId: id,
    timeZone: campaign.time_zone,
    at: iso(app.clock.now()),
    mails: {
      ...mails,
      failed: ofStatus('failed'),
      unknown: ofStatus('unknown'),
      waiting: ofStatus('queued', 'claimed', 'sending'),
      answers: Number(answered.count),
    },
    replies: { replied: sumOf(replied.filter(isPersonal)), byClass: classesOf(replied), people: Number(people.count) },
    leads: {
      total: sumOf(leads),
      queued: stands('queued'),
      active: stands('active'),
      paused: stands('paused'),
      replied: stands('replied'),
      bounced: stands('bounced'),
      unsubscribed: stands('unsubscribed'),
      completed: stands('completed'),
      failed: stands('failed'),
    },
    rates: {
      delivered: share(mails.delivered, mails.sent),
      bounced: share(mails.bounced, mails.sent + sumOf(refused)),
      replied: share(Number(people.count), Number(reached.count)),
      unsubscribed: share(stands('unsubscribed'), Number(reached.count)),
    },
    steps: byStep(facts, steps),
    days: byDay(facts, campaign.time_zone),
  };
}

/** With four digits: more would tell of nothing. Nobody who was never written to makes a share more than whole. */
const share = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.min(1, Math.round((part / whole) * 10_000) / 10_000);
