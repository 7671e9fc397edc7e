import type { InboundMail } from '../../../mail/inbound/inbound-mail.ts';
import { readEmailKey } from '../../email-key.ts';
import { personKey } from '../../person-key.ts';
import { HAS_GONE } from './absence-words.ts';
import { plain } from './calendar-names.ts';

const READ_MAX = 2_000;
const ADDRESS = /[\w.+'-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu;

/** What an automatic answer says of somebody who is gone for good: whom to write to instead, if it names one address. */
export function readWhoLeft(words: string, mail: InboundMail): { hasLeft: true; successor: string | null } | undefined {
  const said = words.slice(0, READ_MAX);
  if (!HAS_GONE.test(plain(said))) return undefined;
  const own = new Set([mail.from?.address, ...mail.to, ...mail.deliveredTo].map((one) => keyOf(one ?? '')));
  const named = new Map((said.match(ADDRESS) ?? []).map((one) => [keyOf(one), one.toLowerCase()]));
  const others = [...named].filter(([key]) => key !== undefined && !own.has(key));
  return { hasLeft: true, successor: others.length === 1 ? (others[0]?.[1] ?? null) : null };
}

function keyOf(address: string): string | undefined {
  const key = readEmailKey(address)?.key;
  return key === undefined ? undefined : personKey(key);
}
