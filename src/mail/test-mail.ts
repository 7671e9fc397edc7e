import type { Ids } from '../system/ids.ts';
import { checkedAddress } from './address.ts';
import type { DkimKey } from './dkim.ts';
import type { OutgoingMail } from './message.ts';
import type { SendHooks } from './outcome.ts';

/**
 * A mail from a mailbox to itself, so that its owner sees that it sends and how its mail arrives. Throws AppError
 * `unprocessable` when the address is none. `date` in epoch milliseconds.
 */
export function testMail(
  mailbox: { name: string; address: string; dkim?: DkimKey },
  { ids, date }: { ids: Ids; date: number },
): OutgoingMail {
  const address = checkedAddress(mailbox.address, 'The mailbox’s address');
  const domain = address.slice(address.lastIndexOf('@') + 1);
  return {
    from: { name: mailbox.name, address },
    to: address,
    subject: 'Planwright can send from this mailbox',
    text: 'This is the test mail you asked for. When it is in your inbox, the mailbox is set up.\n\nLook at its headers, too: SPF and DKIM should say "pass" there, or it would end in the spam of others.\n',
    html: null,
    messageId: `<${ids.next('send')}@${domain}>`,
    inReplyTo: null,
    references: [],
    date,
    envelopeFrom: address,
    // It goes to its own sender, who asked for it.
    listUnsubscribe: null,
    ...(mailbox.dkim ? { dkim: mailbox.dkim } : {}),
  };
}

/** For a mail that nothing may stop and that leaves no record. */
export const NO_HOOKS: SendHooks = {
  beforeMailFrom: async () => undefined,
  dataBegins: async () => undefined,
};
