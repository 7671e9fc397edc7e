import { localDay } from '../../src/outreach/sequence/local-day.ts';
import { isOpen } from '../../src/outreach/sequence/window.ts';
import type { Arrival } from './mail-server.ts';
import type { RunRecord } from './record.ts';
import { STEPS } from './world.ts';

/**
 * Milliseconds that a mail may take from the last look at the rules to its arrival: what is under way when a day or a
 * window ends arrives a little after it.
 */
const ON_THE_WAY_MS = 10 * 60_000;

/** What must not have happened and did, as sentences; empty when all is well. */
export function mailFaults(record: RunRecord): string[] {
  return [
    ...twice(record),
    ...unaccounted(record),
    ...afterStop(record),
    ...duringHold(record),
    ...afterBounce(record),
    ...burnt(record),
    ...aboveCap(record),
    ...outsideWindow(record),
    ...unfinished(record),
  ];
}

/** By the mail server's account alone: each step of each campaign comes to each address at most once. */
function twice({ arrivals }: RunRecord): string[] {
  const byStep = Map.groupBy(arrivals, ({ to, campaign, step }) => `step ${step} of campaign ${campaign} to ${to}`);
  return [...byStep].flatMap(([what, mails]) => (mails.length > 1 ? `${what} came ${mails.length} times` : []));
}

/** What arrived is told as sent, or as unknown at worst, and what is told as sent has arrived. */
function unaccounted({ arrivals, sends }: RunRecord): string[] {
  const byId = new Map(sends.map((send) => [send.message_id, send]));
  const arrived = new Set(arrivals.map(({ messageId }) => messageId));
  const untold = arrivals.flatMap(({ messageId }) => {
    const status = byId.get(messageId)?.status ?? 'missing';
    return status === 'sent' || status === 'unknown' ? [] : `${messageId} arrived and is ${status}`;
  });
  const lost = sends.flatMap((send) =>
    send.status === 'sent' && !arrived.has(send.message_id) ? `${send.message_id} is sent and did not arrive` : [],
  );
  return [...untold, ...lost];
}

function afterStop({ arrivals, stops }: RunRecord): string[] {
  const byAddress = Map.groupBy(arrivals, ({ to }) => to);
  return stops.flatMap(({ why, covers, from, begun }) => {
    const mails =
      covers.to === undefined ? arrivals.filter((mail) => isAt(mail, covers.domain)) : byAddress.get(covers.to);
    return (mails ?? []).flatMap(({ seq, to, messageId }) =>
      seq >= from && !begun.has(messageId) ? `${messageId} came to ${to}, who was ${why}` : [],
    );
  });
}

const isAt = ({ to }: Arrival, domain: string | undefined): boolean => to.endsWith(`@${domain}`);

function duringHold({ arrivals, holds }: RunRecord): string[] {
  return holds.flatMap(({ to, campaigns, from, until, begun }) =>
    arrivals
      .slice(from, until)
      .filter((mail) => campaigns.includes(mail.campaign) && (to === undefined || mail.to === to))
      .flatMap(({ messageId }) => (begun.has(messageId) ? [] : `${messageId} came while it was held`)),
  );
}

/** Nothing begins to leave for an address once a bounce of it is written, whichever campaign it is of. */
function afterBounce({ sends }: RunRecord): string[] {
  const bouncedAt = new Map<string, number>();
  for (const { recipient, bounced_at: at } of sends) {
    if (at !== null) bouncedAt.set(recipient, Math.min(at, bouncedAt.get(recipient) ?? at));
  }
  return sends.flatMap(({ message_id, recipient, data_begun_at: begun }) => {
    const at = bouncedAt.get(recipient);
    // Two processes read one clock, but not at one moment.
    return at !== undefined && begun !== null && begun > at + ON_THE_WAY_MS
      ? `${message_id} left for ${recipient}, who had bounced`
      : [];
  });
}

/** Nobody is suppressed for a bounce but who is gone, and nobody's sequence fails of what is about the sender. */
function burnt({ suppressions, gone, sends }: RunRecord): string[] {
  const alive = suppressions.filter(({ value, reason }) => reason === 'bounced' && !gone.has(value));
  const failed = sends.filter(({ status, verdict }) => status === 'failed' && verdict === 'sender');
  return [
    ...alive.map(({ value }) => `${value} is suppressed, and not gone`),
    ...failed.map(({ id }) => `${id} has failed, and its sender was refused`),
  ];
}

/** Mails that arrive just after midnight may have been counted on the day before. */
function aboveCap({ arrivals, campaigns }: RunRecord): string[] {
  return campaigns.flatMap(({ capZone: zone, cap }, index) => {
    const own = arrivals.filter(
      ({ campaign, at, wasSet }) =>
        campaign === index + 1 && !wasSet && localDay(zone, at) === localDay(zone, at - ON_THE_WAY_MS),
    );
    const days = Map.groupBy(own, ({ at }) => localDay(zone, at));
    return [...days].flatMap(([day, mails]) =>
      mails.length > cap ? `${mails.length} mails of campaign ${index + 1} on ${day}, its cap is ${cap}` : [],
    );
  });
}

function outsideWindow({ arrivals, campaigns }: RunRecord): string[] {
  return arrivals.flatMap(({ campaign, at, messageId, wasSet }) => {
    // It left in time, by the clock as it was then.
    if (wasSet) return [];
    const { window, zone } = campaigns[campaign - 1] ?? {};
    if (!window || !zone) return `${messageId} is of no campaign`;
    return isOpen(window, zone, at) || isOpen(window, zone, at - ON_THE_WAY_MS)
      ? []
      : `${messageId} came outside the window of campaign ${campaign}`;
  });
}

const FINAL: readonly string[] = ['replied', 'bounced', 'unsubscribed', 'completed', 'failed'];

function unfinished({ leads, sends }: RunRecord): string[] {
  const steps = Map.groupBy(
    sends.filter(({ status }) => status === 'sent' || status === 'unknown'),
    ({ lead_id }) => lead_id,
  );
  return [
    ...leads.flatMap(({ id, status, due_at }) =>
      FINAL.includes(status) && due_at === null ? [] : `${id} has not come to its end: it is ${status}`,
    ),
    ...leads.flatMap(({ id, status }) =>
      status === 'completed' && steps.get(id)?.length !== STEPS ? `${id} is completed without all its steps` : [],
    ),
    ...sends.flatMap(({ id, due_at }) => (due_at === null ? [] : `${id} still waits`)),
  ];
}
