import { ATTEMPTS_MAX } from '../../src/webhooks/outcome.ts';
import type { RunRecord } from './record.ts';
import type { Receipt } from './webhook-receiver.ts';

/** What must not have happened with the events and did, as sentences; empty when all is well. */
export function eventFaults(record: RunRecord): string[] {
  return [...untold(record), ...blurred(record), ...unmatched(record)];
}

/** Every event reached the receiver that said 2xx, within the four attempts. */
function untold({ events, deliveries, receipts }: RunRecord): string[] {
  const byEvent = new Map(deliveries.map((delivery) => [delivery.event_id, delivery]));
  const receiptsOf = Map.groupBy(receipts, ({ eventId }) => eventId);
  return events.flatMap(({ id, type }) => {
    const delivery = byEvent.get(id);
    if (!delivery) return `${type} ${id} has no delivery`;
    if (delivery.status !== 'delivered') return `${type} ${id} is ${delivery.status}`;
    const seen = receiptsOf.get(delivery.id) ?? [];
    if (!seen.some(isWell)) return `${type} ${id} is told as delivered and was never answered with 2xx`;
    const attempts = Math.max(delivery.attempts_made, ...seen.map(({ attempt }) => attempt));
    return attempts > ATTEMPTS_MAX ? `${type} ${id} took ${attempts} attempts` : [];
  });
}

const isWell = ({ answered }: Receipt): boolean => answered >= 200 && answered < 300;

/** One event has one X-SVC-Event-Id and one body, byte for byte, however often it comes. */
function blurred({ receipts }: RunRecord): string[] {
  const faults: string[] = [];
  for (const [id, seen] of Map.groupBy(receipts, (receipt) => receipt.id)) {
    if (new Set(seen.map(({ eventId }) => eventId)).size > 1) faults.push(`${id} came under several ids`);
    if (new Set(seen.map(({ body }) => body)).size > 1) faults.push(`${id} came with several bodies`);
  }
  for (const [eventId, seen] of Map.groupBy(receipts, (receipt) => receipt.eventId)) {
    if (new Set(seen.map(({ id }) => id)).size > 1) faults.push(`${eventId} stood for several events`);
  }
  return faults;
}

/** Each change was told once, and nothing was told that did not happen. */
function unmatched({ events, leads, sends }: RunRecord): string[] {
  const idsIn = (rows: readonly { id: string; status: string }[], status: string) =>
    rows.flatMap((row) => (row.status === status ? row.id : []));
  const failed = sends.filter((send) => send.bounced_at === null);
  return [
    ...told(events, 'lead.created', 'lead', { all: leads.map(({ id }) => id) }),
    ...told(events, 'send.sent', 'send', { all: idsIn(sends, 'sent') }),
    ...told(events, 'send.failed', 'send', { all: idsIn(failed, 'failed') }),
    // Who has completed may unsubscribe later: told of both.
    ...told(events, 'lead.completed', 'lead', { least: idsIn(leads, 'completed') }),
    ...told(events, 'lead.unsubscribed', 'lead', { least: idsIn(leads, 'unsubscribed') }),
  ];
}

function told(
  events: RunRecord['events'],
  type: string,
  what: 'lead' | 'send',
  { all, least = all ?? [] }: { all?: string[]; least?: string[] },
): string[] {
  const ids = events.flatMap((event) => (event.type === type ? String(JSON.parse(event.data)[what]?.id) : []));
  const once = new Set(ids);
  const happened = new Set(all);
  return [
    ...(once.size === ids.length ? [] : [`${type} was told twice of the same`]),
    ...least.flatMap((id) => (once.has(id) ? [] : `${type} was not told of ${id}`)),
    ...(all
      ? ids.flatMap((id) => (happened.has(id) ? [] : `${type} was told of ${id}, which it did not happen to`))
      : []),
  ];
}
