import type { Design } from '../../design/design.ts';
import { pick } from '../../language/hash.ts';

/** Why people prove who they are in this way, and in no other. */
export function signInReason({ people, key }: Pick<Design, 'people' | 'key'>, auth: string): string {
  const { user } = people;
  if (/\bPIN\b/.test(auth))
    return 'hands that work have no time for mail: who it is takes four digits, and nobody waits for a link.';
  if (/\bpasskeys?\b/.test(auth))
    return 'nothing is typed that could be stolen, and no second vendor holds who people are.';
  if (!/\bmailed\b/.test(auth))
    return auth.startsWith('own ')
      ? `no second vendor holds who ${user.many} are.`
      : `it knows who ${user.many} are and keeps their passwords.`;
  return pick(
    [
      `${user.many} forget passwords they rarely use. No second vendor holds who they are.`,
      `a mailed link leaks no password, and resets none.`,
      `nobody signs up elsewhere first, and ${user.many} have mail.`,
    ],
    key,
  );
}
