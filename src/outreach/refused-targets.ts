import type { App } from '../app.ts';
import { egressOf } from '../system/egress.ts';
import { bareHost } from '../system/loopback.ts';
import { TargetRule } from '../system/target-rule.ts';

/** What was made when more could be reached: a mailbox or webhook, and where it leads that the egress policy refuses. */
export interface RefusedTarget {
  id: string;
  host: string;
  /** Private addresses to allow. */
  addresses: string[];
}

type Parts = Pick<App, 'config' | 'store' | 'resolver' | 'clock'>;

/** Rows that are looked at, and milliseconds for all look-ups of names together. */
const ROWS_MAX = 1_000;
const LOOK_UP_MS = 5_000;

/** Mailboxes whose servers may not be spoken to. In a demo none is spoken to at all. */
export async function refusedMailboxes(app: Parts): Promise<RefusedTarget[]> {
  const { mail } = egressOf(app.config);
  if (mail === 'any' || app.config.demoMail) return [];
  const rows = await app.store.db
    .selectFrom('mailboxes')
    .select(['id', 'smtp_host', 'imap_host'])
    .where('removed_at', 'is', null)
    .orderBy('id')
    .limit(ROWS_MAX)
    .execute();
  const hosts = rows.flatMap(({ id, smtp_host, imap_host }) =>
    [...new Set([smtp_host, imap_host])].flatMap((host) => (host === null ? [] : [{ id, host }])),
  );
  return refusedOf(app, mail, hosts);
}

/** Webhooks whose receivers may not be posted to. */
export async function refusedWebhooks(app: Parts): Promise<RefusedTarget[]> {
  const rows = await app.store.db
    .selectFrom('endpoints')
    .select(['id', 'url'])
    .where('status', '!=', 'deleted')
    .orderBy('id')
    .limit(ROWS_MAX)
    .execute();
  const hosts = rows.map(({ id, url }) => ({ id, host: new URL(url).hostname }));
  return refusedOf(app, egressOf(app.config).webhooks, hosts);
}

/** A name that is not found in time is left out: that it leads nowhere is another trouble. */
async function refusedOf(
  { resolver, clock }: Parts,
  allow: readonly string[],
  hosts: readonly { id: string; host: string }[],
): Promise<RefusedTarget[]> {
  const rule = new TargetRule(allow);
  const found = new Map<string, string[]>();
  const lookUp = async (name: string) => {
    const addresses = await resolver.addresses(name).catch(() => []);
    found.set(name, [...new Set(addresses.map(({ address }) => address))]);
  };
  const done = new AbortController();
  const names = new Set(hosts.map(({ host }) => bareHost(host)));
  await Promise.race([Promise.all([...names].map(lookUp)), clock.sleep(LOOK_UP_MS, done.signal)]);
  done.abort();
  return hosts.flatMap(({ id, host }) => {
    const addresses = (found.get(bareHost(host)) ?? []).filter((address) => !rule.mayConnect(address));
    return addresses.length === 0 ? [] : [{ id, host, addresses }];
  });
}
