import type { Store, Tx } from '../store/store.ts';
import { personKey } from './person-key.ts';

/** What is said where it is not known whether the address or its domain is meant. */
export const SUPPRESSED = 'The address or its domain is suppressed in this workspace.';

/** Of some addresses those that nobody of the workspace may mail: email key → why, as a sentence. */
export async function suppressedAmong(
  db: Store['db'] | Tx,
  workspaceId: string,
  addresses: readonly { email_key: string; domain: string }[],
): Promise<Map<string, string>> {
  if (addresses.length === 0) return new Map();
  const keys = [...new Set(addresses.flatMap(({ email_key }) => [email_key, personKey(email_key)]))];
  const domains = [...new Set(addresses.map(({ domain }) => domain))];
  const found = await db
    .selectFrom('suppressions')
    .select(['kind', 'value', 'reason'])
    .where('workspace_id', '=', workspaceId)
    .where((where) =>
      where.or([
        where.and([where('kind', '=', 'address'), where('value', 'in', keys)]),
        where.and([where('kind', '=', 'domain'), where('value', 'in', domains)]),
      ]),
    )
    .execute();
  const reasons = new Map(found.map((row) => [`${row.kind}:${row.value}`, row.reason]));
  return new Map(
    addresses.flatMap(({ email_key, domain }) => {
      const address = reasons.get(`address:${email_key}`) ?? reasons.get(`address:${personKey(email_key)}`);
      if (address !== undefined) return [[email_key, `The address is suppressed in this workspace (${address}).`]];
      const whole = reasons.get(`domain:${domain}`);
      return whole === undefined ? [] : [[email_key, `Its domain is suppressed in this workspace (${whole}).`]];
    }),
  );
}
