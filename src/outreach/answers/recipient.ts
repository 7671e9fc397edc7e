import type { Selectable } from 'kysely';
import type { ReplyTable } from '../../store/outreach-tables.ts';

type Reply = Pick<Selectable<ReplyTable>, 'answer_to' | 'from_address'>;

/** Where the answer to a reply goes: where it came from, or where it asked for one and may. */
export const recipientOf = ({ answer_to, from_address }: Reply): string => answer_to ?? from_address;

/** Whose wish for no more mail keeps an answer from leaving: who is answered, and who wrote. */
export const concernedBy = (reply: Reply): string[] => [
  ...new Set([recipientOf(reply), reply.from_address || recipientOf(reply)]),
];
