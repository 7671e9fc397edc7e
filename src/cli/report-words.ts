import type { CampaignReport } from '../outreach/shapes/report.ts';
import { grouped, table } from './terminal.ts';

/** A campaign's report for people: the totals, then a table by step and one by day. */
export function reportWords({ mails, replies, leads, rates, steps, days, timeZone }: CampaignReport): string {
  const classes = Object.entries(replies.byClass).filter(([, count]) => count > 0);
  const of = (rate: number | null): string => (rate === null ? '' : ` (${(rate * 100).toFixed(1)} %)`);
  const totals = [
    `sent         ${grouped(mails.sent)}`,
    `delivered    ${grouped(mails.delivered)}${of(rates.delivered)}`,
    `bounced      ${grouped(mails.bounced)}${of(rates.bounced)}`,
    `replied      ${grouped(replies.people)} people${of(rates.replied)}`,
    `unsubscribed ${grouped(leads.unsubscribed)}${of(rates.unsubscribed)}`,
    `completed    ${grouped(leads.completed)} of ${grouped(leads.total)} leads`,
    `replies      ${classes.map(([name, count]) => `${grouped(count)} ${name}`).join(', ') || '-'}`,
  ];
  const byStep = table(
    ['STEP', 'SENT', 'DELIVERED', 'BOUNCED', 'REPLIED', 'UNSUBSCRIBED'],
    steps.map((step) => [
      step.position === null ? 'removed' : `${step.position} ${step.kind}`,
      ...[step.sent, step.delivered, step.bounced, step.replied, step.unsubscribed],
    ]),
  );
  const byDay = table(
    [`DAY (${timeZone})`, 'SENT', 'DELIVERED', 'BOUNCED', 'REPLIED', 'UNSUBSCRIBED', 'COMPLETED'],
    days.map((day) => [
      ...[day.day, day.sent, day.delivered, day.bounced, day.replied, day.unsubscribed, day.completed],
    ]),
  );
  return [totals.join('\n'), byStep, byDay].join('\n\n');
}
